import {
  Chance,
  type ChoiceOf,
  Engine,
  type Game,
  type GameTypes,
  newChance,
  SPECTATOR,
} from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { expect } from 'vitest';
import { type Accepted, bot, human, type Opening, Table, type TableRefusal } from '../index.ts';
import { commitmentOf } from '../seed.ts';

/** The words of the reference game, read off the game itself. */
export type Words = typeof whiteout extends Game<infer T extends GameTypes> ? T : never;

export const engine = new Engine(whiteout);
export const ADA = human('Ada', 'owner-ada');
export const BEN = human('Ben', 'owner-ben');
export const CLEO = human('Cleo', 'owner-cleo');
export const BOT = bot('random');

/** Other cards and maps: a trail of this length, walked for so many rounds. */
export function trailOf(pole: number, rounds: number) {
  const trail = { pole, rounds, markers: [2, 4] };
  const overrides = { trails: { short: trail, long: trail } };
  const content = whiteout.arrange.content(whiteout.content, overrides);
  return { overrides, engine: new Engine(whiteout, content) };
}

/** Some 64 hexadecimal digits, the same for the same name. */
export const digits = (name: string | number): string => commitmentOf(`test ${name}`);

export function openTable(opening: Partial<Opening> = {}): Table<Words> {
  const seats = opening.seats ?? [ADA, BEN];
  return Table.open(engine, {
    config: { seats: seats.length },
    secret: digits('host'),
    ...opening,
    seats,
  });
}

/** A table at which the first question has been asked. */
export function startedTable(opening: Partial<Opening> = {}, now = 0): Table<Words> {
  const table = openTable(opening);
  expect(table.ask({ do: 'start' }, now)).toEqual({ accepted: 1 });
  return table;
}

/** Picks choices by chance of its own, the same for the same name. */
export function picker(name: string | number): <V>(list: readonly V[]) => V {
  const chance = new Chance(newChance(digits(name)));
  return (list) => list[chance.below(list.length)]!;
}

type Pick = ReturnType<typeof picker>;

export function asked(table: Table<Words>): number {
  const seat = table.asked;
  if (seat === null) throw new Error('nobody is asked');
  return seat;
}

export function choicesOf(table: Table<Words>): readonly ChoiceOf<Words>[] {
  return table.viewFor(asked(table)).choices!;
}

/** The asked seat takes one of its choices. */
export function move(table: Table<Words>, pick: Pick, now = 0): void {
  accepted(table.submit(asked(table), table.seq, pick(choicesOf(table)), now));
}

/** Plays on by chance until `enough`; fails if the game ends before. */
export function playUntil(table: Table<Words>, pick: Pick, enough: () => boolean): void {
  while (!enough()) {
    if (table.over) throw new Error('the game ended before the situation came up');
    move(table, pick);
  }
}

export function playToTheEnd(table: Table<Words>, pick: Pick): void {
  while (!table.over) move(table, pick);
}

export function accepted(answer: Accepted | TableRefusal<Words>): number {
  if ('refused' in answer) throw new Error(`refused: ${answer.refused.reason}`);
  return answer.accepted;
}

export function refused(answer: object): TableRefusal<Words>['refused'] {
  if (!('refused' in answer)) throw new Error(`was not refused: ${JSON.stringify(answer)}`);
  return (answer as TableRefusal<Words>).refused;
}

/** Everything about a table that a refusal must leave alone. */
export const fingerprintOf = (table: Table<Words>): string =>
  JSON.stringify([
    table.world && engine.canonical(table.world),
    table.log,
    table.seats,
    table.snapshot(),
    eyesOf(table).map((eye) => table.viewFor(eye)),
  ]);

export const eyesOf = (table: Table<Words>): number[] => [...table.seats.keys(), SPECTATOR];

/** One text for the real position. */
export const position = (table: Table<Words>): string => engine.canonical(table.world!);

/** Decisions that still stand. */
export const standing = (table: Table<Words>): number => table.world!.taken;

/** A table at which the seat that moved last may take back at least `count` decisions freely. */
export function tableWithFreeUndo(count = 1): { table: Table<Words>; seat: number } {
  for (let game = 0; game < 200; game++) {
    const table = startedTable({ secret: digits(`free ${game}`) });
    const pick = picker(`free ${game}`);
    while (!table.over) {
      const seat = table.asked;
      if (seat !== null && table.viewFor(seat).undo!.free >= count) return { table, seat };
      move(table, pick);
    }
  }
  throw new Error(`no game led to ${count} decisions that can be taken back`);
}
