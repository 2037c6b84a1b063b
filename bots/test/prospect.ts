import { type Game, inOnePart, type Reader, rulesOf, schema } from '@incognita/kernel';

const { int, record } = schema;

/**
 * A game for bots alone: pick a field, then a spot, then dig. Nothing is gained before the digging,
 * so whoever looks one decision ahead only sees nothing; the second seat is asked afterwards.
 */
const state = record({ gold: int, field: int, spot: int });

interface Prospect {
  State: { gold: number; field: number; spot: number };
  Content: object;
  Index: object;
  Config: { readonly seats: 2 };
  View: object;
  Rule: string;
  Choices: { field: { n: number }; spot: { n: number }; dig: object; pass: object };
  Prompts: { field: object; spot: object; dig: object; pass: object };
  Events: object;
  Reasons: object;
  Scores: object;
}

const rules = rulesOf<Prospect>();
const pick = (name: 'field' | 'spot', count: number) =>
  rules.decision<object, 'field' | 'spot'>(name, {
    rule: 'TOY-1',
    seat: () => 0,
    options: () => Array.from({ length: count }, (_, n) => ({ do: name, n })),
  });
const field = pick('field', 5);
const spot = pick('spot', 3);
const dig = rules.decision<object, 'dig'>('dig', {
  rule: 'TOY-2',
  seat: () => 0,
  options: () => [{ do: 'dig' }],
});
const pass = rules.decision<object, 'pass'>('pass', {
  rule: 'TOY-3',
  seat: () => 1,
  options: () => [{ do: 'pass' }],
});

type Picked = { do: 'field' | 'spot'; n: number } | null;
const play = rules.auto('play', () => ({ field: null as Picked, spot: null as Picked }), {
  field: (_g, _my, k) => k.call(field, {}, 'field'),
  spot: (_g, _my, k) => k.call(spot, {}, 'spot'),
  dig: (_g, _my, k) => k.call(dig, {}),
  gain(g, my) {
    g.state.field = my.field?.n ?? 0;
    g.state.spot = my.spot?.n ?? 0;
    // The best spot of the best field is worth the most; a good field alone is worth nothing.
    g.state.gold = g.state.field === 3 && g.state.spot === 2 ? 10 : g.state.field;
    return undefined;
  },
  rival: (_g, _my, k) => k.call(pass, {}),
  over: (_g, _my, k) => k.over(),
});

const nothing = { prompts: {}, choices: {}, events: {}, reasons: {}, scores: {}, sides: {} };

export const prospect = {
  id: 'prospect',
  version: 1,
  config: { fields: { seats: { values: [2], default: 2 } }, forbids: () => null },
  modes: {},
  content: {},
  index: () => ({}),
  state: { schema: state, clone: (s: Prospect['State']) => ({ ...s }) },
  rules,
  blank: () => ({ gold: 0, field: 0, spot: 0 }),
  main: play,
  view: () => ({}),
  pools: () => [],
  result: (g: Reader<Prospect>) => ({
    rule: 'TOY-3',
    sides: [0, 1].map((seat) => ({
      side: `seat:${seat}`,
      seat,
      total: seat === 0 ? g.state.gold : 5,
      place: g.state.gold > 5 === (seat === 0) ? 1 : 2,
      won: g.state.gold > 5 === (seat === 0),
      lines: [],
    })),
  }),
  invariants: () => null,
  // A bot needs no words.
  text: { en: nothing, fr: nothing } as never,
  evaluation: inOnePart<Prospect>((g, seat) => (seat === 0 ? g.state.gold : -g.state.gold)),
  describe: () => '',
  arrange: { schema: {}, content: (standard: object) => standard, position: () => [] },
} satisfies Game<Prospect>;
