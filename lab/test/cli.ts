import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../places.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a person would, from the project's folder. */
export function runLab(args: readonly string[], input = ''): Ran {
  const run = spawnSync(process.execPath, [join(ROOT, 'lab', 'main.ts'), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    timeout: 50_000,
    env: { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', LANGUAGE: '' },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}

/** A file with this text, in a folder of its own. */
export function fileWith(text: string, name = 'file.json'): string {
  const path = join(mkdtempSync(join(tmpdir(), 'incognita-lab-')), name);
  writeFileSync(path, text);
  return path;
}
