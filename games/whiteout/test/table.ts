import { Engine, type EventOf, type Json, redact, SPECTATOR, type World } from '@incognita/kernel';
import { expect } from 'vitest';
import type { WhiteoutContent } from '../content/cards.ts';
import { whiteout } from '../index.ts';
import type { Answer, Whiteout } from '../rules/kit.ts';

type Choice = Answer<keyof Whiteout['Choices']>;
type EventName = keyof Whiteout['Events'];
const SEED = '5eed'.repeat(16);

/** A position at the table, arranged with the words of scenario files, and what players do there. */
export class Table {
  readonly engine: Engine<Whiteout>;
  world: World<Whiteout>;
  /** What the last choice, or the set-up, told. */
  events: readonly EventOf<Whiteout>[];

  constructor(words: Json | null, config: object = {}, content: Partial<WhiteoutContent> = {}) {
    this.engine = new Engine(whiteout, { ...whiteout.content, ...content });
    const { world, events } = this.engine.begin({ seats: 2, ...config }, SEED);
    this.world = world;
    this.events = words === null ? events : this.engine.arrange(world, words);
    expect(this.engine.invariants(this.world)).toBeNull();
  }

  get state() {
    return this.world.state;
  }

  /** The seat that is asked, or null when the race is over. */
  get asked(): number | null {
    return this.engine.seatAsked(this.world);
  }

  /** What is asked: the key of the prompt. */
  get prompt(): string | undefined {
    return this.engine.question(this.world)?.prompt.ask;
  }

  get choices(): readonly Choice[] {
    return this.engine.question(this.world)?.choices ?? [];
  }

  hand(seat: number): string[] {
    return this.state.teams[seat]?.hand.map((held) => held.is) ?? [];
  }

  space(seat: number): number | undefined {
    return this.state.teams[seat]?.space;
  }

  choose(...choices: readonly Choice[]): this {
    for (const choice of choices) {
      const attempt = this.engine.attempt(this.world, choice);
      if (!attempt.accepted) throw new Error(attempt.reason);
      this.world = attempt.world;
      this.events = attempt.outcome.events;
      expect(this.engine.invariants(this.world)).toBeNull();
    }
    return this;
  }

  /** Why a choice is refused: the rule and the reason. */
  refusal(choice: Choice): string | null {
    const attempt = this.engine.attempt(this.world, choice);
    if (attempt.accepted) return null;
    return attempt.refusal ? `${attempt.refusal.rule} ${attempt.refusal.why}` : 'not an option';
  }

  /** The parameters of what was told under a name, the rule included. */
  told(name: EventName): object[] {
    return this.events.filter((event) => event.tell === name);
  }

  /** What an eye was told under a name. */
  toldTo(eye: number, name: EventName): object[] {
    return this.events.map((event) => redact(event, eye)).filter((event) => event.tell === name);
  }

  view(eye: number = SPECTATOR) {
    return this.engine.view(this.world, eye);
  }

  result() {
    return this.engine.result(this.world);
  }

  totals(): number[] {
    return this.result()?.sides.map((side) => side.total) ?? [];
  }
}

export const table = (
  words: Json | null,
  config?: object,
  content?: Partial<WhiteoutContent>,
): Table => new Table(words, config, content);
