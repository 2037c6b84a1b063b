import { describe, expect, test } from 'vitest';
import { asides, json, likenesses, page, table } from '../report.ts';
import { type Figure, figuresOf, unlike } from '../run.ts';

const mean = (value: number) => ({ 'decisions per game': { mean: value, error: 0.5 } });
const figure = (theirs: number): Figure => ({
  line: {
    name: 'kernel/decisions',
    unit: 'decisions/s',
    about: 'ours against theirs',
    ours: 'a',
    baseline: 'b',
    target: 50,
  },
  ours: { value: 1_000_000, profile: mean(77) },
  baseline: { value: 16_000, profile: mean(theirs) },
  ratio: 62.5,
});

describe('the report of npm run bench', () => {
  test('JSON is an array of name, value, unit, baseline and ratio', () => {
    expect(JSON.parse(json([figure(77)]))).toEqual([
      {
        name: 'kernel/decisions',
        value: 1_000_000,
        unit: 'decisions/s',
        baseline: 16_000,
        ratio: 62.5,
      },
    ]);
  });

  test('the table shows the ratio beside its target', () => {
    const rows = table([figure(77)]).split('\n');
    expect(rows[1]?.split(/\s{2,}/)).toEqual([
      'kernel/decisions',
      'decisions/s',
      '1,000,000',
      '16,000',
      '63 ×',
      '50 ×',
    ]);
  });

  test('of a variant with several figures each side takes its own', () => {
    const runs = [
      { value: Number.NaN, figures: { flood: 700, quiet: 800 } },
      { value: Number.NaN, figures: { flood: 650, quiet: 810 } },
    ];
    const measured = new Map([['under flood', runs]]);
    expect(figuresOf('under flood#quiet', measured)).toEqual([{ value: 800 }, { value: 810 }]);
    expect(() => figuresOf('under flood#rain', measured)).toThrow(/has not measured "rain"/);
  });

  test('two sides that play different games are not compared', () => {
    expect(unlike(figure(77.5))).toBeNull();
    expect(unlike(figure(90))).toBe(
      'kernel/decisions: the two sides do not play the same game. decisions per game: 77.00 ± 0.50 against 90.00 ± 0.50.',
    );
    expect(likenesses([figure(77.5), figure(77.6)])).toEqual([
      expect.stringContaining('decisions per game 77.00 ± 0.50 and 77.50 ± 0.50'),
    ]);
  });

  test('what only our side says is told beside', () => {
    const { baseline, ...rest } = figure(77);
    const alone: Figure = { ...rest, baseline: { value: baseline.value } };
    expect(asides([alone])).toEqual(['kernel/decisions: decisions per game 77.']);
    expect(asides([figure(77)])).toEqual([]);
  });

  test('the page names the machine, the date and the ratio', () => {
    const text = page([figure(77)], '2030-01-02');
    expect(text).toContain('on 2030-01-02');
    expect(text).toContain(`Node ${process.versions.node}`);
    expect(text).toContain('**63 ×**');
  });
});
