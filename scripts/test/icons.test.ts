import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

/** Names of icons that boards take from game-icons; a path is a drawing of our own. */
const used = readdirSync(new URL('games/', root))
  .map((game) => `games/${game}/board/icons.json`)
  .filter((path) => existsSync(new URL(path, root)))
  .flatMap((path) => Object.values(read(path) as Record<string, string>))
  .filter((name) => /^[a-z]/.test(name));

test('every icon on a board is credited, once, to whoever drew it', () => {
  const authors = read('web/look/icon-authors.json') as Record<string, string[]>;
  const credited = Object.values(authors).flat();
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !credited.includes(name))).toEqual([]);
  expect(new Set(credited).size).toBe(credited.length);
});
