import type { AnyFace } from '@incognita/kernel';

type Fields = AnyFace['config']['fields'];
type Value = string | number | boolean;

/**
 * The options of a table that are not the usual ones: a game with twenty of them would otherwise
 * fill a line with what goes without saying. How many play is told elsewhere.
 */
export const unusualOptions = (
  fields: Fields,
  config: Readonly<Record<string, Value>>,
): readonly (readonly [field: string, value: Value])[] =>
  Object.entries(config).filter(
    ([field, value]) => field !== 'seats' && value !== fields[field]?.default,
  );
