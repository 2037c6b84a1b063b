import { discardGear, leavePlaying, removeCharges, takeFromHand, toDiscard } from './cards.ts';
import { contextOf } from './context.ts';
import { dropSpentHollow, gearBonus } from './gear.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { gearNo, isAlive, isMerged, seatOf, survivorNamed, survivorOf, who } from './party.ts';
import { type Hindrance, hasCopy, hindrance } from './possible.ts';
import { NONE } from './state.ts';
import { EQUIP, PERFORM, type Performed } from './steps.ts';

/** MAX-SOLO-04, MAX-RULING-102: with a common hand a card may be played for either survivor. */
export function usersOf(g: Look, survivor: number): number[] {
  if (!isMerged(g)) return [survivor];
  const { pack } = survivorOf(g, survivor);
  const users = [survivor];
  g.state.survivors.forEach((held, i) => {
    if (i !== survivor && held.pack === pack && !held.dead) users.push(i);
  });
  return users;
}

/** Why a card of the hand cannot be played by anybody it could be played for, or null. */
export function whyNotPlay(g: Look, survivor: number, card: string): Refusal | null {
  let first: Refusal | null = null;
  for (const user of usersOf(g, survivor)) {
    const why = whyNotFor(g, user, card);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

const WHY = {
  condition: 'play.condition',
  cost: 'play.cost',
  impossible: 'play.impossible',
} as const satisfies Record<Hindrance, string>;

function whyNotFor(g: Look, user: number, card: string): Refusal | null {
  const row = g.content.card(card);
  if (row.kind === 'item') return g.no('MAX-RULING-88', 'play.item', { card });
  if (row.kind === 'gear')
    // MAX-GEAR-02, MAX-GEAR-03: a second copy stays in the hand.
    return hasCopy(g, user, card) ? g.no('MAX-GEAR-02', 'play.copy', { card }) : null;
  const [clause] = g.content.clausesOf(row.face, 'play');
  if (!clause) return g.no('MAX-PLAY-04', 'play.impossible', { card });
  const why = hindrance(g, contextOf('card', card, NONE, user), clause);
  return why === null ? null : g.no('MAX-PLAY-04', WHY[why], { card });
}

const playFor = decision<{ who: number; card: string }, 'for'>('play-for', {
  rule: 'MAX-SOLO-04',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (_g, my) => ({ ask: 'playFor', card: my.card }),
  options: (g, my) =>
    usersOf(g, my.who).map((user) => ({ do: 'for', survivor: who(g, user) }) as const),
  forbids: (g, my, option) => whyNotFor(g, survivorNamed(g, option.survivor), my.card),
  byItself: true,
});

/** MAX-PLAY-02 to 05: out of the hand while it is resolved, in its pile only afterwards. */
export const playCard = auto(
  'play-card',
  (args: { who: number; card: string }) => ({
    ...args,
    user: NONE,
    whom: null as Answer<'for'> | null,
    done: null as Performed | null,
  }),
  {
    whom: (_g, my, k) => k.call(playFor, { who: my.who, card: my.card }, 'whom'),
    play(g, my, k) {
      my.user = my.whom ? survivorNamed(g, my.whom.survivor) : my.who;
      takeFromHand(g, my.who, my.card);
      const row = g.content.card(my.card);
      if (row.kind === 'gear') {
        k.to('end');
        return k.call(EQUIP, { who: my.user, card: my.card });
      }
      g.tell('played', 'MAX-ACT-04', { who: who(g, my.user), card: my.card });
      const [clause] = g.content.clausesOf(row.face, 'play');
      if (!clause) return undefined;
      g.state.playing.push(my.card);
      return k.call(
        PERFORM,
        {
          context: contextOf('card', my.card, NONE, my.user),
          block: g.content.block(clause.steps),
        },
        'done',
      );
    },
    settle(g, my) {
      if (!my.done?.moved) {
        leavePlaying(g, my.card);
        toDiscard(g, my.card);
      }
      dropSpentHollow(g);
      return undefined;
    },
    end: () => undefined,
  },
);

/** The Use action of a gear (MAX-ACT-05), or its free or Discard clause. */
export const useGear = auto(
  'use-gear',
  (args: { who: number; gear: number; on: 'act' | 'act*' | 'free' | 'free1' | 'disc' }) => ({
    ...args,
    done: null as Performed | null,
  }),
  {
    use(g, my, k) {
      const found = gearNo(g, my.gear);
      if (!found) return k.done(null);
      const { gear } = found;
      const { card } = gear;
      const [clause] = g.content.clausesOf(g.content.card(card).face, my.on);
      if (!clause) return k.done(null);
      g.tell('used', 'MAX-ACT-05', { who: who(g, my.who), card });
      const bonus = gearBonus(gear);
      // MAX-AMMO-02: each use removes a token.
      if (my.on === 'act*') removeCharges(g, gear, 1, my.who);
      if (my.on === 'free' || my.on === 'free1') gear.used += 1;
      const context = contextOf('gear', card, my.gear, my.who, { bonus });
      // MAX-KEY-10: to its discard pile, then its effect.
      if (my.on === 'disc') discardGear(g, my.gear);
      return k.call(PERFORM, { context, block: g.content.block(clause.steps) }, 'done');
    },
    settle(g) {
      dropSpentHollow(g);
      return undefined;
    },
  },
);

/** The ability of a character: the Dog's own is its own deed. */
export const useAbility = auto(
  'use-ability',
  (args: { who: number; body: number; on: 'act' | 'free1' }) => args,
  {
    use(g, my, k) {
      const body = survivorOf(g, my.who).bodies[my.body];
      if (!body || !isAlive(g, my.who)) return k.done(null);
      const [clause] = g.content.clausesOf(g.content.character(body.is).face, my.on);
      if (!clause) return k.done(null);
      g.tell('effect', 'MAX-ACT-05', { who: who(g, my.who), of: body.is });
      if (my.on === 'free1') survivorOf(g, my.who).flipped = true;
      return k.call(PERFORM, {
        context: contextOf('ability', body.is, NONE, my.who, { body: my.body }),
        block: g.content.block(clause.steps),
      });
    },
  },
);
