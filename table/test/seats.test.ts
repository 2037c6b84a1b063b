import { isKey } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY, human, Table } from '../index.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  choicesOf,
  digits,
  engine,
  fingerprintOf,
  move,
  openTable,
  picker,
  position,
  refused,
  startedTable,
} from './open-table.ts';

describe('a table is opened', () => {
  const opening = { config: { seats: 2 }, seats: [ADA, BEN], secret: digits('host') };
  test.each([
    [{ ...opening, config: { seats: 9 } }, /The options of the game do not fit: .*"seats" is 9/],
    [{ ...opening, config: 'two' }, /The options of the game do not fit/],
    [{ ...opening, seats: [ADA] }, /The field "seats" is .*; it has to be a list of 2\./],
    [{ ...opening, seats: [ADA, { by: 'ghost' }] }, /"seats\[1\].by" is "ghost"; .*empty, human/],
    [{ ...opening, seats: [ADA, human('', 'x')] }, /"seats\[1\].name" is ""/],
    [{ ...opening, secret: 'guess me' }, /"secret" is string; it has to be 64 hex/],
    [{ ...opening, pace: { kind: 'blitz' } }, /"pace.kind" is "blitz"; .* fischer, per-move/],
    [
      { ...opening, pace: { kind: 'fischer', initial: 10, increment: 1, cap: 5 } },
      /"pace.cap" is 5; it has to be a whole number from 10/,
    ],
    [{ ...opening, whenOut: { do: 'flog' } }, /"whenOut.do" is "flog"/],
  ])('not with %j', (wrong, says) => {
    expect(() => Table.open(engine, wrong as never)).toThrow(says);
  });

  test('it does not start while a seat is empty, and starts once', () => {
    const table = openTable({ seats: [ADA, EMPTY] });
    expect(refused(table.ask({ do: 'start' }, 0)).code).toBe('empty-seat');
    accepted(table.ask({ do: 'to-human', seat: 1, person: { name: 'Ben', owner: 'b' } }, 0));
    accepted(table.ask({ do: 'start' }, 0));
    expect(refused(table.ask({ do: 'start' }, 0)).code).toBe('started');
    expect(table.viewFor(0).view).not.toBeNull();
  });
});

describe('the chance of a bot', () => {
  test('is the same at the same table, and another for every seat and entry', () => {
    const [table, twin] = [startedTable(), startedTable()];
    expect(table.botKey(0)).toBe(twin.botKey(0));
    expect(table.botKey(0)).not.toBe(table.botKey(1));
    const before = table.botKey(0);
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'greedy' }, 0));
    expect(table.botKey(0)).not.toBe(before);
    expect(isKey(before)).toBe(true);
  });
});

describe('a seat', () => {
  test('is handed to a bot and back in the middle of a turn, and the game does not notice', () => {
    const table = startedTable();
    const seat = asked(table);
    const name = seat === 0 ? 'Ada' : 'Ben';
    const before = position(table);
    const choices = choicesOf(table);
    expect(table.botToMove()).toBeNull();
    accepted(table.ask({ do: 'to-bot', seat, kind: 'greedy' }, 0));
    expect(table.botToMove()).toEqual({ seat, kind: 'greedy', seq: table.seq });
    expect(table.viewFor(0).seats[seat]).toEqual({ by: 'bot', kind: 'greedy', holdsFor: name });
    accepted(table.ask({ do: 'to-human', seat, person: null }, 0));
    expect(table.viewFor(0).seats[seat]).toEqual({ by: 'human', name });
    expect(table.botToMove()).toBeNull();
    expect(position(table)).toBe(before);
    expect(choicesOf(table)).toEqual(choices);
    expect(table.log.slice(-2).map((entry) => entry.kind)).toEqual(['seat', 'seat']);
  });

  test('is held for the one who left, and for nobody else', () => {
    const table = startedTable();
    accepted(table.ask({ do: 'to-bot', seat: 0, kind: 'random' }, 0));
    const before = fingerprintOf(table);
    const stranger = { name: 'Eve', owner: 'owner-eve' };
    const no = refused(table.ask({ do: 'to-human', seat: 0, person: stranger }, 0));
    expect(no.code).toBe('held');
    expect(no.reason).toBe('The seat is held for Ada.');
    expect(fingerprintOf(table)).toBe(before);
    accepted(table.ask({ do: 'to-bot', seat: 0, kind: 'greedy' }, 0));
    const back = { name: 'Ada L.', owner: 'owner-ada' };
    accepted(table.ask({ do: 'to-human', seat: 0, person: back }, 0));
    expect(table.seats[0]).toEqual(human('Ada L.', 'owner-ada'));
  });

  test('can be vacated, and then anybody may sit down', () => {
    const table = startedTable();
    accepted(table.ask({ do: 'vacate', seat: 0 }, 0));
    expect(refused(table.ask({ do: 'vacate', seat: 0 }, 0)).code).toBe('same');
    expect(refused(table.ask({ do: 'to-human', seat: 0, person: null }, 0)).code).toBe(
      'empty-seat',
    );
    const stranger = { name: 'Eve', owner: 'owner-eve' };
    accepted(table.ask({ do: 'to-human', seat: 0, person: stranger }, 0));
    expect(table.seats[0]).toEqual(human('Eve', 'owner-eve'));
  });

  test('is not handed to who has it, nor over somebody, nor with an unreadable name', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    const before = fingerprintOf(table);
    const person = { name: 'Eve', owner: 'owner-eve' };
    expect(refused(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 0)).code).toBe('same');
    expect(refused(table.ask({ do: 'to-human', seat: 0, person }, 0)).code).toBe('taken');
    expect(refused(table.ask({ do: 'to-human', seat: 2, person }, 0)).code).toBe('unknown-seat');
    expect(refused(table.ask({ do: 'to-bot', seat: 0, kind: '' }, 0)).reason).toMatch(/"kind" is/);
    const nameless = { name: '', owner: 'x' };
    expect(refused(table.ask({ do: 'to-human', seat: 1, person: nameless }, 0)).reason).toMatch(
      /"person.name" is ""/,
    );
    expect(fingerprintOf(table)).toBe(before);
  });

  test('owners stay with the host: no look and no telling contains them', () => {
    const table = startedTable();
    accepted(table.ask({ do: 'to-bot', seat: 0, kind: 'random' }, 0));
    accepted(table.ask({ do: 'to-human', seat: 0, person: null }, 0));
    const told = JSON.stringify([table.viewFor(0), table.since(0, 1), table.exportFor(1)]);
    expect(told).not.toContain('owner-');
  });
});

describe('while somebody thinks, the seat changes hands', () => {
  test('from a bot to a person: the bot comes too late', () => {
    const table = startedTable();
    const seat = asked(table);
    accepted(table.ask({ do: 'to-bot', seat, kind: 'random' }, 0));
    const { seq } = table.botToMove()!;
    const thought = { do: 'submit', seat, seq, choice: choicesOf(table)[0], as: 'bot' } as const;
    accepted(table.ask({ do: 'to-human', seat, person: null }, 0));
    expect(refused(table.ask(thought, 0)).code).toBe('taken');
    accepted(table.ask({ ...thought, as: 'human' }, 0));
  });

  test('from a person to a bot: the person has to take the seat back first', () => {
    const table = startedTable();
    const seat = asked(table);
    const { seq } = table;
    const click = { do: 'submit', seat, seq, choice: choicesOf(table)[0], as: 'human' } as const;
    accepted(table.ask({ do: 'to-bot', seat, kind: 'random' }, 0));
    expect(refused(table.ask(click, 0)).code).toBe('bot-seat');
    accepted(table.ask({ ...click, as: 'bot' }, 0));
  });
});

describe('a bot', () => {
  test('thinks in a world that looks the same from its seat and is not the real one', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    move(table, picker(1));
    const world = table.worldFor(1, 'a thought')!;
    const real = table.world!;
    expect(JSON.stringify(engine.view(world, 1))).toBe(JSON.stringify(engine.view(real, 1)));
    expect(world.chance.key).not.toBe(real.chance.key);
    const others = ['a', 'b', 'c', 'd'].map((salt) => table.worldFor(1, salt)!);
    const hands = new Set(others.map((held) => JSON.stringify(held.state.teams[0]!.hand)));
    expect(hands.size).toBeGreaterThan(1);
    // What it does with that world is its own affair.
    const before = position(table);
    for (const choice of engine.choices(world).slice(0, 1)) engine.apply(world, choice);
    expect(position(table)).toBe(before);
  });

  test('there is no world before the start, and none for a seat that does not exist', () => {
    const table = openTable();
    expect(table.worldFor(0, 'x')).toBeNull();
    expect(() => table.worldFor(5, 'x')).toThrow(/there is no eye 5/);
  });
});
