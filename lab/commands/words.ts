import process from 'node:process';
import type { AnyGame, ConfigField } from '@incognita/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { isRecord } from '../scenario/match.ts';
import { listed } from '../trouble.ts';

export function addWords(program: Command): void {
  program
    .command('words <game>')
    .description('the words of a game for scenario files: options, arrangement, steps, keys')
    .option('--json', 'prints one JSON object, with the schema of the arrangement')
    .action((id: string, options: { readonly json?: true }) => {
      const words = wordsOf(gameNamed(id));
      const told = options.json ? JSON.stringify(words, null, 2) : tell(words);
      process.stdout.write(`${told}\n`);
    });
}

type Words = ReturnType<typeof wordsOf>;

export function wordsOf(game: AnyGame) {
  const { en } = game.text;
  const decisions = [...game.rules.steps.values()].flatMap((step) =>
    step.kind === 'decision' ? [{ step: step.name, rule: step.rule }] : [],
  );
  return {
    game: game.id,
    version: game.version,
    config: game.config.fields as Readonly<Record<string, ConfigField<string | number | boolean>>>,
    modes: game.modes,
    decisions,
    prompts: Object.keys(en.prompts),
    choices: Object.keys(en.choices),
    events: Object.keys(en.events),
    reasons: Object.keys(en.reasons),
    scores: Object.keys(en.scores),
    content: Object.keys(game.content),
    arrange: game.arrange.schema,
  };
}

function tell(words: Words): string {
  const config = Object.entries(words.config).map(
    ([name, field]) =>
      `  ${name}: ${listed(field.values.map(String), 'or')} (${String(field.default)} if not said)`,
  );
  const decisions = words.decisions.map(({ step, rule }) => `  ${step} (${rule})`);
  const keys = (['prompts', 'choices', 'events', 'reasons', 'scores', 'content'] as const).map(
    (shelf) => `${shelf}: ${words[shelf].join(', ')}`,
  );
  return [
    `${words.game}, version ${words.version}`,
    'config:',
    ...config,
    'steps that ask:',
    ...decisions,
    ...keys,
    'arrange:',
    ...fieldsOf(words.arrange, '  '),
  ].join('\n');
}

/** The fields of a JSON schema, one line each, those inside a field below it. */
function fieldsOf(schema: unknown, indent: string): string[] {
  if (!isRecord(schema)) return [];
  const inner = isRecord(schema.items) ? schema.items : schema;
  if (!isRecord(inner.properties)) return [];
  return Object.entries(inner.properties).flatMap(([name, field]) => [
    `${indent}${name}: ${typeOf(field)}`,
    ...fieldsOf(field, `${indent}  `),
  ]);
}

function typeOf(field: unknown): string {
  if (!isRecord(field)) return 'anything';
  const about = typeof field.description === 'string' ? ` (${field.description})` : '';
  return `${shapeOf(field)}${about}`;
}

function shapeOf(field: unknown): string {
  if (!isRecord(field)) return 'anything';
  if (Array.isArray(field.enum)) return field.enum.map(String).join(' | ');
  if ('const' in field) return JSON.stringify(field.const);
  for (const kind of ['oneOf', 'anyOf'])
    if (Array.isArray(field[kind])) return field[kind].map(shapeOf).join(' | ');
  if (field.type === 'array') return `list of ${shapeOf(field.items)}`;
  if (isRecord(field.additionalProperties))
    return `record, each ${shapeOf(field.additionalProperties)}`;
  return [field.type ?? 'anything'].flat().map(String).join(' | ');
}
