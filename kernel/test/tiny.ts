import {
  type ChoiceOf,
  copyJson,
  type Deck,
  Engine,
  type EventOf,
  type Game,
  heap,
  inOnePart,
  type Rules,
  rulesOf,
  type Slot,
  type Step,
  schema,
  type World,
} from '@incognita/kernel';

/** The smallest game that can show one thing at a time; each test writes its own rules for it. */
export interface Tiny {
  State: { count: number; notes: string[]; deck: Deck<string>; hand: Slot<string>[] };
  Content: { readonly cards: readonly string[] };
  Index: { readonly cards: readonly string[] };
  Config: { readonly seats: 1 | 2; readonly hard: boolean };
  View: { readonly count: number; readonly hand: readonly (string | null)[] };
  Rule: `TINY-${number}`;
  Choices: {
    add: { n: number };
    walk: { path: readonly number[] };
    stop: object;
  };
  Prompts: { go: object; more: { so: number } };
  Events: {
    added: { n: number };
    drew: { seat: number; card: { readonly secret: string; readonly seen: number } };
  };
  Reasons: { tooMuch: { most: number }; alone: object };
  Scores: { count: object };
}

export type TinyRules = Rules<Tiny>;
export type TinyEngine = Engine<Tiny>;
export type TinyWorld = World<Tiny>;
export type TinyChoice = ChoiceOf<Tiny>;

const { deckOf, int, list, record, slotOf, text } = schema;

export const SEED = '42'.repeat(32);
export const ADD = (n: number): TinyChoice => ({ do: 'add', n });
export const STOP: TinyChoice = { do: 'stop' };

/** A game whose rules are what `write` writes with them; it gives the step that plays the game. */
export function tiny(
  write: (rules: TinyRules) => Step<object, null>,
  change: Partial<Game<Tiny>> = {},
): Game<Tiny> {
  const rules = rulesOf<Tiny>();
  const main = write(rules);
  const catalogue = (words: Record<'go' | 'more' | 'added' | 'much', string>) => ({
    name: 'Tiny',
    about: 'A test.',
    config: {
      seats: { label: 'Seats', values: { 1: '1', 2: '2' } },
      hard: { label: 'Hard', values: { true: 'yes', false: 'no' } },
    },
    prompts: { go: () => words.go, more: (p: { so: number }) => `${words.more} ${p.so}` },
    choices: { add: (p: { n: number }) => `+${p.n}`, walk: () => '~', stop: () => '.' },
    events: {
      added: (p: { n: number }) => `${words.added} ${p.n}`,
      drew: (p: { seat: number; card: string | null }, t: { seat(n: number): string }) =>
        `${t.seat(p.seat)}: ${p.card ?? '?'}`,
    },
    reasons: { tooMuch: (p: { most: number }) => `${words.much} ${p.most}`, alone: () => '1' },
    scores: { count: (p: { points: number }) => `= ${p.points}` },
    sides: {},
  });
  return {
    id: 'tiny',
    version: 1,
    config: {
      fields: {
        seats: { values: [1, 2], default: 2 },
        hard: { values: [false, true], default: false },
      },
      forbids: (config) =>
        config.hard && config.seats === 1
          ? { why: 'alone', rule: 'TINY-9', field: 'hard', instead: { seats: 2 } }
          : null,
    },
    modes: { usual: {} },
    content: { cards: ['a', 'b', 'c'] },
    index: (content) => content,
    state: {
      schema: record({
        count: int,
        notes: list(text()),
        deck: deckOf(text()),
        hand: list(slotOf(text())),
      }),
      clone: copyJson,
    },
    rules,
    blank: (_config, content) => ({ count: 0, notes: [], deck: heap(content.cards), hand: [] }),
    main,
    view: (g, eye) => ({
      count: g.state.count,
      hand: g.state.hand.map((held) => ((held.seen & (1 << eye)) !== 0 ? held.is : null)),
    }),
    pools: (state) => [[...state.deck.flat(), ...state.hand]],
    result: (g) => ({
      rule: 'TINY-8',
      sides: Array.from({ length: g.config.seats }, (_, seat) => ({
        side: `seat:${seat}`,
        seat,
        total: g.state.count,
        place: 1,
        won: true,
        lines: [{ line: 'count', rule: 'TINY-8', points: g.state.count }],
      })),
    }),
    invariants: () => null,
    text: {
      en: catalogue({ go: 'Go', more: 'More than', added: 'Added', much: 'At most' }),
      fr: catalogue({ go: 'Partez', more: 'Plus que', added: 'Ajouté', much: 'Au plus' }),
    },
    evaluation: inOnePart((g) => g.state.count),
    describe: (view) => String(view.count),
    arrange: {
      schema: {},
      content: (standard) => standard,
      position: () => [],
    },
    ...change,
  };
}

/** A question to a seat with numbers to add, of which those above `most` are refused. */
export const asking = (rules: TinyRules, most = 9) =>
  rules.decision<{ seat: number }, 'add' | 'stop'>('ask', {
    rule: 'TINY-1',
    seat: (_g, my) => my.seat,
    prompt: () => ({ ask: 'go' }),
    options: () => [ADD(1), ADD(2), ADD(10), STOP] as ChoiceOf<Tiny, 'add' | 'stop'>[],
    forbids: (g, _my, option) =>
      option.do === 'add' && option.n > most ? g.no('TINY-2', 'tooMuch', { most }) : null,
  });

/** A table at which the first question has been asked. */
export function sit(game: Game<Tiny>, config: object = {}) {
  const engine = new Engine(game);
  const { world, events } = engine.begin(config, SEED);
  const take = (choice: TinyChoice) => engine.apply(world, choice, { events: true });
  const told: readonly EventOf<Tiny>[] = events;
  return { engine, world, take, told };
}
