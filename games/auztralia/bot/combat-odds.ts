import type { FightingType, OldOneCard, UnitType } from '../content/types.ts';
import { UNIT_TYPES } from '../rules/people.ts';

type Units = Readonly<Record<UnitType, number>>;

/** A fight with one Old One, to the end: nobody withdraws, and no personality is used. */
export interface Fight {
  readonly type: FightingType;
  /** Damage that still destroys it. */
  readonly capacity: number;
  readonly force: Units;
  /** Cubes on the top unit of each stack. */
  readonly damage: Units;
  /** What a unit of each type takes. */
  readonly holds: Units;
  readonly sanity: number;
  /** The cards that may come. */
  readonly cards: readonly OldOneCard[];
}

export interface FightOdds {
  /** How likely it is that the Old One is destroyed. */
  readonly won: number;
  /** Units that fall on average. */
  readonly fallen: number;
}

/** What a card does to this force, and how many of the cards do just that. */
interface Kind {
  readonly count: number;
  readonly hits: readonly UnitType[];
  readonly damage: number;
  readonly airshipDamage: number;
  readonly sanity: number;
}

const LOST: FightOdds = { won: 0, fallen: 0 };

/**
 * The chances of a fight, by counting through all that the cards may do; damage is placed where it
 * leaves the best chance. Every card is drawn from the same cards, as if the last had been put back:
 * to keep track of those that are gone would take too long to be asked in an evaluation, and with
 * most of the 40 left it changes little (the test tells how much).
 */
export function fightOdds(fight: Fight): FightOdds {
  return new Counting(fight).odds();
}

class Counting {
  readonly #fight: Fight;
  readonly #types: readonly UnitType[];
  readonly #kinds: readonly Kind[];
  readonly #known = new Map<number, FightOdds>();

  constructor(fight: Fight) {
    this.#fight = fight;
    this.#types = UNIT_TYPES.filter((type) => fight.force[type] > 0);
    this.#kinds = kindsOf(fight, this.#types);
  }

  odds(): FightOdds {
    const { force, holds, damage, capacity, sanity } = this.#fight;
    const left = this.#types.map((type) => force[type] * holds[type] - damage[type]);
    return this.#from(left, capacity, sanity);
  }

  /** `left` is what each stack takes until nothing of it is left. */
  #from(left: readonly number[], capacity: number, sanity: number): FightOdds {
    if (capacity <= 0) return { won: 1, fallen: 0 };
    if (left.every((takes) => takes <= 0)) return LOST;
    let key = capacity * 8 + sanity;
    for (const takes of left) key = key * 32 + takes;
    const known = this.#known.get(key);
    if (known) return known;
    let [won, fallen, moving] = [0, 0, 0];
    for (const kind of this.#kinds) {
      const after = this.#after(kind, left, capacity, sanity);
      // A card that changes nothing is drawn over.
      if (!after) continue;
      moving += kind.count;
      won += kind.count * after.won;
      fallen += kind.count * after.fallen;
    }
    const odds = moving === 0 ? LOST : { won: won / moving, fallen: fallen / moving };
    this.#known.set(key, odds);
    return odds;
  }

  /** After a card; null if it leaves all as it was. */
  #after(kind: Kind, left: readonly number[], capacity: number, sanity: number): FightOdds | null {
    const types = this.#types;
    const hits = kind.hits.filter((type) => (left[types.indexOf(type)] ?? 0) > 0).length;
    const air = types.indexOf('airship');
    const aloft = air < 0 ? 0 : Math.min(kind.airshipDamage, left[air] ?? 0);
    const onGround = left.reduce((sum, takes, i) => (i === air ? sum : sum + takes), 0);
    const ground = Math.min(kind.damage, onGround);
    if (hits + aloft + ground + kind.sanity === 0) return null;
    const mad = kind.sanity > sanity;
    const flying = left.map((takes, i) => (i === air ? takes - aloft : takes));
    let best: FightOdds | null = null;
    for (const placed of placements(flying, air, ground)) {
      const fallen = this.#unitsIn(left) - this.#unitsIn(placed);
      const next =
        mad && capacity > hits
          ? LOST
          : this.#from(placed, capacity - hits, Math.max(0, sanity - kind.sanity));
      const odds = { won: next.won, fallen: fallen + next.fallen };
      if (!best || odds.won > best.won || (odds.won === best.won && odds.fallen < best.fallen))
        best = odds;
    }
    return best;
  }

  #unitsIn(left: readonly number[]): number {
    return left.reduce(
      (sum, takes, i) => sum + Math.ceil(takes / this.#fight.holds[this.#types[i] ?? 'infantry']),
      0,
    );
  }
}

/** Cards that do the same to these types are counted together. */
function kindsOf({ cards, type }: Fight, types: readonly UnitType[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { rows } of cards) {
    const { damage, airshipDamage, sanity } = rows[type];
    const hits = rows[type].hits.filter((unit) => types.includes(unit)).sort();
    const key = `${hits.join()} ${damage} ${airshipDamage} ${sanity}`;
    const count = (kinds.get(key)?.count ?? 0) + 1;
    kinds.set(key, { count, hits, damage, airshipDamage, sanity });
  }
  return [...kinds.values()];
}

/** Every way to put so much damage on the stacks on the ground. */
function placements(left: readonly number[], air: number, damage: number, from = 0): number[][] {
  if (damage === 0) return [[...left]];
  const all: number[][] = [];
  for (let i = from; i < left.length; i++) {
    const takes = left[i] ?? 0;
    if (i === air || takes === 0) continue;
    const next = left.map((held, at) => (at === i ? held - 1 : held));
    all.push(...placements(next, air, damage - 1, i));
  }
  return all;
}
