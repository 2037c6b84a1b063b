import type { AnyTypes, ConfigRefusal, ConfigSpec } from '@incognita/kernel';

export type Config = AnyTypes['Config'];
export type Refusal = ConfigRefusal<AnyTypes>;

/** A config that can be played, and what had to give way for it. */
export interface Settled {
  readonly config: Config;
  readonly gaveWay: readonly Refusal[];
}

const defaultOf = (spec: ConfigSpec<AnyTypes>, field: string) => spec.fields[field]?.default;

/**
 * Makes a change to a config. An earlier choice that the change makes impossible gives way: to its
 * default, or to what its refusal proposes. Only what is asked for itself can be refused.
 */
export function settle(
  spec: ConfigSpec<AnyTypes>,
  config: Config,
  change: Readonly<Record<string, string | number | boolean>>,
): Settled | { readonly refused: Refusal } {
  let next: Config = { ...config, ...change };
  const gaveWay: Refusal[] = [];
  // Each field gives way at most twice: to its default, and to a proposal.
  for (let rounds = 2 * Object.keys(spec.fields).length; rounds > 0; rounds--) {
    const refused = spec.forbids(next);
    if (!refused) return { config: next, gaveWay: lastOfEach(gaveWay) };
    const { field } = refused;
    if (field in change) return { refused };
    const fallback = defaultOf(spec, field);
    const proposed = refused.instead?.[field];
    const value = next[field] === fallback ? proposed : fallback;
    if (value === undefined) return { refused };
    gaveWay.push(refused);
    next = { ...next, [field]: value };
  }
  throw new Error('the options of this game push each other aside without end');
}

/** One word about each field that gave way. */
function lastOfEach(refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(
    (refusal, i) => !refusals.slice(i + 1).some((l) => l.field === refusal.field),
  );
}

export const openingConfig = (spec: ConfigSpec<AnyTypes>): Config =>
  Object.fromEntries(
    Object.keys(spec.fields).map((field) => [field, defaultOf(spec, field)]),
  ) as unknown as Config;

/**
 * The config that an address asks for, `?mission=3&seats=2`, as far as it can be played: whatever
 * is no option of the game, no value of it, or refused together with the rest, is left out.
 */
export function askedConfig(spec: ConfigSpec<AnyTypes>, asked: URLSearchParams): Config {
  const wanted = Object.entries(spec.fields).flatMap(([field, { values }]) => {
    const text = asked.get(field);
    const value = values.find((held) => String(held) === text);
    return text === null || value === undefined ? [] : [[field, value] as const];
  });
  const settled = settle(spec, openingConfig(spec), Object.fromEntries(wanted));
  return 'config' in settled ? settled.config : openingConfig(spec);
}
