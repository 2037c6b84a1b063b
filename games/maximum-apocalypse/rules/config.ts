export const MISSIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const;
export const EXTRA = [0, 1, 2, 3, 4, 5, 6] as const;

export interface Config {
  readonly seats: 1 | 2 | 3 | 4 | 5 | 6;
  readonly mission: (typeof MISSIONS)[number] | 'random';
  /** Ronin, Priest, Vampires, Cthulhu, missions 13 to 18, spawn tokens, Day/Night. */
  readonly gothic: boolean;
  /** A player alone: one survivor, two with a deck each, or two with one deck between them. */
  readonly solo: 'one' | 'two' | 'merged';
  readonly hands: 'open' | 'closed';
  /** The map is laid out by itself, or tile by tile by the players. */
  readonly map: 'auto' | 'built';
  /** Dice, or spawn tokens at one of four levels. */
  readonly spawn: 'dice' | 'easy' | 'normal' | 'hard' | 'insane';
  readonly night: boolean;
  /** At most three tokens on a tile; no limit; or the overflow of the Pandemic. */
  readonly crowding: 'three' | 'noLimit' | 'pandemic';
  readonly hungerDie: boolean;
  readonly hardcore: boolean;
  /** Tiles more than the mission asks for. */
  readonly bigMap: (typeof EXTRA)[number];
  /** Ambush and Empty-handed cards more than the mission asks for. */
  readonly ambush: (typeof EXTRA)[number];
  readonly emptyHanded: 0 | 1 | 2 | 3 | 4;
  /** Whole monster decks beside that of the mission. */
  readonly zombies: boolean;
  readonly aliens: boolean;
  readonly mutants: boolean;
  readonly robots: boolean;
  readonly vampires: boolean;
  readonly cthulhu: boolean;
}
