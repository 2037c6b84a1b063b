import { anyGame, Engine, fold } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, test } from 'vitest';
import { replay, Table } from '../index.ts';
import { seedOf } from '../seed.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  CLEO,
  choicesOf,
  digits,
  engine,
  fingerprintOf,
  move,
  picker,
  playToTheEnd,
  playUntil,
  position,
  refused,
  standing,
  startedTable,
  tableWithFreeUndo,
  trailOf,
  type Words,
} from './open-table.ts';

const undo = (table: Table<Words>, seat: number, back: number, ask = false) =>
  table.ask({ do: 'undo', seat, seq: table.seq, back, ask, entropy: digits(table.seq) }, 0);
const answer = (table: Table<Words>, seat: number, yes: boolean, request?: number) => {
  const open = request ?? table.viewFor(seat).request!.seq;
  return table.ask({ do: 'consent', seat, request: open, yes, entropy: digits('agreed') }, 0);
};
const refolded = (table: Table<Words>, secret = digits('host')) =>
  engine.canonical(
    fold(engine, { config: table.world!.config, seed: seedOf(secret, []) }, replay(table.log)),
  );

const lastDrew = (table: Table<Words>): boolean => {
  const last = table.snapshot().line.at(-1);
  return last !== undefined && 'horizon' in last && last.horizon === 'drew';
};

/** Plays a little until the last decision drew, and gives the positions on the way. */
function positionsUntilDraw(table: Table<Words>, name: string): string[] {
  const positions = [position(table)];
  const pick = picker(name);
  do {
    move(table, pick);
    positions.push(position(table));
  } while (positions.length < 4 || !lastDrew(table));
  return positions;
}

describe('up to the horizon', () => {
  test('the seat that decided takes it back freely, exactly, and is asked again', () => {
    const { table, seat } = tableWithFreeUndo();
    const taken = standing(table);
    const last = table.log.at(-1)!;
    if (last.kind !== 'decision') throw new Error('the last entry is a decision');
    const there = position(table);
    const back = table.viewFor(seat).undo!.free;
    expect(accepted(undo(table, seat, back))).toBe(last.seq + 1);
    expect(standing(table)).toBe(taken - back);
    expect(table.log.at(-1)).toMatchObject({
      kind: 'undo',
      leave: 'free',
      rekey: null,
      agreed: [],
    });
    expect(asked(table)).toBe(seat);
    // Forward again by the same decisions: the very same position.
    for (const entry of table.log.slice(-1 - back, -1))
      if (entry.kind === 'decision') accepted(table.submit(seat, table.seq, entry.choice, 0));
    expect(position(table)).toBe(there);
  });

  test('a single decision of several can be taken back', () => {
    const { table, seat } = tableWithFreeUndo(2);
    const taken = standing(table);
    accepted(undo(table, seat, 1));
    expect(standing(table)).toBe(taken - 1);
    expect(table.viewFor(seat).undo!.free).toBeGreaterThanOrEqual(1);
    accepted(undo(table, seat, 1));
    expect(standing(table)).toBe(taken - 2);
  });

  test('another seat may not, and is told whose decision it was', () => {
    const { table, seat } = tableWithFreeUndo();
    const before = fingerprintOf(table);
    const no = refused(undo(table, 1 - seat, 1));
    expect(no.code).toBe('not-your-decision');
    expect(no.reason).toContain(['Ada', 'Ben'][seat]);
    expect(fingerprintOf(table)).toBe(before);
  });

  test('what was asked before the undo is stale after it', () => {
    const { table, seat } = tableWithFreeUndo();
    const seen = table.seq;
    accepted(undo(table, seat, 1));
    expect(refused(table.submit(seat, seen, choicesOf(table)[0], 0)).code).toBe('stale');
  });
});

describe('beyond the horizon', () => {
  test.each(['drew', 'asked'] as const)('undo says why not: %s', (why) => {
    const table = startedTable();
    const pick = picker(`horizon ${why}`);
    const last = () => table.viewFor(asked(table)).undo!;
    playUntil(table, pick, () => last().behind === why && last().free === 0 && last().taken > 0);
    const before = fingerprintOf(table);
    const no = refused(undo(table, 1 - asked(table), 1));
    expect(no.trouble).toEqual({ code: 'horizon', why });
    expect(no.reason).toMatch(why === 'drew' ? /chance has decided/ : /somebody else/);
    expect(fingerprintOf(table)).toBe(before);
  });

  test('there is nothing to take back at the start, and no more than there is', () => {
    const table = startedTable();
    expect(refused(undo(table, 0, 1)).code).toBe('nothing-to-undo');
    move(table, picker(1));
    for (const back of [0, 2, 1.5, -1]) expect(refused(undo(table, 0, back)).code).toBe('field');
  });

  test('a finished game stays finished: its secret is known', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    playToTheEnd(table, picker('end'));
    expect(refused(undo(table, 0, 1)).code).toBe('over');
  });

  test('bots and empty seats take nothing back', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    move(table, picker(1));
    expect(refused(undo(table, 1, 1)).code).toBe('bot-seat');
    accepted(table.ask({ do: 'vacate', seat: 1 }, 0));
    expect(refused(undo(table, 1, 1)).code).toBe('empty-seat');
    expect(refused(undo(table, 9, 1)).code).toBe('unknown-seat');
  });
});

describe('with the consent of the others', () => {
  function threeAtATable(): Table<Words> {
    const table = startedTable({ seats: [ADA, BEN, CLEO] });
    positionsUntilDraw(table, 'three');
    return table;
  }

  test('everybody has to agree; then it is taken back and chance gets a new key', () => {
    const table = startedTable({ seats: [ADA, BEN, CLEO] });
    const positions = positionsUntilDraw(table, 'three');
    const key = table.world!.chance.key;
    accepted(undo(table, 0, 1, true));
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo-asked', seat: 0 });
    expect(table.viewFor(2).request).toMatchObject({ seat: 0, back: 1, waiting: [1, 2] });
    accepted(answer(table, 2, true));
    expect(table.viewFor(1).request!.waiting).toEqual([1]);
    expect(position(table)).toBe(positions.at(-1));
    accepted(answer(table, 1, true));
    expect(table.log.at(-1)).toMatchObject({
      kind: 'undo',
      seat: 0,
      leave: 'consent',
      agreed: [2, 1],
      rekey: digits('agreed'),
    });
    expect(table.viewFor(0).request).toBeNull();
    expect(table.world!.chance.key).not.toBe(key);
    expect(table.viewFor(0).seed.reseeds).toBe(1);
    // Apart from chance, it is the position before.
    const { chance: _old, ...before } = JSON.parse(positions.at(-2)!).rest;
    const { chance: _new, ...after } = JSON.parse(position(table)).rest;
    expect(after).toEqual(before);
    expect(JSON.parse(position(table)).state).toEqual(JSON.parse(positions.at(-2)!).state);
    expect(refolded(table)).toBe(position(table));
  });

  test('one no ends the request', () => {
    const table = threeAtATable();
    const before = position(table);
    accepted(undo(table, 0, 1, true));
    const request = table.viewFor(0).request!.seq;
    accepted(answer(table, 1, true));
    accepted(answer(table, 2, false));
    expect(table.viewFor(0).request).toBeNull();
    expect(refused(answer(table, 2, true, request)).code).toBe('no-request');
    expect(position(table)).toBe(before);
  });

  test('whoever asked can withdraw, but not agree', () => {
    const table = threeAtATable();
    accepted(undo(table, 0, 1, true));
    expect(refused(answer(table, 0, true)).code).toBe('not-asked');
    accepted(answer(table, 0, false));
    expect(table.viewFor(0).request).toBeNull();
  });

  test('nobody answers twice, nor a request that is gone, nor with anything but yes or no', () => {
    const table = threeAtATable();
    expect(refused(answer(table, 1, true, 3)).code).toBe('no-request');
    accepted(undo(table, 0, 1, true));
    const first = table.viewFor(0).request!.seq;
    accepted(answer(table, 1, true));
    expect(refused(answer(table, 1, true)).code).toBe('not-asked');
    expect(refused(answer(table, 2, 'yes' as never)).code).toBe('field');
    accepted(answer(table, 0, false));
    accepted(undo(table, 0, 2, true));
    // A slow yes to the first request is not a yes to the second, which takes back more.
    expect(refused(answer(table, 1, true, first)).code).toBe('no-request');
  });

  test('a second request has to wait for the first', () => {
    const table = threeAtATable();
    accepted(undo(table, 0, 1, true));
    const no = refused(undo(table, 1, 1, true));
    expect(no.code).toBe('pending');
    expect(no.reason).toMatch(/^Ada has already asked/);
  });

  test('any new decision and any change of seats cancels it', () => {
    const table = threeAtATable();
    accepted(undo(table, 0, 1, true));
    move(table, picker('cancel'));
    expect(table.viewFor(0).request).toBeNull();
    accepted(undo(table, 0, 1, true));
    accepted(table.ask({ do: 'to-bot', seat: 2, kind: 'random' }, 0));
    expect(table.viewFor(0).request).toBeNull();
  });

  test('one answer is enough for a person on two seats', () => {
    const table = startedTable({ seats: [ADA, BEN, BEN] });
    positionsUntilDraw(table, 'two seats');
    accepted(undo(table, 0, 1, true));
    accepted(answer(table, 2, true));
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo', leave: 'consent', agreed: [2] });
  });

  test('a last yes needs fresh entropy from the host where a draw is taken back', () => {
    const table = startedTable();
    positionsUntilDraw(table, 'entropy');
    accepted(undo(table, 0, 1, true));
    const request = table.viewFor(1).request!.seq;
    const no = refused(table.ask({ do: 'consent', seat: 1, request, yes: true, entropy: '' }, 0));
    expect(no.trouble).toMatchObject({ code: 'field', field: 'entropy' });
    expect(table.viewFor(1).request).not.toBeNull();
  });

  test('somebody who is away cannot be outvoted by the one who stayed', () => {
    const table = startedTable();
    positionsUntilDraw(table, 'away');
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 0));
    const no = refused(undo(table, 0, 1, true));
    expect(no.code).toBe('away');
    expect(no.reason).toContain('Ben');
    expect(table.viewFor(0).undo!.beyond).toBeNull();
  });
});

describe('alone at the table', () => {
  test('undo past a draw is free, gives chance a new key, and is marked', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    expect(table.viewFor(0).undo!.beyond).toBe('solo');
    const positions = positionsUntilDraw(table, 'solo');
    const there = table.world!.chance.key;
    accepted(undo(table, 0, 1));
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo', leave: 'solo' });
    expect(table.log.at(-1)).toHaveProperty('rekey', digits(table.seq - 1));
    expect(table.world!.chance.key).not.toBe(there);
    expect(JSON.parse(position(table)).state).toEqual(JSON.parse(positions.at(-2)!).state);
    expect(table.viewFor(0).seed.reseeds).toBe(1);
    expect(table.since(table.seq - 1, 0)).toMatchObject({
      told: [{ what: { kind: 'undo', reseeded: true }, undone: { length: 1 } }],
    });
    expect(table.since(table.seq - 2, 0)).toEqual({ seq: table.seq, fresh: 'undo' });
  });

  test('the next cards are other ones: no draw comes a second time', () => {
    const hands = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const table = startedTable({ seats: [ADA, BOT] });
      positionsUntilDraw(table, 'again');
      const last = table.log.at(-1)!;
      if (last.kind !== 'decision') throw new Error('the last entry is a decision');
      hands.add(JSON.stringify(table.world!.state));
      const salt = digits(`salt ${i}`);
      accepted(
        table.ask({ do: 'undo', seat: 0, seq: table.seq, back: 1, ask: false, entropy: salt }, 0),
      );
      accepted(table.submit(last.seat, table.seq, last.choice, 0));
      hands.add(JSON.stringify(table.world!.state));
    }
    expect(hands.size).toBeGreaterThan(2);
  });

  test('an undo behind a reseed reseeds again, or the old draw would come back', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    positionsUntilDraw(table, 'twice');
    const pick = picker('twice more');
    playUntil(table, pick, () => standing(table) > 6);
    while (standing(table) > 0) {
      accepted(undo(table, 0, 1));
      expect(refolded(table)).toBe(position(table));
    }
    const rekeys = table.log.flatMap((entry) => (entry.kind === 'undo' ? [entry.rekey] : []));
    expect(rekeys.length).toBeGreaterThan(6);
    // Once a draw was taken back, every step further back crosses the key it left behind.
    const first = rekeys.findIndex((salt) => salt !== null);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(rekeys.slice(first)).not.toContain(null);
    expect(table.world!.chance.key).not.toBe(seedOf(digits('host'), []));
  });

  test('a person who plays all seats at one screen is alone too', () => {
    const table = startedTable({ seats: [ADA, ADA] });
    positionsUntilDraw(table, 'one screen');
    accepted(undo(table, 0, 1));
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo', leave: 'solo' });
  });

  test('back to the very beginning from far on, further than the table keeps worlds for', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    const first = JSON.parse(position(table)).state;
    playUntil(table, picker('far'), () => standing(table) >= 12);
    accepted(undo(table, 0, standing(table)));
    expect(JSON.parse(position(table)).state).toEqual(first);
    expect(refolded(table)).toBe(position(table));
  });
});

test('in a long game, undo to any depth gives what folding from the start gives', () => {
  const { engine: endless, overrides } = trailOf(9999, 999);
  const secret = digits('long');
  const table = Table.open(endless, { config: { seats: 2 }, seats: [ADA, BOT], secret, overrides });
  accepted(table.ask({ do: 'start' }, 0));
  const pick = picker('long');
  const config = table.world!.config;
  for (const [length, back] of [
    [200, 1],
    [210, 30],
    [300, 70],
    [300, 129],
    [250, 250],
    [150, 65],
    [150, 2],
  ] as const) {
    playUntil(table, pick, () => standing(table) >= length);
    expect(table.snapshot().base!.length).toBeGreaterThan(length - 10);
    accepted(undo(table, 0, back));
    expect(standing(table)).toBe(length - back);
    const again = fold(endless, { config, seed: seedOf(secret, []) }, replay(table.log));
    expect(endless.canonical(again)).toBe(endless.canonical(table.world!));
  }
});

test('a game that is only known at run time is played the same way', () => {
  const any = new Engine(anyGame(whiteout));
  const table = Table.open(any, { config: {}, seats: [ADA, BOT], secret: digits('any') });
  expect(table.ask({ do: 'start' }, 0)).toEqual({ accepted: 1 });
  const seat = table.asked!;
  const choice = table.viewFor(seat).choices![0];
  expect(table.submit(seat, 1, choice, 0)).toEqual({ accepted: 2 });
  expect(table.ask({ do: 'undo', seat: 0, seq: 2, back: 1, ask: false, entropy: 'x' }, 0)).toEqual({
    accepted: 3,
  });
});

test('a seat may stir chance at any time; the position stays, and no choice becomes stale', () => {
  const table = startedTable();
  const seen = table.seq;
  const choices = choicesOf(table);
  const key = table.world!.chance.key;
  accepted(table.ask({ do: 'reseed', seat: 0, entropy: 'stir well' }, 0));
  expect(table.world!.chance.key).not.toBe(key);
  expect(choicesOf(table)).toEqual(choices);
  accepted(table.submit(asked(table), seen, choices[0], 0));
  expect(refolded(table)).toBe(position(table));
  expect(refused(table.ask({ do: 'reseed', seat: null, entropy: '' }, 0)).code).toBe('field');
});
