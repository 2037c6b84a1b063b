// What docs/security.md calls shown by a test is shown by a test that there is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const doc = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');

/** A file of tests, and the titles that are named right after it. */
const NAMED = /`((?:[\w-]+\/)*[\w.-]+\.(?:test|spec)\.ts)`((?:(?:, | and )?(?: ?"[^"]+"))*)/g;

const fileOf = (name: string): string =>
  name.includes('/') ? join(ROOT, name) : join(ROOT, 'server', 'test', name);

test('every test that is named there exists, under that title', () => {
  const named = [...doc.matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(100);
  const wrong = named.flatMap(([, name = '', titles = '']) => {
    const file = fileOf(name);
    if (!existsSync(file)) return [`there is no ${name}`];
    const source = readFileSync(file, 'utf8');
    return [...titles.matchAll(/"([^"]+)"/g)]
      .map(([, title = '']) => title)
      .filter((title) => title.split('…').some((part) => !source.includes(part.trim())))
      .map((title) => `${name} has no test "${title}"`);
  });
  expect(wrong).toEqual([]);
});

test('every line of the ASVS says how it is kept, or why not', () => {
  const [, chapters = ''] = doc.split('## OWASP ASVS');
  const [lines = ''] = chapters.split(/^## /m);
  const rows = lines.split('\n').filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(80);
  const silent = rows.filter(
    (row) => !/\| (tested by |not applicable because |not kept because )/.test(row),
  );
  expect(silent).toEqual([]);
});
