import process from 'node:process';
import type { AnyGame, ConfigField } from '@incognita/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { tellSchema } from '../scenario/schema-words.ts';
import { listed } from '../trouble.ts';
import { shapesOf } from '../words/from-types.ts';
import { SHELVES, type Shape, type Shelf, tellFields, tellShape } from '../words/shape.ts';

export function addWords(program: Command): void {
  program
    .command('words <game>')
    .description(
      'the words of a game for scenario files: options, arrangement, steps, keys and their fields',
    )
    .option('--json', 'prints one JSON object, with the schema of the arrangement')
    .action((id: string, options: { readonly json?: true }) => {
      const words = wordsOf(gameNamed(id));
      const told = options.json ? JSON.stringify(words, null, 2) : tell(words);
      process.stdout.write(`${told}\n`);
    });
}

type Words = ReturnType<typeof wordsOf>;

export function wordsOf(game: AnyGame) {
  const { content: _content, state, view, ...shelves } = shapesOf(game.id);
  const decisions = [...game.rules.steps.values()].flatMap((step) =>
    step.kind === 'decision' ? [{ step: step.name, rule: step.rule }] : [],
  );
  return {
    game: game.id,
    version: game.version,
    config: game.config.fields as Readonly<Record<string, ConfigField<string | number | boolean>>>,
    modes: game.modes,
    decisions,
    ...shelves,
    state,
    view,
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
  return [
    `${words.game}, version ${words.version}`,
    'config:',
    ...config,
    'steps that ask:',
    ...decisions,
    ...SHELVES.flatMap((shelf) => [`${shelf}:`, ...tellShelf(shelf, words[shelf])]),
    `content: ${words.content.join(', ')}`,
    'arrange:',
    ...tellSchema(words.arrange, '  '),
    'state:',
    ...tellFields(words.state, '  '),
    'view:',
    ...tellFields(words.view, '  '),
  ].join('\n');
}

/** Each word of a kind with its fields in one line. */
function tellShelf(shelf: Shelf, words: Readonly<Record<string, Shape>>): string[] {
  return Object.entries(words).map(([word, shape]) => {
    const fields = shape.kind === 'record' ? Object.entries(shape.fields) : [];
    const told = fields.map(([name, field]) => `${name}: ${tellShape(field.shape, true)}`);
    const points = shelf === 'scores' ? ['points: number'] : [];
    return `  ${word} { ${[...told, ...points].join(', ')} }`.replace('{  }', '{}');
  });
}
