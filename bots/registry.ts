import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Every bot that can be asked for by name. */
export const BOTS: readonly Bot[] = [random, greedy];

export function botNamed(name: string): Bot {
  const bot = BOTS.find((held) => held.name === name);
  if (bot) return bot;
  const names = BOTS.map((held) => held.name).join(', ');
  throw new Error(`there is no bot called "${name}"; there are ${names}`);
}
