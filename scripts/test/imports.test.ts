import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesIn, DENIED_NAMES, violationsIn } from '../imports.mjs';

const KERNEL = 'kernel/deck.ts';
const RULE = 'games/auztralia/rules/railway.ts';
const BOARD = 'games/auztralia/board/map.tsx';
const GAME_TEST = 'games/auztralia/test/railway.test.ts';

const importing = (path: string, ...specifiers: string[]) =>
  violationsIn(path, specifiers.map((s) => `import '${s}';`).join('\n')).map((v) => v.sentence);

describe('what may be imported', () => {
  const allowed: [path: string, specifier: string][] = [
    [KERNEL, './chance.ts'],
    ['kernel/test-kit/index.ts', '../deck.ts'],
    ['kernel/test-kit/index.ts', 'vitest'],
    ['kernel/test-kit/index.ts', 'fast-check'],
    ['kernel/test-kit/index.ts', 'node:fs'],
    ['kernel/test/deck.test.ts', '../test-kit/index.ts'],
    ['kernel/deck.test.ts', '@incognita/kernel/test-kit'],
    ['kernel/test/kit.test.ts', '@incognita/whiteout'],
    [RULE, '@incognita/kernel'],
    [RULE, '../content/map.ts'],
    [BOARD, 'react'],
    [BOARD, 'react/jsx-runtime'],
    [BOARD, '../content/map.ts'],
    [GAME_TEST, '@incognita/kernel/test-kit'],
    [GAME_TEST, '@incognita/bots'],
    [GAME_TEST, '@incognita/table'],
    [GAME_TEST, '@incognita/auztralia'],
    [GAME_TEST, '../rules/railway.ts'],
    ['bots/greedy.ts', '@incognita/kernel'],
    ['bots/test/greedy.test.ts', '@incognita/whiteout'],
    ['table/seats.ts', '@noble/hashes/sha2.js'],
    ['lab/main.ts', '@incognita/auztralia'],
    ['lab/main.ts', 'node:readline'],
    ['bench/main.ts', '@incognita/lab'],
    ['server/main.ts', '@incognita/table'],
    ['web/main.tsx', 'react'],
    ['web/routes.tsx', './pages/Home.tsx'],
    ['web/pages/Home.tsx', './home/GameCard.tsx'],
    ['web/pages/Home.tsx', '../shell/Log.tsx'],
    ['web/test/settle.test.ts', '../pages/new-table/settle.ts'],
    ['e2e/play.test.ts', '@incognita/server'],
    ['scripts/start.mjs', 'node:fs'],
    ['vitest.config.ts', 'vitest/config'],
  ];
  it.each(allowed)('%s may import %s', (path, specifier) => {
    expect(importing(path, specifier)).toEqual([]);
  });
});

describe('what may not be imported', () => {
  const refused: [path: string, specifier: string, because: RegExp][] = [
    [KERNEL, '@incognita/auztralia', /point downwards, here to none of our packages/],
    [KERNEL, '@incognita/table', /point downwards/],
    [KERNEL, 'node:fs', /must not know Node/],
    [KERNEL, 'fs', /must not know Node/],
    [KERNEL, 'vitest', /package "vitest"/],
    [KERNEL, 'react', /package "react"/],
    [KERNEL, './test-kit/index.ts', /belongs to kernel \(test-kit\)/],
    ['kernel/test-kit/index.ts', '@incognita/whiteout', /point downwards/],
    ['kernel/test/kit.test.ts', '@incognita/auztralia', /point downwards/],
    [RULE, '@incognita/bots', /point downwards, here to only kernel/],
    [RULE, '@incognita/whiteout', /point downwards, here to only kernel/],
    [RULE, '@incognita/kernel/test-kit', /the test kit is for tests/],
    [RULE, '../../../kernel/deck.ts', /into another package by a path/],
    [RULE, '../../whiteout/index.ts', /into another package by a path/],
    [RULE, '../../../../elsewhere.ts', /outside the project/],
    [RULE, '../board/map.tsx', /belongs to games\/auztralia \(board\)/],
    [RULE, '../test/arrange.ts', /belongs to games\/auztralia \(test\)/],
    [RULE, 'react', /package "react"/],
    [RULE, 'node:fs', /must not know Node/],
    ['games/auztralia/index.ts', 'node:fs', /must not know Node/],
    ['games/auztralia/content/map.ts', 'node:fs', /must not know Node/],
    ['games/auztralia/text/en.ts', 'node:fs', /must not know Node/],
    ['games/auztralia/bot/aims.ts', '@incognita/bots', /point downwards/],
    [BOARD, 'node:fs', /must not know Node/],
    [BOARD, '@incognita/web', /point downwards/],
    [GAME_TEST, '@incognita/lab', /point downwards/],
    ['bots/greedy.ts', '@incognita/whiteout', /point downwards/],
    ['bots/greedy.ts', '@incognita/table', /point downwards/],
    ['bots/greedy.ts', 'node:worker_threads', /must not know Node/],
    ['table/seats.ts', '@incognita/bots', /point downwards/],
    ['table/seats.ts', 'ws', /package "ws"/],
    ['lab/main.ts', '@incognita/server', /point downwards/],
    ['server/main.ts', '@incognita/web', /point downwards/],
    ['server/main.ts', '@incognita/kernel/test-kit', /the test kit is for tests/],
    ['web/main.tsx', 'node:fs', /must not know Node/],
    ['web/shell/Prompt.tsx', '../pages/Home.tsx', /is a page's/],
    ['web/play/online.ts', '../pages/home/server.ts', /is a page's/],
    ['elsewhere/main.ts', 'node:fs', /not in the table/],
  ];
  it.each(refused)('%s may not import %s', (path, specifier, because) => {
    expect(importing(path, specifier)).toEqual([expect.stringMatching(because)]);
  });

  const forms = [
    "import fs from 'node:fs';",
    "import type { Stats } from 'node:fs';",
    "export { readFileSync } from 'node:fs';",
    "export * from 'node:fs';",
    "export const later = () => import('node:fs');",
    "export type Stats = import('node:fs').Stats;",
    "import fs = require('node:fs');",
  ];
  it.each(forms)('whatever its form: %s', (form) => {
    expect(violationsIn(KERNEL, form)).toEqual([
      { line: 1, sentence: expect.stringContaining('"node:fs"') },
    ]);
  });

  it('an import that the code computes', () => {
    const found = violationsIn(KERNEL, 'export const load = (name: string) => import(name);');
    expect(found).toEqual([{ line: 1, sentence: expect.stringContaining('as a literal') }]);
  });
});

describe('what a pure room may not use', () => {
  const uses = [
    ['Math.random', 'export const roll = () => Math.random();'],
    ['Math.random', "export const roll = () => Math['random']();"],
    ['Math', 'const { random } = Math;'],
    ['Math', 'const maths = Math;'],
    ['Date', 'export const now = () => Date.now();'],
    ['Date', 'export const now = () => new Date();'],
    ['Date', 'export type When = Date;'],
    ['performance', 'export const now = () => performance.now();'],
    ['setTimeout', 'setTimeout(() => {}, 1);'],
    ['process', 'export const home = process.env.HOME;'],
    ['globalThis', 'export const world = globalThis;'],
  ] as const;

  it.each(uses)('%s, as in: %s', (name, source) => {
    for (const path of [KERNEL, RULE, 'bots/greedy.ts', 'table/seats.ts']) {
      expect(violationsIn(path, source)).toEqual([
        { line: 1, sentence: expect.stringContaining(`uses ${name};`) },
      ]);
    }
  });

  it.each(uses)('while others may use %s: %s', (_name, source) => {
    for (const path of ['lab/main.ts', BOARD, GAME_TEST, 'kernel/test-kit/index.ts']) {
      expect(violationsIn(path, source)).toEqual([]);
    }
  });

  it('comments, strings and members of the same name are no use', () => {
    const source = [
      '// Date and Math.random',
      'export const text = `Date` + "process";',
      'export const day = { Date: 1, process: 2 };',
      'export const sum = day.Date + day.process + Math.max(1, 2);',
      'export interface Journal { process: string; Date(): void }',
    ].join('\n');
    expect(violationsIn(RULE, source)).toEqual([]);
  });

  it('the linter denies the same names in the editor', () => {
    const settings = readFileSync(join(import.meta.dirname, '../../biome.json'), 'utf8');
    for (const name of DENIED_NAMES.keys()) expect(settings).toContain(`"${name}":`);
  });
});

describe('imports in a circle', () => {
  const circles = (files: Readonly<Record<string, string>>) =>
    circlesIn(new Map(Object.entries(files)));

  it('are found, however long the way round, and each once', () => {
    const files = {
      'server/main.ts': "import './a.ts';",
      'server/a.ts': "export { b } from './b.ts';",
      'server/b.ts': "import { c } from './c.ts';",
      'server/c.ts': "import './a.ts'; import '@incognita/kernel';",
    };
    expect(circles(files)).toEqual([['server/a.ts', 'server/b.ts', 'server/c.ts']]);
    expect(circles({ ...files, 'server/c.ts': "import 'node:fs';" })).toEqual([]);
  });

  it('of types count, except inside of a game', () => {
    const files = (folder: string) => ({
      [`${folder}/view.ts`]: "import type { Run } from './kit.ts';",
      [`${folder}/kit.ts`]: "import { type View } from './view.ts';",
    });
    expect(circles(files('server'))).toEqual([['server/view.ts', 'server/kit.ts']]);
    expect(circles(files('games/whiteout'))).toEqual([]);
    const run = { ...files('games/whiteout'), 'games/whiteout/kit.ts': "import './view.ts';" };
    expect(circles({ ...run, 'games/whiteout/view.ts': "import './kit.ts';" })).toHaveLength(1);
  });
});

describe('the report', () => {
  it('names file and line of each violation, and fails', () => {
    const root = mkdtempSync(join(tmpdir(), 'incognita-imports-'));
    const write = (path: string, ...lines: string[]) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), lines.join('\n'));
    };
    const check = () =>
      spawnSync(process.execPath, [join(import.meta.dirname, '../imports.mjs'), root], {
        encoding: 'utf8',
      });
    try {
      write('kernel/deck.ts', "import { key } from './chance.ts';", 'export const top = key;');
      write('kernel/node_modules/left/out.ts', "import 'node:fs';");
      expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('1 files') });

      write('kernel/chance.ts', '// a comment', 'export const key = Math.random();');
      write('games/whiteout/rules/storm.ts', "import '@incognita/kernel';", "import 'react';");
      write('bots/half.ts', 'export const = ;');
      write('table/seats.ts', "import './table.ts';");
      write('table/table.ts', "import './seats.ts';");
      const { status, stdout } = check();
      expect(status).toBe(1);
      expect(stdout.trim().split('\n').sort()).toEqual([
        expect.stringMatching(/^bots\/half\.ts:1 cannot be read: /),
        'games/whiteout/rules/storm.ts:2 games/whiteout may not import the package "react"',
        'kernel/chance.ts:2 uses Math.random; chance is drawn through the kernel only',
        'table/seats.ts imports itself by way of table/table.ts',
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
