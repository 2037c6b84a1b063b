import { callOf } from '@incognita/kernel';
import type { Clause } from '../content/effects.ts';
import { deciderOf } from './blows.ts';
import { contextOf } from './context.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';
import { type BodyRef, inTurnOrder, isAlive, survivorNamed, survivorOfBody, who } from './party.ts';
import { canReact } from './react.ts';
import { PERFORM, REACT } from './steps.ts';

// Several cards that answer one damage: their order is a choice where it can matter.

/** A monster by its number and card: it may have left play. */
export interface Fallen {
  no: number;
  card: string;
}

/** Clauses of a monster in play that answer the death of others (`anyKilled`). */
export const watching = (g: Look, card: string): readonly Clause[] =>
  g.content.clausesOf(g.content.monster(card).face, 'on').filter((c) => c.event === 'anyKilled');

const hurtOrder = decision<{ seat: number; hurt: number[] }, 'survivor'>('hurt-order', {
  rule: 'MAX-RULING-22',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'resolve' }),
  options: (g, my) => my.hurt.map((i) => ({ do: 'survivor', survivor: who(g, i) }) as const),
  byItself: true,
});

/** Whoever was damaged and has a card that answers it: most have none, and nothing is asked. */
export const whoAnswers = (g: Look, victims: readonly BodyRef[]): number[] =>
  [...new Set(victims.map(survivorOfBody))].filter((i) => canReact(g, i, 'hurtByMon') !== null);

/** `hurtByMon`: whoever was damaged, lives, and sees the monster still in play. */
export const hurtByMonster = auto(
  'hurt-by-monster',
  (args: { hurt: number[]; it: number }) => ({
    ...args,
    next: null as Answer<'survivor'> | null,
  }),
  {
    ask(g, my, k) {
      my.hurt = inTurnOrder(g).filter(
        (i) => my.hurt.includes(i) && canReact(g, i, 'hurtByMon') !== null,
      );
      if (my.hurt.length === 0) return k.done(null);
      return k.call(hurtOrder, { seat: deciderOf(g, -1), hurt: [...my.hurt] }, 'next');
    },
    react(g, my, k) {
      const next = my.next ? survivorNamed(g, my.next.survivor) : -1;
      my.hurt = my.hurt.filter((i) => i !== next);
      k.to('ask');
      return k.call(REACT, { event: 'hurtByMon', who: next, it: my.it });
    },
  },
);

/** One answer to a kill: of the killer's own cards, or of a monster that watched. */
interface Due {
  /** The card that the question names. */
  card: string;
  own: boolean;
  it: number;
  watcher: number;
  clause: number;
}

const killOrder = decision<{ seat: number; cards: string[] }, 'card'>('kill-order', {
  rule: 'MAX-RULING-118',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'resolve' }),
  options: (_g, my) => my.cards.map((card) => ({ do: 'card', card }) as const),
  byItself: true,
});

/** MAX-RULING-118: everything that answers the kills of one damage, by whom it was dealt. */
export const answerKills = auto(
  'answer-kills',
  (args: { killer: number; killed: Fallen[]; watchers: Fallen[] }) => ({
    ...args,
    due: [] as Due[],
    next: null as Answer<'card'> | null,
  }),
  {
    gather(g, my) {
      for (const { no, card } of my.killed) {
        const own = canReact(g, my.killer, 'killed');
        if (own !== null) my.due.push({ card: own, own: true, it: no, watcher: -1, clause: -1 });
        for (const watcher of my.watchers)
          for (const clause of watching(g, watcher.card))
            if (clause.type === g.content.monster(card).type)
              my.due.push({
                card: watcher.card,
                own: false,
                it: no,
                watcher: watcher.no,
                clause: g.content.clauseNumber(clause),
              });
      }
      return undefined;
    },
    ask(g, my, k) {
      if (my.due.length === 0 || !isAlive(g, my.killer)) return k.done(null);
      const cards = [...new Set(my.due.map(({ card }) => card))];
      return k.call(killOrder, { seat: deciderOf(g, my.killer), cards }, 'next');
    },
    answer(g, my, k) {
      const at = my.due.findIndex(({ card }) => card === my.next?.card);
      const [due] = my.due.splice(Math.max(at, 0), 1);
      if (!due) return k.done(null);
      k.to('ask');
      if (due.own) return k.call(REACT, { event: 'killed', who: my.killer, it: due.it });
      const { killer } = my;
      return k.calls(
        callOf(PERFORM, {
          context: contextOf('monster', due.card, due.watcher, killer, { killer }),
          block: g.content.block(g.content.clause(due.clause).steps),
        }),
      );
    },
  },
);
