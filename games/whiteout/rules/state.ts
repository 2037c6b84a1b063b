import { type Infer, schema } from '@incognita/kernel';
import type { CardKind, Find } from '../content/cards.ts';

const { bool, deckOf, int, list, maybe, record, slotOf, text } = schema;
const card = text<CardKind>();
const find = text<Find>();

export const stateSchema = record({
  /** The round, from 1; the winter ends the race after the last one. */
  round: int,
  /** Whose turn it is. */
  active: int,
  /** Nobody has reached the pole yet, or the seat that was first. */
  first: maybe(int),
  teams: list(
    record({
      space: int,
      hand: list(slotOf(card)),
      /** Finds that were turned up and kept. */
      finds: list(find),
      arrived: bool,
    }),
  ),
  /** Find markers still on the trail, face down. */
  markers: list(record({ space: int, find: slotOf(find) })),
  /** Markers that were not needed, unseen. */
  spareFinds: list(slotOf(find)),
  /** Finds that were turned up and thrown away. */
  usedFinds: list(find),
  deck: deckOf(card),
  discard: list(card),
  /** The storm that is raging, between its card and its end. */
  storm: maybe(record({ from: int, target: int })),
  /** Cards being looked at by the active seat. */
  scouted: list(slotOf(card)),
});

export type State = Infer<typeof stateSchema>;
export type Team = State['teams'][number];
