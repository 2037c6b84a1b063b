import { deckSize, EVERYONE, only, putOnTop, putUnder, shuffleIn, slot } from '@incognita/kernel';
import type { PersonalityId } from '../content/types.ts';
import {
  type Answer,
  answering,
  auto,
  decision,
  type Game,
  type Look,
  type Refusal,
} from './kit.ts';
import { goldOf, pay, playerOf } from './people.ts';
import { boxTime } from './time-track.ts';
import { variantOf } from './variants.ts';

/** AUZ-RECR-02: how many cards lie open. */
export const displaySize = (g: Look): number =>
  variantOf(g, 'open-house')?.display ?? g.content.content.supply.personalityDisplay;

/** New cards enter at the left end. AUZ-SOLO-04, AUZ-RULING-62: solo discards make a new deck. */
export function refillDisplay(g: Game): undefined {
  const { display, personalities, personalityDiscard } = g.state;
  while (display.length < displaySize(g)) {
    if (deckSize(personalities) === 0 && personalityDiscard.length > 0)
      shuffleIn(
        personalities,
        personalityDiscard.splice(0).map((who) => slot(who, EVERYONE)),
      );
    const card = g.draw(personalities, EVERYONE);
    // AUZ-RULING-12: with several players an empty deck stays empty.
    if (!card) break;
    display.unshift(card.is);
    g.tell('display.entered', 'AUZ-RECR-02', { personality: card.is });
  }
  return undefined;
}

/** Takes a card out of the display; the others slide right, the refill comes when asked for. */
export function takeFromDisplay(g: Game, who: PersonalityId): void {
  const { display } = g.state;
  display.splice(display.indexOf(who), 1);
  g.state.taken = who;
}

/** AUZ-REV-06 and Fickle Friends: the rightmost cards leave the game. */
export function removeRightmost(g: Game, count: number): PersonalityId[] {
  const removed = g.state.display.splice(-count, count);
  g.state.personalitiesGone.push(...removed);
  refillDisplay(g);
  return removed;
}

/** AUZ-SOLO-04: cards that a paid look can still bring. */
const cardsToLookAt = (g: Look): number =>
  deckSize(g.state.personalities) + g.state.personalityDiscard.length;

/** AUZ-RECR-08: `gold` is what the surcharge of the box leaves. */
export function recruitUnavailable(g: Look, gold: number): Refusal | null {
  if (g.state.display.length > 0 || (cardsToLookAt(g) > 0 && gold > 0)) return null;
  return g.no('AUZ-RECR-06', 'recruit.nobody', {});
}

/** A card of the display, the paid look, or first the solo player's refresh. */
const howToRecruit = decision<
  { seat: number; refreshed: boolean; cycled: boolean },
  'recruit' | 'look' | 'refresh' | 'cycle'
>('recruit', {
  rule: 'AUZ-RECR-01',
  seat: (_g, my) => my.seat,
  options: (g, my) => [
    ...g.state.display.map((personality) => ({ do: 'recruit' as const, personality })),
    { do: 'look' },
    ...(g.content.solo !== null ? [{ do: 'refresh' as const }] : []),
    ...(g.content.edition.human.freeRefresh && !my.cycled && deckSize(g.state.personalities) > 0
      ? g.state.display.map((personality) => ({ do: 'cycle' as const, personality }))
      : []),
  ],
  forbids: (g, my, option) => {
    if (option.do === 'recruit' || option.do === 'cycle') return null;
    if (option.do === 'refresh') {
      // AUZ-RULING-62: once per action.
      if (my.refreshed) return g.no('AUZ-SOLO-03', 'recruit.refreshedOnce', {});
      if (g.state.display.length === 0) return g.no('AUZ-SOLO-03', 'recruit.nothingToDiscard', {});
    } else if (cardsToLookAt(g) === 0) return g.no('AUZ-RECR-06', 'recruit.deckEmpty', {});
    const rule = option.do === 'refresh' ? 'AUZ-SOLO-03' : 'AUZ-RECR-03';
    return goldOf(g, my.seat) < 1 ? g.no(rule, 'recruit.noGold', {}) : null;
  },
});

/** AUZ-SOLO-03: any number of cards, at least one. */
const whichToDiscard = decision<{ seat: number; discarded: number }, 'discard' | 'done'>(
  'refresh',
  {
    rule: 'AUZ-SOLO-03',
    seat: (_g, my) => my.seat,
    prompt: (_g, my) => ({ ask: 'refresh', discarded: my.discarded }),
    options: (g, my) => {
      const cards = g.state.display.map((personality) => ({ do: 'discard' as const, personality }));
      return my.discarded > 0 ? [...cards, { do: 'done' }] : cards;
    },
  },
);

/** Private; the card is named by its place among the two. */
const whichToKeep = decision<{ seat: number }, 'keep'>('keep', {
  rule: 'AUZ-RECR-03',
  seat: (_g, my) => my.seat,
  options: (g) =>
    g.state.looked.map((held, place) => ({ do: 'keep' as const, place, personality: held.is })),
});

const exchange = decision<{ seat: number; kept: PersonalityId }, 'exchange' | 'done'>('exchange', {
  rule: 'AUZ-RECR-04',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'exchange', personality: my.kept }),
  options: (g) => [
    ...g.state.display.map((personality) => ({ do: 'exchange' as const, personality })),
    { do: 'done' },
  ],
});

/** AUZ-COOP-08. */
const receiver = decision<{ seat: number; personality: PersonalityId }, 'give'>('recruit-gift', {
  rule: 'AUZ-COOP-08',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'receiver', personality: my.personality }),
  options: (g) => g.content.edition.players(g).map((seat) => ({ do: 'give' as const, seat })),
});

/** AUZ-RECR-05: the card lies open before who receives it. */
export const receive = auto(
  'receive-personality',
  (a: { seat: number; personality: PersonalityId }) => ({
    ...a,
    gift: null as Answer<'give'> | null,
  }),
  {
    ask: (g, my, k) =>
      g.config.play === 'coop'
        ? k.call(receiver, { seat: my.seat, personality: my.personality }, 'gift')
        : undefined,
    take(g, my) {
      const to = my.gift?.seat ?? my.seat;
      g.state.taken = null;
      playerOf(g, to).personalities.push(my.personality);
      g.tell('recruited', 'AUZ-RECR-05', { seat: my.seat, personality: my.personality, to });
      return undefined;
    },
  },
);

const refresh = auto(
  'refresh-display',
  (a: { seat: number }) => ({
    ...a,
    discarded: 0,
    choice: null as Answer<'discard' | 'done'> | null,
  }),
  {
    pay(g, my) {
      pay(g, my.seat, 'gold', 1);
      g.tell('recruit.refresh', 'AUZ-SOLO-03', { seat: my.seat });
      return undefined;
    },
    ask: (g, my, k) =>
      g.state.display.length > 0
        ? k.call(whichToDiscard, { seat: my.seat, discarded: my.discarded }, 'choice')
        : k.to('refill'),
    discard(g, my, k) {
      if (my.choice?.do !== 'discard') return undefined;
      takeFromDisplay(g, my.choice.personality);
      g.state.taken = null;
      g.state.personalityDiscard.push(my.choice.personality);
      g.tell('display.discarded', 'AUZ-SOLO-03', { personality: my.choice.personality });
      my.discarded++;
      return k.to('ask');
    },
    refill: (g) => refillDisplay(g),
  },
);

/** AUZ-RECR-03, AUZ-RECR-04: look at two, keep one, perhaps exchange it. */
const paidLook = answering<PersonalityId>()(
  'paid-look',
  (a: { seat: number }) => ({
    ...a,
    kept: null as Answer<'keep'> | null,
    card: null as PersonalityId | null,
    swap: null as Answer<'exchange' | 'done'> | null,
  }),
  {
    look(g, my, k) {
      const { personalities, personalityDiscard, looked } = g.state;
      pay(g, my.seat, 'gold', 1);
      for (let i = 0; i < 2; i++) {
        if (deckSize(personalities) === 0 && personalityDiscard.length > 0)
          shuffleIn(
            personalities,
            personalityDiscard.splice(0).map((who) => slot(who, EVERYONE)),
          );
        // AUZ-RECR-07.
        const card = g.draw(personalities, only(my.seat));
        if (card) looked.push(card);
      }
      const cards = { secret: looked.map((held) => held.is), seen: only(my.seat) };
      g.tell('recruit.looked', 'AUZ-RECR-03', { seat: my.seat, count: looked.length, cards });
      return k.call(whichToKeep, { seat: my.seat }, 'kept');
    },
    keep(g, my) {
      const { looked, personalities } = g.state;
      const [kept] = looked.splice(my.kept?.place ?? 0, 1);
      for (const other of looked.splice(0)) putOnTop(personalities, other);
      if (!kept) throw new Error('a paid look showed no card');
      g.show(kept, EVERYONE);
      my.card = kept.is;
      g.state.taken = kept.is;
      g.tell('recruit.kept', 'AUZ-RECR-03', { seat: my.seat, personality: kept.is });
      return undefined;
    },
    swap: (g, my, k) =>
      my.card && g.state.display.length > 0
        ? k.call(exchange, { seat: my.seat, kept: my.card }, 'swap')
        : undefined,
    /** AUZ-RULING-11: the given card takes the very slot of the taken one. */
    exchange(g, my, k) {
      if (!my.card) throw new Error('a paid look kept no card');
      if (my.swap?.do !== 'exchange') return k.done(my.card);
      const { display } = g.state;
      display[display.indexOf(my.swap.personality)] = my.card;
      g.state.taken = my.swap.personality;
      g.tell('recruit.exchanged', 'AUZ-RECR-04', {
        seat: my.seat,
        given: my.card,
        taken: my.swap.personality,
      });
      return k.done(my.swap.personality);
    },
  },
);

/** AUZ-RECR-01 to 08; answers the TP. */
export const recruit = answering<number>()(
  'recruit-action',
  (a: { seat: number }) => ({
    ...a,
    refreshed: false,
    cycled: false,
    how: null as Answer<'recruit' | 'look' | 'refresh' | 'cycle'> | null,
    card: null as PersonalityId | null,
  }),
  {
    ask: (_g, my, k) =>
      k.call(howToRecruit, { seat: my.seat, refreshed: my.refreshed, cycled: my.cycled }, 'how'),
    /** REV-PERS-01: under the deck, and a new one in its place. */
    cycle(g, my, k) {
      if (my.how?.do !== 'cycle') return undefined;
      my.cycled = true;
      takeFromDisplay(g, my.how.personality);
      g.state.taken = null;
      putUnder(g.state.personalities, slot(my.how.personality, EVERYONE));
      g.tell('recruit.cycled', 'REV-PERS-01', { seat: my.seat, personality: my.how.personality });
      refillDisplay(g);
      return k.to('ask');
    },
    refresh(_g, my, k) {
      if (my.how?.do !== 'refresh') return undefined;
      my.refreshed = true;
      return k.call(refresh, { seat: my.seat });
    },
    after: (_g, my, k) => (my.how?.do === 'refresh' ? k.to('ask') : undefined),
    take(g, my, k) {
      if (my.how?.do === 'look') return k.call(paidLook, { seat: my.seat }, 'card');
      if (my.how?.do === 'recruit') {
        my.card = my.how.personality;
        takeFromDisplay(g, my.card);
      }
      return undefined;
    },
    receive: (_g, my, k) =>
      my.card ? k.call(receive, { seat: my.seat, personality: my.card }) : undefined,
    refill: (g) => refillDisplay(g),
    fickle(g) {
      if (!g.state.variants.includes('fickle-friends')) return undefined;
      const [left] = removeRightmost(g, 1);
      if (left) g.tell('display.left', 'AUZ-TWO-05', { personality: left });
      return undefined;
    },
    time: (g, _my, k) => k.done(boxTime(g, 'recruit')),
  },
);
