import {
  Chance,
  deriveKey,
  Engine,
  type Language,
  newChance,
  type Teller,
  type World,
} from '@incognita/kernel';
import { auztralia } from '../index.ts';
import type { Auztralia } from '../rules/kit.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dee'];
const seat = (n: number): string => NAMES[n] ?? `undefined ${n}`;

/** Somebody who reads the table in either language. */
export const tellers: Readonly<Record<Language, Teller>> = {
  en: { language: 'en', seat },
  fr: { language: 'fr', seat },
};

/** Plays a whole game at random and looks at every position on the way. */
export function playOut(
  mode: string,
  look: (engine: Engine<Auztralia>, world: World<Auztralia>) => void,
): void {
  const engine = new Engine(auztralia);
  const { world } = engine.begin(auztralia.modes[mode], deriveKey('0'.repeat(64), mode));
  const chance = new Chance(newChance(deriveKey('1'.repeat(64), mode)));
  for (;;) {
    look(engine, world);
    const choices = engine.choices(world);
    const choice = choices[choices.length > 0 ? chance.below(choices.length) : 0];
    if (!choice) return;
    engine.apply(world, choice);
  }
}
