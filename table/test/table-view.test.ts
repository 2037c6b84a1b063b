import { redact, SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { Table, withViewChange } from '../index.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  CLEO,
  digits,
  engine,
  eyesOf,
  move,
  openTable,
  picker,
  playToTheEnd,
  startedTable,
  type Words,
} from './open-table.ts';

/** A table in a world that looks the same to `eye`, where what it cannot know is dealt again. */
function elsewhere(table: Table<Words>, eye: number, salt: string): Table<Words> {
  const snapshot = structuredClone(table.snapshot());
  const world = engine.resample(table.world!, eye, salt);
  return Table.restore(engine, { ...snapshot, base: { length: snapshot.line.length, world } });
}

describe('a look', () => {
  test('before the start shows seats and the commitment, and asks nobody', () => {
    const look = openTable().viewFor(0);
    expect(look).toMatchObject({ started: false, view: null, asked: null, seq: 0, result: null });
    expect(look.seed.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(look.undo).toMatchObject({ free: 0, taken: 0, own: null });
  });

  test('gives choices and refusals only to the eye of the seat that is asked', () => {
    const table = startedTable({ seats: [ADA, BEN, CLEO] });
    const seat = asked(table);
    for (const eye of eyesOf(table)) {
      const look = table.viewFor(eye);
      expect(look.asked).toMatchObject({ seat, since: 0 });
      expect(look.choices !== null).toBe(eye === seat);
      expect(look.refused !== null).toBe(eye === seat);
      expect(look.undo === null).toBe(eye === SPECTATOR);
    }
  });

  test('is plain data', () => {
    const table = startedTable({ pace: { kind: 'per-move', time: 1000 } });
    move(table, picker(1));
    for (const eye of eyesOf(table))
      expect(JSON.parse(JSON.stringify(table.viewFor(eye)))).toEqual(table.viewFor(eye));
  });

  test('is byte for byte the same where everything hidden from that eye is otherwise', () => {
    let otherwise = 0;
    for (let game = 0; game < 6; game++) {
      const table = startedTable({ seats: [ADA, BEN, BOT], secret: digits(game) });
      const pick = picker(`leak ${game}`);
      while (!table.over) {
        for (const eye of eyesOf(table)) {
          const other = elsewhere(table, eye, `${game} ${table.seq} ${eye}`);
          expect(JSON.stringify(other.viewFor(eye))).toBe(JSON.stringify(table.viewFor(eye)));
          if (engine.canonical(other.world!) !== engine.canonical(table.world!)) otherwise++;
        }
        move(table, pick);
      }
    }
    expect(otherwise).toBeGreaterThan(100);
  });

  test('keeps the secret and the keys until the end, and shows the secret then', () => {
    const secret = digits('kept');
    const table = startedTable({ secret });
    const pick = picker('kept');
    while (!table.over) {
      const { key } = table.world!.chance;
      for (const eye of eyesOf(table)) {
        const told = JSON.stringify([
          table.viewFor(eye),
          table.since(0, eye),
          table.exportFor(eye),
        ]);
        expect(told).not.toContain(secret);
        expect(told).not.toContain(key);
      }
      move(table, pick);
    }
    expect(table.viewFor(SPECTATOR).seed.secret).toBe(secret);
    expect(table.viewFor(SPECTATOR).result!.sides.length).toBe(2);
    expect(table.viewFor(0)).toMatchObject({ asked: null, choices: null });
  });

  test('does not exist for an eye that does not exist', () => {
    const table = startedTable();
    for (const eye of [2, -1, 0.5, 31, Number.NaN]) {
      expect(() => table.viewFor(eye)).toThrow(/there is no eye/);
      expect(() => table.viewChangeFor(eye)).toThrow(/there is no eye/);
      expect(() => table.since(0, eye)).toThrow(/there is no eye/);
      expect(() => table.story(eye)).toThrow(/there is no eye/);
    }
  });
});

describe('a change of a look', () => {
  test('leaves out what a decision does not change, and is whole for whatever else happens', () => {
    const table = startedTable({ seats: [ADA, BEN] });
    move(table, picker('change'));
    const change = table.viewChangeFor(0);
    expect(change).toMatchObject({ eye: 0, seq: table.seq, view: table.viewFor(0).view });
    for (const field of ['game', 'config', 'seats', 'seed', 'result', 'broken'])
      expect(change).not.toHaveProperty(field);
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 0));
    expect(table.viewChangeFor(0)).toEqual(table.viewFor(0));
  });

  test('is whole at the end, with the secret and the points', () => {
    const table = startedTable();
    playToTheEnd(table, picker('end'));
    expect(table.viewChangeFor(1)).toEqual(table.viewFor(1));
    expect(table.viewChangeFor(1).result!.sides).toHaveLength(2);
  });

  test('is whole where the rules fail only when they are asked what to show', () => {
    const table = startedTable();
    const { question } = engine;
    try {
      move(table, picker('fails'));
      engine.question = () => {
        throw new Error('no question');
      };
      expect(table.viewChangeFor(0).broken).toMatchObject({ seq: table.seq });
    } finally {
      engine.question = question;
    }
  });

  test('is of no use to who has missed the one before, or looked through another eye', () => {
    const table = startedTable({ seats: [ADA, BEN] });
    const first = table.viewFor(0);
    move(table, picker('missed'));
    expect(withViewChange(first, table.viewChangeFor(0))).toEqual(table.viewFor(0));
    move(table, picker('missed'));
    expect(withViewChange(first, table.viewChangeFor(0))).toBeNull();
    expect(withViewChange(null, table.viewChangeFor(0))).toBeNull();
    expect(withViewChange({ ...first, seq: table.seq - 1 }, table.viewChangeFor(1))).toBeNull();
    expect(withViewChange(null, table.viewFor(0))).toEqual(table.viewFor(0));
  });
});

describe('what was missed', () => {
  test('is told entry by entry, each eye what it may know, and never the choice itself', () => {
    const table = startedTable();
    const pick = picker('told');
    let secrets = 0;
    while (!table.over) {
      const seen = table.seq;
      const { world } = table;
      const seat = asked(table);
      const choice = pick(table.viewFor(seat).choices!);
      accepted(table.submit(seat, seen, choice, 0));
      const again = engine.clone(world!);
      const { events } = engine.apply(again, choice, { events: true });
      for (const eye of eyesOf(table)) {
        const since = table.since(seen, eye);
        expect(since).toEqual({
          seq: seen + 1,
          told: [
            {
              seq: seen + 1,
              at: 0,
              what: { kind: 'decision', seat },
              events: events.map((event) => redact<Words>(event, eye)),
            },
          ],
        });
      }
      const [mine, theirs] = [seat, 1 - seat].map((eye) => JSON.stringify(table.since(seen, eye)));
      if (mine !== theirs) secrets++;
    }
    expect(secrets).toBeGreaterThan(0);
  });

  test('is nothing for who has seen everything', () => {
    const table = startedTable();
    expect(table.since(1, 0)).toEqual({ seq: 1, told: [] });
  });

  test('is told of an undo in place, where nothing else was missed', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    move(table, picker(1));
    const taken = table.since(1, 0);
    if (!('told' in taken)) throw new Error('a decision is told');
    const { seq } = table;
    accepted(table.ask({ do: 'undo', seat: 0, seq, back: 1, ask: false, entropy: 'new' }, 0));
    expect(table.since(seq, 0)).toMatchObject({
      told: [{ seq: seq + 1, what: { kind: 'undo', back: 1 }, undone: taken.told }],
    });
  });

  test('needs a fresh look from before an undo, when too much was missed, or from the future', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    move(table, picker(1));
    const seen = table.seq;
    accepted(table.ask({ do: 'undo', seat: 0, seq: seen, back: 1, ask: false, entropy: 'new' }, 0));
    expect(table.since(seen - 1, 0)).toEqual({ seq: seen + 1, fresh: 'undo' });
    expect(table.since(99, 0)).toEqual({ seq: seen + 1, fresh: 'ahead' });
    for (let i = 0; i < 300; i++) {
      accepted(table.ask({ do: 'to-bot', seat: 0, kind: `kind ${i}` }, 0));
    }
    expect(table.since(seen + 1, 0)).toMatchObject({ told: { length: 300 } });
    for (let i = 300; i < 600; i++)
      accepted(table.ask({ do: 'to-bot', seat: 0, kind: `kind ${i}` }, 0));
    expect(table.since(seen + 1, 0)).toMatchObject({ fresh: 'forgotten' });
  });

  test('the story tells all that still stands, as it was told at the time', () => {
    const table = startedTable({ seats: [ADA, BEN, CLEO] });
    playToTheEnd(table, picker('story'));
    for (const eye of eyesOf(table)) {
      const since = table.since(0, eye);
      if (!('told' in since)) throw new Error('nothing was forgotten');
      expect(table.story(eye)).toEqual(since.told);
    }
  });

  test('the story tells who took back what, to each eye what it had been told of it', () => {
    const table = startedTable({ seats: [ADA, BOT] });
    const pick = picker('taken back');
    for (let i = 0; i < 6; i++) move(table, pick);
    while (table.asked !== 0) move(table, pick);
    const before = eyesOf(table).map((eye) => table.story(eye));
    move(table, pick);
    move(table, pick);
    const { seq } = table;
    const more = eyesOf(table).map((eye) => table.story(eye).slice(-2));
    const undo = { do: 'undo', seat: 0, seq, back: 2, ask: false, entropy: 'new' } as const;
    accepted(table.ask(undo, 7));
    eyesOf(table).forEach((eye, i) => {
      const story = table.story(eye);
      const told = story.at(-1);
      expect(story.slice(0, -1)).toEqual(before[i]);
      expect(told).toMatchObject({ seq: seq + 1, at: 7, events: [] });
      expect(told?.what).toMatchObject({ kind: 'undo', seat: 0, back: 2, leave: 'solo' });
      expect(told?.undone).toEqual(more[i]);
    });
    // What was drawn and taken back stays what only its seat has seen.
    expect(JSON.stringify(table.story(SPECTATOR))).not.toBe(JSON.stringify(table.story(0)));
  });

  test('the story tells of seats that changed hands, where it happened', () => {
    const table = startedTable({ seats: [ADA, BEN] });
    const pick = picker('hands');
    move(table, pick);
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 3));
    move(table, pick);
    const kinds = table.story(SPECTATOR).map(({ what }) => what.kind);
    expect(kinds).toEqual(['start', 'decision', 'seat', 'decision']);
    expect(table.story(0)[2]?.what).toMatchObject({ to: { by: 'bot', holdsFor: 'Ben' } });
  });
});
