import type { Colour, MonsterType } from '../content/effects.ts';
import { standardContent } from '../content/index.ts';
import type { Difficulty, Direction, Family } from '../content/types.ts';

/** A noun as sentences need it: a Ghoul, the Ghoul, of the Ghoul; une Goule, la Goule, de la Goule. */
export interface Noun {
  readonly one: string;
  readonly a: string;
  readonly the: string;
  /** `of the Ghoul`, `de la Goule` */
  readonly of: string;
  /** `to the Ghoul`, `à la Goule` */
  readonly to: string;
  /** French agrees with it. */
  readonly feminine: boolean;
}

/** What things are called in one language. */
export interface Names {
  /** A survivor, the Dog, a monster or a tile, by id. */
  readonly noun: (id: string) => Noun;
  /** Anything that has a face, by id: what is printed on top of it. */
  readonly title: (id: string) => string;
  /** What an effect comes from: the same, but a character's ability for the character. */
  readonly source: (id: string) => string;
  /** The special ability of a character. */
  readonly ability: (id: string) => string;
  /** Is it a character, whose ability is meant where an effect comes from it? */
  readonly isCharacter: (id: string) => boolean;
  readonly family: Readonly<Record<Family, string>>;
  /** So many cards of a family: `3 Fuel`. */
  readonly goods: (count: number, family: Family) => string;
  readonly deck: Readonly<Record<Colour, string>>;
  readonly type: Readonly<Record<MonsterType, string>>;
  readonly direction: Readonly<Record<Direction, string>>;
  readonly difficulty: Readonly<Record<Difficulty, string>>;
  readonly posture: Readonly<Record<'tiger' | 'crane', string>>;
  /** A spawn token: its number, or its name. */
  readonly spawnToken: (token: string) => string;
  /** A tile on the map: `the Farm (C2)`, or only `C2` while its face is down. */
  readonly tile: (at: string, is: string) => string;
  /** Towards it, or there: `to the Farm (C2)`, `à la Ferme (C2)`. */
  readonly toTile: (at: string, is: string) => string;
  readonly cards: (count: number) => string;
  readonly tokens: (count: number) => string;
  readonly actions: (count: number) => string;
  readonly points: (count: number) => string;
}

/** Every face of the box by id. Cards of a scenario's own go by their ids. */
const { characters, survivorCards, scavengeCards, monsters, tiles, insanity, nights, posture } =
  standardContent;
export const FACES = new Map(
  [
    ...characters,
    ...survivorCards,
    ...scavengeCards,
    ...monsters,
    ...tiles,
    ...insanity,
    ...nights,
    ...posture,
  ].map(({ id, en, fr }) => [id as string, { en, fr }]),
);
export const ABILITIES = new Map(characters.map(({ id, ability }) => [id as string, ability]));
