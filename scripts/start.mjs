// npm start: builds the page where its sources have changed, then serves it with all tables.
import { join } from 'node:path';
import process from 'node:process';
import { ensureOrExit, root, runOn } from './ensure.mjs';

// Room for what lives only as long as a move: fewer things grow old, and less is collected twice.
// V8 would guess from its first seconds, in which tables are opened, that what makes up a position
// lives long, and would keep all later ones where they are collected last; it should not guess.
const NODE_OPTIONS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring'];

const node = ensureOrExit();
if ((await runOn(node, [join(root, 'scripts', 'build.mjs')])) !== 0)
  console.error('The server starts all the same, without the page.');
process.exitCode = await runOn(node, [...NODE_OPTIONS, join(root, 'server', 'main.ts')]);
