import { botNamed, worldsOf } from '@incognita/bots';
import { Chance, Engine, newChance } from '@incognita/kernel';
import { northwestPassage } from '@incognita/northwest-passage';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';

const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** Decisions in races for two that were played at random so far, a new one whenever one is over. */
function decisionsOf(name: string): number {
  const engine = new Engine(northwestPassage);
  const bot = botNamed(name);
  const dice = new Dice(1);
  let game = 0;
  let { world } = engine.begin({ seats: 2 }, seedOf(++game));
  return perSecond(() => {
    for (let i = 0; i < 10; i++) {
      const choices = engine.choices(world);
      if (choices.length > 0) engine.apply(world, choices[dice.below(choices.length)] as never);
      if (world.over) ({ world } = engine.begin({ seats: 2 }, seedOf(++game)));
    }
    const seat = engine.seatAsked(world) ?? 0;
    const chance = new Chance(newChance(seedOf(world.taken)));
    bot.choose(engine, worldsOf(engine, world, seat), seat, chance);
    return 1;
  });
}

const thinking = (level: string) => `${level} thinks`;

export const botLines: Bench = {
  lines: ['pip', 'ives', 'meridian'].map((level) => ({
    name: `bots/decisions-${level}`,
    unit: 'decisions/s',
    about: `decisions of ${level} in races of Northwest Passage for two; against those of nell, who plays as greedy does`,
    ours: thinking(level),
    baseline: thinking('nell'),
  })),
  variants: Object.fromEntries(
    ['pip', 'nell', 'ives', 'meridian'].map((level) => [
      thinking(level),
      { measure: () => decisionsOf(level) },
    ]),
  ),
};
