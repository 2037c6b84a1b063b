import { copyJson } from '@incognita/kernel';
import type { Effect } from '../../content/revenge/effects.ts';
import type { MonsterId } from '../../content/revenge/types.ts';
import { countUnits } from '../force.ts';
import { auto, decision, type Look } from '../kit.ts';
import { isPlayed, type MythosChoice, type Offer } from './context.ts';
import { again, draw, either, exile, opt, regrow, reshuffle, revelation } from './effects-cards.ts';
import { back, dmg, immune, raise, sanity } from './effects-combat.ts';
import { blight, flip, kill, lose, oust, strip, tear, time } from './effects-humans.ts';
import { bring, healMon, move, recover, show, spawn } from './effects-map.ts';
import { handlerOf, possible, teach } from './possible.ts';
import { cardOf } from './table.ts';

teach({
  again,
  back,
  blight,
  bring,
  dmg,
  draw,
  exile,
  flip,
  healMon,
  if: either,
  immune,
  kill,
  lose,
  move,
  opt,
  oust,
  raise,
  recover,
  regrow,
  reshuffle,
  revelation,
  sanity,
  show,
  spawn,
  strip,
  tear,
  time,
});

/**
 * Whether a card can be played or applied: what it needs, and a first step that changes something.
 * A card that happens by itself does what it can: any step will do (REV-RULING-63).
 */
export function cardFits(g: Look, id: MonsterId, you: number): boolean {
  const { steps, needs, combat: inCombat } = cardOf(g, id);
  const { combat } = g.state;
  for (const need of needs) {
    if (!combat) return false;
    if (need.is === 'combat' && !need.kinds.includes(combat.kind)) return false;
    if (need.is === 'units' && countUnits(combat.force) < need.least) return false;
  }
  const my = { you, that: -1, thatTile: '' };
  return (isPlayed(g) || inCombat ? steps.slice(0, 1) : steps).some((step) =>
    possible(g, my, step),
  );
}

/** What a step of a card asks; the options are those that the step offers. */
const choose = decision<
  { seat: number; card: MonsterId; options: readonly MythosChoice[] },
  MythosChoice['do']
>('mythos-choice', {
  rule: 'REV-MYTH-01',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'mythos-choice', card: my.card }),
  options: (_g, my) => my.options.map((option) => ({ ...option })),
});

/** A card, step by step. */
export const resolveCard = auto(
  'resolve-card',
  (a: { card: MonsterId; you: number; steps: readonly Effect[] }) => ({
    card: a.card,
    you: a.you,
    that: -1,
    thatTile: '',
    // Copies, since the content is nobody's to change.
    steps: a.steps.map(copyJson),
    current: null as Effect | null,
    used: 0,
    picked: [] as string[],
    wentBack: 0,
    choice: null as MythosChoice | null,
    more: false,
  }),
  {
    next(g, my, k) {
      const effect = my.steps.shift();
      if (!effect) return k.done(null);
      my.used = 0;
      my.picked = [];
      my.choice = null;
      if (!possible(g, my, effect)) return k.to('next');
      my.current = effect;
      return undefined;
    },
    ask(g, my, k) {
      my.choice = null;
      if (!my.current) return k.to('next');
      const offer: Offer | null = handlerOf(my.current.op).offer?.(g, my, my.current) ?? null;
      if (!offer) return undefined;
      if (offer.options.length === 0) return k.to('next');
      return k.call(
        choose,
        {
          seat: offer.seat,
          card: my.card,
          options: offer.options.map((option) => ({ ...option })),
        },
        'choice',
      );
    },
    act(g, my, k) {
      if (!my.current || my.choice?.do === 'done') return k.to('next');
      const act = handlerOf(my.current.op).act(g, my, my.current);
      my.more = act.again === true;
      return act.calls && act.calls.length > 0 ? k.calls(...act.calls) : undefined;
    },
    again: (g, my, k) => (my.more && !over(g) ? k.to('ask') : k.to('next')),
  },
);

/** A combat that a card ended, or a game that is over, resolves nothing more of it. */
const over = (g: Look): boolean => g.state.ending !== null;
