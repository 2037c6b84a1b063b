import {
  type ChoiceOf,
  copyJson,
  engineOf,
  type Game,
  inOnePart,
  rulesOf,
  schema,
  someOf,
} from '@incognita/kernel';
import { human, Table } from '@incognita/table';

/** A game of one question with a shape: take up to three berries of a bush, or stop. */
interface Gathering {
  State: { turn: number; basket: number[] };
  Content: { readonly bush: readonly number[] };
  Index: { readonly bush: readonly number[] };
  Config: { readonly seats: 2 };
  View: { readonly basket: readonly number[] };
  Rule: `GAT-${number}`;
  Choices: { pick: { berry: number }; enough: object };
  Prompts: { gather: object };
  Events: { picked: { berry: number } };
  Reasons: { heavy: { most: number } };
  Scores: { berries: object };
}

type Pick = ChoiceOf<Gathering>;
const MOST_WEIGHT = 9;
const PER_TURN = 3;

const rules = rulesOf<Gathering>();
const gather = rules.decision<{ taken: readonly number[] }, 'pick' | 'enough'>('gather', {
  rule: 'GAT-1',
  seat: (g) => g.state.turn % 2,
  options: (g, my) => [
    ...g.content.bush
      .filter((berry) => !my.taken.includes(berry))
      .map((berry) => ({ do: 'pick', berry }) as const),
    { do: 'enough' },
  ],
  forbids: (g, _my, option) =>
    option.do === 'pick' && weight(g.state.basket) + option.berry > MOST_WEIGHT
      ? g.no('GAT-2', 'heavy', { most: MOST_WEIGHT })
      : null,
  shape: (_g, my) => someOf(0, PER_TURN - my.taken.length, { do: 'enough' }),
});
const weight = (basket: readonly number[]): number => basket.reduce((a, b) => a + b, 0);

const play = rules.auto('play', () => ({ taken: [] as number[], last: null as Pick | null }), {
  ask: (g, my, k) =>
    g.state.turn >= 6 ? k.over() : k.call(gather, { taken: [...my.taken] }, 'last'),
  take(g, my, k) {
    if (my.last?.do === 'pick') {
      const { berry } = my.last;
      my.taken.push(berry);
      g.state.basket.push(berry);
      g.tell('picked', 'GAT-1', { berry });
      if (my.taken.length < PER_TURN) return k.to('ask');
    }
    my.taken = [];
    g.state.basket = [];
    g.state.turn++;
    return k.to('ask');
  },
});

const text = {
  name: 'Gathering',
  about: 'A test.',
  config: { seats: { label: 'Seats', values: { 2: '2' } } },
  prompts: { gather: () => 'Pick' },
  choices: { pick: (p: { berry: number }) => `berry ${p.berry}`, enough: () => 'enough' },
  events: { picked: (p: { berry: number }) => `picked ${p.berry}` },
  reasons: { heavy: (p: { most: number }) => `a basket holds ${p.most}` },
  scores: { berries: () => 'berries' },
  sides: {},
};

const gathering: Game<Gathering> = {
  id: 'gathering',
  version: 1,
  config: { fields: { seats: { values: [2], default: 2 } }, forbids: () => null },
  modes: { usual: {} },
  content: { bush: [1, 2, 4, 8] },
  index: (content) => content,
  state: {
    schema: schema.record({ turn: schema.int, basket: schema.list(schema.int) }),
    clone: copyJson,
  },
  rules,
  blank: () => ({ turn: 0, basket: [] }),
  main: play,
  view: (g) => ({ basket: [...g.state.basket] }),
  pools: () => [],
  result: (g) => ({
    rule: 'GAT-3',
    sides: [0, 1].map((seat) => ({
      side: `seat:${seat}`,
      seat,
      total: 0,
      place: 1,
      won: g.state.turn > 0,
      lines: [],
    })),
  }),
  invariants: () => null,
  text: { en: text, fr: text },
  evaluation: inOnePart(() => 0),
  describe: (view) => view.basket.join(' '),
  arrange: { schema: {}, content: (standard) => standard, position: () => [] },
};

export const engine = engineOf(gathering);
export const pick = (berry: number): Pick => ({ do: 'pick', berry });
export const ENOUGH: Pick = { do: 'enough' };

export function gatheringTable(): Table<Gathering> {
  const table = Table.open(engine, {
    config: {},
    seats: [human('Ada', 'a'), human('Ben', 'b')],
    secret: '7'.repeat(64),
    local: true,
  });
  table.ask({ do: 'start' }, 0);
  return table;
}
