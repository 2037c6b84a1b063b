import { isDeepStrictEqual } from 'node:util';
import type { AnyTypes } from '@incognita/kernel';
import type { TableView } from '@incognita/table';
import { type Arranged, arrange, type Kept } from './arrange.ts';

/** What tests of Revenge read of AuZtralia's view. */
export interface Seen {
  readonly combat: object | null;
  readonly tiles: readonly { readonly faceUp: boolean }[];
  readonly revenge: { readonly hand: readonly (string | null)[]; readonly deck: number };
}
export const seen = (look: TableView<AnyTypes>): Seen => look.view as unknown as Seen;
export const offers = (look: TableView<AnyTypes>, word: string): boolean =>
  look.choices?.some((choice) => choice.do === word) ?? false;

/** Ada plays the Old Ones. */
export const played = (seats: number, people: readonly string[] = ['Ada']) =>
  ({
    game: 'auztralia',
    config: { seats, revenge: 'old-ones-player', oldOnes: 'seat-1' },
    people,
  }) as const;

/** The Old Ones' turn, with a hand and something on the map. */
export const oldOnesTurn: Arranged = {
  ...played(3),
  seed: 11,
  prefer: ['place', 'summon', 'keepCard'],
  until: (look) =>
    offers(look, 'place') && seen(look).tiles.length > 3 && seen(look).revenge.hand.length > 3,
};

/** A combat on a human's turn, with a Combat card to play. */
export const combatWindow: Arranged = {
  ...played(3),
  seed: 4,
  prefer: ['place', 'attack', 'join', 'summon'],
  until: (look) => seen(look).combat !== null && offers(look, 'mythos'),
};

/** A game that is over after so many more entries, if it goes on as it did. */
export function beforeTheEnd(wanted: Arranged, left: number): Kept {
  const { log } = arrange(wanted).saved as { readonly log: readonly object[] };
  return arrange({ ...wanted, until: (look) => look.seq >= log.length - left });
}

/** A game one decision before a settler opens the Old Ones' window, and the row of that decision. */
export function beforeCombatWindow(wanted: Arranged): {
  readonly kept: Kept;
  readonly row: number;
} {
  let before: TableView<AnyTypes> | null = null;
  const open = arrange({
    ...wanted,
    until: (look) => {
      const bySettler = before !== null && before.asked?.seat !== look.asked?.seat;
      if (look.asked?.step === 'combat-cards' && offers(look, 'mythos') && bySettler) return true;
      before = look;
      return false;
    },
  });
  const { log } = open.saved as { readonly log: readonly { readonly choice?: object }[] };
  let row = -1;
  const kept = arrange({
    ...wanted,
    until: (look) => {
      const choice = log.at(-1)?.choice;
      row = (look.choices ?? []).findIndex((held) => isDeepStrictEqual(held, choice));
      return look.seq === log.length - 1;
    },
  });
  return { kept, row };
}
