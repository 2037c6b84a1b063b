// run.mjs SCRIPT|TOOL [ARGS…]: a script of ours, or a tool that npm installed, on the Node it brings, also from a fresh clone.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureOrExit, root, runOn } from './ensure.mjs';

const [what, ...args] = process.argv.slice(2);
if (what === undefined) {
  console.error(
    'run.mjs needs the script or tool to run, e.g. "node scripts/run.mjs lab/main.ts".',
  );
  process.exit(2);
}
const node = ensureOrExit();
const file = /\.m?[jt]s$/.test(what) ? join(root, what) : join(root, 'node_modules', '.bin', what);
if (!existsSync(file)) {
  console.error(`There is no ${what} to run.`);
  process.exit(2);
}
process.exitCode = await runOn(node, [file, ...args]);
