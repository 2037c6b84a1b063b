import { type Catalogue, type GameTypes, type Language, type RefusalOf, say } from './words.ts';

type Setting = string | number | boolean;

export interface ConfigField<V> {
  readonly values: readonly V[];
  readonly default: V;
  /** The values that the form offers, where that is not all of them yet. */
  readonly listed?: readonly V[];
}

/** A combination that is not played: which field is to blame, why, and what would allow it. */
export type ConfigRefusal<T extends GameTypes> = RefusalOf<T> & {
  readonly field: keyof T['Config'] & string;
  readonly instead?: Partial<T['Config']>;
};

export interface ConfigSpec<T extends GameTypes> {
  readonly fields: { readonly [K in keyof T['Config'] & string]: ConfigField<T['Config'][K]> };
  /** Null, or the first combination that is refused. */
  readonly forbids: (config: Readonly<T['Config']>) => ConfigRefusal<T> | null;
}

/** A config that cannot be played, in a sentence, with the refusal where a rule is behind it. */
export class ConfigError extends Error {
  readonly refusal: { readonly rule: string; readonly why: string } | null;

  constructor(message: string, refusal: ConfigError['refusal'] = null) {
    super(message);
    this.name = 'ConfigError';
    this.refusal = refusal;
  }
}

/** Why a config cannot be played: in the game's own words, where a rule of it is behind that. */
export function configSentence<T extends GameTypes>(
  text: Readonly<Record<Language, Catalogue<T>>>,
  error: ConfigError,
  language: Language,
): string {
  const { refusal, message } = error;
  const teller = { language, seat: (seat: number) => String(seat + 1) };
  return refusal === null ? message : say<T>(text[language], refusal as RefusalOf<T>, teller);
}

/** Reads a config from outside: missing fields take their default, everything else is checked. */
export function readConfig<T extends GameTypes>(spec: ConfigSpec<T>, raw: unknown): T['Config'] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw new ConfigError(`a config is a record of options, not ${JSON.stringify(raw)}`);
  const fields = Object.entries<ConfigField<Setting>>(spec.fields as never);
  const given = raw as Record<string, unknown>;
  const stray = Object.keys(given).find((key) => !fields.some(([name]) => name === key));
  if (stray !== undefined)
    throw new ConfigError(
      `the option "${stray}" does not exist; options are ${fields.map(([name]) => name).join(', ')}`,
    );
  const config: Record<string, Setting> = {};
  for (const [name, field] of fields) {
    const value = given[name] === undefined ? field.default : given[name];
    if (!field.values.includes(value as Setting))
      throw new ConfigError(
        `the option "${name}" is ${JSON.stringify(value)}; it can be ${field.values.join(', ')}`,
      );
    config[name] = value as Setting;
  }
  const refused = spec.forbids(config as T['Config']);
  if (refused)
    throw new ConfigError(
      `the option "${refused.field}" cannot be ${JSON.stringify(config[refused.field])} with the others (${refused.rule})`,
      refused,
    );
  return config as T['Config'];
}

export interface FormValue<T extends GameTypes> {
  readonly value: Setting;
  readonly chosen: boolean;
  readonly refused: ConfigRefusal<T> | null;
}

/**
 * The lobby's form: every field with the values that it lists, and why one is refused beside the
 * others. A field with a single one is no question.
 */
export function configForm<T extends GameTypes>(
  spec: ConfigSpec<T>,
  config: Readonly<T['Config']>,
): { readonly field: string; readonly values: readonly FormValue<T>[] }[] {
  const fields = Object.entries<ConfigField<Setting>>(spec.fields as never);
  const offered = fields.filter(([, { values, listed = values }]) => listed.length > 1);
  return offered.map(([field, { values, listed = values }]) => ({
    field,
    values: listed.map((value) => ({
      value,
      chosen: (config as Record<string, unknown>)[field] === value,
      refused: spec.forbids({ ...config, [field]: value }),
    })),
  }));
}

/** Every config that may be played. */
export function* allConfigs<T extends GameTypes>(spec: ConfigSpec<T>): Generator<T['Config']> {
  const fields = Object.entries<ConfigField<Setting>>(spec.fields as never);
  function* from(i: number, config: Record<string, Setting>): Generator<T['Config']> {
    const field = fields[i];
    if (!field) {
      if (spec.forbids(config as T['Config']) === null) yield { ...config } as T['Config'];
      return;
    }
    for (const value of field[1].values) yield* from(i + 1, { ...config, [field[0]]: value });
  }
  yield* from(0, {});
}
