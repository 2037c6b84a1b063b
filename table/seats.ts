/** Somebody at the table. The owner's id is the host's affair; it tells persons apart. */
export interface Person {
  readonly name: string;
  readonly owner: string;
}

/** The bot that plays where nobody has named another one. */
export const DEFAULT_BOT = 'greedy';

/** Who plays a seat. A bot may hold it for a person, who can come back at any time. */
export type Occupant =
  | { readonly by: 'empty' }
  | { readonly by: 'human'; readonly name: string; readonly owner: string }
  | { readonly by: 'bot'; readonly kind: string; readonly holdsFor: Person | null };

export const EMPTY: Occupant = { by: 'empty' };
export const human = (name: string, owner: string): Occupant => ({ by: 'human', name, owner });
export const bot = (kind: string, holdsFor: Person | null = null): Occupant => ({
  by: 'bot',
  kind,
  holdsFor,
});

/** An occupant as anybody may see it: owners' ids stay with the host. */
export type SeatView =
  | { readonly by: 'empty' }
  | { readonly by: 'human'; readonly name: string }
  | { readonly by: 'bot'; readonly kind: string; readonly holdsFor: string | null };

const seatViews = new WeakMap<Occupant, SeatView>();

/** Occupants never change, so each is looked at once, however often it is shown. */
export function seatViewOf(occupant: Occupant): SeatView {
  const known = seatViews.get(occupant);
  if (known) return known;
  const made = makeSeatView(occupant);
  seatViews.set(occupant, made);
  return made;
}

function makeSeatView(occupant: Occupant): SeatView {
  switch (occupant.by) {
    case 'empty':
      return { by: 'empty' };
    case 'human':
      return { by: 'human', name: occupant.name };
    case 'bot':
      return { by: 'bot', kind: occupant.kind, holdsFor: occupant.holdsFor?.name ?? null };
  }
}

/** What the table calls a seat, if it has a name for it. */
export function nameOf(occupant: Occupant | undefined): string | null {
  if (occupant?.by === 'human') return occupant.name;
  return occupant?.by === 'bot' ? (occupant.holdsFor?.name ?? occupant.kind) : null;
}

export interface Company {
  /** Seats on which other persons sit. */
  readonly present: readonly number[];
  /** Names of other persons who sit nowhere, while a bot holds a seat for them. */
  readonly away: readonly string[];
}

/** Who else is concerned when the person on `seat` wants something. */
export function companyOf(seats: readonly Occupant[], seat: number): Company {
  const me = ownerAt(seats, seat);
  const present: number[] = [];
  const away: string[] = [];
  for (let i = 0; i < seats.length; i++) {
    const owner = ownerAt(seats, i);
    if (owner !== null && owner !== me) present.push(i);
  }
  for (const held of seats) {
    const person = held.by === 'bot' ? held.holdsFor : null;
    if (person === null || person.owner === me) continue;
    if (!present.some((i) => ownerAt(seats, i) === person.owner)) away.push(person.name);
  }
  return { present, away };
}

/**
 * By whose leave that person could have it: nobody's, where no other person is concerned; that of the
 * others; or null, where all others are away. The same as by `companyOf`, without naming anybody,
 * for every look at a table asks it.
 */
export function permissionAmong(
  seats: readonly Occupant[],
  seat: number,
): 'solo' | 'consent' | null {
  const me = ownerAt(seats, seat);
  let away = false;
  for (const held of seats) {
    if (held.by === 'human' && held.owner !== me) return 'consent';
    away ||= held.by === 'bot' && held.holdsFor !== null && held.holdsFor.owner !== me;
  }
  return away ? null : 'solo';
}

export function ownerAt(seats: readonly Occupant[], seat: number): string | null {
  const held = seats[seat];
  return held?.by === 'human' ? held.owner : null;
}
