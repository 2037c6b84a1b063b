import { describe, expect, test } from 'vitest';
import { lines } from '../lines/index.ts';
import { readOptions, Trouble } from '../options.ts';

const names = (args: readonly string[]) => readOptions(args, lines).lines.map((line) => line.name);

describe('the options of npm run bench', () => {
  test('without any, all lines are measured', () => {
    expect(names([])).toEqual(lines.map((line) => line.name));
    expect(names([])).toEqual(
      expect.arrayContaining(['kernel/decisions', 'kernel/clone', 'kernel/fold']),
    );
  });

  test('--only keeps the lines that begin so', () => {
    expect(names(['--only', 'kernel/dec'])).toEqual([
      'kernel/decisions',
      'kernel/decisions-with-events',
    ]);
  });

  test.each([
    [['--only', 'kernle'], /No line begins with "kernle"; there are kernel\/decisions/],
    [['--fast'], /Unknown option '--fast'\. Usage: npm run bench/],
    [['kernel/fold'], /Unexpected argument 'kernel\/fold'.* Usage: npm run bench/],
    [['--only'], /--only.* Usage: npm run bench/],
    [['--write', '--only', 'kernel'], /--write records all lines/],
  ])('%j is refused with one sentence', (args, sentence) => {
    expect(() => readOptions(args, lines)).toThrow(Trouble);
    expect(() => readOptions(args, lines)).toThrow(sentence);
  });
});
