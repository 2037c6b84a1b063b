import type { OldOneLevel, OldOneType } from '../types.ts';

/**
 * What Mythos cards do, as data: the rules interpret it, and the sentences on the cards are written
 * from it. No card has code of its own. Words that Maximum Apocalypse has, too, mean the same.
 *
 * A selector says who decides. Where the Old Ones player chooses, `n` is the most: one at least,
 * then as many as wanted. Where the rules choose or a human must, it is exactly `n`, or what there
 * is. `that` is the human, or the Old One, that the step before has settled.
 */
export type Effect =
  // ---- in a combat ----
  /**
   * `force`: each point where the human wants it, the Port in its own defence included.
   * `airships`: Airship damage. `stack*`: every stack and the Outpost, Airships by Airship damage.
   * `stack`: all on one stack without Airships, or on the Outpost, that the Old Ones player names;
   * `largest`: on the stack without Airships that has most Units (tie: the human's choice).
   */
  | {
      readonly op: 'dmg';
      readonly sel: 'force' | 'airships' | 'stack*' | 'stack' | 'largest';
      readonly n: number;
    }
  /** The top Unit of a type goes back to the Barracks: `unit` as named, or of the `largest` stack. */
  | { readonly op: 'back'; readonly sel: 'unit' | 'largest' }
  /** No damage from the next Old One card: to the Old One that is named, or to all of them. */
  | { readonly op: 'immune'; readonly sel: 'oldOne' | 'oldOne*'; readonly until: 'card' }
  /** Sanity of the human who fights; with none left that is a Defeat, or just no further loss. */
  | { readonly op: 'sanity'; readonly n: number; readonly defeats: boolean }
  /** A new Old One of that type, face up, in the hex of the combat (REV-RULING-28). */
  | { readonly op: 'raise'; readonly type: 'zombie' }
  // ---- Units, goods, Ports, tracks, Farms, Personalities of humans ----
  /** A Unit is eliminated outright: from the force of the `fighter`, or from a Barracks. */
  | {
      readonly op: 'kill';
      readonly unit: 'airship' | 'infantry' | 'any';
      readonly of: 'fighter' | 'that' | 'you';
    }
  /** Gold, Iron and Coal go back to the supply: of a human as named, or of yours as you like. */
  | { readonly op: 'lose'; readonly of: 'human' | 'you'; readonly n: number }
  /** All Gold, Iron and Coal of the closest hex that has any and is not on your network. */
  | { readonly op: 'strip' }
  /** A Port on side 4 is turned to side 2. */
  | { readonly op: 'flip'; readonly of: 'that' }
  /**
   * Linked tracks go back to the reserve. Of a `human`: one whose disc is below `below`, the tracks
   * as named and none at the Port. Of yours: the furthest first, then those linked to it.
   */
  | { readonly op: 'tear'; readonly of: 'human'; readonly n: number; readonly below: number }
  | { readonly op: 'tear'; readonly of: 'you'; readonly n: number }
  /** Any un-blighted Farm so near by land to a face-up Old One; or yours that is closest to one. */
  | { readonly op: 'blight'; readonly sel: 'near'; readonly within: number }
  | { readonly op: 'blight'; readonly sel: 'closest' }
  /** Personalities leave the game: of the display, by choice or from the right, refilled each time; of any humans; of yours. */
  | {
      readonly op: 'oust';
      readonly sel: 'display' | 'rightmost' | 'humans' | 'you';
      readonly n: number;
    }
  // ---- time ----
  /** The purple disc goes back; one human's disc, those of humans so many spaces in all, or yours goes on. */
  | { readonly op: 'time'; readonly sel: 'purple' | 'human' | 'humans' | 'you'; readonly n: number }
  // ---- Old Ones and Spawn tiles on the board ----
  /** Turns up face-down tiles: as named, or the closest. */
  | { readonly op: 'show'; readonly sel: 'tile' | 'closest'; readonly n: number }
  /** So many hexes: all of a type that is named, of the type that most have, or `that` one. */
  | { readonly op: 'move'; readonly sel: 'type' | 'most' | 'that'; readonly n: number }
  /** Takes damage off Old Ones: cubes in the combat as named, or all from the `highest` on the board. */
  | { readonly op: 'healMon'; readonly sel: 'combat'; readonly n: number }
  | { readonly op: 'healMon'; readonly sel: 'highest'; readonly n: 'full' }
  /** Random unused tiles come into play. */
  | {
      readonly op: 'bring';
      readonly level: OldOneLevel;
      readonly n: number;
      readonly faceUp: boolean;
      readonly to: Place;
    }
  /** A claimed tile comes back: as named, or yours of the highest value. Its owner takes the VP. */
  | { readonly op: 'recover'; readonly sel: 'claimed' | 'highest'; readonly to: Place }
  /** A Spawn tile from the supply in an empty hex with a level, not beside a Port. */
  | { readonly op: 'spawn' }
  // ---- cards ----
  /** The Mythos discard pile and the deck become a new deck. */
  | { readonly op: 'reshuffle' }
  /** Draw n Mythos cards, keep up to so many, the rest under the deck. */
  | { readonly op: 'draw'; readonly n: number; readonly keep: number }
  /** A card of another name from the Mythos discard pile to the hand. */
  | { readonly op: 'regrow' }
  /** This card leaves the game. */
  | { readonly op: 'exile' }
  /** The last discarded card without Combat symbol and of another name happens again. */
  | { readonly op: 'again' }
  /** Revelation cards for the spaces that the purple disc will cross again (REV-RULING-36). */
  | { readonly op: 'revelation' }
  // ---- how steps go together ----
  /** The Old Ones player may. */
  | { readonly op: 'opt'; readonly steps: readonly Effect[] }
  /** `of` becomes `that`: a human as named, or you. */
  | {
      readonly op: 'if';
      readonly of: 'human' | 'you';
      readonly cond: 'port4';
      readonly yes: readonly Effect[];
      readonly no: readonly Effect[];
    };

/**
 * Where tiles come to lie. `spawn`: any unoccupied Spawn tile, an occupied one if there is none;
 * `freeSpawn`: unoccupied ones only, each another; `levelSpawn`: unoccupied of its level or more,
 * else any unoccupied, else any. `temple`: with a face-up Temple. The closest ones are measured
 * from your Port: `closestTemple`; `closestLevel`, an empty hex with any printed level;
 * `closestValid`, one of the tile's own level (REV-RULING-38).
 */
export type Place =
  | 'spawn'
  | 'freeSpawn'
  | 'levelSpawn'
  | 'temple'
  | 'closestTemple'
  | 'closestLevel'
  | 'closestValid';

export type EffectOf<Op extends Effect['op']> = Extract<Effect, { readonly op: Op }>;

export type CombatKind = 'attack' | 'alika' | 'port' | 'outpost';

/** What a card needs beside a first step that can change something (REV-RULING-14). */
export type Condition =
  | { readonly is: 'combat'; readonly kinds: readonly CombatKind[] }
  /** So many Units in the force, Outposts not counted. */
  | { readonly is: 'units'; readonly least: number };

/** Types that Hastur can name; in this order they break a tie. */
export const MOVERS: readonly Exclude<OldOneType, 'temple' | 'empty'>[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
];
