import type { ScoreLineOf, Step } from '@incognita/kernel';
import type { HexId, PersonalityId, StartGoods, UnitType } from '../content/types.ts';
import type { Atlas } from './atlas.ts';
import type { Answer, Auztralia, Game, Look, Refusal } from './kit.ts';
import type { Compass } from './movement.ts';
import type { Combat, State, Tile, Units } from './state.ts';

type Line = ScoreLineOf<Auztralia>;

/**
 * Where one edition of the game departs from another: its numbers, its policies, and the steps that
 * it plays in place of others. The index hands it out, so that no rule asks which edition is on.
 */
export interface Edition {
  /** What this edition adds to the blank table. */
  readonly blank: (() => State['revenge']) | null;
  /** Seats that play a colour, the lowest first; other seats own nothing on the board. */
  readonly players: (g: Look) => readonly number[];
  /** Lays everything out, up to the first turn. */
  readonly setUp: Step<object, null>;
  /** Lays out what the set-up does after its first question, for a position that is arranged. */
  readonly completeSetUp: (g: Game) => void;
  readonly startGoods: StartGoods;
  /** AUZ-COOP-02: spaces that co-operation adds to the start. */
  readonly coopShift: number;
  /** AUZ-SETUP-14: what an Old One symbol of the survey puts into a hex. */
  readonly surveyOldOne: (g: Game, hex: HexId) => void;
  /** What happens while the purple disc is the active one. */
  readonly oldOnes: Step<object, null>;
  /** After the movement and the combats of an activation; null where nothing comes. */
  readonly afterActivation: Step<object, null> | null;
  readonly map: MapPolicies;
  readonly human: HumanPolicies;
  readonly combat: CombatPolicies;
  readonly score: ScorePolicies;
}

/** What lies on the map, and how Old Ones go about there. */
export interface MapPolicies {
  /** What Old Ones walk to beside Ports and Farms; they stop and fight there as on a Port. */
  readonly outposts: (g: Look) => readonly HexId[];
  /** Null, or what else is in the way of a Farm. */
  readonly farmForbidden: (g: Look, hex: HexId) => Refusal | null;
  /** Null, or what else is in the way of a track that touches this hex. */
  readonly trackForbidden: (g: Look, edge: string, hex: HexId) => Refusal | null;
  /** Where an Old One in `from` goes by a card; several hexes if somebody chooses among them. */
  readonly ways: (g: Look, from: HexId, by: Compass) => HexId | readonly HexId[];
  /** Asks which way a tile goes, given by its place in the state's list. */
  readonly chooseWay: Step<
    { readonly tile: number; readonly ways: readonly HexId[] },
    Answer<'way'>
  > | null;
  /** AUZ-BLIGHT-04: whether a Farm that was entered ends the walk of this activation. */
  readonly farmStops: boolean;
  /** An Old One has come to where it fights, or stands there and would move. */
  readonly atStronghold: (g: Game, tile: Tile) => void;
  /** Destroyed Old Ones have been claimed. */
  readonly buried: (g: Game, dead: readonly Tile[]) => void;
  /** AUZ-PERS-12: Desta Danger has emptied a hex. */
  readonly razed: (g: Game, seat: number, hex: HexId) => void;
}

/** What the actions of a human offer beyond the base game. */
export interface HumanPolicies {
  /** Hexes without an Old One that may be attacked all the same. */
  readonly attackable: (g: Look) => readonly HexId[];
  /** Such an attack, in place of a combat. */
  readonly raid: Step<
    { readonly seat: number; readonly hex: HexId; readonly force: Units },
    null
  > | null;
  /** One card of the display may be changed before recruiting. */
  readonly freeRefresh: boolean;
  /** Null, or why no Outpost can be bought with this Gold; a base game has none. */
  readonly outpostUnavailable: ((g: Look, seat: number, gold: number) => Refusal | null) | null;
  readonly outpostSites: (g: Look, seat: number) => readonly HexId[];
  readonly outpostForbidden: (g: Look, seat: number, hex: HexId) => Refusal | null;
  readonly buildOutpost: (g: Game, seat: number, hex: HexId) => void;
  /** A human's turn is over. */
  readonly turnEnds: (g: Game) => void;
}

export interface CombatPolicies {
  /** The combats that wait once movement is over, or spawned tiles have arrived. */
  readonly pending: Step<object, null>;
  /** An Outpost or a Port that takes damage itself; null where none defends. */
  readonly fortOf: (g: Look, kind: Combat['kind'], seat: number, hex: HexId) => Combat['fort'];
  /** An Outpost or a Port has taken all the damage it can. */
  readonly fortFalls: (g: Game, combat: Combat) => void;
  /** General Takanashi spends the Outpost. */
  readonly spendOutpost: (g: Game, combat: Combat) => void;
  /** Sanity beyond what each player has. */
  readonly moreSanity: (g: Look, combat: Readonly<Combat>) => number;
  /** Damage that units still have from an earlier combat of this activation. */
  readonly woundsOf: (g: Look, seat: number, force: Readonly<Units>) => Units;
  /** Units of these types leave a combat with damage on them. */
  readonly keepWounds: (g: Game, combat: Combat, types: readonly UnitType[]) => void;
  /** AUZ-CMB-25 (b): cards against the fighter; null where there are none. */
  readonly cards: Step<{ readonly seat: number }, null> | null;
  /** A card has called the combat off; nobody is defeated. */
  readonly isCalledOff: (g: Look) => boolean;
  /** Strikes although the unit it takes is gone (REV-CARD-06). */
  readonly mayStillStrike: (g: Look, who: PersonalityId) => boolean;
  /** The card on the table does no damage to this Old One. */
  readonly isImmune: (g: Look, tile: Tile) => boolean;
  /** The card on the table has been resolved. */
  readonly cardResolved: (g: Game, combat: Combat) => void;
  /** The top unit of its type is eliminated, or spent by General Takanashi. */
  readonly unitLost: (g: Game, seat: number, unit: UnitType, spent: boolean) => void;
  /** Defeat: what else of the damaged is lost. */
  readonly defeated: (g: Game, combat: Combat) => void;
  /** Everybody is home. */
  readonly ends: (g: Game, combat: Combat) => void;
}

export interface ScorePolicies {
  /** AUZ-SCORE-08, AUZ-SCORE-09: what the Old Ones score for sleepers and blighted Farms. */
  readonly asleepCounts: number;
  readonly blightedFarm: number;
  /** AUZ-SOLO-10: whether an objective that was missed costs its VP. */
  readonly missedObjectiveCosts: boolean;
  /** Whether an un-blighted Farm counts for its owner. */
  readonly farmCounts: (g: Look, farm: { readonly hex: HexId; readonly owner: number }) => boolean;
  readonly playerLines: (g: Look, seat: number) => readonly Line[];
  readonly oldOnesLines: (g: Look) => readonly Line[];
  /** The seat that plays the Old Ones, if any does. */
  readonly oldOnesSeat: (g: Look) => number | null;
}

/** What rules look things up in. */
export interface Index extends Atlas {
  readonly edition: Edition;
}
