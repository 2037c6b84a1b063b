import {
  type AnyGame,
  type AnyTypes,
  allConfigs,
  Chance,
  canonicalJson,
  newChance,
} from '../index.ts';
import { Violation } from './violation.ts';

export type AnyConfig = AnyTypes['Config'];

/** A way to play: a legal config, and a name to call it by. */
export interface Setup {
  readonly name: string;
  /** The mode it stands for, or null for a combination of options outside the modes. */
  readonly mode: string | null;
  readonly config: AnyConfig;
}

const seatsTold = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);

/** Every option as it is when nobody chooses. */
export function defaultsOf(game: AnyGame): AnyConfig {
  const defaults: Record<string, string | number | boolean> = {};
  for (const [name, field] of Object.entries(game.config.fields)) defaults[name] = field.default;
  return defaults as AnyConfig;
}

/** Every mode with every number of seats that it can be played with. */
export function modeSetups(game: AnyGame): Setup[] {
  const setups = Object.entries(game.modes).flatMap(([mode, options]) => {
    const seats = options.seats === undefined ? seatsOf(game) : [options.seats];
    const found = seats
      .map((count): Setup => {
        const config = { ...defaultsOf(game), ...options, seats: count } as AnyConfig;
        return { name: `${mode}, ${seatsTold(count)}`, mode, config };
      })
      .filter(({ config }) => game.config.forbids(config) === null);
    if (found.length === 0)
      throw new Violation('config', `no number of seats can play the mode "${mode}"`);
    return found;
  });
  if (setups.length === 0) throw new Violation('config', 'the game has no mode');
  return setups;
}

function seatsOf(game: AnyGame): readonly number[] {
  const values: readonly unknown[] = game.config.fields.seats?.values ?? [];
  return values.filter((value) => typeof value === 'number');
}

/**
 * The modes first, then the rest of the legal configs: all of them where they are few, otherwise
 * those that bring the most pairs of options together that nobody has played together yet.
 */
export function setupsOf(game: AnyGame, others: number): Setup[] {
  const setups = modeSetups(game);
  const known = new Set(setups.map(({ config }) => canonicalJson(config)));
  const rest = candidates(game).filter((config) => !known.has(canonicalJson(config)));
  const more = rest.length <= others ? rest : pairing(setups, rest, others);
  const defaults = defaultsOf(game);
  return [
    ...setups,
    ...more.map((config) => ({ name: nameOf(config, defaults), mode: null, config })),
  ];
}

function nameOf(config: AnyConfig, defaults: AnyConfig): string {
  const told = Object.entries(config)
    .filter(([name, value]) => name !== 'seats' && defaults[name] !== value)
    .map(([name, value]) => `${name}=${value}`);
  return [...told, seatsTold(config.seats)].join(', ');
}

const MAX_CONFIGS_LISTED = 4096;

function candidates(game: AnyGame): AnyConfig[] {
  const fields = Object.entries(game.config.fields);
  const combinations = fields.reduce((count, [, { values }]) => count * values.length, 1);
  if (combinations <= MAX_CONFIGS_LISTED) return [...allConfigs(game.config)];
  const chance = new Chance(newChance('c'.repeat(64)));
  const found: AnyConfig[] = [];
  for (let tries = 0; tries < MAX_CONFIGS_LISTED; tries++) {
    const config: Record<string, string | number | boolean> = {};
    for (const [name, { values }] of fields)
      config[name] = values[chance.below(values.length)] as string | number | boolean;
    if (game.config.forbids(config as AnyConfig) === null) found.push(config as AnyConfig);
  }
  return found;
}

function pairing(setups: readonly Setup[], rest: readonly AnyConfig[], limit: number): AnyConfig[] {
  const met = new Set(setups.flatMap(({ config }) => pairsOf(config)));
  const chosen: AnyConfig[] = [];
  const left = rest.map((config) => ({ config, pairs: pairsOf(config) }));
  while (chosen.length < limit) {
    let best: { config: AnyConfig; pairs: string[] } | null = null;
    let gain = 0;
    for (const candidate of left) {
      const news = candidate.pairs.filter((pair) => !met.has(pair)).length;
      if (news > gain) [best, gain] = [candidate, news];
    }
    if (!best) break;
    chosen.push(best.config);
    for (const pair of best.pairs) met.add(pair);
  }
  return chosen;
}

function pairsOf(config: AnyConfig): string[] {
  const options = Object.entries(config).map(([name, value]) => `${name}=${value}`);
  return options.flatMap((a, i) => options.slice(i + 1).map((b) => `${a} ${b}`));
}
