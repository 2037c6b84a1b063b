import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../places.ts';
import { checkScenario, readScenario } from '../scenario/read.ts';
import { runScenario, tellFailure } from '../scenario/run.ts';

const files = globSync('games/*/test/scenarios/**/*.json', { cwd: ROOT }).sort();

it('the example of the documentation runs as it stands there', () => {
  const page = readFileSync(join(ROOT, 'docs', 'scenarios', 'README.md'), 'utf8');
  const example = page.match(/```json\n([\s\S]*?)```/)?.[1] ?? '';
  const [read] = checkScenario(JSON.parse(example), 'README.md');
  expect(read!.scenario.play.length).toBeGreaterThan(3);
  expect(runScenario(read!, 'README.md').failure).toBeNull();
});

describe('the scenario files of all games', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  for (const file of files) {
    const path = join(ROOT, file);
    for (const read of readScenario(path)) {
      const { title, rules } = read.scenario;
      it(`${(rules ?? []).join(' ')} ${title}`, () => {
        const { failure } = runScenario(read, path);
        expect(failure && `${file}\n${tellFailure(failure)}`).toBeNull();
      });
    }
  }
});
