import { isNestedDeeper, MAX_JSON_DEPTH } from '@incognita/table';
import type { FastifyInstance } from 'fastify';
import { no } from '../text/index.ts';

const JSON_TYPE = 'application/json';

/** Bodies are JSON and nothing else, and are held to their depth before anything is made of them. */
export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isNestedDeeper(text)) done(no('too-deep', { levels: MAX_JSON_DEPTH }));
    else parse(request, text, done);
  });
}

/** Here bodies stay the text that they are: a thread reads them, off the event loop. */
export function keepBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
}
