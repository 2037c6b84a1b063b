import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Trouble } from '../trouble.ts';
import type { Tally } from './tally.ts';

/** Games that somebody won, of those played. */
export interface Rate {
  readonly won: number;
  readonly games: number;
}
/** By the value of an option, then by the number of seats. */
export type Rates = Readonly<Record<string, Readonly<Record<string, Rate>>>>;

/** What `mission:FILE` asks for: the option that rates are told apart by, and where they go. */
export function ratesWanted(told: string): { readonly key: string; readonly file: string } {
  const at = told.indexOf(':');
  if (at <= 0 || at === told.length - 1)
    throw new Trouble(
      `--rates is "${told}"; an option and a file would do, as in mission:rates.json`,
    );
  return { key: told.slice(0, at), file: told.slice(at + 1) };
}

/** Rates with those just measured in the place of older ones; cells that were not played stay. */
export function withRates(before: Rates, key: string, tallies: readonly Tally[]): Rates {
  const rates: Record<string, Record<string, Rate>> = {};
  for (const [value, cells] of Object.entries(before)) rates[value] = { ...cells };
  for (const { config, games, won } of tallies) {
    const value = config[key];
    if (value === undefined) throw new Trouble(`--rates: this game has no option "${key}"`);
    const cells = rates[String(value)] ?? {};
    cells[String(config.seats)] = { won, games };
    rates[String(value)] = cells;
  }
  return rates;
}

/** Adds what was measured to a file, in the order of its numbers. */
export function writeRates(told: string, tallies: readonly Tally[]): void {
  const { key, file } = ratesWanted(told);
  const before: Rates = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const rates = withRates(before, key, tallies);
  writeFileSync(file, `${JSON.stringify(rates, null, 2)}\n`);
}
