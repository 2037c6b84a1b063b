import { describe, expect, test } from 'vitest';
import {
  accepted,
  asked,
  BEN,
  choicesOf,
  fingerprintOf,
  move,
  openTable,
  picker,
  playToTheEnd,
  playUntil,
  refused,
  startedTable,
} from './open-table.ts';

describe('a choice is accepted', () => {
  test('with the number of the entry it became', () => {
    const table = startedTable();
    const seat = asked(table);
    expect(table.submit(seat, 1, choicesOf(table)[0], 5)).toEqual({ accepted: 2 });
    expect(table.seq).toBe(2);
    expect(table.log[1]).toMatchObject({ seq: 2, at: 5, kind: 'decision', seat });
  });

  test('whatever order its fields came in, and is logged as the rules wrote it', () => {
    const table = startedTable();
    const choice = choicesOf(table).find((held) => Object.keys(held).length > 1)!;
    const turned = Object.fromEntries(Object.entries(choice).reverse());
    accepted(table.submit(asked(table), table.seq, turned, 0));
    expect(JSON.stringify(table.log[1])).toContain(JSON.stringify(choice));
  });

  test('although a seat was handed over since it was made up', () => {
    const table = startedTable();
    const seat = asked(table);
    const seen = table.seq;
    accepted(table.ask({ do: 'to-bot', seat: 1 - seat, kind: 'random' }, 0));
    expect(table.submit(seat, seen, choicesOf(table)[0], 0)).toEqual({ accepted: seen + 2 });
  });
});

describe('a choice is refused, and nothing changes,', () => {
  const cases: [string, () => ReturnType<typeof startedTable>, Parameters<typeof attempt>[1]][] = [
    ['not-started', () => openTable(), {}],
    ['unknown-seat', () => startedTable(), { seat: 7 }],
    ['unknown-seat', () => startedTable(), { seat: -1 }],
    ['unknown-seat', () => startedTable(), { seat: 0.5 }],
    ['unknown-seat', () => startedTable(), { seat: 'toString' }],
    ['ahead', () => startedTable(), { seq: 99 }],
    ['field', () => startedTable(), { seq: 'latest' }],
    ['field', () => startedTable(), { seq: -1 }],
    ['illegal', () => startedTable(), { choice: { do: 'fly' } }],
    ['illegal', () => startedTable(), { choice: null }],
    ['illegal', () => startedTable(), { choice: 'rest' }],
    ['illegal', () => startedTable(), { choice: [] }],
    ['illegal', () => startedTable(), { choice: undefined }],
    ['illegal', () => startedTable(), { choice: { do: 'rest', and: 'win' } }],
    ['illegal', () => startedTable(), { choice: 10n }],
  ];

  function attempt(
    table: ReturnType<typeof startedTable>,
    given: { seat?: unknown; seq?: unknown; choice?: unknown },
  ) {
    const choice = 'choice' in given ? given.choice : { do: 'rest' };
    const seat = (given.seat ?? table.asked ?? 0) as number;
    return table.submit(seat, (given.seq ?? table.seq) as number, choice, 0);
  }

  test.each(cases)('%s', (code, make, given) => {
    const table = make();
    const before = fingerprintOf(table);
    const answer = refused(attempt(table, given));
    expect(answer.code).toBe(code);
    expect(answer.reason).toMatch(/^.{10,}\.$/);
    expect(answer.trouble.code).toBe(code);
    expect(fingerprintOf(table)).toBe(before);
  });

  test('stale: the table has moved on', () => {
    const table = startedTable();
    const seat = asked(table);
    const choice = choicesOf(table)[0];
    accepted(table.submit(seat, 1, choice, 0));
    const before = fingerprintOf(table);
    const answer = refused(table.submit(seat, 1, choice, 0));
    expect(answer.code).toBe('stale');
    expect(answer.reason).toBe(
      'That was meant for entry 1, but the table is at 2; look again and choose anew.',
    );
    expect(fingerprintOf(table)).toBe(before);
  });

  test('not-your-turn: it comes from another seat, and the answer says who is asked', () => {
    const table = startedTable({ seats: [BEN, BEN] });
    const seat = asked(table);
    const before = fingerprintOf(table);
    const answer = refused(table.submit(1 - seat, table.seq, choicesOf(table)[0], 0));
    expect(answer.code).toBe('not-your-turn');
    expect(answer.reason).toBe('It is not your turn: Ben is asked.');
    expect(fingerprintOf(table)).toBe(before);
  });

  test('empty-seat: nobody sits where the question goes', () => {
    const table = startedTable();
    const seat = asked(table);
    accepted(table.ask({ do: 'vacate', seat }, 0));
    expect(refused(table.submit(seat, table.seq, { do: 'rest' }, 0)).code).toBe('empty-seat');
  });

  test('illegal: by a rule, with its ID, its facts and its sentence', () => {
    const table = startedTable();
    const pick = picker('refused by a rule');
    playUntil(table, pick, () => table.viewFor(asked(table)).refused!.length > 0);
    const [held] = table.viewFor(asked(table)).refused!;
    const before = fingerprintOf(table);
    const answer = refused(table.submit(asked(table), table.seq, held!.choice, 0));
    expect(answer.code).toBe('illegal');
    expect(answer.refusal).toEqual(held!.refusal);
    expect(answer.reason).toContain(held!.refusal.rule);
    expect(answer.trouble).toMatchObject({ code: 'illegal', rule: held!.refusal.rule });
    expect(answer.reason.length).toBeGreaterThan(40);
    expect(fingerprintOf(table)).toBe(before);
  });

  test('over: the game has ended', () => {
    const table = startedTable();
    playToTheEnd(table, picker('over'));
    const before = fingerprintOf(table);
    expect(refused(table.submit(0, table.seq, { do: 'rest' }, 0)).code).toBe('over');
    expect(fingerprintOf(table)).toBe(before);
  });
});

describe('before a move is stored', () => {
  test('nothing has changed; dropping it leaves no trace', () => {
    const table = startedTable();
    const before = fingerprintOf(table);
    const choice = choicesOf(table)[0];
    const prepared = table.prepare({ do: 'submit', seat: asked(table), seq: 1, choice }, 0);
    expect(prepared).toHaveProperty('entry.seq', 2);
    expect(fingerprintOf(table)).toBe(before);
  });

  test('of two prepared moves the first that commits wins, and the other is stale', () => {
    const table = startedTable();
    const seat = asked(table);
    const [one, other] = [choicesOf(table)[0], choicesOf(table)[1]].map((choice) =>
      table.prepare({ do: 'submit', seat, seq: 1, choice }, 0),
    );
    if ('refused' in one! || 'refused' in other!) throw new Error('both were possible');
    expect(other!.apply()).toEqual({ accepted: 2 });
    const after = fingerprintOf(table);
    expect(refused(one!.apply()).code).toBe('stale');
    expect(refused(other!.apply()).code).toBe('stale');
    expect(fingerprintOf(table)).toBe(after);
    expect(table.log[1]).toBe(other!.entry);
  });

  test('an unknown request is refused by the name of its field', () => {
    const table = startedTable();
    const answer = refused(table.prepare({ do: 'cheat' } as never, 0));
    expect(answer.reason).toMatch(/^The field "do" is "cheat"; it has to be one of entropy, start/);
  });

  test('a host without a time is told so', () => {
    const table = startedTable();
    expect(() => table.submit(0, 1, null, Number.NaN)).toThrow(/now is NaN/);
  });
});

test('the question of a position is worked out once, however often it is looked at', () => {
  const table = startedTable();
  const first = choicesOf(table);
  expect(choicesOf(table)).toBe(first);
  move(table, picker(1));
  expect(choicesOf(table)).not.toBe(first);
});
