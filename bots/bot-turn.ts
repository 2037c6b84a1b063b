import type { GameTypes, World } from '@incognita/kernel';
import type { Bot, Worlds } from './bot.ts';
import { random } from './random.ts';
import { botNamed } from './registry.ts';

/** A bot that is asked something at a table. */
export interface BotTurn {
  readonly seat: number;
  readonly kind: string;
  /** The last entry of the log when it was asked. */
  readonly seq: number;
}

/** What a bot asks of its table. */
export interface BotRequest {
  readonly do: 'submit';
  readonly seat: number;
  readonly seq: number;
  readonly choice: unknown;
  readonly as: 'bot';
}

/** Whoever runs a table for bots: the server, the worker of a page, the command line. */
export interface BotHost<Answer extends object> {
  /** The bot that is asked at the table, or null. */
  due(): BotTurn | null;
  /** The choice of a bot, thought out wherever the host lets it think. */
  think(bot: Bot, turn: BotTurn): unknown;
  /** A bot threw or took too long, and the host lets another one choose; it may throw instead. */
  failed(bot: Bot, error: unknown): void;
  /** The choice is made; ends when the host wants it to be submitted. */
  ready?(turn: BotTurn): Promise<void>;
  submit(request: BotRequest): Answer | Promise<Answer>;
}

/**
 * How the turn of a bot ended: nobody was due; the table took the choice; the table went on while the
 * bot thought (its seat was handed over, something was taken back); or the table refused the choice.
 */
export type BotTurnEnd<Answer> =
  | 'nobody-due'
  | 'moved'
  | 'overtaken'
  | { readonly refusedBy: Answer };

/** Lets the bot that is asked at a table think and move, once. */
export async function takeBotTurn<Answer extends object>(
  host: BotHost<Answer>,
): Promise<BotTurnEnd<Answer>> {
  const turn = host.due();
  if (turn === null) return 'nobody-due';
  const choice = await thought(host, turn);
  await host.ready?.(turn);
  if (isOvertaken(host, turn)) return 'overtaken';
  const { seat, seq } = turn;
  const answer = await host.submit({ do: 'submit', seat, seq, choice, as: 'bot' });
  if ('accepted' in answer) return 'moved';
  return isOvertaken(host, turn) ? 'overtaken' : { refusedBy: answer };
}

function isOvertaken<Answer extends object>(host: BotHost<Answer>, turn: BotTurn): boolean {
  const now = host.due();
  return now?.seq !== turn.seq || now.seat !== turn.seat;
}

/**
 * The choice of a bot, or of the random one where it fails. The random bot needs nothing but the list
 * of choices: where that fails as well, the rules are to blame, and the host hears of it.
 */
async function thought<Answer extends object>(
  host: BotHost<Answer>,
  turn: BotTurn,
): Promise<unknown> {
  const bot = botNamed(turn.kind);
  try {
    return await host.think(bot, turn);
  } catch (error) {
    if (bot.name === random.name) throw error;
    host.failed(bot, error);
    return host.think(random, turn);
  }
}

/** What a seat can imagine the table to be, for hosts that think where the table is. */
export function worldsAt<T extends GameTypes>(
  table: { worldFor(seat: number, salt: string): World<T> | null },
  seat: number,
): Worlds<T> {
  return (salt) => {
    const world = table.worldFor(seat, salt);
    if (world === null) throw new Error('a bot is asked before the game has started');
    return world;
  };
}
