import type { Logger } from 'pino';
import { refusal } from '../text/index.ts';
import type { Books } from './books.ts';
import { HeldUp } from './guard.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live.ts';
import type { Shelf } from './shelf.ts';
import { tellAfresh, tellInfo } from './telling.ts';
import { nameOfError } from './turns.ts';

/** So often a table is not to blame for it. */
const MOST_HELD_UP = 3;

/** What becomes of a table whose rules failed, or that the store knows better than we do. */
export class Mending {
  readonly #house: House;
  readonly #shelf: Shelf;
  readonly #books: Books;
  readonly #log: Logger;
  /** How often the process was held up in the middle of a table. */
  readonly #heldUp = new Map<string, number>();

  constructor(house: House, shelf: Shelf, books: Books, log: Logger) {
    this.#house = house;
    this.#shelf = shelf;
    this.#books = books;
    this.#log = log;
  }

  /** Marks a table whose rules threw (then the table knows why), or never ended. */
  fault(live: LiveTable, error: unknown): void {
    if (error instanceof HeldUp && this.#mayTryAgain(live)) {
      this.replace(live);
      return;
    }
    const step = live.table.world?.frames.at(-1)?.step ?? 'start';
    const { seq } = live.table;
    if (live.table.broken === null) live.stuck = { step, seq };
    const cause = error === null ? 'a rule threw' : nameOfError(error);
    this.#log.error({ table: live.id, game: live.game.id, step, seq, cause }, 'a table broke down');
    // Only for whoever asks for it: a message of a rule may name hidden things.
    this.#log.debug({ table: live.id, error: error ?? live.table.broken }, 'why it broke down');
    this.#books.soil(live);
    this.#books.settle(live);
    tellInfo(live);
  }

  /** A table that is not to blame is read again; where it happens over and over, it is to blame. */
  #mayTryAgain(live: LiveTable): boolean {
    const times = (this.#heldUp.get(live.id) ?? 0) + 1;
    this.#heldUp.set(live.id, times);
    this.#log.warn({ table: live.id, times }, 'held up in the middle of a table');
    return times < MOST_HELD_UP;
  }

  /** Forgets a table and reads it again; whoever follows it starts afresh. */
  replace(live: LiveTable, ours = this.#house.cluster === null): void {
    this.#shelf.remove(live);
    this.#books.forget(live);
    const waiting = live.waiting.splice(0);
    this.#house
      .open(live.id)
      .then((other) => {
        other.inherit(live);
        if (ours) this.#house.takeOn(other);
        // Taken off the list: nobody is answered twice, whatever happens below.
        for (const ask of waiting.splice(0)) this.#house.turns.ask(other, ask);
        this.#house.look(other, () => tellAfresh(other));
        // The row may be another as well: the table was ended elsewhere, or has a rematch.
        tellInfo(other);
      })
      .catch((error: unknown) => {
        this.#log.warn({ table: live.id, err: nameOfError(error) }, 'a table was not found again');
        for (const ask of waiting) ask.answer({ refused: refusal('no-table', {}) });
      });
  }
}
