// npm test: everything that must hold, and as the last line how much of it does.
// npm test -- ARGS: only vitest's tests, with ARGS for it (a folder, a file, -t 'AUZ-RAIL-02').
// npm run soak [-- ARGS]: only the tests, and what they sample otherwise they do in full.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensure, root, runOn } from './ensure.mjs';
import { closing, heading, runStep, staticSteps } from './steps.mjs';
import { countBrowserTests, countTests } from './tally.mjs';

const soak = process.argv[2] === '--soak';
if (soak) process.env.INCOGNITA_SOAK = '1'; // the test kit and vitest.config.ts read it
const vitestArgs = process.argv.slice(soak ? 3 : 2);
const onlyTests = soak || vitestArgs.length > 0;
const total = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} node @param {string} report */
const runVitest = (node, report) =>
  runOn(node, [
    join(root, 'node_modules', '.bin', 'vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...vitestArgs,
  ]);

/** @param {string} node @param {string} report */
const runPlaywright = (node, report) => {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report; // the reporter has no option for it
  return runOn(node, [
    join(root, 'node_modules', '.bin', 'playwright'),
    'test',
    `--config=${join(root, 'e2e', 'playwright.config.ts')}`,
    '--reporter=list,json',
  ]);
};

/**
 * Runs tests and adds what their report says to the total.
 * @param {string} title
 * @param {(report: string) => Promise<number>} run answers with the exit code
 * @param {typeof countTests} count
 */
async function runTests(title, run, count) {
  heading(title);
  const since = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'incognita-test-'));
  const report = join(folder, 'report.json');
  const exitCode = await run(report);
  const tally = count(readIfThere(report), exitCode);
  rmSync(folder, { recursive: true, force: true });
  for (const trouble of tally.troubles) console.log(trouble);
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  closing(tally.failed === 0, since);
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

try {
  const node = ensure();
  for (const step of onlyTests ? [] : staticSteps) {
    if (await runStep(node, step)) total.passed += 1;
    else total.failed += 1;
  }
  await runTests('tests', (report) => runVitest(node, report), countTests);
  if (!onlyTests)
    await runTests(
      'tests in a browser',
      (report) => runPlaywright(node, report),
      countBrowserTests,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
