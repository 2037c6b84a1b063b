import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { TooLong } from '../crew/crew.ts';
import type { Answer } from '../protocol/index.ts';
import { no } from '../text/index.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live.ts';

/** How soon a bot tries again whose move could not be stored. */
const RETRY_MS = 1000;

/** Lets bots think in threads of their own, and moves for them. */
export class Thinking {
  readonly #house: House;
  readonly #limit: number;
  readonly #log: Logger;
  readonly #fault: (live: LiveTable, error: unknown) => void;

  constructor(
    house: House,
    limit: number,
    log: Logger,
    fault: (live: LiveTable, error: unknown) => void,
  ) {
    this.#house = house;
    this.#limit = limit;
    this.#log = log;
    this.#fault = fault;
  }

  /** Lets the bot that is asked at a table think, if one is. */
  think(live: LiveTable): void {
    const { stopping } = this.#house;
    if (
      !live.ours ||
      live.thinking ||
      live.ended ||
      live.stuck ||
      stopping ||
      live.table.botToMove() === null
    )
      return;
    live.thinking = true;
    this.#move(live)
      .catch((error: unknown) => {
        if (!this.#house.stopping) this.#fault(live, error);
      })
      .finally(() => {
        live.thinking = false;
        if (!live.gone) this.think(live);
      });
  }

  async #move(live: LiveTable): Promise<void> {
    const due = live.table.botToMove();
    if (due === null) return;
    const { seat, seq, kind } = due;
    const choice = await this.#choice(live, seat, kind);
    if (live.gone || this.#house.stopping) return;
    const answer = await new Promise<Answer>((resolve) => {
      const request = { do: 'submit', seat, seq, choice, as: 'bot' } as const;
      this.#house.askLive(live, request, () => null, resolve);
    });
    // The seat may have changed hands, or something was taken back, while the bot thought.
    if ('accepted' in answer || live.table.seq !== seq) return;
    const { code } = answer.refused;
    if (['disk-full', 'store-failed', 'store-silent'].includes(code)) await pause(RETRY_MS);
    else if (code !== 'stopping' && code !== 'ended')
      throw new Error(`the bot was refused: ${code}`);
  }

  async #choice(live: LiveTable, seat: number, kind: string): Promise<unknown> {
    const { bots, crew } = this.#house;
    const world = this.#house.look(live, () => live.table.worldFor(seat, randomKey()));
    if (world === null) throw no('failed', {});
    const bot = bots.includes(kind) ? kind : 'random';
    const job = { do: 'choose', game: live.game.id, world, seat } as const;
    try {
      return await crew.run({ ...job, bot, key: randomKey() }, this.#limit);
    } catch (error) {
      if (this.#house.stopping || !(error instanceof TooLong) || bot === 'random') throw error;
      this.#log.warn({ table: live.id, bot }, 'a bot thought too long; it moves at random');
      return crew.run({ ...job, bot: 'random', key: randomKey() }, this.#limit);
    }
  }
}

const randomKey = (): string => randomBytes(32).toString('hex');
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
