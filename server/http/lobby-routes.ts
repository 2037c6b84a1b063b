import { BOTS } from '@incognita/bots';
import type { FastifyInstance } from 'fastify';
import { formOf } from '../house/forms.ts';
import { infoFor } from '../house/info.ts';
import * as lobby from '../house/lobby.ts';
import { moveInto } from '../house/moving-in.ts';
import { mayCome } from '../house/play.ts';
import type { HouseInfo, Me } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { no, tell } from '../text/index.ts';
import { read, replyWith } from './answers.ts';
import type { Desk } from './desk.ts';
import { isSecureContext } from './origin.ts';

/** Room for games of many thousand decisions. */
const SAVED_BYTES = 4 * 1024 * 1024;

/** Who I am, which games there are, and everything about a table before and after its game. */
export function lobbyRoutes(app: FastifyInstance, desk: Desk): void {
  const { house, guests, settings } = desk;
  const games = [...house.engines.values()].map(({ game }) => formOf(game));

  app.get('/api/house', async (request): Promise<HouseInfo> => {
    const secure = isSecureContext(request.headers.host, settings);
    return {
      name: 'incognita',
      games: house.gameIds,
      bots: BOTS.map((bot) => bot.name),
      insecure: secure ? null : tell('insecure-origin', {}),
      messageBytes: settings.messageBytes,
    };
  });

  app.get('/api/games', async () => ({ games }));

  app.get('/api/me', async (request): Promise<Me> => {
    const guest = await desk.guest(request);
    return { guest: guest && { name: guest.name } };
  });

  app.post('/api/me', desk.limited(settings.guestsPerMinute), async (request, reply) => {
    const { name } = read(form.nameBody, request.body);
    const known = await desk.guest(request);
    const guest = await guests.name(known, name);
    const me: Me = { guest: { name: guest.name } };
    // Whoever has signed in keeps the cookie of that.
    if (known !== null && (await guests.session(request.headers))) return me;
    return reply.header('set-cookie', guests.cookieOf(guest)).send(me);
  });

  // For scripts, which keep their token themselves. A page never sees the token of its cookie.
  app.post('/api/guests', desk.limited(settings.guestsPerMinute), async (request) => {
    const { name } = read(form.nameBody, request.body);
    const guest = await guests.name(null, name);
    return { guest: { name: guest.name }, token: guests.tokenOf(guest) };
  });

  app.get('/api/tables', async (request) =>
    lobby.lists(house, (await desk.guest(request))?.id ?? null),
  );

  app.post('/api/tables', desk.limited(settings.tablesPerMinute), async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    const live = await lobby.openTable(house, guest, read(form.tableBody, request.body));
    return reply.code(201).send({ info: infoFor(live.row, guest.id) });
  });

  // A saved game is longer than anything else that people send.
  app.post(
    '/api/tables/import',
    { ...desk.limited(settings.tablesPerMinute), bodyLimit: SAVED_BYTES },
    async (request, reply) => {
      const guest = await desk.mustBeGuest(request);
      const { seat } = read(form.importQuery, request.query);
      const live = await moveInto(house, guest, request.body, seat ?? null);
      return reply.code(201).send({ info: infoFor(live.row, guest.id) });
    },
  );

  app.get('/api/codes/:code', desk.limited(60), async (request) => {
    const { code } = request.params as { readonly code: string };
    const row = await house.store.tableByCode(read(form.tableCode, code.toLowerCase()));
    if (row === null || row.visibility === 'private') throw no('no-table', {});
    const guest = await desk.guest(request);
    return { info: infoFor(house.fresh(row), guest?.id ?? null) };
  });

  app.post('/api/tables/:id/join', async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    const { seat, invite } = read(form.joinBody, request.body ?? {});
    const live = await desk.table(request);
    return replyWith(reply, await lobby.join(house, live, guest, seat, invite));
  });

  app.post('/api/tables/:id/leave', async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    read(form.nothing, request.body);
    return replyWith(reply, await lobby.leave(house, await desk.table(request), guest));
  });

  app.post('/api/tables/:id/start', async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    read(form.nothing, request.body);
    const live = await desk.table(request);
    if (!mayCome(live, guest.id, undefined)) throw no('no-table', {});
    return replyWith(reply, await lobby.start(house, live, guest));
  });

  app.post('/api/tables/:id/seats/:seat', async (request, reply) => {
    const guest = await desk.mustBeGuest(request);
    const seat = read(form.seat, Number((request.params as { readonly seat: string }).seat));
    const live = await desk.table(request);
    if (!mayCome(live, guest.id, undefined)) throw no('no-table', {});
    const wish = read(form.seatBody, request.body);
    return replyWith(reply, await lobby.arrange(house, live, guest, seat, wish));
  });

  app.post('/api/tables/:id/rematch', desk.limited(settings.tablesPerMinute), async (request) => {
    const guest = await desk.mustBeGuest(request);
    read(form.nothing, request.body);
    const next = await lobby.rematch(house, await desk.table(request), guest);
    return { info: infoFor(next.row, guest.id) };
  });
}
