import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The page as people get it: built, not served from its sources. */
export default function build(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const made = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, encoding: 'utf8' });
  if (made.status !== 0)
    throw new Error(`the page could not be built:\n${made.stdout}\n${made.stderr}`);
}
