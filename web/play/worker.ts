import { takeBotTurn, UnknownBotError, worldsOf } from '@incognita/bots';
import { rulesOf } from '@incognita/catalogue';
import {
  type AnyGame,
  type AnyTypes,
  Chance,
  engineOf,
  newChance,
  SPECTATOR,
  sameJson,
} from '@incognita/kernel';
import {
  importGame,
  nameOf,
  type Occupant,
  type RedactedEntry,
  scriptedChoice,
  sentence,
  Table,
  type TableView,
  type Trouble,
  WINDOW_DELAY_MS,
} from '@incognita/table';
import { expose } from 'comlink';
import { type Branch, endOf, savedGame, saveGame } from './saved-games.ts';
import type { Said } from './session.ts';

/** What the worker tells the page after every change. */
export interface Report {
  readonly look: TableView<AnyTypes>;
  /** The log so far, or only what came since the last report. */
  readonly told: readonly RedactedEntry<AnyTypes>[];
  readonly whole: boolean;
  /** A bot is next, and waits until the page has shown this much. */
  readonly awaits: boolean;
  /** In words already: the page need not know the troubles of tables. */
  readonly trouble: Said | null;
  readonly busy: boolean;
  readonly handOver: number | null;
}

export interface NewGame {
  readonly id: string;
  readonly game: string;
  readonly config: unknown;
  readonly seats: readonly Occupant[];
  /** All shuffles follow from it; without one, it is drawn here. */
  readonly secret?: string;
  /** The lesson that this game is, as its address ends: `whiteout/first-race`. */
  readonly lesson?: string;
}

type Listener = (report: Report) => void;

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/**
 * A table in this browser. The same `Table` the server runs, with a store of its own: every change
 * is in the browser's database before the page hears of it.
 */
class LocalTable {
  #id = '';
  #branch: Branch | null = null;
  #game: AnyGame | null = null;
  #table: Table<AnyTypes> | null = null;
  #listen: Listener = () => {};
  /** The seat whose eyes are on the screen. */
  #eye = SPECTATOR;
  #handOver: number | null = null;
  #thinking = false;
  /** What the page has been told: up to which entry, through which eye. */
  #told: { readonly seq: number; readonly eye: number } | null = null;
  /** Whether bots wait for the page, up to which entry it has shown, and who waits for more. */
  #paced = false;
  #shown = 0;
  #waiting: (() => void) | null = null;
  /** What bots decide in a lesson, in order; behind its end they think for themselves. */
  #script: readonly unknown[] = [];
  #lesson: string | null = null;

  /** Sets what bots decide, before the game is opened. */
  script(choices: readonly unknown[]): void {
    this.#script = choices;
  }

  async create(game: NewGame, listen: Listener): Promise<void> {
    await this.#shelve(game.id, game.game, listen);
    this.#lesson = game.lesson ?? null;
    this.#table = Table.open(engineOf(this.#need(this.#game)), {
      config: game.config,
      seats: game.seats,
      secret: game.secret ?? hex(32),
      local: true,
    });
    await this.#change(this.#table.ask({ do: 'start' }, Date.now()));
  }

  /** False if this browser keeps no such game. */
  async load(id: string, listen: Listener): Promise<boolean> {
    const found = await savedGame(id);
    if (!found) return false;
    await this.#shelve(id, found.game, listen);
    this.#branch = found.branch ?? null;
    this.#lesson = found.lesson ?? null;
    const imported = importGame([engineOf(this.#need(this.#game))], found.saved, {
      local: true,
      overrides: true,
    });
    if ('trouble' in imported) throw new Error(sentence(imported.trouble, 'en'));
    this.#table = imported.table;
    this.#table.resume(Date.now());
    // Nothing has changed, so there is nothing to keep before it is shown.
    await this.#show(null);
    return true;
  }

  async submit(choice: unknown, also: readonly unknown[] = []): Promise<void> {
    const table = this.#need(this.#table);
    const { seq } = table;
    await this.#untilOthersHear();
    await this.#change(table.submit(this.#eye, seq, choice, Date.now(), also));
  }

  async undo(back: number, ask: boolean): Promise<void> {
    const table = this.#need(this.#table);
    const { seq } = table;
    const entropy = hex(16);
    await this.#change(
      table.ask({ do: 'undo', seat: this.#eye, seq, back, ask, entropy }, Date.now()),
    );
  }

  async toBot(seat: number, kind: string): Promise<void> {
    await this.#change(this.#need(this.#table).ask({ do: 'to-bot', seat, kind }, Date.now()));
  }

  async toHuman(seat: number): Promise<void> {
    await this.#change(
      this.#need(this.#table).ask({ do: 'to-human', seat, person: null }, Date.now()),
    );
  }

  /** Passes the window that is open and the others of its span, or does so no longer. */
  async passInAdvance(on: boolean): Promise<void> {
    const answer = this.#need(this.#table).passInAdvance(this.#eye, on);
    await this.#show('refused' in answer ? answer.refused.trouble : null);
  }

  /** Whether bots wait until their last move was shown. */
  pace(paced: boolean): void {
    this.#paced = paced;
    this.#waiting?.();
  }

  /** The page has shown everything up to an entry; bots need not wait before the one after it. */
  shown(seq: number): void {
    this.#shown = seq;
    this.#waiting?.();
  }

  /** The person at `handOver` has the device now. */
  takeOver(): void {
    if (this.#handOver !== null) this.#eye = this.#handOver;
    this.#handOver = null;
    this.#report(null);
  }

  save(): unknown {
    return this.#saved();
  }

  #saved(): unknown {
    const whole = this.#need(this.#table).exportWhole();
    if ('refused' in whole) throw new Error(sentence(whole.refused.trouble, 'en'));
    return whole.saved;
  }

  async #shelve(id: string, game: string, listen: Listener): Promise<void> {
    this.#id = id;
    this.#listen = listen;
    this.#game = await rulesOf(game);
  }

  #need<V>(held: V | null): V {
    if (held === null) throw new Error('no game is open in this worker');
    return held;
  }

  async #change(
    answer: { readonly accepted: number } | { readonly refused: { trouble: Trouble } },
  ): Promise<void> {
    if ('refused' in answer) {
      this.#report(answer.refused.trouble);
      return;
    }
    await this.#settle(null);
  }

  /** Stores, then tells; then lets bots move, one at a time, so that the page can follow. */
  async #settle(trouble: Trouble | null): Promise<void> {
    await this.#keep();
    await this.#show(trouble);
  }

  async #show(trouble: Trouble | null): Promise<void> {
    this.#lookFor();
    this.#report(trouble);
    if (this.#thinking) return;
    this.#thinking = true;
    let unknown: Trouble | null = null;
    try {
      await this.#playOn();
    } catch (error) {
      if (!(error instanceof UnknownBotError)) throw error;
      const { kind, known } = error;
      unknown = { code: 'unknown-bot', kind, known };
    } finally {
      this.#thinking = false;
      this.#report(unknown);
    }
  }

  /** Gives the passes that are due and lets bots move, until a person has to decide. */
  async #playOn(): Promise<void> {
    const table = this.#need(this.#table);
    for (;;) {
      const pass = table.passDue();
      if (pass !== null) await this.#pass(pass);
      else if (table.botToMove() === null || !(await this.#letBotMove())) return;
    }
  }

  async #pass(pass: { readonly seat: number; readonly seq: number; readonly choice: unknown }) {
    const table = this.#need(this.#table);
    await this.#untilOthersHear();
    if (table.passDue()?.seq !== pass.seq) return;
    const answer = table.submit(pass.seat, pass.seq, pass.choice, Date.now());
    if ('refused' in answer) table.passInAdvance(pass.seat, false);
    await this.#keep();
    this.#lookFor();
    this.#report(null);
  }

  /** What a lesson has the bot decide that is asked, where it can. */
  #scripted(seat: number): unknown {
    if (this.#script.length === 0) return null;
    const table = this.#need(this.#table);
    const scripted = scriptedChoice(
      this.#script,
      table.log,
      (held) => table.seats[held]?.by === 'bot',
    );
    const choices = table.viewFor(seat).choices ?? [];
    return choices.find((choice) => scripted !== undefined && sameJson(choice, scripted)) ?? null;
  }

  /** False: the bot was refused, which the page is told. */
  async #letBotMove(): Promise<boolean> {
    const table = this.#need(this.#table);
    const { engine } = table;
    // Lets a click in between be heard: undo, or taking the seat back.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const end = await takeBotTurn({
      due: () => table.botToMove(),
      think: (bot, { seat }) => {
        const scripted = this.#scripted(seat);
        if (scripted !== null) return scripted;
        const key = table.botKey(seat);
        const world = this.#need(table.worldFor(seat, key));
        const worlds = worldsOf(engine, world, seat);
        return bot.choose(engine, worlds, seat, new Chance(newChance(key)));
      },
      failed: (bot, error) => console.error(`the bot ${bot.name} failed`, error),
      // Thinking is done meanwhile; whoever wants to see every move is not kept waiting for it.
      ready: async ({ seq }) => {
        await this.#untilShown(seq);
        await this.#untilHeard();
      },
      submit: (request) => table.ask(request, Date.now()),
    });
    if (end === 'nobody-due' || end === 'overtaken') return true;
    if (end !== 'moved') {
      if ('refused' in end.refusedBy) this.#report(end.refusedBy.refused.trouble);
      return false;
    }
    await this.#keep();
    this.#lookFor();
    this.#report(null);
    return true;
  }

  async #untilShown(seq: number): Promise<void> {
    while (this.#paced && this.#shown < seq)
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    this.#waiting = null;
  }

  /** In a window nobody hears an answer early: its time would tell who gave it, and why. */
  async #untilHeard(): Promise<void> {
    const wait = this.#need(this.#table).answerTime(WINDOW_DELAY_MS) - Date.now();
    const bounded = Math.min(wait, WINDOW_DELAY_MS);
    if (bounded > 0) await new Promise((resolve) => setTimeout(resolve, bounded));
  }

  /** The answer of a person: whoever is alone with bots waits for nobody's ears. */
  async #untilOthersHear(): Promise<void> {
    const { seats } = this.#need(this.#table);
    if (seats.filter(({ by }) => by === 'human').length > 1) await this.#untilHeard();
  }

  /**
   * Whose eyes: the only person's, or on one screen the person who is asked, after a hand-over where
   * seats have anything to hide from each other.
   */
  #lookFor(): void {
    const table = this.#need(this.#table);
    const people = table.seats.flatMap((held, seat) => (held.by === 'human' ? [seat] : []));
    const [only] = people;
    if (people.length <= 1) {
      this.#eye = only ?? SPECTATOR;
      this.#handOver = null;
      return;
    }
    const asked = table.asked;
    if (asked === null || asked === this.#eye || !people.includes(asked)) return;
    const hides = table.engine.hidesBetweenSeats(table.config);
    this.#handOver = hides ? asked : null;
    this.#eye = hides ? SPECTATOR : asked;
  }

  async #keep(): Promise<void> {
    const table = this.#need(this.#table);
    await saveGame({
      id: this.#id,
      game: this.#need(this.#game).id,
      updated: Date.now(),
      over: table.over,
      asked: table.asked,
      seats: table.seats.map((held) => nameOf(held) ?? ''),
      ...endOf(table),
      ...(this.#branch && { branch: this.#branch }),
      ...(this.#lesson === null ? {} : { lesson: this.#lesson }),
      saved: this.#saved(),
    });
  }

  #report(trouble: Trouble | null): void {
    const table = this.#need(this.#table);
    this.#listen({
      look: table.viewFor(this.#eye),
      ...this.#tell(table),
      awaits: this.#paced && table.botToMove() !== null,
      trouble: trouble && { en: sentence(trouble, 'en'), fr: sentence(trouble, 'fr') },
      busy: this.#thinking,
      handOver: this.#handOver,
    });
  }

  /** Only what is new, where it continues what was told: the whole story is a fold of the game. */
  #tell(table: Table<AnyTypes>): Pick<Report, 'told' | 'whole'> {
    const before = this.#told;
    const eye = this.#eye;
    this.#told = { seq: table.seq, eye };
    const from = before?.eye === eye ? before.seq : 0;
    const since = table.since(from, eye);
    if ('told' in since) return { told: since.told, whole: from === 0 };
    return { told: table.story(eye), whole: true };
  }
}

export type LocalTableApi = LocalTable;
expose(new LocalTable());
