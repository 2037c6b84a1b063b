// Reads vitest's JSON report and its exit code so that nothing that went wrong can count as passed.

/**
 * @typedef {object} Report what we read of vitest's report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @param {string | null} text the report, or null where vitest wrote none
 * @param {number} exitCode
 */
export function countTests(text, exitCode) {
  /** @type {string[]} */
  const troubles = [];
  const report = parse(text);
  if (report === null) {
    return { passed: 0, failed: 1, skipped: 0, troubles: ['vitest ended without a report.'] };
  }
  let failed = report.numFailedTests;
  for (const file of report.testResults) {
    if (file.status !== 'failed' || file.assertionResults.some((a) => a.status === 'failed'))
      continue;
    failed += 1;
    troubles.push(`${file.name} could not be run.`);
  }
  if (report.numPassedTests + failed === 0) {
    failed += 1;
    troubles.push('No test was run.');
  }
  if (exitCode !== 0 && failed === 0) {
    failed += 1;
    troubles.push(`No test failed, but vitest ended with ${exitCode}.`);
  }
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, troubles };
}

/**
 * @param {string | null} text
 * @returns {Report | null}
 */
function parse(text) {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
