import measured from './rates.json' with { type: 'json' };

/** Games that bots won, of those they played, by mission and number of survivors. */
export interface Rate {
  readonly won: number;
  readonly games: number;
}

const RATES: Readonly<Record<string, Readonly<Record<string, Rate>>>> = measured;

export const rateOf = (mission: number, survivors: number): Rate | null =>
  RATES[String(mission)]?.[String(survivors)] ?? null;

export const percentOf = ({ won, games }: Rate): number => Math.round((won / games) * 100);
