import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tell } from '../commands/rules.ts';
import { FINISHED } from '../games.ts';
import { gameFolder } from '../places.ts';
import { coverageOf, isWhole } from '../rules/coverage.ts';
import { idsCited, idsTold, paragraphOf, testNames } from '../rules/extract.ts';

const EN = `# A game

**TOY-MOVE-01** You move one space; see TOY-MOVE-09.

> **TOY-RULING-01** Diagonally too.

**TOY-MOVE-02** You may not move back.
In no case.

The word **TOY-MOVE-03** in the middle tells nothing.
`;

/** A game's folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-rules-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const WHOLE = {
  'rulebook/en.md': EN,
  'rulebook/fr.md': EN,
  'rules/move.ts': '// TOY-MOVE-01, TOY-MOVE-02',
  'test/move.test.ts': "it('TOY-MOVE-01 moves', () => {}); describe('TOY-RULING-01', () => {});",
  'test/no-effect.ts': "export const noEffect = { 'TOY-RULING-01': 'says what words mean' };",
  'test/scenarios/back.json': '{ "rules": ["TOY-MOVE-02"] }',
};

describe('rules', () => {
  it('are read off the beginnings of paragraphs and notes', () => {
    expect([...idsTold(EN)]).toEqual(['TOY-MOVE-01', 'TOY-RULING-01', 'TOY-MOVE-02']);
  });

  it('are read off the names of tests, not their bodies', () => {
    const source = `
      describe('TOY-A-01', () => {
        it.each([1])("TOY-A-02 is so", () => expect('TOY-A-03').toBe(1));
        situation(\`TOY-A-04\`, () => {});
      });`;
    expect(testNames(source).match(/TOY-A-\d+/g)).toEqual(['TOY-A-01', 'TOY-A-02', 'TOY-A-04']);
  });

  it('are cited by code one by one, or as a run of a section', () => {
    expect([...idsCited('// TOY-A-09 to 11, TOY-B-01: no more than 12')]).toEqual([
      'TOY-A-09',
      'TOY-B-01',
      'TOY-A-10',
      'TOY-A-11',
    ]);
    expect([...idsCited('TOY-A-03 makes it 2, TOY-A-05 leads to 07')]).toEqual([
      'TOY-A-03',
      'TOY-A-05',
    ]);
  });

  it('can be looked up, as plain text', () => {
    expect(paragraphOf(EN, 'TOY-MOVE-02')).toBe('TOY-MOVE-02 You may not move back. In no case.');
    expect(paragraphOf(EN, 'TOY-RULING-01')).toBe('TOY-RULING-01 Diagonally too.');
    expect(paragraphOf(EN, 'TOY-MOVE-03')).toBeNull();
  });

  it('are covered by the French rulebook, tests or scenarios, and code', () => {
    const coverage = coverageOf('toy', folderWith(WHOLE));
    expect(coverage.rules).toEqual(['TOY-MOVE-01', 'TOY-MOVE-02', 'TOY-RULING-01']);
    expect(isWhole(coverage)).toBe(true);
    expect(coverage.stray).toEqual([]);
  });

  it.each([
    ['rulebook/fr.md', 'french', ['TOY-MOVE-01', 'TOY-MOVE-02', 'TOY-RULING-01']],
    ['test/move.test.ts', 'tests', ['TOY-MOVE-01']],
    ['test/scenarios/back.json', 'tests', ['TOY-MOVE-02']],
    ['rules/move.ts', 'code', ['TOY-MOVE-01', 'TOY-MOVE-02']],
    ['test/no-effect.ts', 'code', ['TOY-RULING-01']],
  ] as const)('are missed without %s', (path, place, missing) => {
    const coverage = coverageOf('toy', folderWith({ ...WHOLE, [path]: '' }));
    expect(coverage.missing[place]).toEqual(missing);
    expect(isWhole(coverage)).toBe(false);
    expect(tell({ ...coverage, finished: true }, false)).toContain(`missing: ${missing.join(' ')}`);
  });

  it.each(['view.ts', 'content/cards.ts', 'bot/plans.ts'])('may be applied in %s', (path) => {
    const coverage = coverageOf(
      'toy',
      folderWith({ ...WHOLE, 'rules/move.ts': '', [path]: '// TOY-MOVE-01 to 02' }),
    );
    expect(coverage.missing.code).toEqual([]);
  });

  it.each(['text/en.ts', 'board/Map.tsx', 'test/move.test.ts'])(
    'are not applied by what %s says',
    (path) => {
      const coverage = coverageOf(
        'toy',
        folderWith({ ...WHOLE, 'rules/move.ts': '', [path]: '// TOY-MOVE-01 to 02' }),
      );
      expect(coverage.missing.code).toEqual(['TOY-MOVE-01', 'TOY-MOVE-02']);
    },
  );

  it.each(['rules/fly.ts', 'text/en.ts'])('that %s names without being told are listed', (path) => {
    const named = { [path]: '// TOY-FLY-07' };
    expect(coverageOf('toy', folderWith({ ...WHOLE, ...named })).stray).toEqual(['TOY-FLY-07']);
  });

  it('of content and of what is hidden are told by tests alone', () => {
    const rules = { 'view.ts': '// TOY-CONTENT-01, TOY-HIDE-02, TOY-INFO-03' };
    expect(coverageOf('toy', folderWith({ ...WHOLE, ...rules })).stray).toEqual([]);
  });

  it.each(FINISHED)('of %s, a finished game, are whole', (game) => {
    const { missing, stray } = coverageOf(game, gameFolder(game));
    expect({ missing, stray }).toEqual({
      missing: { french: [], tests: [], code: [] },
      stray: [],
    });
  });

  it('of a game without a rulebook are not whole', () => {
    expect(isWhole(coverageOf('toy', folderWith({})))).toBe(false);
  });
});
