import type { Chance } from './chance.ts';
import { sameJson } from './json.ts';
import { RuleError } from './rule-error.ts';
import { type Deck, drawTop, type Mask, NOBODY, type Slot, seenBy, settleTop } from './slots.ts';
import type { Frame, Span } from './steps.ts';
import type { ChoiceOf, EventOf, GameTypes } from './words.ts';
import type { World } from './world.ts';

const NO_SPANS: readonly Span[] = [];
const NO = { why: '', rule: '' };

/** What rules act through. One per engine, bound to one world at a time. */
export class RunOf<T extends GameTypes> {
  world: World<T> | null = null;
  state!: T['State'];
  config!: T['Config'];
  content!: T['Index'];
  explaining = false;
  /** Under the test kit's eye: a memo that has gone stale is an error. */
  watched = false;
  showedTo: Mask = NOBODY;
  marked = false;
  /** The spans that have ended, each once. */
  readonly #ended: Span[] = [];
  /** The legal choices of the frame that asks, worked out once per position. */
  #legal: readonly ChoiceOf<T>[] | null = null;
  #legalAt: Frame | null = null;
  #events: EventOf<T>[] = [];
  #telling = false;
  readonly #memos = new Map<string, unknown>();
  /** Few phases leave a memo behind, and to clear a Map is dear. */
  #remembers = false;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  get drew(): boolean {
    return this.#chance.drawn > 0;
  }

  begin(telling: boolean): void {
    this.#telling = telling;
    this.showedTo = NOBODY;
    this.marked = false;
    if (this.#ended.length > 0) this.#ended.length = 0;
    this.#chance.drawn = 0;
    if (this.#events.length > 0) this.#events = [];
  }

  spanEnds(span: Span): void {
    if (!this.#ended.includes(span)) this.#ended.push(span);
  }

  get ended(): readonly Span[] {
    return this.#ended.length === 0 ? NO_SPANS : [...this.#ended];
  }

  takeEvents(): EventOf<T>[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** What was worked out about a position is good until it changes. */
  forget(): void {
    this.#legal = null;
    this.#legalAt = null;
    if (!this.#remembers) return;
    this.#remembers = false;
    this.#memos.clear();
  }

  legalAt(frame: Frame): readonly ChoiceOf<T>[] | null {
    return this.#legalAt === frame ? this.#legal : null;
  }

  keepLegal(frame: Frame, legal: readonly ChoiceOf<T>[]): void {
    this.#legal = legal;
    this.#legalAt = frame;
  }

  /** Refusals carry facts only while explaining, so nothing worked out before may be kept. */
  explain(on: boolean): void {
    this.explaining = on;
    this.forget();
  }

  memo<V>(key: string, make: () => V): V {
    if (this.#memos.has(key)) {
      const known = this.#memos.get(key) as V;
      if (this.watched && !sameJson(known, make()))
        throw new RuleError(
          `"${key}" was worked out before the position changed in the same phase`,
        );
      return known;
    }
    const made = make();
    this.#memos.set(key, made);
    this.#remembers = true;
    return made;
  }

  no(rule: string, why: string, facts: object): object {
    return this.explaining ? { why, rule, ...facts } : NO;
  }

  tell(event: string, rule: string, about: object): void {
    if (this.#telling) this.#events.push({ tell: event, rule, ...about } as EventOf<T>);
  }

  below(n: number): number {
    return this.#chance.below(n);
  }

  shuffle<V>(list: V[]): void {
    this.#chance.shuffle(list);
  }

  draw<V>(deck: Deck<V>, seen: Mask): Slot<V> | null {
    const card = drawTop(deck, this.#chance, seen);
    if (card) this.showedTo |= seen;
    return card;
  }

  lookAtTop<V>(deck: Deck<V>, count: number, seen: Mask): Slot<V>[] {
    const top = settleTop(deck, this.#chance, count).map((card) => this.show(card, seen));
    top.forEach((card, i) => {
      deck[i] = [card];
    });
    return top;
  }

  show<V>(held: Slot<V>, seen: Mask): Slot<V> {
    this.showedTo |= seen & ~held.seen;
    return seenBy(held, held.seen | seen);
  }

  horizon(): void {
    this.marked = true;
  }
}
