import {
  type AnyGame,
  type AnyTypes,
  anyGame,
  type ChoiceOf,
  Engine,
  type EventOf,
  type Eye,
  type Game,
  type GameTypes,
  type Question,
  SPECTATOR,
  type World,
} from '../index.ts';
import { ruleIds } from './rulebook.ts';
import { told, Violation } from './violation.ts';

export type AnyEngine = Engine<AnyTypes>;
export type AnyWorld = World<AnyTypes>;
export type AnyChoice = ChoiceOf<AnyTypes>;
export type AnyEvent = EventOf<AnyTypes>;
export type AnyQuestion = Question<AnyTypes>;

/** A game under examination: the engine that plays it, and the rules it may name. */
export interface Exam {
  readonly game: AnyGame;
  readonly engine: AnyEngine;
  readonly rules: ReadonlySet<string>;
}

/** `rulebook` is the text of the game's rulebook/en.md. */
export function examOf<T extends GameTypes>(game: Game<T>, rulebook: string): Exam {
  const any = anyGame(game);
  return { game: any, engine: new Engine(any), rules: ruleIds(rulebook) };
}

/** Everybody who looks at a table: its seats, and the spectators. */
export function eyesOf(world: AnyWorld): Eye[] {
  return [...Array(world.config.seats).keys(), SPECTATOR];
}

export const eyeName = (eye: Eye): string => (eye === SPECTATOR ? 'a spectator' : `seat ${eye}`);

/** A rule that is named must stand in the rulebook. */
export function checkRule(exam: Exam, rule: unknown, namedBy: string): void {
  if (typeof rule === 'string' && exam.rules.has(rule)) return;
  throw new Violation(
    'unknown rule',
    `${namedBy} names the rule ${told(rule)}, which the rulebook does not have`,
  );
}
