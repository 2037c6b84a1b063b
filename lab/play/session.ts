import { existsSync, writeFileSync } from 'node:fs';
import { botNamed, takeBotTurn, worldsAt } from '@incognita/bots';
import type { AnyTypes, ChoiceOf, Engine } from '@incognita/kernel';
import { sentence, type Table, type TableRefusal, type TableView } from '@incognita/table';
import { chanceBeside } from '../seeds.ts';
import { messageOf } from '../trouble.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

type Any = AnyTypes;

export interface SessionParts {
  readonly engine: Engine<Any>;
  readonly table: Table<Any>;
  /** The seat of the person at the terminal. */
  readonly seat: number;
  /** The bot that helps out when it is asked to. */
  readonly helper: string;
  readonly words: Words;
  readonly terminal: Terminal;
  /** Fresh randomness, known to nobody. */
  readonly entropy: () => string;
}

/** One person at the terminal, playing until the game is over or they leave. */
export class Session {
  readonly #at: SessionParts;
  /** The last entry of the log that was told. */
  #told = 0;
  /** How many more decisions a bot takes for the person. */
  #borrowed = 0;
  readonly #chance;

  constructor(at: SessionParts) {
    this.#at = at;
    this.#chance = chanceBeside(at.entropy(), 'bots');
  }

  async play(): Promise<void> {
    const { table, terminal, words } = this.#at;
    for (;;) {
      this.#tell();
      if (table.broken) {
        terminal.say(sentence({ code: 'broken', ...table.broken }, words.language));
        return;
      }
      if (table.over) break;
      if (table.botToMove() !== null) await this.#letBotMove();
      else if (this.#borrowed > 0) {
        this.#borrowed--;
        this.#letHelperMove();
      } else if (!(await this.#decide())) return;
    }
    const { result } = this.#look;
    if (result) for (const line of words.result(result)) terminal.say(line);
    await this.#linger();
  }

  /** After the end there is still a game to save and rules to read. */
  async #linger(): Promise<void> {
    const { terminal, words } = this.#at;
    for (;;) {
      const typed = await terminal.ask(words.text.afterwards);
      if (typed === null || typed === '' || typed === 'q') return;
      const [word = '', ...rest] = typed.split(/\s+/);
      if (word === 's') this.#save(rest.join(' '));
      else if (word === 'r') terminal.say(words.rule(rest[0] ?? ''));
    }
  }

  get #look(): TableView<Any> {
    return this.#at.table.viewFor(this.#at.seat);
  }

  /** Tells what has happened since the last time. */
  #tell(): void {
    const { table, terminal, words, seat } = this.#at;
    const since = table.since(this.#told, seat);
    this.#told = since.seq;
    if (!('told' in since)) return;
    for (const { events } of since.told)
      for (const event of events) terminal.say(`  ${words.event(event)}`);
  }

  async #letBotMove(): Promise<void> {
    const { engine, table } = this.#at;
    const end = await takeBotTurn({
      due: () => table.botToMove(),
      think: (bot, { seat }) => bot.choose(engine, worldsAt(table, seat), seat, this.#chance),
      failed: (_bot, error) => {
        throw error;
      },
      submit: (request) => table.ask(request, Date.now()),
    });
    if (typeof end === 'object' && 'refused' in end.refusedBy) this.#refused(end.refusedBy);
  }

  /** A bot decides for the person, who asked for that. */
  #letHelperMove(): void {
    const { engine, table, terminal, words, seat, helper } = this.#at;
    const choice = botNamed(helper).choose(engine, worldsAt(table, seat), seat, this.#chance);
    terminal.say(words.text.chose(words.say(choice)));
    this.#submit(seat, choice);
  }

  /** Shows what is asked and does what is typed, until a decision is made. False: the person left. */
  async #decide(): Promise<boolean> {
    const { terminal, words, seat } = this.#at;
    const { text } = words;
    this.#show();
    const look = this.#look;
    const choices = look.choices ?? [];
    for (;;) {
      const typed = await terminal.ask(words.seat(seat));
      if (typed === null || typed === 'q') {
        terminal.say(typed === null ? text.ended : text.left);
        return false;
      }
      const [word = '', ...rest] = typed.split(/\s+/);
      const choice = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined;
      if (choice) {
        this.#submit(seat, choice);
        return true;
      }
      if (word === 'b') {
        this.#borrowed = Math.max(1, Number(rest[0] ?? 1) || 1);
        return true;
      }
      if (word === 'u') {
        if (this.#undo(look)) return true;
      } else if (!this.#answer(word, rest, look)) terminal.say(text.unknown(typed, choices.length));
    }
  }

  #show(): void {
    const { terminal, words } = this.#at;
    const look = this.#look;
    if (look.view) terminal.say(`\n${words.table(look.view)}`);
    if (look.asked) terminal.say(`\n${words.say(look.asked.prompt)} [${look.asked.rule}]`);
    look.choices?.forEach((choice, i) => {
      terminal.say(`${String(i + 1).padStart(3)}  ${words.option(choice, look.asked?.prompt)}`);
    });
    terminal.say(`     (${words.text.hint})`);
  }

  /** What can be typed besides a decision. False: nothing that is known. */
  #answer(word: string, rest: readonly string[], look: TableView<Any>): boolean {
    const { terminal, words } = this.#at;
    const { text } = words;
    switch (word) {
      case 'h':
        for (const line of text.help) terminal.say(`  ${line}`);
        return true;
      case 'v':
        this.#show();
        return true;
      case '?':
        this.#whyNot(look);
        return true;
      case 'r':
        terminal.say(words.rule(rest[0] ?? look.asked?.rule ?? ''));
        return true;
      case 's':
        this.#save(rest.join(' '));
        return true;
      default:
        return false;
    }
  }

  #whyNot({ refused }: TableView<Any>): void {
    const { terminal, words } = this.#at;
    if (!refused || refused.length === 0) {
      terminal.say(words.text.noRefusals);
      return;
    }
    terminal.say(words.text.refusals);
    for (const { choice, refusal } of refused)
      terminal.say(`  ${words.say(choice)}: ${words.say(refusal)} [${refusal.rule}]`);
  }

  /** Takes back the last decision of the person, with whatever came after it. */
  #undo({ undo, seq }: TableView<Any>): boolean {
    const { table, terminal, words, seat, entropy } = this.#at;
    const back = undo?.own ?? 0;
    if (back === 0) {
      terminal.say(sentence({ code: 'nothing-to-undo' }, words.language));
      return false;
    }
    const ask = { do: 'undo', seat, seq, back, ask: false, entropy: entropy() } as const;
    const answer = table.ask(ask, Date.now());
    if ('refused' in answer) {
      this.#refused(answer);
      return false;
    }
    terminal.say(words.text.undone(back));
    const entry = table.log.at(-1);
    if (entry?.kind === 'undo' && entry.rekey !== null) terminal.say(words.text.reseeded);
    return true;
  }

  #submit(seat: number, choice: ChoiceOf<Any>): void {
    const { table } = this.#at;
    const answer = table.submit(seat, table.seq, choice, Date.now());
    if ('refused' in answer) this.#refused(answer);
  }

  #refused({ refused }: TableRefusal<Any>): void {
    const { terminal, words } = this.#at;
    const why = refused.refusal
      ? `${words.say(refused.refusal)} [${refused.refusal.rule}]`
      : sentence(refused.trouble, words.language);
    terminal.say(why);
  }

  #save(name: string): void {
    const { table, terminal, words, engine } = this.#at;
    const exported = table.exportWhole('incognita lab');
    if ('refused' in exported) {
      this.#refused(exported);
      return;
    }
    const file = name === '' ? freeName(engine.game.id) : name;
    try {
      writeFileSync(file, `${JSON.stringify(exported.saved, null, 1)}\n`);
      terminal.say(words.text.saved(file));
    } catch (error) {
      terminal.say(words.text.notSaved(messageOf(error)));
    }
  }
}

/** A file's name that is not taken yet. */
function freeName(game: string): string {
  for (let i = 1; ; i++) {
    const name = `${game}-${i}.json`;
    if (!existsSync(name)) return name;
  }
}
