import { describe, expect, it } from 'vitest';
import { countTests } from '../tally.mjs';

const report = (
  counts: { passed?: number; failed?: number; skipped?: number },
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[] = [],
) =>
  JSON.stringify({
    numPassedTests: counts.passed ?? 0,
    numFailedTests: counts.failed ?? 0,
    numPendingTests: counts.skipped ?? 0,
    numTodoTests: 0,
    testResults,
  });

describe('counting tests', () => {
  it('takes the numbers of the report', () => {
    const tally = countTests(report({ passed: 3, failed: 1, skipped: 2 }), 1);
    expect(tally).toEqual({ passed: 3, failed: 1, skipped: 2, troubles: [] });
  });

  it('a file that could not be loaded has failed', () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] };
    expect(countTests(report({ passed: 3 }, [file]), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('a file with a failed test is not counted twice', () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] };
    expect(countTests(report({ failed: 1 }, [file]), 1)).toMatchObject({ failed: 1 });
  });

  it.each([
    ['no test was run', report({}), 0],
    ['all tests were skipped', report({ skipped: 4 }), 0],
    ['vitest crashed after the tests', report({ passed: 3 }), 1],
    ['there is no report', null, 1],
    ['the report is cut off', '{"numPassedTests": 3', 1],
  ])('it has failed where %s', (_when, text, exitCode) => {
    const tally = countTests(text, exitCode);
    expect(tally.failed).toBe(1);
    expect(tally.troubles).toHaveLength(1);
  });
});
