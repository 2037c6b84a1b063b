import type { Language, SeatLook } from '@incognita/kernel';

/** What the seats of a table are called by their looks: a colour, or the name of a look of its own. */
export const seatNamesOf =
  (looks: readonly SeatLook[], language: Language, colours: readonly string[]) =>
  (seat: number): string => {
    const look = looks[seat] ?? seat;
    if (typeof look !== 'number') return look.name[language];
    return colours[look % colours.length] ?? String(seat + 1);
  };
