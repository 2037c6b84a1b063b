import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../places.ts';
import { fileWith, labInside, runLab } from './cli.ts';

/** A game that was played to its end, as a file. */
function exported(): string {
  const file = fileWith('');
  const { out } = runLab(
    ['play', 'whiteout', '--seats', '2', '--seed', 'bad'],
    `b 500\ns ${file}\n`,
  );
  expect(out).toContain('Saved as');
  return file;
}

const broken = (
  change: (saved: { log: object[]; secret: string }) => object,
  file: string,
): string => fileWith(JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));

describe('bad input gets one sentence, a non-zero exit, and nothing else', () => {
  it.each<[string, readonly string[], string]>([
    ['no command', ['fly'], 'There is no command "fly"; there are play,'],
    ['no game', ['simulate', 'chess'], 'There is no game called "chess"; there'],
    ['no game to play', ['play', 'chess'], 'There is no game called "chess"; there'],
    [
      'no rulebook',
      ['rules', 'chess'],
      'There is no game called "chess" with a rulebook; there are',
    ],
    [
      'a number that is none',
      ['simulate', 'whiteout', '--games', 'ten'],
      '--games is "ten"; it takes a whole number from 1 to 10000000.',
    ],
    [
      'seats out of range',
      ['simulate', 'whiteout', '--seats', '9'],
      'Whiteout has no table for 9 seats; it takes 2, 3 or 4.',
    ],
    [
      'a mode that does not exist',
      ['simulate', 'whiteout', '--mode', 'uphill'],
      'Whiteout has no mode called "uphill"; there are short and long.',
    ],
    [
      'an option that does not exist',
      ['simulate', 'whiteout', '--config', 'ships=3'],
      'whiteout: the option "ships" does not exist; options are seats, race.',
    ],
    [
      'a value that does not exist',
      ['simulate', 'whiteout', '--config', 'race=4'],
      'whiteout: the option "race" is "4"; it can be short, long.',
    ],
    [
      'half an option',
      ['simulate', 'whiteout', '--config', 'race'],
      'An option is written key=value, not "race".',
    ],
    [
      'a refused combination',
      ['simulate', 'whiteout', '--mode', 'long', '--seats', '4'],
      'whiteout: The deck does not last four teams for a long race; take two or three teams (WHI-SETUP-04).',
    ],
    [
      'an unknown bot',
      ['simulate', 'whiteout', '--bots', 'oracle'],
      'There is no bot called "oracle"; there are random, greedy, pip, nell, ives, meridian, scout.',
    ],
    [
      'a seat at no table',
      ['play', 'whiteout', '--seats', '2', '--seat', '3'],
      '--seat is 3, but the table has 2 seats.',
    ],
    [
      'an unknown language',
      ['play', 'whiteout', '--lang', 'de'],
      '--lang is "de"; there are en and fr.',
    ],
    [
      'an unknown flag',
      ['simulate', 'whiteout', '--fast'],
      'Unknown option "--fast"; "lab help" shows how commands are used.',
    ],
    ['a missing file', ['scenario', 'nowhere.json'], 'nowhere.json: there is no such file.'],
    [
      'a folder without a scenario',
      ['scenario', 'lab/words'],
      'lab/words: the folder has no scenario (*.json).',
    ],
    ['a folder as an export', ['verify', 'lab'], 'lab: it is a folder; name the files in it.'],
    ['a missing export', ['verify', 'nowhere.json'], 'nowhere.json: there is no such file.'],
    [
      'a file that is no export',
      ['verify', 'package.json'],
      'package.json: This is not an exported game',
    ],
  ])('%s', async (_what, args, message) => {
    const { code, err } = await labInside(...args);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  });

  it('a scenario that is cut off, and one that is malformed', async () => {
    const whole = readFileSync(join(ROOT, 'games/whiteout/test/scenarios/pole.json'), 'utf8');
    const cut = fileWith(whole.slice(0, 300));
    const stray = fileWith(whole.replace('"choose"', '"chose"'));
    const { code, err } = await labInside('scenario', cut, stray);
    const [first, second, ...rest] = err.trim().split('\n');
    expect(first).toBe(`${cut} is not JSON: it ends too early, as if it were cut off.`);
    expect(second).toContain(
      `${stray}: play.0 is {"chose":{"do":"trek"}}; a step has exactly one of`,
    );
    expect(rest).toEqual([]);
    expect(code).toBe(2);
  });

  it('an export that is cut off, shortened, or forged', async () => {
    const file = exported();
    const cut = fileWith(readFileSync(file, 'utf8').slice(0, 900));
    expect(await labInside('verify', cut)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/not a JSON file.*\n$/),
    });
    const short = broken((saved) => ({ ...saved, log: saved.log.slice(0, -1) }), file);
    expect(await labInside('verify', short)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]+\n$/),
    });
    const other = broken((saved) => ({ ...saved, secret: 'f'.repeat(64) }), file);
    expect(await labInside('verify', other)).toMatchObject({
      code: 1,
      err: expect.stringContaining('secret'),
    });
    const patched = await labInside('patch', other);
    expect(patched.out).toMatch(
      /^DIFFERS .*: decision \d+ of \d+ differs: .* is not among the \d+ choices/,
    );
    expect(patched.code).toBe(1);
  });

  it('the process ends with it, too', () => {
    expect(runLab(['fly'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^There is no command "fly"/),
    });
    expect(runLab(['scenario', 'lab/test/fixtures/fails.json']).code).toBe(1);
  });

  it('where in the code it happened is only shown on demand', async () => {
    expect((await labInside('simulate', 'chess', '--debug')).err).toMatch(/\n {4}at /);
  });
});

describe('what commands end with', () => {
  it('is 1 where a scenario fails', async () => {
    const { code, out } = await labInside('scenario', 'lab/test/fixtures/fails.json');
    expect(out).toBe(
      [
        'FAILED lab/test/fixtures/fails.json: A storm that nobody sits out costs four spaces, or so this file says (WHI-STORM-04)',
        '  step 4 (expect), state.teams.1.space',
        '    expected: 5',
        '    seen:     6',
        '0 passed, 1 failed',
        '',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  it('is 0 where one passes, also as JSON', async () => {
    const { code, out } = await labInside(
      'scenario',
      '--json',
      'games/whiteout/test/scenarios/pole.json',
    );
    expect(JSON.parse(out)).toMatchObject([{ game: 'whiteout', passed: true, failure: null }]);
    expect(code).toBe(0);
  });

  it('is 0 for a simulation without a violation, and its JSON is all there is', async () => {
    const { code, out, err } = await labInside('simulate', 'whiteout', '--games', '5', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'whiteout', games: 25, violations: 0 });
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  it('is 0 where the generated files are current', async () => {
    expect(await labInside('generate', 'whiteout', '--check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('state.clone.ts is current'),
    });
  });

  it('is 0 where all rules of the finished games are told, tested and coded', async () => {
    const { code, out } = await labInside('rules');
    expect(out).toContain('whiteout: 37 rules');
    expect(code).toBe(0);
  });

  it('is 0 for the words of a game', async () => {
    const { code, out } = await labInside('words', 'whiteout');
    expect(out).toContain('storm-window (WHI-STORM-03)');
    expect(code).toBe(0);
  });
});
