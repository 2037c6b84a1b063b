import { type AnyGame, type AnyTypes, allConfigs } from '@incognita/kernel';

type Config = AnyTypes['Config'];

/** Every two values of two options that a config holds together. */
function pairsIn(config: Config): string[] {
  const held = Object.entries(config).map(([key, value]) => `${key}=${value}`);
  return held.flatMap((one, i) => held.slice(i + 1).map((other) => `${one} ${other}`));
}

/**
 * Few configs that together hold every pair of option values that may be played together: always
 * the one next that holds the most pairs not seen yet.
 */
export function pairwiseConfigs(game: AnyGame): Config[] {
  const open = [...allConfigs(game.config)].map((config) => ({ config, pairs: pairsIn(config) }));
  const missing = new Set(open.flatMap(({ pairs }) => pairs));
  const chosen: Config[] = [];
  while (missing.size > 0) {
    let best: (typeof open)[number] | null = null;
    let most = 0;
    for (const candidate of open) {
      const fresh = candidate.pairs.filter((pair) => missing.has(pair)).length;
      if (fresh > most) [best, most] = [candidate, fresh];
    }
    if (!best) break;
    chosen.push(best.config);
    for (const pair of best.pairs) missing.delete(pair);
  }
  return chosen;
}
