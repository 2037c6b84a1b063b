import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { vi } from 'vitest';
import { lab } from '../lab.ts';
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

/** Runs the command line inside the test: quicker, for whatever reads no input. */
export async function labInside(...args: readonly string[]): Promise<Ran> {
  const written = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => (text: string | Uint8Array) => {
    written[stream] += String(text);
    return true;
  };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
  const err = vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
  try {
    const code = await lab(args);
    return { code, ...written };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

/** A file with this text, in a folder of its own. */
export function fileWith(text: string, name = 'file.json'): string {
  const path = join(mkdtempSync(join(tmpdir(), 'incognita-lab-')), name);
  writeFileSync(path, text);
  return path;
}
