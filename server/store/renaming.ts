import type { Occupant, Opening, Person } from '@incognita/table';

/** Somebody is another person from now on, or called otherwise, in whatever is kept of a table. */
export interface Renaming {
  readonly from: string;
  readonly owner: string;
  /** Null: they keep the names that they had. */
  readonly name: string | null;
}

const renamed = <P extends Person>(person: P, { from, owner, name }: Renaming): P =>
  person.owner === from ? { ...person, owner, name: name ?? person.name } : person;

function renamedSeat(held: Occupant, how: Renaming): Occupant {
  if (held.by === 'human') return renamed(held, how);
  if (held.by !== 'bot' || held.holdsFor === null) return held;
  return { ...held, holdsFor: renamed(held.holdsFor, how) };
}

export const renamedSeats = (seats: readonly Occupant[], how: Renaming): Occupant[] =>
  seats.map((held) => renamedSeat(held, how));

/** An opening as it is stored, with its secret. */
export function renamedOpening(text: string, how: Renaming): string {
  const opening: Opening = JSON.parse(text);
  return JSON.stringify({ ...opening, seats: renamedSeats(opening.seats, how) });
}

/** An entry as it is stored. Persons stand only where somebody sits down. */
export function renamedEntry(text: string, how: Renaming): string {
  const entry = JSON.parse(text);
  return entry.kind === 'seat'
    ? JSON.stringify({ ...entry, to: renamedSeat(entry.to, how) })
    : text;
}

/** Under which names somebody ever sat where: so their lines in the chat are known. */
export function tracesOf(
  opening: string,
  entries: readonly string[],
  person: string,
): readonly { readonly seat: number; readonly name: string }[] {
  const traces = new Map<string, { seat: number; name: string }>();
  const note = (held: Occupant, seat: number): void => {
    const sitting = held.by === 'human' ? held : held.by === 'bot' ? held.holdsFor : null;
    if (sitting?.owner === person)
      traces.set(`${seat} ${sitting.name}`, { seat, name: sitting.name });
  };
  const { seats }: Opening = JSON.parse(opening);
  seats.forEach(note);
  for (const text of entries) {
    const entry = JSON.parse(text);
    if (entry.kind === 'seat') note(entry.to, entry.seat);
  }
  return [...traces.values()];
}
