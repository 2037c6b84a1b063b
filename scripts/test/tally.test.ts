import { describe, expect, it } from 'vitest';
import { countBrowserTests, countTests } from '../tally.mjs';

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

const browserReport = (
  counts: { expected?: number; unexpected?: number; flaky?: number; skipped?: number },
  errors: { message?: string }[] = [],
) =>
  JSON.stringify({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts },
    errors,
  });

describe('counting tests in a browser', () => {
  it('takes the numbers of the report, and a flaky test has failed', () => {
    const text = browserReport({ expected: 5, unexpected: 1, flaky: 1, skipped: 2 });
    const tally = countBrowserTests(text, 1);
    expect(tally).toEqual({ passed: 5, failed: 2, skipped: 2, troubles: [] });
  });

  it('what went wrong outside of a test has failed, and is said', () => {
    const text = browserReport({ expected: 2 }, [{ message: 'the page could not be built' }]);
    const tally = countBrowserTests(text, 1);
    expect(tally).toMatchObject({ passed: 2, failed: 1 });
    expect(tally.troubles).toEqual(['the page could not be built']);
  });

  it.each([
    ['no test was run', browserReport({}), 0],
    ['all tests were skipped', browserReport({ skipped: 4 }), 0],
    ['Playwright crashed after the tests', browserReport({ expected: 3 }), 1],
    ['there is no report', null, 1],
    ['the report is cut off', '{"stats": {', 1],
  ])('it has failed where %s', (_when, text, exitCode) => {
    const tally = countBrowserTests(text, exitCode);
    expect(tally.failed).toBe(1);
    expect(tally.troubles).toHaveLength(1);
  });
});
