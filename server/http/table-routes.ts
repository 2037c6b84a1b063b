import type { FastifyInstance } from 'fastify';
import { TooLong } from '../crew/crew.ts';
import type { Job } from '../crew/work.ts';
import { courseOf } from '../house/loading.ts';
import { chat, eyeFor, play, type Wish } from '../house/play.ts';
import type { Answer } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { no } from '../text/index.ts';
import { read, replyWith } from './answers.ts';
import type { Desk } from './desk.ts';
import { pastRoute } from './past-route.ts';

/** Playing by plain requests: for scripts, and for whoever cannot open a socket. */
export function tableRoutes(app: FastifyInstance, desk: Desk): void {
  const { house } = desk;

  app.get('/api/tables/:id', async (request) => {
    const { since, seat, invite } = read(form.lookQuery, request.query);
    const guest = (await desk.guest(request))?.id ?? null;
    const live = await desk.table(request);
    const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
    return house.view(live, guest, eye, since ?? null);
  });

  for (const what of ['story', 'export'] as const)
    app.get(`/api/tables/:id/${what}`, desk.limited(60), async (request, reply) => {
      const { seat, invite } = read(form.lookQuery, request.query);
      const guest = (await desk.guest(request))?.id ?? null;
      const live = await desk.table(request);
      const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
      const job: Job = { do: what, course: await courseOf(house.store, live.row), eye };
      const text = await inTime(house.crew.run(job, house.foldMs));
      return reply.type('application/json').send(what === 'story' ? `{"told":${text}}` : text);
    });

  pastRoute(app, desk);

  const wishes = {
    moves: { schema: form.moveBody, do: 'submit' },
    undo: { schema: form.undoBody, do: 'undo' },
    consent: { schema: form.consentBody, do: 'consent' },
    entropy: { schema: form.entropyBody, do: 'entropy' },
    'to-bot': { schema: form.toBotBody, do: 'to-bot' },
    'to-human': { schema: form.toHumanBody, do: 'to-human' },
  } as const;
  for (const [path, { schema, do: what }] of Object.entries(wishes))
    app.post(`/api/tables/:id/${path}`, async (request, reply) => {
      const guest = await desk.mustBeGuest(request);
      // Each schema makes the fields of the wish of its word.
      const wish = { do: what, ...read(schema, request.body) } as Wish;
      const live = await desk.table(request);
      const answer = await new Promise<Answer>((resolve) =>
        play(house, live, guest, wish, resolve),
      );
      return replyWith(reply, answer);
    });

  app.post('/api/tables/:id/chat', async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    const { text } = read(form.chatBody, request.body);
    return replyWith(reply, await chat(house, await desk.table(request), guest, text));
  });
}

/** A job of the crew; one that is given up is a refusal, not a failure. */
export async function inTime(job: Promise<unknown>): Promise<string> {
  try {
    return String(await job);
  } catch (error) {
    if (error instanceof TooLong) throw no('too-long', {});
    throw error;
  }
}
