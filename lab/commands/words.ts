import process from 'node:process';
import type { AnyGame, ConfigField } from '@incognita/kernel';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { tellSchema } from '../scenario/schema-words.ts';
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
    ...tellSchema(words.arrange, '  '),
  ].join('\n');
}
