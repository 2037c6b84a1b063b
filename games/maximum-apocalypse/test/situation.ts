import {
  type Partly,
  type Setting,
  Situation as SituationOf,
} from '@incognita/kernel/test-kit/checks';
import type { SurvivorWords, TileWords, Words } from '../arrange/words.ts';
import type { CharacterId, SurvivorId } from '../content/types.ts';
import { maximumApocalypse } from '../index.ts';
import type { Maximum } from '../rules/kit.ts';
import { tileNamed } from '../rules/places.ts';
import type { Body, Gear, Monster, Survivor, Tile } from '../rules/state.ts';

export type { Partly } from '@incognita/kernel/test-kit/checks';

const fits = (choice: object, partly: Partly): boolean =>
  Object.entries(partly).every(
    ([key, value]) => (choice as Readonly<Record<string, unknown>>)[key] === value,
  );

/** A position at the table, in the words of scenario files, and what players do there. */
export class Situation extends SituationOf<Maximum> {
  constructor(setting: Setting<Maximum> = {}) {
    super(maximumApocalypse, setting);
  }

  survivor(id: SurvivorId): Survivor {
    const found = this.state.survivors.find(({ is }) => is === id);
    if (!found) throw new RangeError(`there is no survivor ${id}`);
    return found;
  }

  body(id: CharacterId): Body {
    const found = this.state.survivors.flatMap(({ bodies }) => bodies).find(({ is }) => is === id);
    if (!found) throw new RangeError(`there is no ${id}`);
    return found;
  }

  hp(id: CharacterId): number {
    return this.body(id).hp;
  }

  hand(id: SurvivorId): string[] {
    const pack = this.state.packs[this.survivor(id).pack];
    return (pack?.hand ?? []).map(({ card }) => card.is).sort();
  }

  /** How many cards are left in a survivor's deck. */
  deck(id: SurvivorId): number {
    return this.state.packs[this.survivor(id).pack]?.deck.flat().length ?? 0;
  }

  discard(id: SurvivorId): string[] {
    return [...(this.state.packs[this.survivor(id).pack]?.discard ?? [])];
  }

  gear(id: SurvivorId): string[] {
    return this.survivor(id).gear.map(({ card }) => card);
  }

  /** A gear in play by its card. */
  held(id: SurvivorId, card: string): Gear {
    const found = this.survivor(id).gear.find((gear) => gear.card === card);
    if (!found) throw new RangeError(`${id} has no ${card} in play`);
    return found;
  }

  /** Cards of the monsters engaged with a survivor. */
  engaged(id: SurvivorId): string[] {
    const no = this.state.survivors.findIndex(({ is }) => is === id);
    return this.state.monsters
      .filter(({ host, hp }) => host === no && hp > 0)
      .map(({ card }) => card);
  }

  /** A monster in play by its card, the first of several. */
  monster(card: string, nth = 0): Monster {
    const found = this.state.monsters.filter((held) => held.card === card)[nth];
    if (!found) throw new RangeError(`no ${card} is in play`);
    return found;
  }

  tile(name: string): Tile {
    const found = this.state.tiles[tileNamed(this.g, name)];
    if (!found) throw new RangeError(`there is no tile ${name}`);
    return found;
  }

  tokens(name: string): number {
    return this.tile(name).tokens;
  }

  /** Where a survivor stands. */
  at(id: SurvivorId): string {
    const { x, y } = this.state.tiles[this.survivor(id).tile] ?? { x: 0, y: 0 };
    return `${String.fromCharCode(65 + x)}${y + 1}`;
  }

  /** Actions left to whoever acts. */
  get left(): number {
    return this.state.budget.at(-1)?.left ?? 0;
  }

  /** The next dice, pip by pip. Without it every die shows a 1, and heaps give their first card. */
  dice(...pips: readonly number[]): this {
    this.world.chance.forced.unshift(...pips.map((pip) => pip - 1));
    return this;
  }

  /** Ends the actions, where they do not end by themselves because nothing else is left to do. */
  end(...pips: readonly number[]): this {
    this.dice(...pips);
    return this.pick({ do: 'end' });
  }

  /** Takes these choices where they are offered, the first of several that fit. */
  pick(...wanted: readonly Partly[]): this {
    for (const partly of wanted) {
      const [first] = this.choices.filter((choice) => fits(choice, partly));
      if (first) this.choose(first as Partly);
    }
    return this;
  }

  /** `MAX-MOVE-01 move.far`: the rule and the reason of a refusal. */
  refusal(partly: Partly): string {
    const { rule, why } = this.refused(partly);
    return `${rule} ${why}`;
  }

  /** Is it offered neither as legal nor as refused? */
  lists(partly: Partly): boolean {
    const { choices, refused } = this.question;
    return [...choices, ...refused.map(({ choice }) => choice)].some((held) => fits(held, partly));
  }
}

type More = Omit<Setting<Maximum>, 'arrange' | 'draws'>;
/** What is arranged, and the first dice after it. */
type Position = Words & { readonly dice?: readonly number[] };

const MANY = 1000;

/** A table for as many as are arranged, playing mission 1 unless the config says otherwise. */
export function situation({ dice = [], ...arrange }: Position, more: More = {}): Situation {
  const size = arrange.survivors?.length ?? 2;
  const solo = more.config?.solo ?? 'one';
  const seats = (solo === 'one' ? size : 1) as 1 | 2 | 3 | 4 | 5 | 6;
  const draws = [...dice.map((pip) => pip - 1), ...Array<number>(MANY).fill(0)];
  return new Situation({ ...more, config: { seats, ...more.config }, arrange, draws });
}

const COLUMNS = 'ABCDEFGHIJ';

/** Tiles in a row from A1 on: names or ids, '' for an unknown one, or words. */
export const row = (...tiles: readonly (string | Omit<TileWords, 'at'>)[]): readonly TileWords[] =>
  tiles.map((tile, i) => ({
    at: `${COLUMNS[i]}1`,
    ...(typeof tile === 'string' ? (tile === '' ? {} : { tile }) : tile),
  }));

/** A survivor alone at the table. */
export const alone = (
  survivor: SurvivorWords,
  arrange: Omit<Position, 'survivors'> = {},
  more: More = {},
): Situation => situation({ ...arrange, survivors: [survivor] }, more);
