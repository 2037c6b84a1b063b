import type { TableBody } from '@incognita/server/protocol';
import { bot, DEFAULT_BOT, human, type Occupant } from '@incognita/table/seats';

/** Bots that can be asked for, the better one first. */
export const BOT_KINDS = [DEFAULT_BOT, 'random'] as const;
export type BotKind = (typeof BOT_KINDS)[number];

/** Where the table will stand: in this browser, or on the server. */
export type Where = 'here' | 'online';

/** Who will sit on a seat, as the form has it. Online, the one person is whoever opens the table. */
export interface Seating {
  readonly by: 'person' | 'open' | 'bot';
  readonly name: string;
  readonly kind: BotKind;
}

/** Who can be asked to sit, by where the table stands. */
export const SITTERS: Readonly<Record<Where, readonly Seating['by'][]>> = {
  here: ['person', 'bot'],
  online: ['person', 'open', 'bot'],
};

/** All persons in front of one screen are the device's own: nobody has to be asked for an undo. */
const THIS_DEVICE = 'this-device';

/** Seats for a new table: you first, then people or bots; online, seats are open for whoever comes. */
export function seatingFor(
  seats: number,
  earlier: readonly Seating[],
  people: number,
  yourName: string,
  where: Where,
): Seating[] {
  const seating = Array.from(
    { length: seats },
    (_, seat): Seating =>
      earlier[seat] ?? {
        by: seat < people ? 'person' : where === 'online' ? 'open' : 'bot',
        name: seat === 0 ? yourName : '',
        kind: DEFAULT_BOT,
      },
  );
  const first = seating.findIndex(({ by }) => by === 'person');
  return seating.map((held, seat) => {
    if (where === 'here') return held.by === 'open' ? { ...held, by: 'bot' } : held;
    return held.by === 'person' && seat !== first ? { ...held, by: 'open' } : held;
  });
}

/** Puts somebody on a seat; online there is only one of you, so the earlier seat becomes open. */
export function seatedAnew(
  seating: readonly Seating[],
  seat: number,
  to: Partial<Seating>,
  where: Where,
): Seating[] {
  const moves = where === 'online' && to.by === 'person';
  return seating.map((held, i) => {
    if (i === seat) return { ...held, ...to };
    return moves && held.by === 'person' ? { ...held, by: 'open' } : held;
  });
}

/** A person without a name is called by the look of the seat. */
export const occupantsOf = (
  seating: readonly Seating[],
  nameOf: (seat: number) => string,
): Occupant[] =>
  seating.map(({ by, name, kind }, seat) =>
    by === 'bot' ? bot(kind) : human(name.trim() || nameOf(seat), THIS_DEVICE),
  );

/** The same seats as the server is asked for them. */
export const seatRequestsOf = (seating: readonly Seating[]): NonNullable<TableBody['seats']> =>
  seating.map(({ by, kind }) =>
    by === 'bot' ? { by, kind } : by === 'open' ? { by } : { by: 'me' },
  );
