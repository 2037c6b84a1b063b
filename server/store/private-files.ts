import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const STICKY = 0o1000;
const OTHERS = 0o077;

/**
 * Makes a folder for data, and keeps it and what is in it for its owner: seeds of running games and
 * sessions are there. Throws a sentence where that cannot be done. On Windows folders have no such
 * modes, and belong to the user whose they are.
 */
export function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  const { mode } = statSync(folder);
  if ((mode & STICKY) !== 0)
    throw new Error(
      `DATA_DIR is ${folder}, where everybody may put files; give the server a folder of its own`,
    );
  try {
    if ((mode & OTHERS) !== 0) chmodSync(folder, 0o700);
    for (const file of readdirSync(folder)) closeToOthers(join(folder, file));
  } catch {
    throw new Error(
      `others can read the data in ${folder}, and that could not be changed; make it readable for the user of the server only: chmod -R go= ${folder}`,
    );
  }
}

/** Files that SQLite makes beside a database have the mode of the database. */
function closeToOthers(path: string): void {
  if (!existsSync(path)) return;
  const { mode } = statSync(path);
  if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o700);
}
