import { callOf } from '@incognita/kernel';
import { auto, type Game } from './kit.ts';
import { bodiesOf, bodyOf, isAlive, survivorOf } from './party.ts';
import { DIE, LOWER_HUNGER, RAISE_HUNGER, REACT } from './steps.ts';

const STARVING = 6;

/** MAX-HUN-01 to 04, MAX-RULING-43: one step after the other, each box with its damage. */
export const raiseHunger = auto(
  RAISE_HUNGER.name,
  (args: { who: number; n: number }) => ({ ...args, flipped: false }),
  {
    rise(g, my, k) {
      if (my.n <= 0 || !isAlive(g, my.who)) return k.done(null);
      my.n -= 1;
      my.flipped = false;
      const me = survivorOf(g, my.who);
      if (me.box < 0) {
        me.hunger += 1;
        g.tell('hunger', 'MAX-HUN-01', { who: me.is, level: me.hunger });
        if (me.hunger < STARVING) return k.to('rise');
        // MAX-HUN-02: the card is flipped, and the first box hurts at once.
        me.hunger = STARVING;
        me.box = 0;
        my.flipped = true;
      } else me.box += 1;
      const dead = starve(g, my.who);
      return dead.length > 0 ? k.calls(...dead.map((body) => callOf(DIE, { body }))) : undefined;
    },
    flip(g, my, k) {
      k.to('rise');
      if (!my.flipped || !isAlive(g, my.who)) return k.to('rise');
      return k.call(REACT, { event: 'starving', who: my.who, it: -1 });
    },
  },
);

/** MAX-DMG-04, MAX-RULING-58: each takes the box of its own track; nothing reduces it. */
function starve(g: Game, survivor: number): number[] {
  const { box } = survivorOf(g, survivor);
  const dead: number[] = [];
  for (const ref of bodiesOf(g, survivor)) {
    const body = bodyOf(g, ref);
    const damage = g.content.character(body.is).track[box];
    // MAX-HUN-04: the skull kills at once.
    if (damage === undefined) {
      dead.push(ref);
      continue;
    }
    body.hp -= damage;
    g.tell('starving', 'MAX-HUN-03', { character: body.is, box, damage });
    if (body.hp <= 0) dead.push(ref);
  }
  return dead;
}

/** MAX-VET-06, MAX-HUN-07, MAX-HUN-09: fed, the card is flipped back; from level 6 when Starving, never below 1. */
export const lowerHunger = auto(LOWER_HUNGER.name, (args: { who: number; n: number }) => args, {
  eat(g, my) {
    if (!isAlive(g, my.who)) return undefined;
    const me = survivorOf(g, my.who);
    if (my.n <= 0) return undefined;
    me.hunger = Math.max(1, me.hunger - my.n);
    me.box = -1;
    g.tell('fed', 'MAX-HUN-07', { who: me.is, level: me.hunger });
    return undefined;
  },
});
