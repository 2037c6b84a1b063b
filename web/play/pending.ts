import type { NewGame } from './worker.ts';

/** Games that were just put together and wait for their page to open them. */
const pending = new Map<string, NewGame>();

export function announce(game: NewGame): void {
  pending.set(game.id, game);
}

/**
 * The game under that id, if it was just put together. It stays until its page has opened it once
 * and the browser keeps it; opening it twice at once (a strict React does) finds the same game.
 */
export const announced = (id: string): NewGame | null => pending.get(id) ?? null;

export function opened(id: string): void {
  pending.delete(id);
}

/** Ids of local games: short enough to read out, from a letter and digits that are not mistaken. */
export function newId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}
