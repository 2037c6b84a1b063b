import { EVERYONE, shuffleIn, slot } from '@incognita/kernel';
import { askStatus } from './ask.ts';
import { type Answer, auto } from './kit.ts';
import { type BodyRef, bodyOf, isAlive, survivorOf, survivorOfBody } from './party.ts';
import { GO_INSANE, LIGHTEN, REACT, UNBURDEN } from './steps.ts';

/** MAX-INS-05, MAX-KEY-21: one negative status of a body, or all of them. */
export const cureBody = auto(
  'cure',
  (args: { body: BodyRef; all: boolean; of: string /** Who cures. */; seat: number }) => ({
    ...args,
    status: null as Answer<'status'> | null,
  }),
  {
    ask(g, my, k) {
      const body = bodyOf(g, my.body);
      const me = survivorOf(g, survivorOfBody(my.body));
      // MAX-RULING-91, MAX-RULING-115: the Insanity lies with the Veteran.
      const mind = (my.body & 1) === 0 ? me.insanity.map((held) => held.card) : [];
      if (my.all) {
        for (const card of mind) g.state.insanityDiscard.push(card);
        if (mind.length > 0) me.insanity = [];
        if (mind.length > 0 || body.poison > 0)
          g.tell('cured', 'MAX-INS-05', {
            character: body.is,
            poison: body.poison,
            insanity: mind,
          });
        body.poison = 0;
        return k.done(null);
      }
      const among = [...(body.poison > 0 ? ['poison'] : []), ...mind];
      if (among.length === 0) return k.done(null);
      return k.call(askStatus, { seat: my.seat, of: my.of, among }, 'status');
    },
    heal(g, my) {
      const body = bodyOf(g, my.body);
      const me = survivorOf(g, survivorOfBody(my.body));
      const { status } = my;
      if (!status) return undefined;
      if (status.status === 'poison') body.poison -= 1;
      else {
        const at = me.insanity.findIndex((held) => held.card === status.status);
        const [card] = me.insanity.splice(at, 1);
        // MAX-RULING-52: to the Insanity discard pile.
        if (card) g.state.insanityDiscard.push(card.card);
      }
      g.tell('cured', 'MAX-INS-05', {
        character: body.is,
        poison: status.status === 'poison' ? 1 : 0,
        insanity: status.status === 'poison' ? [] : [status.status],
      });
      return undefined;
    },
  },
);

/** MAX-KEY-11, MAX-INS-01: Insanity cards are drawn and checked one by one (MAX-RULING-51). */
export const goInsane = auto(
  GO_INSANE.name,
  (args: { who: number; n: number }) => ({ ...args, cancelled: false }),
  {
    next(g, my, k) {
      if (my.n <= 0 || !isAlive(g, my.who)) return k.done(null);
      my.n -= 1;
      return k.call(REACT, { event: 'insanity', who: my.who, it: -1 }, 'cancelled');
    },
    draw(g, my, k) {
      if (my.cancelled) return k.to('next');
      const { insanityDeck, insanityDiscard } = g.state;
      const me = survivorOf(g, my.who);
      // MAX-RULING-52: reshuffled when the deck is empty; with both empty nothing is drawn.
      if (insanityDeck.length === 0)
        shuffleIn(
          insanityDeck,
          insanityDiscard.splice(0).map((card) => slot(card, EVERYONE)),
        );
      const card = g.draw(insanityDeck, EVERYONE);
      if (!card) {
        g.tell('insanity.none', 'MAX-RULING-52', { who: me.is });
        return k.to('next');
      }
      me.insanity.push({ no: g.state.next++, card: card.is, turns: 0 });
      g.tell('insanity', 'MAX-INS-02', { who: me.is, card: card.is });
      return k.call(UNBURDEN, { who: my.who, insanity: true });
    },
    hand(g, my, k) {
      const last = survivorOf(g, my.who).insanity.at(-1);
      k.to('next');
      return last ? k.call(LIGHTEN, { who: my.who, of: last.card }) : k.to('next');
    },
  },
);
