import type { FastifyInstance } from 'fastify';
import { costOf } from '../limits/costs.ts';
import { chat, eyeFor, type PlayerAction, play } from '../play/moves.ts';
import type { Answer } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { no } from '../text/index.ts';
import { read, replyWith, wrapped } from './answers.ts';
import { pastRoute } from './past-route.ts';
import type { RequestContext } from './request-context.ts';

/** Playing by plain requests: for scripts, and for whoever cannot open a socket. */
export function tableRoutes(app: FastifyInstance, context: RequestContext): void {
  const { service } = context;

  app.get('/api/tables/:id', async (request, reply) => {
    const { since, seat, invite } = read(form.viewQuery, request.query);
    const guest = (await context.guest(request))?.id ?? null;
    const live = await context.table(request);
    const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
    const sync = service.sync(live, guest, eye, since ?? null);
    return reply.type('application/json').send(service.withPresence(live, sync));
  });

  for (const what of ['story', 'export'] as const)
    app.get(`/api/tables/:id/${what}`, context.limited(60), async (request, reply) => {
      const { seat, invite } = read(form.viewQuery, request.query);
      const guest = (await context.guest(request))?.id ?? null;
      const live = await context.table(request);
      const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
      const bytes = await service.readings.read(what, live, eye, context.visitor(request));
      const [before, after] = what === 'story' ? ['{"told":', '}'] : ['', ''];
      return reply.type('application/json').send(wrapped(before, bytes, after));
    });

  pastRoute(app, context);

  const preferences = {
    moves: { schema: form.moveBody, do: 'submit' },
    undo: { schema: form.undoBody, do: 'undo' },
    consent: { schema: form.consentBody, do: 'consent' },
    entropy: { schema: form.entropyBody, do: 'entropy' },
    'to-bot': { schema: form.toBotBody, do: 'to-bot' },
    'to-human': { schema: form.toHumanBody, do: 'to-human' },
    'pass-in-advance': { schema: form.passBody, do: 'pass-in-advance' },
  } as const;
  for (const [path, { schema, do: what }] of Object.entries(preferences))
    app.post(`/api/tables/:id/${path}`, async (request, reply) => {
      const guest = await context.mustBeGuest(request);
      // Each schema yields the fields of the action of that name.
      const action = { do: what, ...read(schema, request.body) } as PlayerAction;
      const live = await context.table(request);
      if (!context.visitor(request).work.take(costOf(action))) throw no('too-fast', {});
      const answer = await new Promise<Answer>((resolve) =>
        play(service, live, guest, action, resolve),
      );
      return replyWith(reply, answer);
    });

  app.post('/api/tables/:id/chat', async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const { text } = read(form.chatBody, request.body);
    return replyWith(reply, await chat(service, await context.table(request), guest, text));
  });
}
