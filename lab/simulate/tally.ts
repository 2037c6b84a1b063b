import type { Setup } from '../setups.ts';
import { type FactTally, tallyFacts } from './facts.ts';
import type { GameRecord, SlowDecision } from './playout.ts';

/** How a number is spread over games. */
export interface Spread {
  readonly min: number;
  readonly quarter: number;
  readonly median: number;
  readonly threeQuarters: number;
  readonly max: number;
  readonly mean: number;
}

/** How often somebody won, of the games in which they took part, and with how many points. */
export interface Wins {
  readonly played: number;
  readonly won: number;
  readonly rate: number;
  /** Points on average. */
  readonly points: number;
}

export interface Violation {
  readonly what: string;
  readonly seed: string;
  /** After how many decisions. */
  readonly decisions: number;
  /** The command that plays this game again. */
  readonly again: string;
}

/** What a simulation found out about one way to sit down. */
export interface Tally {
  readonly mode: string | null;
  readonly config: Setup['config'];
  readonly games: number;
  /** Games that somebody won: where all play together, all of them. */
  readonly won: number;
  /** All won or lost together in every game: there are no points, and no seat is ahead. */
  readonly together: boolean;
  readonly seats: readonly ({ readonly seat: number } & Wins)[];
  /** `ahead` counts the games in which a bot had more points than every other kind of bot. */
  readonly bots: readonly ({ readonly bot: string; readonly ahead: number } & Wins)[];
  /** Sides that nobody sits at. */
  readonly sides: readonly ({ readonly side: string } & Wins)[];
  readonly scores: Spread | null;
  readonly sideScores: Readonly<Record<string, Spread | null>>;
  /** How the games ended: the rule, and how often. */
  readonly ends: Readonly<Record<string, number>>;
  readonly decisions: Spread | null;
  readonly milliseconds: Spread | null;
  readonly slowest: readonly SlowDecision[];
  readonly facts: readonly FactTally[];
  readonly violations: readonly Violation[];
}

const SLOWEST_SHOWN = 5;

export function tallyOf(setup: Setup, records: readonly GameRecord[]): Tally {
  const whole = records.filter((record) => record.violation === null);
  const seated = whole.flatMap((record) =>
    record.sides.flatMap((side) =>
      side.seat === null
        ? []
        : [{ ...side, seat: side.seat, bot: record.task.bots[side.seat] ?? '' }],
    ),
  );
  const unseated = whole.flatMap(({ sides }) => sides.filter((side) => side.seat === null));
  const names = [...new Set(unseated.map(({ side }) => side))];
  return {
    mode: setup.mode,
    config: setup.config,
    games: records.length,
    won: whole.filter(({ sides }) => sides.some(({ seat, won }) => seat !== null && won)).length,
    together: whole.length > 0 && whole.every(({ together }) => together),
    seats: groupsOf(seated, ({ seat }) => seat).map(([seat, held]) => ({ seat, ...winsOf(held) })),
    bots: groupsOf(seated, ({ bot }) => bot).map(([bot, held]) => ({
      bot,
      ahead: whole.filter((record) => isAhead(record, bot)).length,
      ...winsOf(held),
    })),
    sides: groupsOf(unseated, ({ side }) => side).map(([side, held]) => ({
      side,
      ...winsOf(held),
    })),
    scores: spreadOf(seated.map(({ total }) => total)),
    sideScores: Object.fromEntries(
      names.map((name) => [
        name,
        spreadOf(unseated.filter(({ side }) => side === name).map(({ total }) => total)),
      ]),
    ),
    ends: Object.fromEntries(
      groupsOf(whole, ({ end }) => end ?? 'none').map(([end, held]) => [end, held.length]),
    ),
    decisions: spreadOf(whole.map(({ decisions }) => decisions)),
    milliseconds: spreadOf(whole.map(({ milliseconds }) => milliseconds)),
    slowest: slowestOf(records),
    facts: tallyFacts(
      whole.map(({ facts, sides }) => ({
        facts,
        seated: sides.flatMap((side) =>
          side.seat === null ? [] : [{ seat: side.seat, total: side.total, won: side.won }],
        ),
      })),
    ),
    violations: records.flatMap((record) => violationOf(setup, record)),
  };
}

/** Whether a bot has more points than every other kind of bot at the table. */
function isAhead({ sides, task }: GameRecord, bot: string): boolean {
  const best = (own: boolean): number =>
    Math.max(
      ...sides.flatMap(({ seat, total }) =>
        seat !== null && (task.bots[seat] === bot) === own ? [total] : [],
      ),
    );
  return best(true) > best(false);
}

/** The slowest decision of each step, for the slowest few steps. */
function slowestOf(records: readonly GameRecord[]): SlowDecision[] {
  const steps = groupsOf(
    records.flatMap(({ slowest }) => slowest),
    ({ step }) => step,
  );
  return steps
    .flatMap(([, held]) => held.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, 1))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST_SHOWN);
}

function violationOf(setup: Setup, { task, violation, decisions }: GameRecord): Violation[] {
  if (violation === null) return [];
  const options = Object.entries(setup.config).map(([key, value]) => `--config ${key}=${value}`);
  const bots = `--bots ${task.bots.join(',')}`;
  const again = `npm run lab -- simulate ${task.game} --games 1 --seed ${task.seed} ${bots} ${options.join(' ')}`;
  return [{ what: violation, seed: task.seed, decisions, again }];
}

function winsOf(sides: readonly { readonly won: boolean; readonly total: number }[]): Wins {
  const played = sides.length;
  const won = sides.filter((side) => side.won).length;
  const points = sides.reduce((sum, { total }) => sum + total, 0);
  return { played, won, rate: won / Math.max(1, played), points: points / Math.max(1, played) };
}

/** The groups in the order of their keys. */
function groupsOf<V, K extends string | number>(
  list: readonly V[],
  keyOf: (held: V) => K,
): [K, V[]][] {
  const groups = new Map<K, V[]>();
  for (const held of list) {
    const group = groups.get(keyOf(held));
    if (group) group.push(held);
    else groups.set(keyOf(held), [held]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    min: at(0),
    quarter: at(0.25),
    median: at(0.5),
    threeQuarters: at(0.75),
    max: at(1),
    mean,
  };
}
