import type { GameRecord } from '../simulate/playout.ts';

/** What one game of a ladder came to, for the bots at the table. Kept in files. */
export interface Meeting {
  /** Which game of the series it is: the seed follows from it. */
  readonly game: number;
  readonly sides: readonly {
    readonly bot: string;
    readonly won: boolean;
    readonly points: number;
    /** Milliseconds of a core for a decision, on average. */
    readonly milliseconds: number;
  }[];
}

export function meetingOf(game: number, { task, sides, thinking, violation }: GameRecord): Meeting {
  if (violation !== null) throw new Error(`a game of seed ${task.seed} went wrong: ${violation}`);
  return {
    game,
    sides: task.bots.map((bot, seat) => {
      const side = sides.find((held) => held.seat === seat);
      const { decisions, milliseconds } = thinking[seat] ?? { decisions: 0, milliseconds: 0 };
      return {
        bot,
        won: side?.won ?? false,
        points: side?.total ?? 0,
        milliseconds: Math.round((10 * milliseconds) / Math.max(1, decisions)) / 10,
      };
    }),
  };
}

/** How one bot did, alone or together with its like. */
export interface Run {
  readonly bot: string;
  readonly games: number;
  readonly won: number;
  readonly points: number;
  readonly milliseconds: number;
}

export function runOf(bot: string, meetings: readonly Meeting[]): Run {
  const own = meetings.filter(({ sides }) => sides.every((side) => side.bot === bot));
  const all = own.flatMap(({ sides }) => sides);
  return {
    bot,
    games: own.length,
    won: own.filter(({ sides }) => sides.every(({ won }) => won)).length,
    points: meanOf(all.map(({ points }) => points)),
    milliseconds: meanOf(all.map(({ milliseconds }) => milliseconds)),
  };
}

/** How two bots did against each other; won by the rules, and ahead on points, are told apart. */
export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly won: readonly [number, number];
  readonly ahead: readonly [number, number];
  readonly points: readonly [number, number];
  readonly milliseconds: readonly [number, number];
}

/** 1 where the first was ahead on points, 0 where the second was, ½ where neither. */
export function scoreOf({ sides }: Meeting, a: string): number {
  const [own, other] = [bestOf(sides, a, true), bestOf(sides, a, false)];
  if (own === other) return 0.5;
  return own > other ? 1 : 0;
}

const bestOf = (sides: Meeting['sides'], bot: string, own: boolean): number =>
  Math.max(...sides.filter((side) => (side.bot === bot) === own).map(({ points }) => points));

export const isDuel = ({ sides }: Meeting, a: string, b: string): boolean =>
  sides.some(({ bot }) => bot === a) &&
  sides.some(({ bot }) => bot === b) &&
  sides.every(({ bot }) => bot === a || bot === b);

export function duelOf(a: string, b: string, meetings: readonly Meeting[]): Duel {
  const own = meetings.filter((meeting) => isDuel(meeting, a, b));
  const sidesOf = (bot: string) => own.flatMap(({ sides }) => sides.filter((s) => s.bot === bot));
  const won = (bot: string): number =>
    own.filter(({ sides }) => sides.some((side) => side.bot === bot && side.won)).length;
  const each = (read: (bot: string) => number): [number, number] => [read(a), read(b)];
  return {
    a,
    b,
    games: own.length,
    won: each(won),
    ahead: [
      own.filter((meeting) => scoreOf(meeting, a) === 1).length,
      own.filter((meeting) => scoreOf(meeting, a) === 0).length,
    ],
    points: each((bot) => meanOf(sidesOf(bot).map(({ points }) => points))),
    milliseconds: each((bot) => meanOf(sidesOf(bot).map(({ milliseconds }) => milliseconds))),
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
