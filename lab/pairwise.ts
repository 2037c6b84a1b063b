import { type AnyGame, type AnyTypes, Chance, newChance } from '@incognita/kernel';

type Config = AnyTypes['Config'];
type Value = string | number | boolean;
type Field = readonly [string, readonly Value[]];

/** A value of an option, together with one of another. */
interface Pair {
  readonly a: string;
  readonly x: Value;
  readonly b: string;
  readonly y: Value;
}

const keyOf = (a: string, x: Value, b: string, y: Value): string => `${a}=${x} ${b}=${y}`;

function pairsOf(fields: readonly Field[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  fields.forEach(([a, xs], i) => {
    for (const [b, ys] of fields.slice(i + 1))
      for (const x of xs) for (const y of ys) pairs.set(keyOf(a, x, b, y), { a, x, b, y });
  });
  return pairs;
}

/** Every two values of two options that a config holds together. */
function pairsIn(fields: readonly Field[], config: Readonly<Record<string, Value>>): string[] {
  return fields.flatMap(([a], i) =>
    fields.slice(i + 1).map(([b]) => keyOf(a, config[a] as Value, b, config[b] as Value)),
  );
}

/** How often the rest of a config is tried before a pair counts as one that cannot be played. */
const TRIES = 400;
/** Legal configs that are compared for a pair; the one with the most news is taken. */
const COMPARED = 12;

/**
 * Few configs that together hold every pair of option values that may be played together. They are
 * grown from the pairs that are missing, so that a game with billions of configs takes no longer:
 * fixed are the two values, the other options go from their defaults to anything by chance.
 */
export function pairwiseConfigs(game: AnyGame): Config[] {
  const fields: Field[] = Object.entries(game.config.fields).map(([name, { values }]) => [
    name,
    values as readonly Value[],
  ]);
  const defaults = Object.fromEntries(
    Object.entries(game.config.fields).map(([name, field]) => [name, field.default as Value]),
  );
  const chance = new Chance(newChance('a'.repeat(64)));
  const missing = pairsOf(fields);
  const chosen: Config[] = [];
  for (const [key, pair] of missing) {
    if (!missing.has(key)) continue;
    const best = bestWith(game, fields, defaults, pair, missing, chance);
    if (!best) {
      missing.delete(key);
      continue;
    }
    chosen.push(best);
    for (const held of pairsIn(fields, best)) missing.delete(held);
  }
  return chosen;
}

/** Of several legal configs with that pair the one with the most pairs that are missing. */
function bestWith(
  game: AnyGame,
  fields: readonly Field[],
  defaults: Readonly<Record<string, Value>>,
  pair: Pair,
  missing: ReadonlyMap<string, Pair>,
  chance: Chance,
): Config | null {
  let best: Config | null = null;
  let most = 0;
  let legal = 0;
  for (let tries = 0; tries < TRIES && legal < COMPARED; tries++) {
    const config: Record<string, Value> = { ...defaults };
    // From few other changes to many: a pair that needs company finds it either way.
    const wildness = tries % 10;
    for (const [name, values] of fields)
      if (chance.below(10) < wildness) config[name] = values[chance.below(values.length)] as Value;
    config[pair.a] = pair.x;
    config[pair.b] = pair.y;
    if (!settle(game, config, pair)) continue;
    legal += 1;
    const news = pairsIn(fields, config).filter((held) => missing.has(held)).length;
    if (news > most) [best, most] = [config as Config, news];
  }
  return best;
}

/**
 * Lets the other options give way until the config can be played: to what a refusal proposes, or to
 * their defaults. A pair that needs several others just so is hardly ever met by chance.
 */
function settle(game: AnyGame, config: Record<string, Value>, pair: Pair): boolean {
  const { fields, forbids } = game.config;
  for (let rounds = 2 * Object.keys(fields).length; rounds > 0; rounds--) {
    const refused = forbids(config as Config);
    if (!refused) return true;
    const fallback = { [refused.field]: fields[refused.field]?.default as Value };
    const change = [refused.instead ?? {}, fallback]
      .map((wanted) =>
        Object.entries(wanted).filter(
          ([name, value]) => name !== pair.a && name !== pair.b && config[name] !== value,
        ),
      )
      .find((wanted) => wanted.length > 0);
    if (!change) return false;
    for (const [name, value] of change) config[name] = value as Value;
  }
  return false;
}
