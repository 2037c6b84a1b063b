import type { FastifyInstance } from 'fastify';
import type { ChannelSetup } from '../notify/channel-setup.ts';
import { STOP, STOPPED } from '../notify/notice.ts';
import * as form from '../protocol/index.ts';
import { no } from '../text/index.ts';
import { read } from './answers.ts';
import type { RequestContext } from './request-context.ts';

const CHANGES_PER_MINUTE = 30;
const CODES_PER_MINUTE = 5;

/** How a person is told of their turn: by mail, by a webhook, by their browser, or not at all. */
export function noticeRoutes(
  app: FastifyInstance,
  context: RequestContext,
  channelSetup: ChannelSetup,
): void {
  const often = context.limited(CHANGES_PER_MINUTE);
  const seldom = context.limited(CODES_PER_MINUTE);
  const me = async (request: Parameters<RequestContext['mustBeGuest']>[0]): Promise<string> =>
    (await context.mustBeGuest(request)).id;

  app.get('/api/notices', async (request) => channelSetup.info(await me(request)));

  app.post('/api/notices/language', often, async (request) =>
    channelSetup.speak(await me(request), read(form.languageBody, request.body).language),
  );

  app.post('/api/notices/mail', seldom, async (request) =>
    channelSetup.mailTo(await me(request), read(form.mailBody, request.body)),
  );
  app.post('/api/notices/mail/code', seldom, async (request) =>
    channelSetup.confirmMail(await me(request), read(form.mailCodeBody, request.body).code),
  );
  app.delete('/api/notices/mail', often, async (request) =>
    channelSetup.endMail(await me(request)),
  );

  app.post('/api/notices/webhook', seldom, async (request) =>
    channelSetup.hookTo(await me(request), read(form.webhookBody, request.body)),
  );
  app.delete('/api/notices/webhook', often, async (request) =>
    channelSetup.endHook(await me(request)),
  );

  app.post('/api/notices/push', often, async (request) =>
    channelSetup.pushTo(await me(request), read(form.pushBody, request.body)),
  );
  app.post('/api/notices/push/end', often, async (request) =>
    channelSetup.endPush(await me(request), read(form.pushEndBody, request.body).endpoint),
  );

  stopRoutes(app, context, channelSetup);
}

/** The way out that stands in every letter. Mail programs look at links, so only a press ends it. */
function stopRoutes(
  app: FastifyInstance,
  context: RequestContext,
  channelSetup: ChannelSetup,
): void {
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
    scope.get(path, context.limited(CHANGES_PER_MINUTE), async (request, reply) => {
      stopOf(request.params);
      const button = `<form method="post"><button>${STOP.en}<br><span lang="fr">${STOP.fr}</span></button></form>`;
      return reply.type('text/html; charset=utf-8').send(page(button));
    });
    scope.post(path, context.limited(CHANGES_PER_MINUTE), async (request, reply) => {
      await channelSetup.stopMail(stopOf(request.params));
      const said = `<p>${STOPPED.en}</p><p lang="fr">${STOPPED.fr}</p>`;
      return reply.type('text/html; charset=utf-8').send(page(said));
    });
  });
}

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Incognita</title></head><body>${body}</body></html>`;
