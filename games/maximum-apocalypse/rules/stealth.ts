import { type Answer, answering, auto, decision, type Game } from './kit.ts';
import { isAlive, isHunted, seatOf, survivorOf, who } from './party.ts';
import { cardWith, hasWord, passesBySight, stealthLevel } from './passives.ts';
import { tileOf } from './places.ts';
import { DRAW_MONSTERS, STEALTH_TEST } from './steps.ts';
import { removeTokens } from './tokens.ts';

export function rollTwo(g: Game): number {
  g.state.dice = [g.below(6) + 1, g.below(6) + 1];
  return g.state.dice.reduce((sum, die) => sum + die, 0);
}

/** MAX-STEALTH-04, MAX-RULING-68: at most the level, less one per token on the tile. */
export const stealthTest = answering<boolean>()(
  STEALTH_TEST.name,
  (args: { who: number; tile: string }) => args,
  {
    roll(g, my, k) {
      const me = survivorOf(g, my.who);
      // `autoFail` wins over `autoPass`; neither rolls anything (MAX-RULING-124).
      if (cardWith(g, my.who, 'autoFail') !== null) return k.done(sure(g, my.who, false));
      if (my.tile !== '' && passesBySight(g, my.who, my.tile)) return k.done(sure(g, my.who, true));
      const level = stealthLevel(g, my.who) - tileOf(g, me.tile).tokens;
      const first = roll(g, my.who, level);
      if (!first || !hasWord(g, my.who, 'rerollSuccess')) return k.done(first);
      return k.done(roll(g, my.who, level));
    },
  },
);

function roll(g: Game, survivor: number, level: number): boolean {
  const total = rollTwo(g);
  const success = total <= level;
  g.tell('stealth', 'MAX-STEALTH-04', {
    who: who(g, survivor),
    dice: [...g.state.dice],
    total,
    level,
    success,
  });
  return success;
}

function sure(g: Game, survivor: number, success: boolean): boolean {
  g.tell('stealth.sure', 'MAX-RULING-124', { who: who(g, survivor), success });
  return success;
}

const askSneak = decision<{ who: number; tile: number }, 'sneak' | 'noise'>('sneak', {
  rule: 'MAX-STEALTH-01',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({
    ask: 'sneak',
    who: who(g, my.who),
    tokens: tileOf(g, my.tile).tokens,
    level: stealthLevel(g, my.who) - tileOf(g, my.tile).tokens,
  }),
  options: () => [{ do: 'sneak' }, { do: 'noise' }],
});

/** Tokens on a tile that was just entered (MAX-STEALTH-01 to 06). */
export const meetTokens = auto(
  'meet-tokens',
  (args: { who: number; tile: number }) => ({
    ...args,
    answer: null as Answer<'sneak' | 'noise'> | null,
    passed: false,
  }),
  {
    ask(g, my, k) {
      if (tileOf(g, my.tile).tokens === 0 || !isAlive(g, my.who)) return k.done(null);
      // MAX-STEALTH-03; the Scientist lets nobody sneak.
      if (isHunted(g, my.who) || hasWord(g, my.who, 'noSneak')) return k.to('attract');
      return k.call(askSneak, { who: my.who, tile: my.tile }, 'answer');
    },
    test: (_g, my, k) =>
      my.answer?.do === 'sneak'
        ? k.call(STEALTH_TEST, { who: my.who, tile: '' }, 'passed')
        : undefined,
    result: (_g, my, k) => (my.passed ? k.done(null) : undefined),
    attract(g, my, k) {
      const { tokens } = tileOf(g, my.tile);
      g.tell('attracted', 'MAX-STEALTH-06', { who: who(g, my.who), tokens });
      removeTokens(g, my.tile, tokens);
      return k.call(DRAW_MONSTERS, { who: my.who, n: tokens });
    },
  },
);
