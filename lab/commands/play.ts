import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { BOT_NAMES, botNamed } from '@incognita/bots';
import {
  type AnyGame,
  type AnyTypes,
  deriveKey,
  type Engine,
  engineOf,
  LANGUAGES,
  type Language,
} from '@incognita/kernel';
import { bot, DEFAULT_BOT, human, importGame, nameOf, sentence, Table } from '@incognita/table';
import type { Command } from 'commander';
import { GAMES, gameNamed } from '../games.ts';
import { readText } from '../places.ts';
import { configByForm, menu } from '../play/form.ts';
import { Session } from '../play/session.ts';
import { type Terminal, terminalOn } from '../play/terminal.ts';
import { languageOf, PLAY_TEXT } from '../play/text.ts';
import { Words } from '../play/words.ts';
import { seedFrom } from '../seeds.ts';
import { oneSetup } from '../setups.ts';
import { FINE, listed, messageOf, Trouble } from '../trouble.ts';
import { many, wholeNumber } from './arguments.ts';

interface Options {
  readonly lang?: string;
  readonly mode?: string;
  readonly seats?: number;
  readonly config: readonly string[];
  readonly seat: number;
  readonly name?: string;
  readonly bots: string;
  readonly seed?: string;
  readonly resume?: string;
}

export function addPlay(program: Command, end: (code: number) => void): void {
  program
    .command('play [game]')
    .description('the table in the terminal, you against bots')
    .option('--lang <language>', 'en or fr (default: as the terminal is set)')
    .option('--mode <mode>', "one of the game's modes; then no options are asked")
    .option('--seats <number>', 'how many seats; then no options are asked', wholeNumber(1, 30))
    .option('--config <key=value>', 'another option of the game; may be repeated', many, [])
    .option('--seat <number>', 'your seat, from 1', wholeNumber(1, 30), 1)
    .option('--name <name>', 'what the table calls you')
    .option('--bots <names>', 'a bot for each other seat, in turn: random, greedy', DEFAULT_BOT)
    .option('--seed <text>', 'the same seed deals the same cards')
    .option('--resume <file>', 'goes on with a game that was saved')
    .action(async (id: string | undefined, options: Options) => {
      const language = readLanguage(options.lang);
      const game = id === undefined ? null : gameNamed(id);
      const terminal = terminalOn(process.stdin, process.stdout);
      try {
        await play(terminal, game, language, options);
      } finally {
        terminal.close();
      }
      end(FINE);
    });
}

function readLanguage(told: string | undefined): Language {
  if (told === undefined) return languageOf(process.env);
  const language = LANGUAGES.find((held) => held === told);
  if (language) return language;
  throw new Trouble(`--lang is "${told}"; there are ${listed(LANGUAGES)}`);
}

async function play(
  terminal: Terminal,
  wanted: AnyGame | null,
  language: Language,
  options: Options,
): Promise<void> {
  const entropy = entropyFrom(options.seed);
  const opened = options.resume
    ? resume(options.resume, options)
    : await open(terminal, wanted, language, options, entropy());
  if (!opened) return;
  const { engine, table } = opened;
  const seat = options.seat - 1;
  const { person, bot: botName } = PLAY_TEXT[language];
  const names = table.seats.map((held, i) =>
    held.by === 'human' ? (nameOf(held) ?? person(i)) : botName(i),
  );
  const words = new Words(engine.game, language, names);
  terminal.say(words.text.begins(words.name, words.seat(seat)));
  await new Session({
    engine,
    table,
    seat,
    helper: botsOf(options)[0] ?? DEFAULT_BOT,
    words,
    terminal,
    entropy,
  }).play();
}

interface Opened {
  readonly engine: Engine<AnyTypes>;
  readonly table: Table<AnyTypes>;
}

async function open(
  terminal: Terminal,
  wanted: AnyGame | null,
  language: Language,
  options: Options,
  secret: string,
): Promise<Opened | null> {
  const game = wanted ?? (await pickGame(terminal, language));
  if (!game) return null;
  const config = await configFor(terminal, game, language, options);
  if (!config) return null;
  const mine = seatWithin(options.seat, config.seats);
  const bots = botsOf(options);
  const name = options.name ?? PLAY_TEXT[language].person(mine);
  const others = Array.from({ length: config.seats }, (_, seat) => seat).filter((s) => s !== mine);
  const seats = Array.from({ length: config.seats }, (_, seat) =>
    seat === mine
      ? human(name, 'me')
      : bot(bots[others.indexOf(seat) % bots.length] ?? DEFAULT_BOT),
  );
  const table = Table.open(engineOf(game), { config, seats, secret, local: true });
  table.ask({ do: 'start' }, Date.now());
  return { engine: table.engine, table };
}

async function pickGame(terminal: Terminal, language: Language): Promise<AnyGame | null> {
  const text = PLAY_TEXT[language];
  const entries = GAMES.map((game) => {
    const { name, about } = game.text[language];
    return `${name}: ${about}`;
  });
  const place = await menu(terminal, text.pickGame, entries, text.pickNumber(entries.length));
  return place === null ? null : (GAMES[place] ?? null);
}

/** The options by flags, or by a form where none are given. */
async function configFor(
  terminal: Terminal,
  game: AnyGame,
  language: Language,
  options: Options,
): Promise<AnyTypes['Config'] | null> {
  const { mode, seats, config } = options;
  const { config: start } = oneSetup(game, { mode, seats, options: config });
  if (mode !== undefined || seats !== undefined || config.length > 0) return start;
  const teller = { language, seat: PLAY_TEXT[language].person };
  return configByForm(terminal, game, start, teller);
}

/** A saved game on a table of its own. */
function resume(file: string, options: Options): Opened {
  const engines = GAMES.map((game) => engineOf(game));
  const imported = importGame(engines, readText(file), { local: true, bots: BOT_NAMES });
  if ('trouble' in imported) throw new Trouble(`${file}: ${sentence(imported.trouble)}`);
  const { table } = imported;
  const seat = seatWithin(options.seat, table.seats.length);
  if (table.seats[seat]?.by !== 'human')
    throw new Trouble(
      `${file}: nobody but a bot plays seat ${options.seat}; --seat says which is yours`,
    );
  return { engine: table.engine, table };
}

function seatWithin(seat: number, seats: number): number {
  if (seat <= seats) return seat - 1;
  throw new Trouble(`--seat is ${seat}, but the table has ${seats} seats`);
}

function botsOf(options: Options): string[] {
  return options.bots.split(',').map((name) => {
    try {
      return botNamed(name.trim()).name;
    } catch (error) {
      throw new Trouble(messageOf(error));
    }
  });
}

/** Keys that nobody knows; with a seed, the same ones every time. */
function entropyFrom(seed: string | undefined): () => string {
  if (seed === undefined) return () => randomBytes(32).toString('hex');
  let drawn = 0;
  return () => (drawn++ === 0 ? seedFrom(seed) : deriveKey(seedFrom(seed), `entropy ${drawn}`));
}
