import { EVERYONE, type Mask, putUnder, type Slot, secret, slot } from '@incognita/kernel';
import type { Colour } from '../content/effects.ts';
import { askDeck, askerOf } from './ask.ts';
import { discardOrLeave, isSpared, leavePlaying, putInHand, toDiscard } from './cards.ts';
import { contextAt, contextOf } from './context.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { handMask, isAlive, seatOf, survivorOf, who } from './party.ts';
import { handRoom, hasWord } from './passives.ts';
import { scavengeDecks } from './possible.ts';
import { DRAW_SCAVENGE, PERFORM, type Performed, REACT, SCAVENGE_SOME } from './steps.ts';

/** MAX-SCAV-01, MAX-SCAV-08, MAX-SCAV-09: the top card of a deck, to the hand unless its text acts at once. */
export const drawScavenge = auto(
  DRAW_SCAVENGE.name,
  (args: { who: number; deck: Colour }) => args,
  {
    draw(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      const mask = handMask(g, my.who);
      const card = g.draw(g.state.scavenge[my.deck], mask);
      if (!card) {
        g.tell('scavenge.empty', 'MAX-SCAV-04', { who: who(g, my.who), deck: my.deck });
        return k.done(null);
      }
      const open = isOpen(g, my.who, card.is);
      if (open) g.show(card, EVERYONE);
      g.tell('scavenged', 'MAX-SCAV-01', {
        who: who(g, my.who),
        deck: my.deck,
        card: secret(card.is, open ? EVERYONE : mask),
      });
      return take(g, k, my.who, my.deck, card.is, card.seen);
    },
  },
);

/** Does everybody see the card as it is drawn: it acts at once, or there is no room for it? */
const isOpen = (g: Look, survivor: number, card: string): boolean =>
  handRoom(g, survivor) <= 0 || g.content.clausesOf(g.content.card(card).face, 'draw').length > 0;

interface Doer {
  done(result: null): ReturnType<Parameters<Parameters<typeof auto>[2][string]>[2]['done']>;
  call: Parameters<Parameters<typeof auto>[2][string]>[2]['call'];
}

function take(g: Game, k: Doer, survivor: number, from: string, card: string, seen: Mask) {
  // MAX-DRAW-04, MAX-RULING-11: without room it is discarded before any text of its own.
  if (handRoom(g, survivor) <= 0) {
    if (g.content.card(card).kind !== 'item')
      g.tell('drew.full', 'MAX-DRAW-04', { who: who(g, survivor), card });
    discardOrLeave(g, survivor, card);
    return k.done(null);
  }
  if (g.content.clausesOf(g.content.card(card).face, 'draw').length > 0) {
    g.state.playing.push(card);
    return k.call(drawnCard, { who: survivor, card });
  }
  putInHand(g, survivor, slot(card, seen), from);
  return k.done(null);
}

/** A card whose text acts when it is drawn (Fuel, Ambush, Empty-handed). */
const drawnCard = auto(
  'drawn-card',
  (args: { who: number; card: string }) => ({ ...args, done: null as Performed | null }),
  {
    act(g, my, k) {
      const [clause] = g.content.clausesOf(g.content.card(my.card).face, 'draw');
      if (!clause) return undefined;
      return k.call(
        PERFORM,
        {
          context: contextOf('card', my.card, -1, my.who),
          block: g.content.block(clause.steps),
        },
        'done',
      );
    },
    settle(g, my) {
      if (my.done?.moved) return undefined;
      leavePlaying(g, my.card);
      toDiscard(g, my.card);
      return undefined;
    },
  },
  {
    // The game may end in the middle: the card is then in no pile yet.
    cleanUp(g, my) {
      if (my.done === null && g.state.playing.includes(my.card)) {
        leavePlaying(g, my.card);
        toDiscard(g, my.card);
      }
    },
  },
);

const keepCard = decision<{ who: number; left: number; enough: boolean }, 'card' | 'enough'>(
  'keep-card',
  {
    rule: 'MAX-RULING-108',
    seat: (g, my) => seatOf(g, my.who),
    prompt: (g, my) => ({ ask: 'keepCard', who: who(g, my.who), left: my.left }),
    options: (g, my) => [
      ...[...new Set(g.state.looked.map((held) => held.card.is))].map(
        (card) => ({ do: 'card', card }) as const,
      ),
      ...(my.enough ? [{ do: 'enough' } as const] : []),
    ],
  },
);

/** Turns up the top card of a deck for the looker (MAX-RULING-108). */
function lookAt(g: Game, survivor: number, deck: Colour): void {
  const card = g.draw(g.state.scavenge[deck], handMask(g, survivor));
  if (card) g.state.looked.push({ card, from: deck });
}

function tellLooked(g: Game, survivor: number): void {
  const cards = g.state.looked.map((held) => held.card.is);
  g.tell('looked', 'MAX-RULING-108', {
    who: who(g, survivor),
    cards: secret(cards, handMask(g, survivor)),
    count: cards.length,
  });
}

function takeLooked(g: Game, card: string) {
  const at = g.state.looked.findIndex((held) => held.card.is === card);
  const [held] = g.state.looked.splice(at, 1);
  if (!held) throw new RangeError(`"${card}" was not turned up`);
  return held;
}

/** Under its deck, known there to whoever saw it and to nobody else. */
function putBack(g: Game, survivor: number, deck: Colour, card: Slot<string>): void {
  putUnder(g.state.scavenge[deck], card);
  g.tell('under', 'MAX-RULING-108', {
    who: who(g, survivor),
    deck,
    card: secret(card.is, card.seen),
  });
}

const asColour = (from: string): Colour => (from === 'red' || from === 'green' ? from : 'blue');

/** `scav`: decks are chosen one by one (MAX-SCAV-03, MAX-SCAV-05, MAX-SCAV-06, MAX-RULING-109). */
export const scavengeSome = auto(
  SCAVENGE_SOME.name,
  (args: { ctx: number; n: number; keep: number; here: boolean; oneDeck: boolean }) => ({
    ...args,
    who: -1,
    deck: null as Answer<'deck'> | null,
    card: null as Answer<'card' | 'enough'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      my.who = ctx.me;
      if (my.n <= 0 || !isAlive(g, ctx.me)) return k.to('look');
      const among = scavengeDecks(g, ctx, my.here);
      if (among.length === 0) return k.to('look');
      if (my.oneDeck && my.deck) {
        return among.includes(my.deck.deck) ? undefined : k.to('look');
      }
      return k.call(askDeck, { seat: askerOf(g, ctx), of: ctx.is, among }, 'deck');
    },
    draw(g, my, k) {
      if (!my.deck) return k.to('look');
      my.n -= 1;
      k.to('ask');
      if (my.keep === 0) return k.call(DRAW_SCAVENGE, { who: my.who, deck: my.deck.deck });
      lookAt(g, my.who, my.deck.deck);
      return k.to('ask');
    },
    look(g, my, k) {
      if (g.state.looked.length === 0) return k.done(null);
      tellLooked(g, my.who);
      return undefined;
    },
    keep(g, my, k) {
      if (my.keep <= 0 || g.state.looked.length === 0 || !isAlive(g, my.who)) return k.to('rest');
      return k.call(keepCard, { who: my.who, left: my.keep, enough: true }, 'card');
    },
    take(g, my, k) {
      if (my.card?.do !== 'card') return k.to('rest');
      my.keep -= 1;
      const { card, from } = takeLooked(g, my.card.card);
      if (isOpen(g, my.who, card.is)) g.show(card, EVERYONE);
      k.to('keep');
      return k.call(takeCard, { who: my.who, from, card: card.is, seen: card.seen });
    },
    /** Those not drawn are discarded openly; what the mission needs goes under its deck. */
    rest(g, my) {
      for (const { card, from } of g.state.looked.splice(0)) {
        if (isSpared(g, card.is)) {
          putBack(g, my.who, asColour(from), card);
          continue;
        }
        g.show(card, EVERYONE);
        toDiscard(g, card.is);
        g.tell('discarded', 'MAX-RULING-119', { who: who(g, my.who), card: card.is });
      }
      return undefined;
    },
  },
);

const takeCard = auto(
  'take-card',
  (args: { who: number; from: string; card: string; seen: Mask }) => args,
  { take: (g, my, k) => take(g, k, my.who, my.from, my.card, my.seen) },
);

/** The Scavenge action (MAX-KEY-17, MAX-RULING-29, MAX-ACT-06); with a Flashlight the better of two cards. */
export const scavengeAction = auto(
  'scavenge',
  (args: { who: number; deck: Colour }) => ({
    ...args,
    card: null as Answer<'card' | 'enough'> | null,
  }),
  {
    begin(g, my, k) {
      g.state.scavenged.push(survivorOf(g, my.who).tile);
      if (!hasWord(g, my.who, 'lookTwo') || count(g, my.deck) < 2) {
        k.to('react');
        return k.call(DRAW_SCAVENGE, { who: my.who, deck: my.deck });
      }
      lookAt(g, my.who, my.deck);
      lookAt(g, my.who, my.deck);
      tellLooked(g, my.who);
      return k.call(keepCard, { who: my.who, left: 1, enough: false }, 'card');
    },
    take(g, my, k) {
      if (my.card?.do !== 'card') return undefined;
      const { card, from } = takeLooked(g, my.card.card);
      if (isOpen(g, my.who, card.is)) g.show(card, EVERYONE);
      for (const other of g.state.looked.splice(0)) putBack(g, my.who, my.deck, other.card);
      return k.call(takeCard, { who: my.who, from, card: card.is, seen: card.seen });
    },
    react: (_g, my, k) => k.call(REACT, { event: 'scavAction', who: my.who, it: -1 }),
  },
);

const count = (g: Look, deck: Colour): number =>
  g.state.scavenge[deck].reduce((sum, part) => sum + part.length, 0);
