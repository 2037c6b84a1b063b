// What is checked without running the code. `npm run check` and `npm test` both read this list.
import { join } from 'node:path';
import process from 'node:process';
import { root, runOn } from './ensure.mjs';

const tool = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} title
 * @property {string[][]} commands all of them run, so that one failure does not hide the next
 */

/** @type {readonly Step[]} */
export const staticSteps = [
  {
    name: 'types',
    title: 'types',
    commands: [
      ...['pure', 'node', 'web', 'e2e'].map((name) => [
        tool('tsc'),
        '-p',
        name === 'node' ? 'tsconfig.json' : `tsconfig.${name}.json`,
        // What is known of files that did not change is kept: the next check takes a fraction.
        '--incremental',
        '--tsBuildInfoFile',
        join(root, 'node_modules', '.cache', `types-${name}.tsbuildinfo`),
      ]),
    ],
  },
  {
    name: 'lint',
    title: 'lint and format',
    commands: [
      [
        tool('biome'),
        'ci',
        '--error-on-warnings',
        `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      ],
    ],
  },
  {
    name: 'imports',
    title: 'import directions',
    commands: [[join(root, 'scripts', 'imports.mjs')]],
  },
];

export const heading = (/** @type {string} */ title) =>
  process.stdout.write(`\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}\n`);

export const closing = (/** @type {boolean} */ passed, /** @type {number} */ since) =>
  process.stdout.write(
    `${passed ? 'passed' : 'FAILED'} in ${((Date.now() - since) / 1000).toFixed(1)} s\n`,
  );

/**
 * @param {string} node
 * @param {Step} step
 * @returns {Promise<boolean>} did it pass?
 */
export async function runStep(node, step) {
  heading(step.title);
  const since = Date.now();
  let passed = true;
  for (const command of step.commands) passed = (await runOn(node, command)) === 0 && passed;
  closing(passed, since);
  return passed;
}
