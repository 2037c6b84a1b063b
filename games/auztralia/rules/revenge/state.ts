import { schema } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { OldOneTileId } from '../../content/types.ts';
import { units } from '../unit-schema.ts';

const { bool, deckOf, int, list, maybe, record, slotOf, text } = schema;

/** What Revenge of the Old Ones adds to the table. */
export const revengeState = record({
  /** The seat of the Old Ones player; null where the Old Ones act by themselves. */
  seat: maybe(int),
  /** The strength that each Port shows, by seat; 0 for a Port of the base game. */
  ports: list(int),
  /** Seats whose Port has fallen in this activation. */
  fallen: list(int),
  outposts: list(record({ hex: int, owner: int })),
  /** Outposts that Old Ones have reached, or attack again (REV-RULING-22). */
  attacked: list(int),
  /** Damage on the top unit of each type that is kept until the activation ends (REV-OUT-31). */
  wounds: list(units),
  spawns: list(record({ hex: int, dangerous: bool })),
  spawnSupply: int,
  /** Spawn tiles that each seat has collected. */
  collected: list(int),
  /** VP tokens of the Old Ones. */
  points: int,
  /** Seats that lost tracks to a card (REV-RULING-35). */
  torn: list(bool),
  /** Where the purple disc began. */
  start: int,
  /** Mythos cards, or Solo Mythos cards. */
  deck: deckOf(text<MonsterId>()),
  hand: list(slotOf(text<MonsterId>())),
  /** Drawn and not yet kept or put back. */
  looked: list(slotOf(text<MonsterId>())),
  /** Cards that are being resolved; a combat that one causes may bring the next. */
  played: list(text<MonsterId>()),
  discard: list(text<MonsterId>()),
  exiled: list(text<MonsterId>()),
  /** Solo Mythos cards that are left out, unseen. */
  aside: list(slotOf(text<MonsterId>())),
  /** Combat cards that wait for a combat of a seat, the oldest first. */
  waiting: list(record({ seat: int, card: text<MonsterId>() })),
  /** Old One tiles that nobody drew, by level. */
  unused: list(deckOf(text<OldOneTileId>())),
  /** A tile that is drawn and not yet placed. */
  drawn: maybe(record({ tile: slotOf(text<OldOneTileId>()), back: int })),
  /** Others that a card has drawn, to be placed after it. */
  alsoDrawn: list(record({ tile: slotOf(text<OldOneTileId>()), back: int })),
  /** What cards have done to the combat under way. */
  fight: record({
    /** Old One cards resolved. */
    cards: int,
    /** No damage from the next card: to these, or to all, who joins the combat before it included. */
    immune: list(text<OldOneTileId>()),
    allImmune: bool,
    calledOff: bool,
    /** Juliet Verne still strikes without an Airship (REV-CARD-06). */
    verne: bool,
  }),
});
