// build.mjs: builds the page into web/dist, unless what is there is current.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { compressFolder } from '@incognita/server/compress';
import { root } from './ensure.mjs';

/** What the page is made of. */
const SOURCES = [
  'web',
  'boards',
  'catalogue',
  'kernel',
  'table',
  'bots',
  'games',
  'server/protocol',
];
const LEFT_OUT = /(^|\/)(node_modules|dist|test|test-kit|golden|results)(\/|$)/;

/** @param {string} folder @returns {string[]} */
function files(folder) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (LEFT_OUT.test(path)) return [];
    return statSync(join(root, path)).isDirectory() ? files(path) : [path];
  });
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...SOURCES.flatMap(files), 'package-lock.json'].sort())
    hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Builds if need be; answers whether it had to. Throws a sentence where it fails. */
export async function buildPage() {
  const stamp = join(root, 'web', 'dist', '.stamp');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  console.error('Building the page (first start, or its sources changed) …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const made = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (made.status !== 0)
    throw new Error('The page could not be built; what is wrong stands above.');
  await compressFolder(join(root, 'web', 'dist'));
  writeFileSync(stamp, wanted);
  return true;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildPage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
