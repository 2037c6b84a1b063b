import { type Infer, schema } from '@incognita/kernel';
import {
  type BoxId,
  type FarmType,
  type OldOneCardId,
  type OldOneTileId,
  type PersonalityId,
  perBox,
  type RevelationId,
  type UnitType,
  type VariantId,
} from '../content/types.ts';

import { revengeState } from './revenge/state.ts';
import { units } from './unit-schema.ts';

const { bool, deckOf, int, list, maybe, record, slotOf, text, word } = schema;

const goods = record({ coal: int, iron: int, gold: int, phosphate: int });
const player = record({
  /** The Port's hex, 0 before it is placed. */
  port: int,
  goods,
  barracks: units,
  /** Cubes in the Action Boxes; those on Old Ones follow from the damage there. */
  boxes: record(perBox(() => int)),
  personalities: list(text<PersonalityId>()),
  /** Old One tiles that this player alone destroyed. */
  claimed: list(text<OldOneTileId>()),
  /** Value of the VP tokens held, and how many of them were mined (Western map). */
  tokens: int,
  tokensMined: int,
});

/** An Old One tile on the map. Face down it is known by its hex alone. */
const tile = record({
  tile: slotOf(text<OldOneTileId>()),
  /** 1 to 3 as printed on the back, 4 for X tiles. */
  back: int,
  faceUp: bool,
  hex: int,
  /** Damage, and spare discs that stand for five of it, by seat; it moves along (AUZ-MOVE-08). */
  damage: list(int),
  discs: list(int),
  /** Does not move any more in this activation. */
  stopped: bool,
});

const combat = record({
  kind: word('attack', 'alika', 'port', 'outpost'),
  seat: int,
  hex: int,
  force: units,
  /** Purple cubes on the stacks. */
  damage: units,
  sanity: int,
  /** Once-per-combat personalities already used. */
  used: list(text<PersonalityId>()),
  /** Purple damage of the card that still has to be put on a stack. */
  toPlace: int,
  /** What defends beside the units and takes damage itself; never in the base game. */
  fort: maybe(record({ kind: word('outpost', 'port'), capacity: int, damage: int })),
  /** An eliminated unit, until it is settled where it goes (AUZ-PERS-15). */
  falling: maybe(text<UnitType>()),
  defeated: bool,
});

export const stateSchema = record({
  players: list(player),
  /** Seats in the order of the start, the first player first. */
  order: list(int),
  /** Discs on the Time Track, the purple one as seat -1; later ones lie on earlier ones. */
  discs: list(record({ seat: int, space: int })),
  supply: record({ goods, units }),
  /** Owner of the track on each hex side of the map, -1 without one. */
  tracks: list(int),
  farms: list(record({ hex: int, owner: int, type: text<FarmType>(), blighted: bool })),
  /** What lies on each hex, by its number. */
  deposits: record({
    coal: list(int),
    iron: list(int),
    gold: list(int),
    phosphate: list(int),
    vp: list(int),
  }),
  tiles: list(tile),
  /** Face-down stacks of levels 1, 2 and 3. */
  stacks: list(deckOf(text<OldOneTileId>())),
  /** X tiles that have not come into play. */
  xTiles: list(text<OldOneTileId>()),
  /** Tiles out of the game; some left unseen. */
  gone: list(slotOf(text<OldOneTileId>())),
  deck: deckOf(text<OldOneCardId>()),
  discard: list(text<OldOneCardId>()),
  /** The Old One card that is being resolved. */
  card: maybe(text<OldOneCardId>()),
  revelations: deckOf(text<RevelationId>()),
  revelationsPlayed: list(text<RevelationId>()),
  /** The fifteen that were removed unseen. */
  revelationsAside: list(slotOf(text<RevelationId>())),
  personalities: deckOf(text<PersonalityId>()),
  /** From left (new) to right (old). */
  display: list(text<PersonalityId>()),
  /** Display cards that a solo player discarded; they come back when the deck runs out. */
  personalityDiscard: list(text<PersonalityId>()),
  personalitiesGone: list(text<PersonalityId>()),
  /** Cards of a paid recruit that are being looked at. */
  looked: list(slotOf(text<PersonalityId>())),
  /** Taken by a recruit, until it lies before somebody (AUZ-RECR-04, AUZ-COOP-08). */
  taken: maybe(text<PersonalityId>()),
  variants: list(text<VariantId>()),
  /** The two-player cards that were drawn, by their index. */
  variantCards: list(int),
  objective: maybe(text()),
  /** A condition that had to hold all game long was broken. */
  objectiveBroken: bool,
  combat: maybe(combat),
  /** What the current activation of the Old Ones leaves for its end. */
  activation: maybe(
    record({
      /** Farms whose blight waits for Kapena Alika. */
      waiting: list(int),
      /** Seats that fought for a Port or an Outpost, or with Kapena Alika: she attacks no more. */
      fought: list(int),
    }),
  ),
  ending: maybe(word('time', 'port')),
  /** The seat whose Port was lost. */
  lostPort: maybe(int),
  /** What Revenge of the Old Ones adds; nothing in the base game. */
  revenge: maybe(revengeState),
});

export type State = Infer<typeof stateSchema>;
export type Player = State['players'][number];
export type Tile = State['tiles'][number];
export type Units = Player['barracks'];
export type Revenge = NonNullable<State['revenge']>;
export type Fort = NonNullable<NonNullable<State['combat']>['fort']>;
/** What takes damage in a combat. */
export type Stack = UnitType | Fort['kind'];
export type Combat = NonNullable<State['combat']>;

/** The purple disc's seat. */
export const OLD_ONES = -1;
export const NO_TRACK = -1;
/** `back` of an X tile. */
export const X_BACK = 4;

export type Boxes = Record<BoxId, number>;
