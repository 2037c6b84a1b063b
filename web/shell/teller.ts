import type { Language, Teller } from '@incognita/kernel';
import type { SeatView } from '@incognita/table';
import { personName } from '../text/former.ts';

/** Names of seats as the table knows them; a bot or an empty chair is called by its look. */
export function tellerOf(
  seats: readonly SeatView[],
  language: Language,
  nameOfLook: (seat: number) => string,
): Teller {
  return {
    language,
    seat: (seat) => {
      const held = seats[seat];
      if (held?.by === 'human') return personName(held.name, language);
      if (held?.by === 'bot' && held.holdsFor !== null) return held.holdsFor;
      return nameOfLook(seat);
    },
  };
}
