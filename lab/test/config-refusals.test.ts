// Options that do not go together are refused in a sentence, wherever somebody meets the refusal.
import {
  type AnyGame,
  type ConfigError,
  configSentence,
  Engine,
  readConfig,
} from '@incognita/kernel';
import { refusedConfigs } from '@incognita/kernel/test-kit/checks';
import { EMPTY, sentence, Table, type TableError } from '@incognita/table';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { oneSetup } from '../setups.ts';
import { fileWith, labInside, runLab } from './cli.ts';

/** One config for every reason that the game has. */
function byReason(game: AnyGame): Map<string, { seats: number }> {
  const found = new Map<string, { seats: number }>();
  for (const { tried, refused } of refusedConfigs(game))
    if (!found.has(refused.why)) found.set(refused.why, tried);
  return found;
}

const errorOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
};

function told(game: AnyGame, config: { seats: number }): string[] {
  const kernel = errorOf(() => readConfig(game.config, config)) as ConfigError;
  const options = Object.entries(config).map(([key, value]) => `${key}=${value}`);
  const lab = errorOf(() => oneSetup(game, { options })) as Error;
  const seats = Array.from({ length: config.seats }, () => EMPTY);
  const open = () => Table.open(new Engine(game), { config, seats, secret: '0'.repeat(64) });
  const { trouble } = errorOf(open) as TableError;
  return [
    kernel.message,
    configSentence(game.text, kernel, 'en'),
    configSentence(game.text, kernel, 'fr'),
    lab.message,
    sentence(trouble, 'en'),
    sentence(trouble, 'fr'),
  ];
}

/** Something like `config.soloNeedsLevel`: a name that only the code knows. */
const KEY = /\b[a-z]+\.[a-z]+[A-Z]\w*|\bconfig\.\w/;

describe('a combination that is refused', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('%s says why in sentences', (_, game) => {
    const refused = byReason(game);
    expect(refused.size).toBeGreaterThan(0);
    for (const [why, config] of refused)
      for (const text of told(game, config)) {
        expect(text).not.toContain(why);
        expect(text).not.toMatch(KEY);
        expect(text).toMatch(/ .* /);
      }
  });

  it('alone without a level: in the terminal and in a scenario as well', async () => {
    const wanted = 'One player always plays at a solo level. Choose one';
    const { code, err } = runLab(['play', 'auztralia', '--seats', '1']);
    expect([code, err]).toEqual([2, expect.stringContaining(wanted)]);
    const scenario = { scenario: 1, title: 'x', game: 'auztralia', config: { seats: 1 }, play: [] };
    const ran = await labInside('scenario', fileWith(JSON.stringify(scenario)));
    expect(ran.err).toContain(wanted);
    expect(ran.err).not.toMatch(/config\.\w/);
  });
});
