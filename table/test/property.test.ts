import process from 'node:process';
import { fold } from '@incognita/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bot,
  human,
  type Occupant,
  type Request,
  replay,
  seedOf,
  Table,
  withEntries,
  withViewChange,
} from '../index.ts';
import { digits, engine, eyesOf, position, type Words } from './open-table.ts';

const RUNS = process.env.INCOGNITA_SOAK ? 5000 : 150;

/** Something that anybody might try at any moment; most of it is possible, some is not. */
const act = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('decide' as const), pick: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('undo' as const),
      seat: fc.nat(3),
      back: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
      ask: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('consent' as const),
      seat: fc.nat(3),
      yes: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bot' as const), seat: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('back' as const), seat: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reseed' as const), seat: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), for: fc.nat(4000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit rubbish' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const seating = fc.array(fc.constantFrom('Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'bot'), {
  minLength: 2,
  maxLength: 4,
});

const viaJson = <V>(value: V): V => JSON.parse(JSON.stringify(value));

const occupantOf = (name: string): Occupant =>
  name === 'bot' ? bot('random') : human(name, `owner-${name}`);

function requestFor(table: Table<Words>, it: Act, step: number): Request {
  const { seq } = table;
  const entropy = digits(`property ${step}`);
  switch (it.do) {
    case 'decide': {
      const seat = table.asked ?? 0;
      const choices = table.viewFor(seat).choices ?? [{ do: 'nothing' }];
      return { do: 'submit', seat, seq, choice: choices[it.pick % choices.length] };
    }
    case 'undo':
      return { do: 'undo', seat: it.seat, seq, back: it.back, ask: it.ask, entropy };
    case 'consent': {
      const open = table.viewFor(0).request;
      const seats = open?.waiting ?? [it.seat];
      const seat = seats[it.seat % seats.length] ?? 0;
      return { do: 'consent', seat, request: open?.seq ?? 0, yes: it.yes, entropy };
    }
    case 'bot':
      return { do: 'to-bot', seat: it.seat, kind: 'random' };
    case 'back':
      return { do: 'to-human', seat: it.seat, person: null };
    case 'reseed':
      return { do: 'reseed', seat: it.seat, entropy };
    case 'wait':
      return { do: 'expire' };
    case 'submit rubbish':
      return { do: 'submit', seat: 0, seq, choice: { do: 'rubbish' } };
  }
}

test('whatever people do, the log folds to the live world, no draw ever comes twice, and who hears of every change sees what is there', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      seating,
      fc.nat(),
      fc.array(act, { minLength: 10, maxLength: 60, size: 'max' }),
      fc.boolean(),
      (names, game, acts, everyStep) => {
        const opening = {
          config: { seats: names.length },
          seats: names.map(occupantOf),
          secret: digits(`game ${game}`),
          pace: { kind: 'fischer', initial: 3000, increment: 100, cap: 4000 } as const,
          whenOut: { do: 'bot', kind: 'random' } as const,
        };
        const table = Table.open(engine, opening);
        table.ask({ do: 'start' }, 0);
        const seed = seedOf(opening.secret, []);
        const middle = table.snapshot();
        // How far each stream of chance has been seen.
        const drawn = new Map([[seed, table.world!.chance.at]]);
        const looks = new Map(eyesOf(table).map((eye) => [eye, table.viewFor(eye)]));
        const logs = new Map(eyesOf(table).map((eye) => [eye, viaJson(table.story(eye))]));
        let now = 0;
        acts.forEach((it, step) => {
          now += it.do === 'wait' ? it.for : 10;
          const before = position(table);
          const { key, at } = table.world!.chance;
          const logged = table.log.length;
          const move = table.prepare(requestFor(table, it, step), now);
          const whole = JSON.stringify(table.snapshot());
          const ahead = new Map<number, unknown>();
          if (!('refused' in move))
            for (const eye of eyesOf(table)) ahead.set(eye, viaJson(move.updateFor(eye)));
          // Whoever looks ahead changes nothing.
          expect(JSON.stringify(table.snapshot())).toBe(whole);
          const seq = table.seq;
          const answer = 'refused' in move ? move : move.apply();
          if ('refused' in answer) {
            expect(position(table)).toBe(before);
            expect(table.log.length).toBe(logged);
          } else {
            expect(answer.accepted).toBe(logged + 1);
            const entry = table.log.at(-1)!;
            const kind = entry.kind === 'undo' ? `undo ${entry.leave}` : entry.kind;
            seen.set(kind, (seen.get(kind) ?? 0) + 1);
            for (const eye of eyesOf(table)) {
              const now = viaJson({ since: table.since(seq, eye), look: table.viewChangeFor(eye) });
              expect(ahead.get(eye)).toEqual(now);
              const look = withViewChange(looks.get(eye)!, viaJson(table.viewChangeFor(eye)));
              expect(look).toEqual(table.viewFor(eye));
              looks.set(eye, look!);
              const since = table.since(seq, eye);
              if (!('told' in since)) throw new Error('the last entry is always told');
              logs.set(eye, withEntries(logs.get(eye)!, viaJson(since.told)));
            }
          }
          const { chance } = table.world!;
          if (chance.key === key && chance.at > at) {
            expect(at).toBeGreaterThanOrEqual(drawn.get(key) ?? 0);
            drawn.set(key, chance.at);
          }
          if (!everyStep && step < acts.length - 1) return;
          const world = fold(engine, { config: opening.config, seed }, replay(table.log));
          expect(engine.canonical(world)).toBe(position(table));
        });
        expect(table.broken).toBeNull();
        // Told entry by entry, undos in place, everybody has the log that is there from the start.
        for (const eye of eyesOf(table)) expect(logs.get(eye)).toEqual(viaJson(table.story(eye)));
        expect(engine.invariants(table.world!)).toBeNull();
        expect(table.log.map((entry) => entry.seq)).toEqual(table.log.map((_entry, i) => i + 1));

        // From a snapshot or from the opening, through JSON: the same table.
        const log = JSON.parse(JSON.stringify(table.log));
        const again = Table.open(engine, opening);
        again.adoptAll(log);
        const restored = Table.restore(engine, JSON.parse(JSON.stringify(middle)), log.slice(1));
        const end = JSON.stringify(table.snapshot());
        expect(JSON.stringify(again.snapshot())).toBe(end);
        expect(JSON.stringify(restored.snapshot())).toBe(end);
      },
    ),
    { numRuns: RUNS, seed: 20 },
  );
  // The property says something only if everything came up.
  const wanted = ['decision', 'undo free', 'undo solo', 'undo consent', 'undo-asked'];
  for (const kind of [...wanted, 'undo-answered', 'seat', 'reseed', 'time-out'])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
