import type { FastifyInstance } from 'fastify';
import type { Choosing } from '../notify/choosing.ts';
import { STOP, STOPPED } from '../notify/notice.ts';
import * as form from '../protocol/index.ts';
import { no } from '../text/index.ts';
import { read } from './answers.ts';
import type { Desk } from './desk.ts';

const CHANGES_PER_MINUTE = 30;
const CODES_PER_MINUTE = 5;

/** How a person is told of their turn: by mail, by a webhook, by their browser, or not at all. */
export function noticeRoutes(app: FastifyInstance, desk: Desk, choosing: Choosing): void {
  const often = desk.limited(CHANGES_PER_MINUTE);
  const seldom = desk.limited(CODES_PER_MINUTE);
  const me = async (request: Parameters<Desk['mustBeGuest']>[0]): Promise<string> =>
    (await desk.mustBeGuest(request)).id;

  app.get('/api/notices', async (request) => choosing.info(await me(request)));

  app.post('/api/notices/language', often, async (request) =>
    choosing.speak(await me(request), read(form.languageBody, request.body).language),
  );

  app.post('/api/notices/mail', seldom, async (request) =>
    choosing.mailTo(await me(request), read(form.mailBody, request.body)),
  );
  app.post('/api/notices/mail/code', seldom, async (request) =>
    choosing.confirmMail(await me(request), read(form.mailCodeBody, request.body).code),
  );
  app.delete('/api/notices/mail', often, async (request) => choosing.endMail(await me(request)));

  app.post('/api/notices/webhook', seldom, async (request) =>
    choosing.hookTo(await me(request), read(form.webhookBody, request.body)),
  );
  app.delete('/api/notices/webhook', often, async (request) => choosing.endHook(await me(request)));

  app.post('/api/notices/push', often, async (request) =>
    choosing.pushTo(await me(request), read(form.pushBody, request.body)),
  );
  app.post('/api/notices/push/end', often, async (request) =>
    choosing.endPush(await me(request), read(form.pushEndBody, request.body).endpoint),
  );

  stopRoutes(app, desk, choosing);
}

/** The way out that stands in every letter. Mail programs look at links, so only a press ends it. */
function stopRoutes(app: FastifyInstance, desk: Desk, choosing: Choosing): void {
  const path = '/api/notices/stop/:stop';
  const stopOf = (params: unknown): string => {
    const { stop } = params as { readonly stop: string };
    if (!/^[a-z2-7]{32}$/.test(stop)) throw no('no-page', {});
    return stop;
  };
  // What a form or a mail program sends along says nothing that we need.
  app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    );
    scope.get(path, desk.limited(CHANGES_PER_MINUTE), async (request, reply) => {
      stopOf(request.params);
      const button = `<form method="post"><button>${STOP.en}<br><span lang="fr">${STOP.fr}</span></button></form>`;
      return reply.type('text/html; charset=utf-8').send(page(button));
    });
    scope.post(path, desk.limited(CHANGES_PER_MINUTE), async (request, reply) => {
      await choosing.stopMail(stopOf(request.params));
      const said = `<p>${STOPPED.en}</p><p lang="fr">${STOPPED.fr}</p>`;
      return reply.type('text/html; charset=utf-8').send(page(said));
    });
  });
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Incognita</title></head><body>${body}</body></html>`;
