import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../places.ts';
import { readScenario } from '../scenario/read.ts';
import { runScenarioFile, tellFailure } from '../scenario/run.ts';

const files = globSync('games/*/test/scenarios/**/*.json', { cwd: ROOT }).sort();

describe('the scenario files of all games', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  for (const file of files) {
    const path = join(ROOT, file);
    const { title, rules } = readScenario(path).scenario;
    it(`${(rules ?? []).join(' ')} ${title}`, () => {
      const { failure } = runScenarioFile(path);
      expect(failure && `${file}\n${tellFailure(failure)}`).toBeNull();
    });
  }
});
