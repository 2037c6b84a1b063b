import { callOf, EVERYONE } from '@incognita/kernel';
import { shuffleMonsters } from './cards.ts';
import { contextOf } from './context.ts';
import { missionOf } from './goals.ts';
import { auto, type Game, type Look } from './kit.ts';
import { isAlive, monsterNo, who } from './party.ts';
import { NONE } from './state.ts';
import { DRAW_BOSS, DRAW_MONSTERS, PERFORM, REACT } from './steps.ts';

/** Monsters are drawn one at a time; whoever dies meanwhile draws no more (MAX-RULING-95). */
export const drawMonsters = auto(
  DRAW_MONSTERS.name,
  (args: { who: number; n: number }) => ({ ...args, cancelled: false }),
  {
    next(g, my, k) {
      if (my.n <= 0 || !isAlive(g, my.who)) return k.done(null);
      my.n -= 1;
      return k.call(REACT, { event: 'drawMon', who: my.who, it: NONE }, 'cancelled');
    },
    draw(g, my, k) {
      if (my.cancelled) return k.to('next');
      const { monsterDeck, monsterDiscard } = g.state;
      // MAX-STEALTH-07: also in the middle of a series.
      if (monsterDeck.length === 0 && monsterDiscard.length > 0) shuffleMonsters(g);
      const card = g.draw(monsterDeck, EVERYONE);
      if (!card) {
        g.tell('monster.none', 'MAX-RULING-61', { who: who(g, my.who) });
        return k.to('next');
      }
      const no = engageNew(g, my.who, card.is, isAsideBoss(g, card.is));
      k.to('next');
      return k.call(drawn, { who: my.who, monster: no });
    },
  },
);

/** A boss that had been set aside and went back to the deck still leaves the game when killed. */
const isAsideBoss = (g: Look, card: string): boolean => {
  const row = g.content.monster(card);
  return (
    row.boss && missionOf(g).bosses.some((plan) => plan.place === 'aside' && plan.type === row.type)
  );
};

/** MAX-RULING-114: engaged as it is drawn. */
function engageNew(g: Game, survivor: number, card: string, aside: boolean): number {
  const no = g.state.next++;
  const { hp } = g.content.monster(card);
  g.state.monsters.push({ no, card, hp, host: survivor, stun: NONE, aside });
  g.state.appeared += 1;
  g.tell('engaged', 'MAX-GEN-05', { who: who(g, survivor), monster: no, card });
  return no;
}

/** MAX-MON-08, MAX-KEY-20: the Draw effect, for the drawer; then reactions to a drawn monster. */
const drawn = auto('monster-drawn', (args: { who: number; monster: number }) => args, {
  effect(g, my, k) {
    const monster = monsterNo(g, my.monster);
    if (!monster) return k.done(null);
    const calls = g.content.clausesOf(g.content.monster(monster.card).face, 'draw').map((clause) =>
      callOf(PERFORM, {
        context: contextOf('monster', monster.card, my.monster, my.who),
        block: g.content.block(clause.steps),
      }),
    );
    return calls.length > 0 ? k.calls(...calls) : undefined;
  },
  react: (g, my, k) =>
    isAlive(g, my.who)
      ? k.call(REACT, { event: 'drewMon', who: my.who, it: my.monster })
      : undefined,
});

/** MAX-RULING-81: a boss that was set aside comes as a monster drawn; nothing cancels it. */
export const drawBoss = auto(DRAW_BOSS.name, (args: { who: number; plan: number }) => args, {
  come(g, my, k) {
    const held = g.state.mission.aside[my.plan];
    if (!held) return k.done(null);
    const { is } = g.show(held, EVERYONE);
    g.state.mission.aside[my.plan] = null;
    g.tell('boss', 'MAX-RULING-81', { who: who(g, my.who), card: is });
    return k.call(drawn, { who: my.who, monster: engageNew(g, my.who, is, true) });
  },
});
