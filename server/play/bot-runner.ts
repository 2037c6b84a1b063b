import { takeBotTurn, UnknownBotError } from '@incognita/bots';
import type { Request } from '@incognita/table';
import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import type { Answer } from '../protocol/index.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { no } from '../text/index.ts';
import { TaskTimeout, type WorkerPool } from '../workers/worker-pool.ts';

/** How soon a bot tries again whose move could not be stored. */
const STORE_RETRY_MS = 1000;

/** What bots need of the tables they play at. */
export interface BotHost {
  readonly stopping: boolean;
  readonly workers: WorkerPool;
  /** Asks something of a table; answered when it is stored, or refused. */
  askLive(
    live: LiveTable,
    request: Request,
    allowed: (live: LiveTable) => Answer | null,
    answer: (answer: Answer) => void,
  ): void;
  /** Reads something of a table, within the time that its rules have. */
  read<V>(live: LiveTable, see: () => V): V;
  /** A bot threw or thought too long. */
  botFailed(bot: string): void;
}

/** Lets bots think in threads of their own, and moves for them. */
export class BotRunner {
  readonly #host: BotHost;
  readonly #limit: number;
  readonly #log: Logger;
  readonly #fault: (live: LiveTable, error: unknown) => void;

  constructor(
    host: BotHost,
    limit: number,
    log: Logger,
    fault: (live: LiveTable, error: unknown) => void,
  ) {
    this.#host = host;
    this.#limit = limit;
    this.#log = log;
    this.#fault = fault;
  }

  /** Lets the bot that is asked at a table think, if one is. */
  think(live: LiveTable): void {
    const { stopping } = this.#host;
    if (
      !live.ours ||
      live.thinking ||
      live.ended ||
      live.stuck ||
      stopping ||
      live.botUnknownAt === live.table.seq ||
      live.table.botToMove() === null
    )
      return;
    live.thinking = true;
    this.#move(live)
      .catch((error: unknown) => {
        if (this.#host.stopping) return;
        if (error instanceof UnknownBotError) this.#unknown(live, error);
        else this.#fault(live, error);
      })
      .finally(() => {
        live.thinking = false;
        if (!live.gone) this.think(live);
      });
  }

  async #move(live: LiveTable): Promise<void> {
    const end = await takeBotTurn<Answer>({
      due: () => (live.gone || this.#host.stopping ? null : live.table.botToMove()),
      think: (bot, { seat }) => this.#choice(live, bot.name, seat),
      failed: (bot, error) => this.#failed(live, bot.name, error),
      submit: (request) =>
        new Promise((resolve) => this.#host.askLive(live, request, () => null, resolve)),
    });
    if (typeof end === 'string' || !('refused' in end.refusedBy)) return;
    const { code } = end.refusedBy.refused;
    if (['disk-full', 'store-failed', 'store-silent'].includes(code)) await pause(STORE_RETRY_MS);
    else if (code !== 'stopping' && code !== 'ended')
      throw new Error(`the bot was refused: ${code}`);
  }

  /** The table is sound and waits: as soon as somebody else has the seat, it goes on. */
  #unknown(live: LiveTable, { kind, message }: UnknownBotError): void {
    live.botUnknownAt = live.table.seq;
    this.#log.error({ table: live.id, bot: kind }, message);
    this.#host.botFailed(kind);
  }

  /** A bot that fails is not the table's fault: another one decides, and whoever runs the server hears. */
  #failed(live: LiveTable, bot: string, error: unknown): void {
    if (this.#host.stopping) throw error;
    const why = error instanceof TaskTimeout ? 'thought too long' : 'failed';
    this.#log.warn(
      { table: live.id, bot, err: nameOfError(error) },
      `a bot ${why}; it moves at random`,
    );
    this.#host.botFailed(bot);
  }

  async #choice(live: LiveTable, bot: string, seat: number): Promise<unknown> {
    const key = live.table.botKey(seat);
    const world = this.#host.read(live, () => live.table.worldFor(seat, key));
    if (world === null) throw no('failed', {});
    const task = { do: 'choose', game: live.game.id, world, seat, bot, key } as const;
    // Within a person's share, however many tables they have open.
    const share = { class: 'play', owner: live.row.standing.host } as const;
    return this.#host.workers.run(task, this.#limit, share);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
