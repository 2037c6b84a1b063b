import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/** Names of icons that boards take from game-icons; a path is a drawing of our own. */
const used = globSync('games/*/board/**/icons.json', { cwd: root })
  .flatMap((path) => Object.values(read(path) as Record<string, string>))
  .filter((name) => /^[a-z]/.test(name));

test('every icon on a board is credited, once, to whoever drew it', () => {
  const authors = read('web/style/icon-authors.json') as Record<string, string[]>;
  const credited = Object.values(authors).flat();
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !credited.includes(name))).toEqual([]);
  expect(new Set(credited).size).toBe(credited.length);
});
