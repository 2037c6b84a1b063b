import { type Infer, schema } from '@incognita/kernel';
import type { CharacterId, Direction, SurvivorId } from '../content/types.ts';

const { bool, deckOf, int, list, maybe, record, slotOf, table, text, word } = schema;

/** One with hit points: a survivor has one body, Veteran and Dog are two (MAX-VET-01). */
const body = record({
  is: text<CharacterId>(),
  hp: int,
  poison: int,
  dead: bool,
});

/** Gear in play. Its number is given when it comes into play, so that it can be pointed at. */
const gear = record({
  no: int,
  card: text(),
  charges: int,
  /** Of the charges, so many are Hollow Points, each with this bonus. */
  hollow: int,
  bonus: int,
  /** Cards attached to it, each with its bonus to damage. */
  under: list(record({ card: text(), plus: int })),
  /** How often its free clause was used in this turn. */
  used: int,
  /** Which body carries it: 1 is the Dog. */
  body: int,
});

const held = record({
  card: slotOf(text()),
  /** The deck it came from: a colour, or a survivor's id. Public, like the back of a card. */
  from: text(),
});

/** A deck with its hand and discard pile: one per survivor, or one for two (MAX-SOLO-02). */
const pack = record({
  deck: deckOf(text()),
  discard: list(text()),
  hand: list(held),
});

const survivor = record({
  is: text<SurvivorId>(),
  seat: int,
  /** Which pack it draws from. */
  pack: int,
  bodies: list(body),
  dead: bool,
  /** Where it stands, or stood when it died; -1 before the map is there. */
  tile: int,
  hunger: int,
  /** The box of the hunger track, from 0; -1 while it is not Starving. */
  box: int,
  gear: list(gear),
  insanity: list(record({ no: int, card: text(), /** Phases 5 since it was drawn. */ turns: int })),
  posture: text<'' | 'tiger' | 'crane'>(),
  /** Where its last turn began; -1 before its first. */
  woke: int,
  /** It has left a tile in the present turn. */
  left: bool,
  /** Tiles it has entered in the present turn, and where it came from last. */
  entered: list(int),
  from: int,
  /** Its actions were ended in the middle of a move, which ends with them. */
  halted: bool,
  skipHunger: int,
  /** The free ability was used in this turn. */
  flipped: bool,
  /** `recall` was used: once per game. */
  recalled: bool,
});

const monster = record({
  no: int,
  card: text(),
  hp: int,
  host: int,
  /** The survivor whose next turn ends its stun; -1: it is not stunned. */
  stun: int,
  /** A boss that was set aside: killed, it leaves the game (MAX-RULING-80). */
  aside: bool,
});

const tile = record({
  is: slotOf(text()),
  x: int,
  y: int,
  up: bool,
  /** Destroyed or removed: an empty space again. */
  gone: bool,
  tokens: int,
  entered: bool,
  /** The number of the mission's marker there, 0 without one. */
  marker: int,
  fuel: int,
  /** Scavenge cards that lie here. */
  dropped: list(text()),
  /** English names of tiles that the mission never deals to this cell. */
  bars: list(text()),
});

/** An effect under way: what its words refer to. Nested blocks share it. */
const context = record({
  kind: word('card', 'gear', 'ability', 'tile', 'monster', 'night', 'insanity'),
  /** The id of the face. */
  is: text(),
  /** The number of the gear, monster or Insanity card; the tile of a tile clause; else -1. */
  no: int,
  /** The survivor concerned, -1 at night; and which body, for the Dog's own deeds. */
  me: int,
  body: int,
  /** The monster of an event. */
  it: int,
  /** What was chosen last: a monster's number, a survivor or a tile, and where it stood. */
  thatKind: word('none', 'monster', 'survivor', 'tile'),
  that: int,
  spot: int,
  x: int,
  /** Bodies that were damaged: twice the survivor's number, plus the body's. */
  victims: list(int),
  killer: int,
  /** The bonus of a hollow charge that paid for it. */
  bonus: int,
  cancelled: bool,
  /** The card that is being resolved left already: it is in play, exiled or discarded. */
  moved: bool,
});

/** Something that lasts: a modifier, an immunity or a clause. */
const lasting = record({
  what: word('mod', 'immune', 'clause'),
  /** The number of the effect or clause in the atlas. */
  ref: int,
  /** The survivor whose effect it is, -1 for the night. */
  owner: int,
  until: word('turn', 'next', 'dawn'),
  bodies: list(int),
  /** Immune only while on this tile; -1 everywhere. */
  tile: int,
});

const mission = record({
  no: int,
  /** By goal of the mission: what was delivered. */
  delivered: list(int),
  /** By work plan; for seals by marker, from index 1 on. */
  worked: list(int),
  /** Monsters killed by card id. */
  killed: table(int),
  /** Bosses killed. */
  bosses: int,
  visited: list(bool),
  unmarked: int,
  razed: int,
  message: bool,
  /** Mission 8: 0 not known, 1 alive, -1 dead. */
  scientist: int,
  /** Full rounds that remain after this one; -1 without a timer. */
  timer: int,
  /** Events of the mission that have begun, by their number. */
  begun: list(bool),
  /** Events that wait for the next survivor on a tile, from a step on (MAX-RULING-112). */
  waiting: list(record({ event: int, step: int, tile: int })),
  /** Bosses that are set aside, by boss plan; null where there is none, or no longer. */
  aside: list(maybe(slotOf(text()))),
  /** Cards kept aside for events: Scientist, Journal, goods. */
  reserve: list(text()),
});

export const stateSchema = record({
  phase: word('setup', 'spawn', 'draw', 'actions', 'end', 'hunger', 'monsters', 'check', 'night'),
  round: int,
  survivors: list(survivor),
  packs: list(pack),
  /** Whose turn it is, -1 in the set-up; who was first. */
  active: int,
  first: int,
  /** Actions in hand: those of the turn, and on top of them those that were granted. */
  budget: list(record({ who: int, left: int, plays: bool })),
  /** Once per turn: the exchange of cards, the trade, the Scavenge action per tile. */
  swapped: bool,
  traded: bool,
  scavenged: list(int),
  tiles: list(tile),
  start: int,
  monsters: list(monster),
  monsterDeck: deckOf(text()),
  monsterDiscard: list(text()),
  /** Bosses that nobody picked. */
  spareBosses: list(slotOf(text())),
  scavenge: record({ red: deckOf(text()), green: deckOf(text()), blue: deckOf(text()) }),
  scavengeDiscard: list(text()),
  insanityDeck: deckOf(text()),
  insanityDiscard: list(text()),
  nights: deckOf(text()),
  /** The direction on the Day card on top; empty without one. */
  day: text<Direction | ''>(),
  bag: deckOf(text()),
  /** Spawn tokens that were drawn. */
  drawnTokens: list(text()),
  /** Cards out of the game, and scavenge cards that the mission leaves in the box. */
  removed: list(text()),
  box: list(text()),
  /** Tiles that are not in play. */
  spareTiles: list(text()),
  /** Tiles of the mission that are not dealt to a cell yet. */
  toPlace: list(text()),
  effects: list(context),
  /** Cards being resolved. */
  playing: list(text()),
  /** Cards that were turned up by a look, with their decks. */
  looked: list(record({ card: slotOf(text()), from: text() })),
  lasting: list(lasting),
  /** A trade being put together. */
  trade: maybe(
    record({
      from: int,
      to: int,
      give: list(text()),
      take: list(text()),
      giveGear: list(int),
      takeGear: list(int),
      sent: bool,
    }),
  ),
  /** The dice as they lie, or the spawn token; 0 before the first roll. */
  dice: list(int),
  spawned: text(),
  /** Tokens placed and monsters drawn since the spawn began: what the bag asks (MAX-TOK-03). */
  appeared: int,
  mission,
  next: int,
  outcome: maybe(record({ won: bool, rule: text() })),
});

export type State = Infer<typeof stateSchema>;
export type Survivor = State['survivors'][number];
export type Body = Survivor['bodies'][number];
export type Gear = Survivor['gear'][number];
export type Pack = State['packs'][number];
export type Held = Pack['hand'][number];
export type Monster = State['monsters'][number];
export type Tile = State['tiles'][number];
export type Context = State['effects'][number];
export type Lasting = State['lasting'][number];

export const NONE = -1;
export const TOKENS = 30;
