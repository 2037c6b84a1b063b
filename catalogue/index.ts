import type { AnyFace, AnyGame, GameCode, Manifest } from '@incognita/kernel';
import * as games from './games.ts';

/** All games, in the order in which they are shown. */
export const MANIFESTS: readonly Manifest[] = Object.values<Manifest>(games).sort(
  (a, b) => a.order - b.order,
);

/** Those that can be played. */
export const PLAYABLE: readonly Manifest[] = MANIFESTS.filter(({ code }) => code !== null);

export const manifestOf = (id: string): Manifest | null =>
  MANIFESTS.find((manifest) => manifest.id === id) ?? null;

/** The rules of a game. Rejects with a sentence where there is none, or where it is not ready. */
export async function rulesOf(id: string): Promise<AnyGame> {
  return (await codeOf(id)).rules();
}

/** The face of a game, in the same way. */
export async function faceOf(id: string): Promise<AnyFace> {
  return (await codeOf(id)).face();
}

async function codeOf(id: string): Promise<GameCode> {
  const code = manifestOf(id)?.code;
  if (code) return code;
  throw new Error(
    `there is no game called "${id}"; there are ${PLAYABLE.map((held) => held.id).join(', ')}`,
  );
}

/** The rules of every game that can be played: for a server or a command line, which hold them all. */
export const allRules = (): Promise<AnyGame[]> =>
  Promise.all(PLAYABLE.map((manifest) => rulesOf(manifest.id)));
