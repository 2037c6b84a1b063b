import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import {
  bot,
  commitmentOf,
  importGame,
  type LogEntry,
  replay,
  type SavedGame,
  seedOf,
  sentence,
  Table,
  type Trouble,
  verify,
} from '../index.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  digits,
  engine,
  eyesOf,
  fingerprintOf,
  move,
  openTable,
  picker,
  playToTheEnd,
  playUntil,
  position,
  refused,
  standing,
  startedTable,
  trailOf,
  type Words,
} from './open-table.ts';

const ENTROPY = 'typed by a cat';

/** A finished game with everything in it that a log can hold. */
function eventfulGame(): Table<Words> {
  const pace = { kind: 'per-move', time: 1000 } as const;
  const table = openTable({ seats: [ADA, BEN], pace, whenOut: { do: 'bot', kind: 'random' } });
  const pick = picker('eventful');
  accepted(table.ask({ do: 'entropy', seat: 0, text: ENTROPY }, 1));
  accepted(table.ask({ do: 'entropy', seat: 1, text: 'and by a dog' }, 2));
  accepted(table.ask({ do: 'start' }, 3));
  playUntil(table, pick, () => standing(table) >= 4);
  const entropy = digits('undone');
  accepted(table.ask({ do: 'undo', seat: 0, seq: table.seq, back: 3, ask: true, entropy }, 4));
  const request = table.seq;
  accepted(table.ask({ do: 'consent', seat: 1, request, yes: true, entropy }, 5));
  accepted(table.ask({ do: 'undo', seat: 1, seq: table.seq, back: 1, ask: true, entropy }, 5));
  accepted(table.ask({ do: 'consent', seat: 0, request: table.seq, yes: false, entropy }, 5));
  accepted(table.ask({ do: 'reseed', seat: null, entropy: digits('stirred') }, 6));
  accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'greedy' }, 7));
  accepted(table.ask({ do: 'to-human', seat: 1, person: null }, 8));
  table.expire(9999)!.apply();
  playToTheEnd(table, pick);
  return table;
}

const whole = (table: Table<Words>): SavedGame<Words> => {
  const made = table.exportWhole('test 1');
  if ('refused' in made) throw new Error(made.refused.reason);
  return made.saved;
};
const file = (table: Table<Words>): string => JSON.stringify(whole(table));

function imported(raw: unknown, local = false): Table<Words> {
  const made = importGame([engine], raw, { local });
  if ('trouble' in made) throw new Error(sentence(made.trouble));
  return made.table;
}

const troublesOf = (raw: unknown): string[] =>
  verify([engine], raw).troubles.map((trouble) => sentence(trouble));

describe('the seed', () => {
  test('is bound by the commitment and made of everything that was added, in order', () => {
    const table = openTable();
    expect(table.commitment).toBe(commitmentOf(digits('host')));
    accepted(table.ask({ do: 'entropy', seat: 1, text: 'b' }, 0));
    accepted(table.ask({ do: 'entropy', seat: 0, text: 'a' }, 0));
    accepted(table.ask({ do: 'start' }, 0));
    const added = [
      { seat: 1, text: 'b' },
      { seat: 0, text: 'a' },
    ];
    expect(table.viewFor(SPECTATOR).seed.entropy).toEqual(added);
    expect(table.world!.chance.key).toBe(seedOf(digits('host'), added));
    expect(seedOf(digits('host'), added)).not.toBe(seedOf(digits('host'), added.toReversed()));
    expect(seedOf(digits('host'), added)).toMatch(/^[0-9a-f]{64}$/);
  });

  test('cannot be told from how texts run together', () => {
    const one = seedOf('s', [{ seat: 0, text: 'ab' }]);
    const two = seedOf('s', [
      { seat: 0, text: 'a' },
      { seat: 0, text: 'b' },
    ]);
    expect(one).not.toBe(two);
  });

  test('takes nothing after the start, nothing from nobody, and not for ever', () => {
    const table = openTable();
    const add = (seat: number, text: string) => table.ask({ do: 'entropy', seat, text }, 0);
    expect(refused(add(5, 'x')).code).toBe('unknown-seat');
    expect(refused(add(0, '')).code).toBe('field');
    expect(refused(add(0, 'x'.repeat(257))).code).toBe('field');
    for (let i = 0; i < 4; i++) accepted(add(0, `${i}`));
    expect(refused(add(0, 'more')).code).toBe('entropy-full');
    accepted(table.ask({ do: 'start' }, 0));
    expect(refused(add(1, 'late')).code).toBe('started');
  });
});

describe('a whole game', () => {
  test('goes through a file and comes back the same', () => {
    const table = eventfulGame();
    const saved = whole(table);
    expect(new Set(saved.log.map((entry) => entry.kind)).size).toBe(9);
    const again = imported(file(table));
    expect(position(again)).toBe(position(table));
    expect(engine.hash(again.world!)).toBe(saved.hash);
    expect(again.viewFor(0).result).toEqual(table.viewFor(0).result);
    expect(again.log).toEqual(saved.log);
  });

  test('is marked as unverified wherever it is brought to', () => {
    const table = eventfulGame();
    expect(whole(table).verified).toBe(true);
    expect(table.viewFor(0).seed.verified).toBe(true);
    expect(imported(file(table)).viewFor(0).seed.verified).toBe(false);
    expect(whole(startedTable({ local: true })).verified).toBe(false);
  });

  test('does not carry owners, but still knows who is the same person', () => {
    const text = file(eventfulGame());
    expect(text).not.toContain('owner-ada');
    expect(JSON.parse(text).seats).toEqual([
      { by: 'human', name: 'Ada', owner: 'person-1' },
      { by: 'human', name: 'Ben', owner: 'person-2' },
    ]);
  });

  test('cannot be had while it is on, unless it is a local one', () => {
    const table = startedTable();
    move(table, picker(1));
    const no = refused(table.exportWhole());
    expect(no.code).toBe('secret-kept');
    expect(no.reason).toMatch(/when it is over/);
    const local = startedTable({ local: true });
    move(local, picker(1));
    expect(whole(local).secret).toBe(digits('host'));
  });

  test('goes on where it was after a move to a server, which reseeds it', () => {
    const local = startedTable({ local: true, seats: [ADA, BOT] });
    playUntil(local, picker('moved'), () => standing(local) >= 5);
    const table = imported(file(local));
    expect(position(table)).toBe(position(local));
    expect(refused(table.exportWhole()).code).toBe('secret-kept');
    accepted(table.ask({ do: 'reseed', seat: null, entropy: digits('server') }, 0));
    expect(table.world!.chance.key).not.toBe(local.world!.chance.key);
    playToTheEnd(table, picker('server'));
    expect(troublesOf(file(table))).toEqual([]);
  });

  test('can be saved before it has started', () => {
    const table = imported(file(openTable({ local: true })), true);
    expect(table.started).toBe(false);
    accepted(table.ask({ do: 'start' }, 0));
  });

  test('brings its own cards along where they are not those of the game', () => {
    const { engine: other, overrides } = trailOf(6, 2);
    const table = Table.open(other, {
      config: { seats: 2 },
      seats: [ADA, BEN],
      secret: digits('cards'),
      overrides,
    });
    accepted(table.ask({ do: 'start' }, 0));
    playToTheEnd(table, picker('cards'));
    const saved = whole(table);
    expect(saved.overrides).toEqual(overrides);
    expect(troublesOf(JSON.stringify(saved))).toEqual([]);
    expect(troublesOf({ ...saved, overrides: null })[0]).toMatch(/other cards or maps/);
    expect(sentence(importTrouble(saved))).toMatch(/which are not accepted here/);
    expect(position(imported(saved, true))).toBe(other.canonical(table.world!));
    const longer = trailOf(7, 2).overrides;
    expect(troublesOf({ ...saved, overrides: longer })[0]).toMatch(/other cards or maps/);
    expect(troublesOf({ ...saved, overrides: 'more' })[0]).toMatch(/other cards|do not fit/);
  });
});

describe('the report of one eye', () => {
  test('holds what that eye knows, and neither secret, choices nor what others hold', () => {
    const table = startedTable({ local: true });
    const pick = picker('report');
    playUntil(table, pick, () => standing(table) >= 8);
    for (const eye of eyesOf(table)) {
      const report = table.exportFor(eye, 'page 1');
      expect(report).toMatchObject({ format: 'incognita-report', game: 'whiteout', app: 'page 1' });
      expect(report.look).toEqual(table.viewFor(eye));
      expect(report.story).toEqual(table.story(eye));
      expect(JSON.stringify(report)).not.toContain(digits('host'));
      expect(JSON.stringify(report.story)).not.toMatch(/"secret"|"choice"/);
      expect(sentence(importTrouble(report))).toMatch(/^This is not an exported game/);
    }
  });
});

function importTrouble(raw: unknown): Trouble {
  const made = importGame([engine], raw);
  if (!('trouble' in made)) throw new Error('the file was imported');
  return made.trouble;
}

describe('a file that does not fit is refused as a whole, with a sentence', () => {
  const good = whole(eventfulGame());
  const entry = (i: number, change: object): LogEntry<Words>[] =>
    good.log.map((held, at) => (at === i ? ({ ...held, ...change } as LogEntry<Words>) : held));
  const decision = good.log.findIndex((held) => held.kind === 'decision');
  const undo = good.log.findIndex((held) => held.kind === 'undo');
  const timeOut = good.log.findIndex((held) => held.kind === 'time-out');
  const { secret: _gone, ...withoutSecret } = good;

  const cases: [string, unknown, RegExp][] = [
    ['no JSON', '{"format": ', /^This is not a JSON file: /],
    ['a list', [], /^The field "the file" is \[\]; it has to be a record\.$/],
    ['nothing', null, /"the file" is null/],
    ['another file', { a: 1 }, /^This is not an exported game: "format" is undefined/],
    ['a later format', { ...good, formatVersion: 2 }, /format version 2; this program reads .* 1/],
    ['another game', { ...good, game: 'chess' }, /a game of "chess".* known are whiteout\./],
    ['a nameless game', { ...good, game: 3 }, /"game" is 3; it has to be a text/],
    ['other rules', { ...good, version: 999 }, /version 999 of the rules of whiteout; here is ver/],
    ['no version', { ...good, version: '1' }, /"version" is "1"; it has to be a whole number/],
    ['other cards', { ...good, content: 'abc' }, /their fingerprint is abc, here it is /],
    ['a stray field', { ...good, cheat: true }, /"cheat" is true; it has to be left out/],
    ['no config', { ...good, config: null }, /"config" is null; it has to be a record/],
    [
      'a strange option',
      { ...good, config: { seats: 2, race: 'dash' } },
      /^The options .*"race" is "dash"/,
    ],
    ['too many seats', { ...good, config: { seats: 99 } }, /"config.seats" is 99/],
    ['a seat less', { ...good, seats: [good.seats[0]] }, /"seats" is .* it has to be a list of 2/],
    ['a strange seat', { ...good, seats: [{ by: 'cat' }] }, /"seats\[0\].by" is "cat"/],
    ['a short secret', { ...good, secret: 'abc' }, /"secret" is "abc"; .* 64 hexadecimal digits/],
    ['no secret', { ...good, secret: null }, /does not contain the secret/],
    ['a missing secret', withoutSecret, /"secret" is undefined/],
    ['a strange pace', { ...good, pace: 'fast' }, /"pace" is "fast"; it has to be a record/],
    ['no log', { ...good, log: 'none' }, /"log" is "none"; it has to be a list/],
    [
      'a strange entry',
      { ...good, log: [{ kind: 'trick' }] },
      /"log\[0\].kind" is "trick"; .*start/,
    ],
    ['a bad number', { ...good, log: entry(0, { seq: 0 }) }, /"log\[0\].seq" is 0; .* from 1/],
    ['a bad time', { ...good, log: entry(0, { at: 0.5 }) }, /"log\[0\].at" is 0.5/],
    [
      'an entry with too much',
      { ...good, log: entry(0, { choice: {} }) },
      /"log\[0\].choice" is \{\}; it has to be left out/,
    ],
    [
      'a choice without a key',
      { ...good, log: entry(decision, { choice: {} }) },
      new RegExp(`"log\\[${decision}\\].choice.do" is undefined`),
    ],
    ['a gap', { ...good, log: good.log.toSpliced(5, 1) }, /^Entry 6 of the log has the number 7/],
    [
      'a choice that was not legal',
      { ...good, log: entry(decision, { choice: { do: 'win' } }) },
      /^Entry \d+ of the log was not possible: .*"win".* is not among the choices/,
    ],
    [
      'another seat',
      { ...good, log: entry(decision, { seat: 9 }) },
      /^Entry \d+ of the log was not possible: There is no seat 9/,
    ],
    [
      'an undo that keeps the draws',
      { ...good, log: entry(undo, { rekey: null }) },
      /^Entry \d+ of the log was not possible: The field "entropy" is ""/,
    ],
    [
      'an undo that nobody agreed to',
      { ...good, log: entry(undo, { agreed: [] }) },
      /^Entry \d+ of the log was not possible: That cannot be taken back freely/,
    ],
    [
      'a time-out before its time',
      { ...good, log: entry(timeOut, { at: 10 }) },
      /^Entry \d+ of the log was not possible: Nobody has run out of time/,
    ],
    [
      'a time-out that did otherwise',
      { ...good, log: entry(timeOut, { did: 'nothing' }) },
      /^Entry \d+ of the log is not what the table would have written: "did" differs/,
    ],
    ['a broken result', { ...good, result: 'won' }, /"result" is "won"; it has to be a record/],
    ['no word on honesty', { ...good, verified: 'yes' }, /"verified" is "yes"; .* true or false/],
  ];

  test.each(cases)('%s', (_name, raw, says) => {
    expect(sentence(importTrouble(raw))).toMatch(says);
    expect(troublesOf(raw).join('\n')).toMatch(says);
    expect(sentence(importTrouble(raw), 'fr')).not.toMatch(says);
  });

  test('and the tables that were there do not notice', () => {
    const table = startedTable();
    const before = fingerprintOf(table);
    for (const [, raw] of cases) importGame([engine], raw);
    expect(fingerprintOf(table)).toBe(before);
  });
});

describe('verifying a file', () => {
  const good = whole(eventfulGame());

  test('finds nothing in an honest game, and counts what was taken back', () => {
    const verdict = verify([engine], JSON.stringify(good));
    expect(verdict.troubles).toEqual([]);
    expect(verdict).toMatchObject({ over: true, undos: 1, reseeds: 2 });
    expect(verdict.decisions).toBe(good.log.filter((held) => held.kind === 'decision').length);
  });

  test('detects every changed choice that stands', () => {
    const standing = replay(good.log).map((held) => ('choice' in held ? held.choice : null));
    let changed = 0;
    let alone = 0;
    good.log.forEach((held, i) => {
      if (held.kind !== 'decision' || !standing.includes(held.choice)) return;
      const before = replayTo(good, i);
      const others = before.viewFor(asked(before)).choices!;
      if (others.length === 1) alone++;
      for (const choice of others) {
        if (JSON.stringify(choice) === JSON.stringify(held.choice)) continue;
        const log = good.log.with(i, { ...held, choice });
        expect(troublesOf({ ...good, log })).not.toEqual([]);
        changed++;
        break;
      }
    });
    expect(changed).toBeGreaterThan(20);
    expect(changed + alone).toBe(standing.filter((choice) => choice !== null).length);
  });

  test('detects another commitment', () => {
    const commitment = digits('another');
    expect(troublesOf({ ...good, commitment })).toEqual([
      `The secret does not belong to the commitment: it would be ${good.commitment}, but the file says ${commitment}.`,
    ]);
  });

  test('detects another secret', () => {
    const found = troublesOf({ ...good, secret: digits('other') });
    expect(found[0]).toMatch(/does not belong to the commitment/);
  });

  test('detects changed entropy, in the list, in the log, and in both', () => {
    const entropy = good.entropy.with(0, { seat: 0, text: 'by a mouse' });
    const log = good.log.map((held) =>
      held.kind === 'entropy' && held.text === ENTROPY ? { ...held, text: 'by a mouse' } : held,
    );
    expect(troublesOf({ ...good, entropy })).toEqual([
      'The list of what was added to the seed is not that of the log.',
    ]);
    expect(troublesOf({ ...good, log })[0]).toMatch(/not that of the log/);
    const both = troublesOf({ ...good, log, entropy });
    expect(both.length).toBe(1);
    expect(both[0]).toMatch(/^Entry \d+ of the log was not possible|^The log /);
  });

  test('detects a log that ends too soon, wherever it is cut', () => {
    for (let length = 0; length < good.log.length; length++) {
      const found = troublesOf({ ...good, log: good.log.slice(0, length) });
      expect(found.at(-1)).toBe(
        `The log ends after ${length} entries, before the end of the game that the file claims.`,
      );
    }
  });

  test('detects a truncated log of a game that was still on', () => {
    const local = startedTable({ local: true });
    playUntil(local, picker('cut'), () => standing(local) >= 3);
    const saved = whole(local);
    expect(troublesOf(saved)).toEqual([]);
    expect(troublesOf({ ...saved, log: saved.log.slice(0, -1) })[0]).toMatch(
      /^The log leads to another end: its fingerprint is "[0-9a-f]{16}", the file says /,
    );
  });

  test('detects a changed hash and a changed result', () => {
    expect(troublesOf({ ...good, hash: '0123456789abcdef' })[0]).toMatch(/leads to another end/);
    const [first, ...rest] = good.result!.sides;
    const result = { ...good.result!, sides: [{ ...first!, total: 99 }, ...rest] };
    expect(troublesOf({ ...good, result })).toEqual([
      'The log leads to another result than the file claims.',
    ]);
    expect(troublesOf({ ...good, result: null })).toEqual([
      'The log leads to another result than the file claims.',
    ]);
  });

  function replayTo(saved: SavedGame<Words>, length: number): Table<Words> {
    const table = Table.open(engine, { ...saved, secret: saved.secret! });
    table.adoptAll(saved.log.slice(0, length));
    return table;
  }
});

describe('a game whose bots the host does not have', () => {
  const importing = (raw: unknown, bots: readonly string[]) => importGame([engine], raw, { bots });
  const raw = (): string => {
    const whenOut = { do: 'nothing' } as const;
    const table = openTable({ seats: [ADA, bot('clever')], local: true, whenOut });
    accepted(table.ask({ do: 'start' }, 1));
    return file(table);
  };

  test('is not taken in while it goes on, and the sentence says which bots there are', () => {
    const made = importing(raw(), ['random', 'greedy']);
    expect(made).toMatchObject({ trouble: { code: 'unknown-bot', kind: 'clever' } });
    if (!('trouble' in made)) throw new Error('it was taken in');
    expect(sentence(made.trouble)).toContain('"clever"');
    expect(sentence(made.trouble)).toContain('random, greedy');
    expect(importing(raw(), ['clever'])).not.toHaveProperty('trouble');
  });

  test('nor where such a bot would only take over when the time is up', () => {
    const whenOut = { do: 'bot', kind: 'clever' } as const;
    const table = openTable({ seats: [ADA, BEN], local: true, whenOut });
    accepted(table.ask({ do: 'start' }, 1));
    expect(importing(file(table), ['random'])).toMatchObject({ trouble: { kind: 'clever' } });
  });

  test('is taken in when it is over: nobody has to play on', () => {
    expect(importing(file(eventfulGame()), [])).not.toHaveProperty('trouble');
  });
});
