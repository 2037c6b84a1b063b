import { isExpedition } from '../rules/crew.ts';
import type { Game } from '../rules/kit.ts';
import type { PlayerWords, Words } from './words.ts';

/** Words for those who play alone or together. */
const EXPEDITION: readonly (keyof Words)[] = ['card', 'turn', 'smallDisplay'];
const EXPEDITION_PLAYER: readonly (keyof PlayerWords)[] = ['food', 'morale', 'franklin'];
const EXPEDITION_NEXT = ['small', 'cards'] as const;
/** Words for those who compete. */
const STANDARD: readonly (keyof Words)[] = ['passed'];

/** Refuses words of another way to play: what they put there would never be looked at. */
export function checkMode(g: Game, words: Words): void {
  const players = [...(words.players ?? []).entries()];
  if (isExpedition(g)) for (const word of STANDARD) refuse(words[word], word, '"play": "standard"');
  else {
    const needed = '"play": "solo" or "coop"';
    for (const word of EXPEDITION) refuse(words[word], word, needed);
    for (const word of EXPEDITION_NEXT) refuse(words.next?.[word], `next.${word}`, needed);
    for (const [seat, player] of players)
      for (const word of EXPEDITION_PLAYER)
        refuse(player[word], `players[${seat}].${word}`, needed);
  }
  if (g.config.terror) return;
  refuse(words.tuunbaq, 'tuunbaq', '"terror": true');
  for (const [seat, player] of players)
    refuse(player.eaten, `players[${seat}].eaten`, '"terror": true');
}

function refuse(written: unknown, word: string, needed: string): void {
  if (written === undefined) return;
  throw new Error(
    `arrange.${word} is ${JSON.stringify(written)}; that needs a table with ${needed}`,
  );
}
