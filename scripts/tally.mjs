// Reads the JSON reports of vitest and Playwright and their exit codes, so that nothing that went
// wrong can count as passed.

/**
 * @typedef {object} Report what we read of vitest's report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} troubles sentences about what the numbers do not say
 */

/**
 * @param {string | null} text the report, or null where vitest wrote none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function countTests(text, exitCode) {
  /** @type {string[]} */
  const troubles = [];
  /** @type {Report | null} */
  const report = parse(text);
  if (report === null) return noReport('vitest');
  let failed = report.numFailedTests;
  for (const file of report.testResults) {
    if (file.status !== 'failed' || file.assertionResults.some((a) => a.status === 'failed'))
      continue;
    failed += 1;
    troubles.push(`${file.name} could not be run.`);
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  return closed({ passed: report.numPassedTests, failed, skipped, troubles }, 'vitest', exitCode);
}

/**
 * What we read of Playwright's report. A flaky test failed at least once, so it has failed; errors
 * are what went wrong outside of any test, such as a page that could not be built.
 * @typedef {object} BrowserReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors
 */

/**
 * @param {string | null} text the report, or null where Playwright wrote none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function countBrowserTests(text, exitCode) {
  /** @type {BrowserReport | null} */
  const report = parse(text);
  if (report === null) return noReport('Playwright');
  const { expected, unexpected, flaky, skipped } = report.stats;
  const troubles = report.errors.map(
    ({ message }) => message ?? 'Something outside of any test failed.',
  );
  const failed = unexpected + flaky + report.errors.length;
  return closed({ passed: expected, failed, skipped, troubles }, 'Playwright', exitCode);
}

/**
 * @param {string} runner
 * @returns {Tally}
 */
const noReport = (runner) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  troubles: [`${runner} ended without a report.`],
});

/**
 * No test at all, or a runner that ends badly although no test failed: that is a failure too.
 * @param {Tally} tally
 * @param {string} runner
 * @param {number} exitCode
 * @returns {Tally}
 */
function closed(tally, runner, exitCode) {
  if (tally.passed + tally.failed === 0)
    return { ...tally, failed: 1, troubles: [...tally.troubles, 'No test was run.'] };
  if (exitCode === 0 || tally.failed > 0) return tally;
  const sentence = `No test failed, but ${runner} ended with ${exitCode}.`;
  return { ...tally, failed: 1, troubles: [...tally.troubles, sentence] };
}

/** @param {string | null} text */
function parse(text) {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
