import type { Me, Refusal, TableBody, TableInfo, TableLists } from '@incognita/server/protocol';
import type { Said } from './session.ts';

/** What the server would not do, in every language of the page. */
export class Turned extends Error {
  readonly said: Said;

  constructor(refused: Refusal) {
    super(refused.text.en);
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
  if (!answer) throw new Turned(OUT_OF_REACH);
  const told: unknown = await answer.json().catch(() => null);
  const refused = (told as { refused?: Refusal } | null)?.refused;
  if (refused) throw new Turned(refused);
  // A page without a server gets its own index.html back: an answer, but not from a house.
  if (!answer.ok || told === null) throw new Turned(OUT_OF_REACH);
  return told as V;
}

/** Whether a server is behind this page at all. */
export const houseAnswers = (): Promise<boolean> =>
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

/** Moves a whole game of this browser to the server; of several people, whoever does it keeps one seat. */
export async function moveIn(saved: unknown, seat: number): Promise<TableInfo> {
  return (await ask<{ info: TableInfo }>(`/tables/import?seat=${seat}`, saved)).info;
}
