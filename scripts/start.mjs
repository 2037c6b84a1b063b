// npm start: builds the page where its sources have changed, then serves it with all tables.
import { join } from 'node:path';
import process from 'node:process';
import { ensureOrExit, root, runOn } from './ensure.mjs';

const node = ensureOrExit();
// Only now: before the packages are there, it has no name.
const { SERVER_FLAGS } = await import('@incognita/server/flags');
if ((await runOn(node, [join(root, 'scripts', 'build.mjs')])) !== 0)
  console.error('The server starts all the same, without the page.');
process.exitCode = await runOn(node, [...SERVER_FLAGS, join(root, 'server', 'main.ts')]);
