import {
  type AnyGame,
  type AnyTypes,
  ConfigError,
  configSentence,
  readConfig,
} from '@incognita/kernel';
import { listed, messageOf, Trouble } from './trouble.ts';

type Config = AnyTypes['Config'];
type Setting = string | number | boolean;

/** One way to sit down to a game. */
export interface Setup {
  /** The mode's name, or null where only options were given. */
  readonly mode: string | null;
  readonly config: Config;
}

export interface Wanted {
  readonly mode?: string | undefined;
  readonly seats?: number | undefined;
  /** "key=value" pairs. */
  readonly options?: readonly string[];
}

/** The config that was asked for, or a sentence about what is wrong with it. */
export function oneSetup(game: AnyGame, wanted: Wanted): Setup {
  const mode = wanted.mode === undefined ? {} : modeOf(game, wanted.mode);
  const seats = wanted.seats === undefined ? {} : { seats: seatsOf(game, wanted.seats) };
  const raw = { ...mode, ...seats, ...optionsOf(game, wanted.options ?? []) };
  return { mode: wanted.mode ?? null, config: configOf(game, raw) };
}

/** Every mode with every number of seats, as far as they are left open and may be played. */
export function allSetups(game: AnyGame, wanted: Wanted): Setup[] {
  const modes = wanted.mode === undefined ? Object.keys(game.modes) : [wanted.mode];
  const sittings = (modes.length > 0 ? modes : [undefined]).flatMap((mode) => {
    const open = wanted.seats === undefined && seatsInMode(game, mode) === undefined;
    const seats = open ? seatCounts(game) : [wanted.seats];
    return seats.flatMap((count) => playable(game, { ...wanted, mode, seats: count }));
  });
  // Nothing fits: ask for it outright, for the reason.
  return sittings.length > 0 ? sittings : [oneSetup(game, wanted)];
}

/** What a table is like when nobody asks for anything. */
export const usualConfig = (game: AnyGame): Config => readConfig(game.config, {});

export const seatCounts = (game: AnyGame): number[] =>
  (game.config.fields.seats?.values ?? []).filter((count) => typeof count === 'number');

function seatsInMode(game: AnyGame, mode: string | undefined): number | undefined {
  return mode === undefined ? undefined : modeOf(game, mode).seats;
}

/** A combination that the game refuses is left out; a value that does not exist is not. */
function playable(game: AnyGame, wanted: Wanted): Setup[] {
  try {
    return [oneSetup(game, wanted)];
  } catch (error) {
    if (error instanceof Trouble && error.cause instanceof ConfigError && error.cause.refusal)
      return [];
    throw error;
  }
}

function modeOf(game: AnyGame, name: string): Partial<Config> {
  const mode = game.modes[name];
  if (mode) return mode;
  const names = listed(Object.keys(game.modes));
  throw new Trouble(`${game.id} has no mode called "${name}"; there are ${names}`);
}

function seatsOf(game: AnyGame, seats: number): number {
  const values = seatCounts(game);
  if (values.includes(seats)) return seats;
  throw new Trouble(
    `${game.id} has no table for ${seats} seats; it takes ${listed(values.map(String), 'or')}`,
  );
}

/** Options as typed, with the types that the game's config has. */
function optionsOf(game: AnyGame, pairs: readonly string[]): Record<string, Setting> {
  const options: Record<string, Setting> = {};
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    if (cut < 1) throw new Trouble(`an option is written key=value, not "${pair}"`);
    const [key, told] = [pair.slice(0, cut), pair.slice(cut + 1)];
    const values: readonly Setting[] = game.config.fields[key]?.values ?? [];
    options[key] = values.find((value) => String(value) === told) ?? told;
  }
  return options;
}

function configOf(game: AnyGame, raw: object): Config {
  try {
    return readConfig(game.config, raw);
  } catch (error) {
    if (error instanceof ConfigError && error.refusal) {
      const why = configSentence(game.text, error, 'en');
      throw new Trouble(`${game.id}: ${why.replace(/\.$/, '')} (${error.refusal.rule})`, {
        cause: error,
      });
    }
    throw new Trouble(`${game.id}: ${messageOf(error)}`, { cause: error });
  }
}
