import { type Call, callOf, countsOf, type DeepReadonly } from '@incognita/kernel';
import { askCharacter } from './ask.ts';
import {
  copiesOf,
  discardFromHand,
  discardGear,
  facesOf,
  isOneGo,
  leaveOnTile,
  newGear,
  takeGear,
} from './cards.ts';
import { contextOf } from './context.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { bodiesOf, gearCard, gearNo, isAlive, packOf, seatOf, survivorOf, who } from './party.ts';
import { burdenOf, handLimit, isMissionGear, limitOf } from './passives.ts';
import { type Gear, NONE } from './state.ts';
import { DIE, EQUIP, LIGHTEN, PERFORM, RECEIVE, UNBURDEN } from './steps.ts';

/** What a gear adds to its own damage: cards under it, and hollow charges (MAX-RULING-117). */
export const gearBonus = (gear: DeepReadonly<Gear>): number =>
  gear.under.reduce((sum, held) => sum + held.plus, 0) + (gear.hollow > 0 ? gear.bonus : 0);

/** MAX-RULING-117: emptied of hollow charges, a gear goes once what spent them is resolved. */
export function dropSpentHollow(g: Game): void {
  for (const survivor of g.state.survivors)
    for (const gear of [...survivor.gear])
      if (gear.bonus > 0 && gear.hollow === 0) discardGear(g, gear.no);
}

/** Which of a pair carries what comes: the Veteran, or the Dog if only that is left. */
export const carrierOf = (g: Look, survivor: number): number =>
  Math.max(
    0,
    survivorOf(g, survivor).bodies.findIndex((body) => !body.dead),
  );

/** MAX-RULING-58: weight belongs to the Veteran; what weighs nothing goes on either. */
export const carry = auto(
  'carry-gear',
  (args: { who: number; gear: number }) => ({ ...args, body: null as Answer<'character'> | null }),
  {
    ask(g, my, k) {
      const card = gearCard(g, my.gear);
      const bodies = bodiesOf(g, my.who);
      if (card === '' || bodies.length < 2 || g.content.card(card).enc > 0) return k.done(null);
      return k.call(askCharacter, { seat: seatOf(g, my.who), of: card, among: bodies }, 'body');
    },
    put(g, my) {
      const gear = gearNo(g, my.gear)?.gear;
      const { body } = my;
      if (gear && body)
        gear.body = survivorOf(g, my.who).bodies.findIndex((held) => held.is === body.character);
      return undefined;
    },
  },
);

/** A gear comes into play (MAX-KEY-15, MAX-GEAR-01): tokens, Equip effect, encumbrance. */
export const equip = auto(
  EQUIP.name,
  (args: { who: number; card: string; given?: boolean; told?: boolean }) => ({
    who: args.who,
    card: args.card,
    given: args.given ?? false,
    told: args.told ?? false,
  }),
  {
    put(g, my, k) {
      const me = survivorOf(g, my.who);
      const gear = newGear(g, my.card, carrierOf(g, my.who));
      me.gear.push(gear);
      if (!my.told) g.tell('equipped', 'MAX-GEAR-01', { who: me.is, card: my.card });
      return k.calls(
        callOf(carry, { who: my.who, gear: gear.no }),
        callOf(RECEIVE, { who: my.who, gear: gear.no, given: my.given }),
      );
    },
  },
);

/** The Equip effect of a gear that has just come into play, and the check of the weight. */
export const receive = auto(
  RECEIVE.name,
  ({ who, gear, given = false }: { who: number; gear: number; given?: boolean }) => ({
    who,
    gear,
    given,
  }),
  {
    effect(g, my, k) {
      const found = gearNo(g, my.gear);
      if (!found || !isAlive(g, my.who)) return k.done(null);
      const { card } = found.gear;
      const calls: Call[] = g.content.clausesOf(g.content.card(card).face, 'equip').map((clause) =>
        callOf(PERFORM, {
          context: contextOf('gear', card, my.gear, my.who),
          block: g.content.block(clause.steps),
        }),
      );
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    weigh: (_g, my, k) =>
      k.call(UNBURDEN, { who: my.who, insanity: false, given: my.given ? my.gear : NONE }),
  },
);

/** Gear that may go for the weight: the mission's never, and what weighs nothing would not help. */
function droppable(g: Look, survivor: number): number[] {
  return survivorOf(g, survivor)
    .gear.filter((gear) => !isMissionGear(g, gear.card) && g.content.card(gear.card).enc > 0)
    .map((gear) => gear.no);
}

const chooseDrop = decision<{ who: number }, 'drop'>('burden', {
  rule: 'MAX-ENC-02',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({
    ask: 'burden',
    who: who(g, my.who),
    total: burdenOf(g, my.who),
    limit: limitOf(g, my.who),
  }),
  options: (g, my) =>
    droppable(g, my.who).map((gear) => ({ do: 'drop', gear, card: gearCard(g, gear) }) as const),
  byItself: true,
});

/** MAX-ENC-03, MAX-ENC-02, MAX-RULING-34: gear goes until the total fits; then no more. */
export const unburden = auto(
  UNBURDEN.name,
  (args: { who: number; insanity: boolean; given?: number }) => ({
    who: args.who,
    insanity: args.insanity,
    given: args.given ?? NONE,
    drop: null as Answer<'drop'> | null,
  }),
  {
    weigh(g, my, k) {
      if (!isAlive(g, my.who) || burdenOf(g, my.who) <= limitOf(g, my.who)) return k.done(null);
      if (droppable(g, my.who).length > 0) return k.call(chooseDrop, { who: my.who }, 'drop');
      return k.to('helpless');
    },
    drop(g, my, k) {
      if (!my.drop) return k.to('weigh');
      // MAX-RULING-89: what the mission gave and nobody can carry is left on the tile.
      if (my.drop.gear === my.given) {
        const { gear } = takeGear(g, my.given);
        leaveOnTile(g, survivorOf(g, my.who).tile, gear.card);
      } else discardGear(g, my.drop.gear);
      return k.to('weigh');
    },
    helpless(g, my, k) {
      // MAX-INS-06, MAX-RULING-51: no gear left, and still too much on the mind.
      const me = survivorOf(g, my.who);
      const carried = me.gear.find((gear) => isMissionGear(g, gear.card));
      // MAX-RULING-88: who cannot hold mission gear leaves it on the tile, and may fit again. An
      // Insanity card does not make room by it (MAX-RULING-51).
      if (carried && !my.insanity) {
        discardGear(g, carried.no);
        return k.to('weigh');
      }
      if (me.insanity.length > 0) {
        g.tell('insane', 'MAX-INS-06', { who: me.is });
        // MAX-RULING-91: it lies with the Veteran, so the Dog goes on.
        return k.calls(
          ...bodiesOf(g, my.who)
            .slice(0, 1)
            .map((body) => callOf(DIE, { body })),
        );
      }
      return k.done(null);
    },
  },
);

const chooseExcess = decision<{ who: number; left: number; of: string }, 'discard'>('excess', {
  rule: 'MAX-DRAW-03',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'loseCard', who: who(g, my.who), left: my.left, of: my.of }),
  options: (g, my) => facesOf(handOf(g, my.who)).map((card) => ({ do: 'discard', card }) as const),
  shape: (g, my) => (isOneGo(g) ? countsOf(my.left, my.left, copiesOf(handOf(g, my.who))) : null),
});

const handOf = (g: Look, survivor: number): string[] =>
  packOf(g, survivor).hand.map((held) => held.card.is);

/** A lowered hand limit: the excess goes at once, by the owner's choice. */
export const lighten = auto(
  LIGHTEN.name,
  (args: { who: number; of: string }) => ({ ...args, card: null as Answer<'discard'> | null }),
  {
    count(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      const left = packOf(g, my.who).hand.length - handLimit(g, my.who);
      return left > 0
        ? k.call(chooseExcess, { who: my.who, left, of: my.of }, 'card')
        : k.done(null);
    },
    drop(g, my, k) {
      if (my.card) discardFromHand(g, my.who, my.card.card);
      return k.to('count');
    },
  },
);
