import { bot, human, type Occupant } from '@incognita/table';

/** Bots that can be asked for, the better one first. */
export const BOT_KINDS = ['greedy', 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** Who will sit on a seat, as the form has it. */
export interface Seating {
  readonly by: 'person' | 'bot';
  readonly name: string;
  readonly kind: BotKind;
}

/** All persons in front of one screen are the device's own: nobody has to be asked for an undo. */
const THIS_DEVICE = 'this-device';

/** Seats for a new table: you first, then people or bots. */
export function seatingFor(
  seats: number,
  earlier: readonly Seating[],
  people: number,
  yourName: string,
): Seating[] {
  return Array.from(
    { length: seats },
    (_, seat): Seating =>
      earlier[seat] ?? {
        by: seat < people ? 'person' : 'bot',
        name: seat === 0 ? yourName : '',
        kind: 'greedy',
      },
  );
}

/** A person without a name is called by the colour of the seat. */
export const occupantsOf = (seating: readonly Seating[], colours: readonly string[]): Occupant[] =>
  seating.map(({ by, name, kind }, seat) =>
    by === 'bot' ? bot(kind) : human(name.trim() || (colours[seat] ?? `${seat + 1}`), THIS_DEVICE),
  );
