import { BOTS } from '@incognita/bots';
import type { FastifyInstance } from 'fastify';
import { LISTED_COST_MS } from '../limits/costs.ts';
import { gameFormOf } from '../play/game-forms.ts';
import { importSavedGame } from '../play/import-game.ts';
import * as lobby from '../play/lobby.ts';
import { mayCome } from '../play/moves.ts';
import type { Me, ServerInfo } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import { infoFor } from '../tables/table-info.ts';
import { no, sentenceOf } from '../text/index.ts';
import { read, replyWith } from './answers.ts';
import { keepBodiesAsText } from './bodies.ts';
import { isSecureContext } from './origin.ts';
import type { RequestContext } from './request-context.ts';

/** Room for games of many thousand decisions. */
const SAVED_BYTES = 4 * 1024 * 1024;

/** Who I am, which games there are, and everything about a table before and after its game. */
export function lobbyRoutes(app: FastifyInstance, context: RequestContext): void {
  const { service, guests, settings } = context;
  const games = [...service.engines.values()].map(({ game }) => gameFormOf(game));

  app.get('/api/house', async (request): Promise<ServerInfo> => {
    const secure = isSecureContext(request.headers.host, settings);
    return {
      name: 'incognita',
      games: service.gameIds,
      bots: BOTS.map((bot) => bot.name),
      insecure: secure ? null : sentenceOf('insecure-origin', {}),
      messageBytes: settings.messageBytes,
    };
  });

  app.get('/api/games', async () => ({ games }));

  app.get('/api/me', async (request): Promise<Me> => {
    const guest = await context.guest(request);
    return { guest: guest && { name: guest.name } };
  });

  app.post('/api/me', context.limited(settings.guestsPerMinute), async (request, reply) => {
    const { name } = read(form.nameBody, request.body);
    const known = await context.guest(request);
    const guest = await guests.name(known, name);
    const me: Me = { guest: { name: guest.name } };
    // Whoever has signed in keeps the cookie of that.
    if (known !== null && (await guests.session(request.headers))) return me;
    return reply.header('set-cookie', guests.cookieOf(guest)).send(me);
  });

  // For scripts, which keep their token themselves. A page never sees the token of its cookie.
  app.post('/api/guests', context.limited(settings.guestsPerMinute), async (request) => {
    const { name } = read(form.nameBody, request.body);
    const guest = await guests.name(null, name);
    return { guest: { name: guest.name }, token: guests.tokenOf(guest) };
  });

  app.get('/api/tables', async (request) => {
    const found = await lobby.lists(service, (await context.guest(request))?.id ?? null);
    const listed = found.mine.length + found.open.length + found.running.length;
    context.visitor(request).work.spend(listed * LISTED_COST_MS);
    return found;
  });

  app.post('/api/tables', context.limited(settings.tablesPerMinute), async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const live = await lobby.openTable(service, guest, read(form.tableBody, request.body));
    return reply.code(201).send({ info: infoFor(live.row, guest.id) });
  });

  app.register(async (scope) => {
    keepBodiesAsText(scope);
    // A saved game is longer than anything else that people send.
    const limits = { ...context.limited(settings.tablesPerMinute), bodyLimit: SAVED_BYTES };
    scope.post('/api/tables/import', limits, async (request, reply) => {
      const guest = await context.mustBeGuest(request);
      const { seat } = read(form.importQuery, request.query);
      const text = read(form.fileText, request.body);
      const visitor = context.visitor(request);
      if (!visitor.imports.take(text.length)) throw no('too-many-bytes', {});
      const live = await importSavedGame(service, guest, text, seat ?? null, visitor);
      return reply.code(201).send({ info: infoFor(live.row, guest.id) });
    });
  });

  app.get('/api/codes/:code', context.limited(60), async (request) => {
    const { code } = request.params as { readonly code: string };
    const row = await service.store.tableByCode(read(form.tableCode, code.toLowerCase()));
    if (row === null || row.visibility === 'private') throw no('no-table', {});
    const guest = await context.guest(request);
    return { info: infoFor(service.fresh(row), guest?.id ?? null) };
  });

  app.post('/api/tables/:id/join', async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const { seat, invite } = read(form.joinBody, request.body ?? {});
    const live = await context.table(request);
    return replyWith(reply, await lobby.join(service, live, guest, seat, invite));
  });

  app.post('/api/tables/:id/leave', async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    read(form.nothing, request.body);
    return replyWith(reply, await lobby.leave(service, await context.table(request), guest));
  });

  app.post('/api/tables/:id/start', async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    read(form.nothing, request.body);
    const live = await context.table(request);
    if (!mayCome(live, guest.id, undefined)) throw no('no-table', {});
    return replyWith(reply, await lobby.start(service, live, guest));
  });

  app.post('/api/tables/:id/seats/:seat', async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const seat = read(form.seat, Number((request.params as { readonly seat: string }).seat));
    const live = await context.table(request);
    if (!mayCome(live, guest.id, undefined)) throw no('no-table', {});
    const body = read(form.seatBody, request.body);
    return replyWith(reply, await lobby.arrange(service, live, guest, seat, body));
  });

  app.post(
    '/api/tables/:id/rematch',
    context.limited(settings.tablesPerMinute),
    async (request) => {
      const guest = await context.mustBeGuest(request);
      read(form.nothing, request.body);
      const next = await lobby.rematch(service, await context.table(request), guest);
      return { info: infoFor(next.row, guest.id) };
    },
  );
}
