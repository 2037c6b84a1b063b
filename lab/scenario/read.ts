import {
  type AnyGame,
  ConfigError,
  configSentence,
  type Json,
  readConfig,
} from '@incognita/kernel';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { gameNamed } from '../games.ts';
import { readJson } from '../places.ts';
import schema from '../scenario.schema.json' with { type: 'json' };
import { listed, messageOf, Trouble } from '../trouble.ts';
import { type Case, kindOf, type Scenario, type ScenarioFile, STEP_KINDS } from './format.ts';
import { isRecord, shown } from './match.ts';
import { wrongName } from './names.ts';
import { patternsOf } from './schema-words.ts';

export interface ReadScenario {
  readonly scenario: Scenario;
  readonly game: AnyGame;
}

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
const KEY = 'scenario';
ajv.addSchema({ ...schema, $id: KEY });
// The file is checked without its steps first, and then step by step, by their kind: a message
// about five kinds of steps that this one is not would help nobody.
const { play: _play, cases, ...properties } = schema.properties;
const { play: _steps, ...ofCase } = cases.items.properties;
const unread = { type: 'array', items: { type: 'object' } };
const validateFile = ajv.compile({
  ...schema,
  oneOf: undefined,
  $id: 'file',
  properties: {
    ...properties,
    play: unread,
    cases: { ...cases, items: { ...cases.items, properties: { ...ofCase, play: unread } } },
  },
});

/** Reads a scenario file; whatever is wrong with it is told in a sentence with the field. */
export function readScenario(path: string): ReadScenario[] {
  return checkScenario(readJson(path), path);
}

/** The situations of a file: one, or as many as it has cases. */
export function checkScenario(json: unknown, path: string): ReadScenario[] {
  if (!isRecord(json)) throw new Trouble(`${path}: a scenario is a record, not ${shown(json)}`);
  ensure(validateFile, json, '', path);
  if ('play' in json === 'cases' in json)
    throw new Trouble(`${path}: the file needs either "play" or "cases"`);
  const file = json as unknown as ScenarioFile;
  if ('play' in file) return [checkOne(file, path, '')];
  const { cases: held, ...common } = file;
  return held.map((one, i) => checkOne(withCommon(common, one), path, `cases.${i}.`));
}

/** A case says anew what differs; words of the arrangement and options are added one by one. */
function withCommon(common: Omit<Scenario, 'play'>, one: Case): Scenario {
  const { arrange, config } = common;
  return {
    ...common,
    ...one,
    title: `${common.title}: ${one.title}`,
    ...(arrange || one.arrange ? { arrange: { ...arrange, ...one.arrange } } : {}),
    ...(config || one.config ? { config: { ...config, ...one.config } } : {}),
  };
}

/** `before` leads to the fields of a case. */
function checkOne(scenario: Scenario, path: string, before: string): ReadScenario {
  scenario.play.forEach((step, i) => {
    const kind = kindOf(step);
    const at = `${before}play.${i}`;
    if (kind === null)
      throw new Trouble(
        `${path}: ${at} is ${shown(step)}; a step has exactly one of ${listed(STEP_KINDS, 'or')}`,
      );
    ensure(validatorOf(`${KEY}#/definitions/${kind}`), step, at, path);
  });
  const game = inFile(path, () => gameNamed(scenario.game));
  if (scenario.arrange !== undefined) {
    const words = ajv.compile(game.arrange.schema as object);
    ensure(words, scenario.arrange, `${before}arrange`, path);
  }
  inFile(path, () => checkConfig(game, scenario.config ?? {}));
  const stray = wrongName(scenario, game);
  if (stray !== null) throw new Trouble(`${path}: ${before}${stray}`);
  return { scenario, game };
}

function checkConfig(game: AnyGame, config: Json): void {
  try {
    readConfig(game.config, config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { message, refusal } = error;
    const why = refusal ? `: ${configSentence(game.text, error, 'en')}` : '';
    throw new Trouble(`config: ${message}${why}`);
  }
}

/** Runs something and puts the file's name before whatever is wrong. */
export function inFile<V>(path: string, act: () => V): V {
  try {
    return act();
  } catch (error) {
    throw new Trouble(`${path}: ${messageOf(error)}`, { cause: error });
  }
}

function validatorOf(reference: string): ValidateFunction {
  const found = ajv.getSchema(reference);
  if (!found) throw new Error(`the schema of scenarios has no ${reference}`);
  return found;
}

function ensure(validate: ValidateFunction, value: unknown, at: string, path: string): void {
  if (validate(value)) return;
  const errors = [...(validate.errors ?? [])].sort(
    (a, b) => depthOf(b) - depthOf(a) || rankOf(a) - rankOf(b),
  );
  const worst = errors[0];
  throw new Trouble(`${path}: ${worst ? told(worst, at) : `${at} does not fit the schema`}`);
}

const depthOf = (error: ErrorObject): number => error.instancePath.split('/').length;

/** Of several complaints about one value, the one that says most. */
const TELLING = ['additionalProperties', 'required', 'enum', 'pattern'];
const VAGUE = ['const', 'type', 'if', 'anyOf', 'oneOf'];
function rankOf({ keyword }: ErrorObject): number {
  const told = TELLING.indexOf(keyword);
  return told >= 0 ? told : TELLING.length + VAGUE.indexOf(keyword) + 1;
}

/** One complaint of the validator as a sentence with the field and its value. */
function told(error: ErrorObject, at: string): string {
  const { params, parentSchema, data } = error;
  const inner = error.instancePath.split('/').slice(1).join('.');
  const field = [at, inner].filter((part) => part !== '').join('.') || 'the file';
  switch (error.keyword) {
    case 'required':
      return `${field} lacks the field "${params.missingProperty}"`;
    case 'additionalProperties': {
      const known = fieldNames(parentSchema ?? {});
      return `${field} has the field "${params.additionalProperty}", which does not exist; there are ${listed(known)}`;
    }
    case 'enum':
      return `${field} is ${shown(data)}; it can be ${listed(params.allowedValues.map(shown), 'or')}`;
    case 'const':
      return `${field} is ${shown(data)}; it should be ${shown(params.allowedValue)}`;
    case 'type':
      return `${field} is ${shown(data)}; it should be ${listed([params.type].flat().map(typeName), 'or')}`;
    case 'pattern':
      return `${field} is ${shown(data)}; it should look like ${params.pattern}`;
    default:
      return `${field} is ${shown(data)}; it ${error.message ?? 'does not fit the schema'}`;
  }
}

const fieldNames = (schema: Readonly<Record<string, unknown>>): string[] => [
  ...Object.keys(schema.properties ?? {}),
  ...patternsOf(schema).map(([name]) => name),
];

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'a record',
  array: 'a list',
  null: 'null',
};
const typeName = (type: string): string => TYPE_NAMES[type] ?? type;
