import process from 'node:process';
import { type Bot, botNamed, worldsOf } from '@incognita/bots';
import {
  type AnyTypes,
  type Chance,
  Engine,
  engineOf,
  type Weights,
  type World,
} from '@incognita/kernel';
import { gameNamed } from '../games.ts';
import { chanceBeside } from '../seeds.ts';
import { messageOf } from '../trouble.ts';
import { type Fact, factsIn } from './facts.ts';

/** A game to be played by bots. Plain data: it is sent to workers. */
export interface Task {
  readonly game: string;
  /** Which of the sittings of the simulation it belongs to. */
  readonly setup: number;
  readonly config: AnyTypes['Config'];
  readonly bots: readonly string[];
  /** The weights that each seat judges by, where they are not the best known. */
  readonly beliefs?: readonly (Weights | 'anchor')[];
  readonly seed: string;
  /** Checks the state's shape and the conservation laws after every decision. */
  readonly check: boolean;
  /** Facts to be noted, by event and field. */
  readonly facts?: readonly string[];
}

export interface SideRecord {
  readonly side: string;
  readonly seat: number | null;
  readonly total: number;
  readonly won: boolean;
}

export interface SlowDecision {
  readonly step: string;
  readonly bot: string;
  /** The number of the decision in its game, from 1. */
  readonly decision: number;
  readonly milliseconds: number;
  /** The part that the rules took, without the bot's thinking. */
  readonly rules: number;
}

/** What is kept of a game that bots have played. */
export interface GameRecord {
  readonly task: Task;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly sides: readonly SideRecord[];
  /** Whether all won or lost together, as the result says. */
  readonly together: boolean;
  /** The rule that ended the game. */
  readonly end: string | null;
  readonly slowest: readonly SlowDecision[];
  readonly facts: readonly Fact[];
  /** By seat: how often it chose, and the time of its core that it thought. */
  readonly thinking: readonly { readonly decisions: number; readonly milliseconds: number }[];
  /** What went wrong, or null. */
  readonly violation: string | null;
}

/** No game at a table is that long; a game that is never over ends here. */
export const MOST_DECISIONS = 50_000;
const SLOWEST_KEPT = 3;

export function playOut(task: Task): GameRecord {
  const engine = engineOf(gameNamed(task.game));
  const began = performance.now();
  const slowest: SlowDecision[] = [];
  const facts: Fact[] = [];
  const players: Player[] = [];
  let world: World<AnyTypes> | null = null;
  let violation: string | null = null;
  try {
    for (const [seat, name] of task.bots.entries()) {
      const chance = chanceBeside(task.seed, `seat ${seat}`);
      const mind = mindOf(engine, task.beliefs?.[seat]);
      players.push({ bot: botNamed(name), chance, mind, decisions: 0, milliseconds: 0 });
    }
    ({ world } = engine.begin(task.config, task.seed));
    violation = playOn(engine, world, players, task, facts, (slow) => keep(slowest, slow));
  } catch (error) {
    const step = world?.frames.at(-1)?.step;
    violation = `${step === undefined ? '' : `"${step}" failed: `}${messageOf(error)}`;
  }
  const result = world?.over && violation === null ? engine.result(world) : null;
  return {
    task,
    decisions: world?.taken ?? 0,
    milliseconds: performance.now() - began,
    sides: (result?.sides ?? []).map(({ side, seat, total, won }) => ({ side, seat, total, won })),
    together: result?.together ?? false,
    end: result?.rule ?? null,
    slowest,
    facts,
    thinking: players.map(({ decisions, milliseconds }) => ({ decisions, milliseconds })),
    violation,
  };
}

/** Who sits at a seat. */
interface Player {
  readonly bot: Bot;
  readonly chance: Chance;
  /** The engine that it thinks with. */
  readonly mind: Engine<AnyTypes>;
  decisions: number;
  milliseconds: number;
}

/** The game as somebody sees it who judges by other weights. */
function mindOf(
  engine: Engine<AnyTypes>,
  belief: Weights | 'anchor' | undefined,
): Engine<AnyTypes> {
  if (belief === undefined) return engine;
  const { evaluation } = engine.game;
  const weights: typeof evaluation.weights = belief === 'anchor' ? evaluation.anchor : () => belief;
  return new Engine({ ...engine.game, evaluation: { ...evaluation, weights } });
}

/** Plays to the end, or to the first thing that is wrong. */
function playOn(
  engine: Engine<AnyTypes>,
  world: World<AnyTypes>,
  players: readonly Player[],
  { check, facts: wanted = [] }: Task,
  facts: Fact[],
  slow: (decision: SlowDecision) => void,
): string | null {
  for (;;) {
    const wrong = check ? (engine.check(world) ?? engine.invariants(world)) : null;
    if (wrong !== null) return wrong;
    if (world.taken >= MOST_DECISIONS) return `the game goes on after ${MOST_DECISIONS} decisions`;
    const began = performance.now();
    const seat = engine.seatAsked(world);
    if (seat === null) return null;
    const step = world.frames.at(-1)?.step ?? '';
    const player = players[seat];
    if (!player) return `"${step}" asks seat ${seat}, which nobody has`;
    if (engine.choices(world).length === 0) return `"${step}" is a dead end: there is no choice`;
    const listed = performance.now();
    const { bot, chance, mind } = player;
    const before = process.threadCpuUsage();
    const chosen = bot.choose(mind, worldsOf(engine, world, seat), seat, chance);
    const { user, system } = process.threadCpuUsage(before);
    player.decisions++;
    player.milliseconds += (user + system) / 1000;
    const thought = performance.now();
    const taken = engine.take(world, chosen, { events: wanted.length > 0 });
    if (taken === null)
      return `"${step}" offers seat ${seat} what it refuses in the real world: ${JSON.stringify(chosen)}`;
    facts.push(...factsIn(taken.outcome.events, wanted));
    const done = performance.now();
    const rules = listed - began + (done - thought);
    slow({ step, bot: bot.name, decision: world.taken, milliseconds: done - began, rules });
  }
}

function keep(slowest: SlowDecision[], decision: SlowDecision): void {
  const last = slowest.at(-1);
  if (slowest.length >= SLOWEST_KEPT && last && last.milliseconds >= decision.milliseconds) return;
  slowest.push(decision);
  slowest.sort((a, b) => b.milliseconds - a.milliseconds);
  slowest.length = Math.min(slowest.length, SLOWEST_KEPT);
}
