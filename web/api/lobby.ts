import type {
  Me,
  Refusal,
  TableBody,
  TableInfo,
  TableLists,
  UpgradeOffer,
  UpgradeWish,
} from '@incognita/server/protocol';
import type { Said } from '../play/session.ts';

/** What the server would not do, in every language of the page. */
export class RefusedError extends Error {
  readonly said: Said;
  readonly code: string;

  constructor(refused: Refusal) {
    super(refused.text.en);
    this.code = refused.code;
    this.said = refused.text;
  }
}

const OUT_OF_REACH: Refusal = {
  code: 'unreachable',
  text: { en: 'The server does not answer.', fr: 'Le serveur ne répond pas.' },
  rule: null,
};

/** Asks the server something; what it refuses is thrown as a sentence. */
export async function ask<V>(path: string, body?: unknown, method = 'GET'): Promise<V> {
  const answer = await fetch(`/api${path}`, {
    ...(body === undefined
      ? { method }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
  }).catch(() => null);
  if (!answer) throw new RefusedError(OUT_OF_REACH);
  const told: unknown = await answer.json().catch(() => null);
  const refused = (told as { refused?: Refusal } | null)?.refused;
  if (refused) throw new RefusedError(refused);
  // A page without a server gets its own index.html back: an answer, but not of our server.
  if (!answer.ok || told === null) throw new RefusedError(OUT_OF_REACH);
  return told as V;
}

/** Whether a server is behind this page at all. */
export const serverInfo = (): Promise<boolean> =>
  ask('/house').then(
    () => true,
    () => false,
  );

/**
 * A guest needs a name before anything else; the cookie that comes back is the server's. Whoever
 * gives no name keeps the one that the server knows, or is called `otherwise`.
 */
export async function introduce(name: string, otherwise: string): Promise<void> {
  const { guest } = await ask<Me>('/me');
  const wanted = name.trim() || guest?.name || otherwise;
  if (guest?.name !== wanted) await ask('/me', { name: wanted });
}

export const lists = (): Promise<TableLists> => ask('/tables');

export async function openTable(wish: TableBody): Promise<TableInfo> {
  return (await ask<{ info: TableInfo }>('/tables', wish)).info;
}

export async function byCode(code: string): Promise<TableInfo> {
  const path = `/codes/${encodeURIComponent(code.trim().toLowerCase())}`;
  return (await ask<{ info: TableInfo }>(path)).info;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const join = (id: string, invite: string | null): Promise<unknown> =>
  ask(`${at(id)}/join`, invite ? { invite } : {});
export const sitDown = (id: string, seat: number, invite: string | null): Promise<unknown> =>
  ask(`${at(id)}/join`, { seat, ...(invite ? { invite } : {}) });
export const leave = (id: string): Promise<unknown> => ask(`${at(id)}/leave`, {});
export const start = (id: string): Promise<unknown> => ask(`${at(id)}/start`, {});
export const seatBot = (id: string, seat: number, kind: string): Promise<unknown> =>
  ask(`${at(id)}/seats/${seat}`, { to: 'bot', kind });
export const seatOpen = (id: string, seat: number): Promise<unknown> =>
  ask(`${at(id)}/seats/${seat}`, { to: 'open' });
export async function rematch(id: string): Promise<TableInfo> {
  return (await ask<{ info: TableInfo }>(`${at(id)}/rematch`, {})).info;
}

/** What is offered at a table that takes another course by new rules; refused at any other. */
export const upgradeOffer = (id: string): Promise<UpgradeOffer> => ask(`${at(id)}/upgrade`);
export const wishUpgrade = (id: string, wish: UpgradeWish): Promise<UpgradeOffer> =>
  ask(`${at(id)}/upgrade`, { wish });
export const upgradeExport = (id: string): Promise<unknown> => ask(`${at(id)}/upgrade/export`);

/** Moves a whole game of this browser to the server; of several people, whoever does it keeps one seat. */
export async function importTable(saved: unknown, seat: number): Promise<TableInfo> {
  return (await ask<{ info: TableInfo }>(`/tables/import?seat=${seat}`, saved)).info;
}
