import {
  type AnyGame,
  type AnyTypes,
  configForm,
  type FormValue,
  readConfig,
  say,
  type Teller,
} from '@incognita/kernel';
import type { Terminal } from './terminal.ts';
import { PLAY_TEXT } from './text.ts';

type Config = AnyTypes['Config'];

/** Lets a person choose from a numbered list; null when there is no more input or on q. */
export async function menu(
  terminal: Terminal,
  question: string,
  entries: readonly string[],
  wrong: string,
): Promise<number | null> {
  entries.forEach((entry, i) => {
    terminal.say(`${String(i + 1).padStart(3)}  ${entry}`);
  });
  for (;;) {
    const typed = await terminal.ask(question);
    if (typed === null || typed === 'q') return null;
    const place = Number(typed) - 1;
    if (typed !== '' && entries[place] !== undefined) return place;
    terminal.say(wrong);
  }
}

/** The options of a table as a form: a line for each, to be changed until Enter. */
export async function configByForm(
  terminal: Terminal,
  game: AnyGame,
  start: Config,
  teller: Teller,
): Promise<Config | null> {
  const text = PLAY_TEXT[teller.language];
  let config = start;
  for (;;) {
    const form = configForm(game.config, config);
    terminal.say(text.options);
    form.forEach(({ field }, i) => {
      terminal.say(`${String(i + 1).padStart(3)}  ${labelOf(game, teller, field, config)}`);
    });
    const typed = await terminal.ask(text.optionsAsk);
    if (typed === '') return config;
    if (typed === null || typed === 'q') return null;
    const chosen = form[Number(typed) - 1];
    if (chosen) config = await change(terminal, game, config, chosen, teller);
    else terminal.say(text.pickNumber(form.length));
  }
}

async function change(
  terminal: Terminal,
  game: AnyGame,
  config: Config,
  { field, values }: { readonly field: string; readonly values: readonly FormValue<AnyTypes>[] },
  teller: Teller,
): Promise<Config> {
  const text = PLAY_TEXT[teller.language];
  const catalogue = game.text[teller.language];
  values.forEach(({ value, chosen, refused }, i) => {
    const name = valueLabel(game, teller, field, value);
    const why = refused ? `  (${say<AnyTypes>(catalogue, refused, teller)} ${refused.rule})` : '';
    terminal.say(`${String(i + 1).padStart(5)}  ${name}${chosen ? ' *' : ''}${why}`);
  });
  const typed = await terminal.ask(text.valueAsk);
  const wanted = values[Number(typed) - 1];
  if (!wanted || typed === '') return config;
  const next: Config = { ...config, [field]: wanted.value };
  if (!wanted.refused) return next;
  const other = allowed(game, merged(next, wanted.refused.instead));
  if (!other) {
    terminal.say(say<AnyTypes>(catalogue, wanted.refused, teller));
    return config;
  }
  const changed = Object.keys(other).filter((key) => key !== field && other[key] !== config[key]);
  const labels = changed.map((key) => labelOf(game, teller, key, other));
  terminal.say(text.changedToo(labels.join(', ')));
  return other;
}

/** The config if it may be played; what stands in its way gives way, as the game proposes. */
function allowed(game: AnyGame, wanted: Config): Config | null {
  let config = wanted;
  for (let i = 0; i < Object.keys(config).length; i++) {
    const refused = game.config.forbids(config);
    if (!refused) return readConfig(game.config, config);
    if (!refused.instead) return null;
    config = merged(config, refused.instead);
  }
  return null;
}

function merged(config: Config, changes: Partial<Config> = {}): Config {
  const next: { seats: number } & Record<string, string | number | boolean> = { ...config };
  for (const [key, value] of Object.entries(changes)) if (value !== undefined) next[key] = value;
  return next;
}

function labelOf(game: AnyGame, teller: Teller, field: string, config: Config): string {
  const label = game.text[teller.language].config[field]?.label ?? field;
  const value = config[field];
  const told = value === undefined ? '' : valueLabel(game, teller, field, value);
  return PLAY_TEXT[teller.language].option(label, told);
}

function valueLabel(
  game: AnyGame,
  { language }: Teller,
  field: string,
  value: string | number | boolean,
): string {
  return game.text[language].config[field]?.values[String(value)] ?? String(value);
}
