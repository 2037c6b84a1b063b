import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the example of docs/api.md plays a whole game of AuZtralia across a restart', () => {
  const script = join(import.meta.dirname, '..', 'examples', 'two-seats.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('restarted after 60 decisions');
  expect(stdout).toMatch(/\d+ decisions, \d+ entries in the incognita-game file/);
});
