import type { FastifyInstance } from 'fastify';
import { courseOf } from '../house/loading.ts';
import { eyeFor } from '../house/play.ts';
import * as form from '../protocol/index.ts';
import { read } from './answers.ts';
import type { Desk } from './desk.ts';
import { inTime } from './table-routes.ts';

/** Whoever steps through a game asks often, but each answer is a fold: the page waits for a rest. */
const LOOKS_PER_MINUTE = 240;

/**
 * The table as the asking eye saw it after an entry: for looking back while the game is on. It is
 * folded up to there and looked at like any table, so it shows what that eye was shown then.
 */
export function pastRoute(app: FastifyInstance, desk: Desk): void {
  const { house } = desk;
  app.get('/api/tables/:id/past', desk.limited(LOOKS_PER_MINUTE), async (request, reply) => {
    const { seq, seat, invite } = read(form.pastQuery, request.query);
    const guest = (await desk.guest(request))?.id ?? null;
    const live = await desk.table(request);
    const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
    const { entries, ...terms } = await courseOf(house.store, live.row);
    // Entries are numbered from 1 without gaps; past the last one is now.
    const course = { ...terms, entries: entries.slice(0, seq) };
    const look = await inTime(house.crew.run({ do: 'look', course, eye }, house.foldMs));
    return reply.type('application/json').send(`{"look":${look}}`);
  });
}
