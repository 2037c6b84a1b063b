import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS, scout } from './levels.ts';
import { random } from './random.ts';

/** Every bot that can be asked for by name. */
export const BOTS: readonly Bot[] = [random, greedy];

export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name);

/** Those and the ones whose strength is still being measured: for the lab. */
const ALL: readonly Bot[] = [...BOTS, ...LEVELS, scout];

/** A bot was asked for that does not exist, or no longer. */
export class UnknownBotError extends Error {
  override name = 'UnknownBotError';
  readonly kind: string;
  readonly known: readonly string[];

  constructor(kind: string, known: readonly string[]) {
    super(`there is no bot called "${kind}"; there are ${known.join(', ')}`);
    this.kind = kind;
    this.known = known;
  }
}

export function botNamed(name: string): Bot {
  const bot = ALL.find((held) => held.name === name);
  if (bot) return bot;
  throw new UnknownBotError(
    name,
    ALL.map((held) => held.name),
  );
}
