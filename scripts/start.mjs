// npm start: builds the page where its sources have changed, then serves it with all tables.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureOrExit, root, runOn } from './ensure.mjs';

const web = join(root, 'web');
const stamp = join(web, 'dist', '.built-from');

/** Everything that ends up in the page. */
const SOURCES = ['web', 'boards', 'games', 'table', 'bots', 'kernel', 'server/protocol'];

/**
 * @param {string} folder
 * @returns {string[]} its files in order, but for what is installed, built or tested
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !/^(\.|node_modules$|dist$|test$|test-kit$)/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}

/** The same text for the same sources, whatever the times of their files say. */
function fingerprint() {
  const hash = createHash('sha256');
  const folders = SOURCES.map((name) => join(root, name)).filter((folder) => existsSync(folder));
  for (const path of [join(root, 'package-lock.json'), ...folders.flatMap(filesUnder)]) {
    hash.update(`${path.slice(root.length)}\n`);
    hash.update(readFileSync(path));
  }
  return `${hash.digest('hex')}\n`;
}

/** @param {string} node */
async function buildPage(node) {
  if (!existsSync(join(web, 'vite.config.ts'))) return;
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the page (first start, or its sources changed) …');
  const vite = join(root, 'node_modules', '.bin', 'vite');
  const code = await runOn(node, [vite, 'build', web, '--logLevel', 'error']);
  if (code === 0) writeFileSync(stamp, wanted);
  else
    console.error(
      'The page could not be built; what Vite says about it stands above. The server starts all the same.',
    );
}

const node = ensureOrExit();
await buildPage(node);
process.exitCode = await runOn(node, [join(root, 'server', 'main.ts')]);
