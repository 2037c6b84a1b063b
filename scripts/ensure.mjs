// Makes a fresh clone ready to run: packages as the lock file says, and the Node 24 that npm brings along.
// Plain JavaScript without dependencies, because the Node that starts it may be an older one.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE_TO_START_FROM = 20;
const OLDEST_NODE_TO_RUN_ON = 24;

const packages = join(root, 'node_modules');
const tools = join(packages, '.bin');
const stamp = join(packages, '.incognita-installed');

/** @param {string} version */
const majorOf = (version) => Number(version.split('.')[0]);

/** What the installed packages were made from: the lock file, for this kind of machine. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

/** The PATH without our own packages: `npm ci` deletes them, and must not run on the Node among them. */
function pathOutside() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(packages)).join(delimiter);
}

function install() {
  // What is said goes to stderr: the output belongs to the command that needs the packages.
  console.error('Installing packages (first start, or the lock file changed) …');
  rmSync(stamp, { force: true });
  const npm = spawnSync(
    'npm',
    // An environment made for production must not leave out the compiler and the test runner.
    ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['inherit', process.stderr, process.stderr],
      env: { ...process.env, PATH: pathOutside() },
      shell: process.platform === 'win32',
    },
  );
  if (npm.status !== 0) {
    const why = npm.error ? npm.error.message : `it ended with ${npm.status ?? npm.signal}`;
    throw new Error(
      `The packages could not be installed: "npm ci" failed (${why}). ` +
        'What npm says about it stands above; most often the npm registry could not be reached.',
    );
  }
  writeFileSync(stamp, wanted());
}

/** Whether it runs here: a system may lack a library that it was made for. @param {string} node */
const runs = (node) =>
  node === process.execPath || spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;

function findNode() {
  const shipped = join(packages, `node-${process.platform}-${process.arch}`, 'bin', 'node');
  const isShipped = existsSync(shipped);
  if (isShipped && runs(shipped)) return shipped;
  if (majorOf(process.versions.node) >= OLDEST_NODE_TO_RUN_ON) return process.execPath;
  const why = isShipped
    ? 'the one that npm brings does not run on this system'
    : `npm brings none for ${process.platform}-${process.arch}`;
  throw new Error(
    `Incognita runs on Node ${OLDEST_NODE_TO_RUN_ON} or newer; this is Node ${process.versions.node}, and ${why}. ` +
      `Install Node ${OLDEST_NODE_TO_RUN_ON} or newer and try again.`,
  );
}

/**
 * Installs what is missing and returns the Node to go on with. Throws a sentence where that can't be done.
 * @returns {string}
 */
export function ensure() {
  if (majorOf(process.versions.node) < OLDEST_NODE_TO_START_FROM) {
    throw new Error(
      `Incognita needs Node ${OLDEST_NODE_TO_START_FROM} or newer to start; this is Node ${process.versions.node}.`,
    );
  }
  if (!isInstalled()) install();
  return findNode();
}

/** Like `ensure`, for a script that has nothing to do when it fails: says why and ends. */
export function ensureOrExit() {
  try {
    return ensure();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Our tools first in the PATH, the right Node before any other, and no colours into a file. */
function environment(/** @type {string} */ node) {
  const env = { ...process.env, PATH: [tools, dirname(node), pathOutside()].join(delimiter) };
  return process.stdout.isTTY || 'FORCE_COLOR' in env ? env : { ...env, NO_COLOR: '1' };
}

/**
 * Runs a script on that Node, on this terminal.
 * @param {string} node
 * @param {string[]} args the script and its arguments
 * @returns {Promise<number>} its exit code
 */
export function runOn(node, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: environment(node) });
    // Ctrl-C reaches the child too: it decides what that means.
    const leaveItToTheChild = () => {};
    const passOn = () => child.kill('SIGTERM');
    process.on('SIGINT', leaveItToTheChild);
    process.on('SIGTERM', passOn);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', leaveItToTheChild);
      process.off('SIGTERM', passOn);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

// `npm install` by hand calls this when it is done, so that the next start does not install again.
if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--stamp')) {
  const complete = !(process.env.npm_config_omit ?? '').match(/dev|optional/);
  if (complete && existsSync(packages)) writeFileSync(stamp, wanted());
}
