import type { AnyTypes, EventOf } from '@incognita/kernel';

/** Something that a seat did or got in a game: the event's field it was read from, and its value. */
export interface Fact {
  readonly fact: string;
  readonly value: string;
  readonly seat: number;
}

/** How those did who have a fact in common, compared with everybody of the simulation. */
export interface FactTally {
  readonly fact: string;
  readonly value: string;
  readonly times: number;
  /** Points on average, more or less than everybody. */
  readonly points: number;
  readonly won: number;
}

/** The facts among the events of a decision; a fact is named by its event and field: `port.hex`. */
export function factsIn(events: readonly EventOf<AnyTypes>[], wanted: readonly string[]): Fact[] {
  return wanted.flatMap((fact) => {
    const cut = fact.lastIndexOf('.');
    const [told, field] = [fact.slice(0, cut), fact.slice(cut + 1)];
    return events.flatMap((event) => {
      const about = event as unknown as Readonly<Record<string, unknown>>;
      const { seat } = about;
      if (event.tell !== told || !(field in about) || typeof seat !== 'number') return [];
      return [{ fact, value: String(about[field]), seat }];
    });
  });
}

interface Seated {
  readonly seat: number;
  readonly total: number;
  readonly won: boolean;
}

/** Every value of every fact, the one with the most points first. */
export function tallyFacts(
  games: readonly { readonly facts: readonly Fact[]; readonly seated: readonly Seated[] }[],
): FactTally[] {
  const all = games.flatMap(({ seated }) => seated);
  const usual = mean(all.map(({ total }) => total));
  const held = new Map<string, { fact: string; value: string; sides: Seated[] }>();
  for (const { facts, seated } of games)
    for (const { fact, value, seat } of facts) {
      const side = seated.find((other) => other.seat === seat);
      if (!side) continue;
      const key = `${fact} ${value}`;
      const known = held.get(key) ?? { fact, value, sides: [] };
      held.set(key, known);
      known.sides.push(side);
    }
  return [...held.values()]
    .map(({ fact, value, sides }) => ({
      fact,
      value,
      times: sides.length,
      points: mean(sides.map(({ total }) => total)) - usual,
      won: mean(sides.map(({ won }) => Number(won))),
    }))
    .sort((a, b) => (a.fact === b.fact ? b.points - a.points : a.fact < b.fact ? -1 : 1));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
