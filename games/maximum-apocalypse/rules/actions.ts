import { callOf, deckSize } from '@incognita/kernel';
import type { Colour } from '../content/effects.ts';
import { actionsLeft, pay } from './budget.ts';
import { contextOf } from './context.ts';
import {
  deliverCard,
  deliveries,
  freeOptions,
  pickUpCard,
  swapCards,
  whyNotFree,
} from './free-actions.ts';
import { type Answer, auto, decision, type Look, type Maximum, type Refusal } from './kit.ts';
import { tileCalls } from './movement.ts';
import { gearNo, isAlive, packOf, seatOf, survivorNamed, survivorOf, who } from './party.ts';
import { cardWith, sumOf } from './passives.ts';
import { faceUp, neighbours, tileName, tileNamed, tileOf, tileRow } from './places.ts';
import { playCard, useAbility, useGear, whyNotPlay } from './play.ts';
import { type Hindrance, hindrance } from './possible.ts';
import { scavengeAction } from './scavenge.ts';
import { NONE } from './state.ts';
import { DRAW_CARDS, GRANT, STEP_TO } from './steps.ts';
import { trade } from './trade.ts';
import { doWork, whyNotWork, worksAt } from './work.ts';

type Do =
  | 'move'
  | 'draw'
  | 'play'
  | 'use'
  | 'ability'
  | 'site'
  | 'work'
  | 'scavenge'
  | 'free'
  | 'posture'
  | 'spend'
  | 'swap'
  | 'trade'
  | 'deliver'
  | 'pickUp'
  | 'end'
  | 'pass';
export type Deed = Answer<Do>;

const distinct = (cards: readonly { readonly card: { readonly is: string } }[]): string[] => {
  const found: string[] = [];
  for (const { card } of cards) if (!found.includes(card.is)) found.push(card.is);
  return found;
};

/** What a person would look for in phase 3, legal or not (MAX-ACT-01 to 06, MAX-KEY-01). */
function optionsFor(g: Look, survivor: number, granted: boolean): Deed[] {
  const me = survivorOf(g, survivor);
  const left = actionsLeft(g);
  const options: Deed[] = [];
  if (left > 0) {
    const row = tileRow(g, me.tile);
    // MAX-MOVE-02
    for (const tile of neighbours(g, me.tile))
      options.push({ do: 'move', to: tileName(g, tile), is: faceUp(g, tile) });
    options.push({ do: 'draw' });
    for (const card of distinct(packOf(g, survivor).hand)) options.push({ do: 'play', card });
    for (const gear of me.gear)
      if (actOf(g, gear.card) !== null) options.push({ do: 'use', gear: gear.no, card: gear.card });
    for (const body of me.bodies)
      if (!body.dead && hasClause(g, g.content.character(body.is).face, 'act'))
        options.push({ do: 'ability', character: body.is });
    if (hasClause(g, row.face, 'act'))
      options.push({ do: 'site', tile: tileName(g, me.tile), is: row.id });
    if (worksAt(g, me.tile) !== NONE)
      options.push({ do: 'work', tile: tileName(g, me.tile), is: row.id });
    // MAX-TILE-01, MAX-TILE-02
    for (const deck of row.search) options.push({ do: 'scavenge', deck });
  }
  if (granted) options.push({ do: 'pass' });
  else {
    freeOptions(g, survivor, options);
    options.push({ do: 'end' });
  }
  return options;
}

type FaceOf = ReturnType<Look['content']['face']>;
const hasClause = (g: Look, face: FaceOf, on: 'act' | 'free1' | 'free' | 'disc'): boolean =>
  g.content.clausesOf(face, on).length > 0;

/** Which Use clause a gear has, with or without a charge. */
function actOf(g: Look, card: string): 'act' | 'act*' | null {
  const { face } = g.content.card(card);
  if (g.content.clausesOf(face, 'act').length > 0) return 'act';
  return g.content.clausesOf(face, 'act*').length > 0 ? 'act*' : null;
}

const WHY_USE = {
  condition: 'use.condition',
  cost: 'use.charges',
  impossible: 'use.impossible',
} as const satisfies Record<Hindrance, string>;

function whyNot(g: Look, survivor: number, option: Deed): Refusal | null {
  switch (option.do) {
    case 'move':
    case 'pass':
      return null;
    case 'draw':
      return whyNotDraw(g, survivor);
    case 'play':
      return whyNotPlay(g, survivor, option.card);
    case 'use':
      return whyNotUse(g, survivor, option.gear);
    case 'ability':
      return whyNotAbility(g, survivor, option.character, 'act');
    case 'site': {
      const { tile } = survivorOf(g, survivor);
      const row = tileRow(g, tile);
      const [clause] = g.content.clausesOf(row.face, 'act');
      const why = clause && hindrance(g, contextOf('tile', row.id, tile, survivor), clause);
      return why ? g.no('MAX-TILE-04', WHY_USE[why], { card: row.id }) : null;
    }
    case 'work':
      return whyNotWork(g, survivor);
    case 'scavenge':
      return whyNotScavenge(g, survivor, option.deck);
    case 'posture':
      return whyNotPosture(g, survivor);
    case 'end':
      return whyNotEnd(g, survivor);
    default:
      return whyNotFree(g, survivor, option);
  }
}

/** MAX-RULING-12: not offered with an empty deck; Obsession forbids it. */
function whyNotDraw(g: Look, survivor: number): Refusal | null {
  const card = cardWith(g, survivor, 'noDrawAction');
  if (card !== null) return g.no('MAX-INS-03', 'draw.forbidden', { card });
  return packOf(g, survivor).deck.length === 0 ? g.no('MAX-RULING-12', 'draw.empty', {}) : null;
}

function whyNotUse(g: Look, survivor: number, no: number): Refusal | null {
  const gear = gearNo(g, no)?.gear;
  const on = gear ? actOf(g, gear.card) : null;
  if (!gear || on === null) return g.no('MAX-ACT-05', 'use.impossible', { card: '' });
  const { card } = gear;
  if (on === 'act*') {
    if (gear.charges === 0) return g.no('MAX-AMMO-03', 'use.charges', { card });
    const needed = 1 + sumOf(g, survivor, 'chargeCost');
    const left = actionsLeft(g);
    if (needed > left) return g.no('MAX-INS-03', 'use.actions', { card, needed, left });
  }
  const [clause] = g.content.clausesOf(g.content.card(card).face, on);
  const why = clause && hindrance(g, contextOf('gear', card, no, survivor), clause);
  return why ? g.no('MAX-PLAY-04', WHY_USE[why], { card }) : null;
}

function whyNotAbility(
  g: Look,
  survivor: number,
  character: Maximum['Choices']['ability']['character'],
  on: 'act' | 'free1',
): Refusal | null {
  const me = survivorOf(g, survivor);
  // MAX-HUN-05
  if (me.box >= 0) return g.no('MAX-HUN-05', 'ability.starving', {});
  const body = me.bodies.findIndex((held) => held.is === character);
  // MAX-RULING-91: Insanity bears on the Veteran, not on the Dog.
  const card = body === 1 ? null : cardWith(g, survivor, 'noAbility');
  if (card !== null) return g.no('MAX-INS-03', 'ability.forbidden', { card });
  const [clause] = g.content.clausesOf(g.content.character(character).face, on);
  const why =
    clause && hindrance(g, contextOf('ability', character, NONE, survivor, { body }), clause);
  return why ? g.no('MAX-PLAY-04', WHY_USE[why], { card: character }) : null;
}

/** MAX-POST-04, MAX-POST-05: once per turn, not while Starving. */
function whyNotPosture(g: Look, survivor: number): Refusal | null {
  const me = survivorOf(g, survivor);
  if (me.flipped) return g.no('MAX-POST-04', 'use.limit', { card: me.is });
  return whyNotAbility(g, survivor, me.is, 'free1');
}

/** MAX-SCAV-02, MAX-SCAV-04, MAX-RULING-30: once per tile and turn, and not from an empty deck. */
function whyNotScavenge(g: Look, survivor: number, deck: Colour): Refusal | null {
  const { tile } = survivorOf(g, survivor);
  if (g.state.scavenged.includes(tile))
    return g.no('MAX-SCAV-02', 'scavenge.done', { tile: tileName(g, tile) });
  return deckSize(g.state.scavenge[deck]) === 0
    ? g.no('MAX-SCAV-04', 'scavenge.empty', { deck })
    : null;
}

/** MAX-ACT-01, MAX-RULING-40: only without actions, or when none of them is possible. */
function whyNotEnd(g: Look, survivor: number): Refusal | null {
  const left = actionsLeft(g);
  if (left === 0) return null;
  // A way out is always an action; only on an island there is more to look through.
  if (neighbours(g, survivorOf(g, survivor).tile).length > 0)
    return g.no('MAX-ACT-01', 'act.left', { left });
  for (const option of optionsFor(g, survivor, true))
    if (option.do !== 'pass' && whyNot(g, survivor, option) === null)
      return g.no('MAX-ACT-01', 'act.left', { left });
  return deliveries(g, survivor).some((held) => held.act)
    ? g.no('MAX-ACT-01', 'act.left', { left })
    : null;
}

const askAction = decision<{ who: number; granted: boolean }, Do>('action', {
  rule: 'MAX-ACT-01',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({
    ask: 'action',
    who: who(g, my.who),
    left: actionsLeft(g),
    granted: my.granted,
  }),
  options: (g, my) => optionsFor(g, my.who, my.granted),
  forbids: (g, my, option) => whyNot(g, my.who, option),
});

const askPlay = decision<{ who: number }, 'play' | 'pass'>('free-play', {
  rule: 'MAX-RULING-63',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'freePlay', who: who(g, my.who), left: actionsLeft(g) }),
  options: (g, my) => [
    ...distinct(packOf(g, my.who).hand).map((card) => ({ do: 'play', card }) as const),
    { do: 'pass' },
  ],
  forbids: (g, my, option) => (option.do === 'play' ? whyNotPlay(g, my.who, option.card) : null),
});

/** One action or free action, once it is chosen. */
const doDeed = auto(
  'deed',
  (args: { who: number; deed: Deed }) => args,
  {
    act(g, my, k) {
      const { who: survivor, deed } = my;
      switch (deed.do) {
        case 'move':
          pay(g, 1);
          return k.call(STEP_TO, {
            who: survivor,
            to: tileNamed(g, deed.to),
            noReveal: false,
            noTest: false,
          });
        case 'draw':
          pay(g, 1);
          return k.call(DRAW_CARDS, { who: survivor, n: 1 });
        case 'play':
          pay(g, 1);
          return k.call(playCard, { who: survivor, card: deed.card });
        case 'use': {
          const on = actOf(g, gearNo(g, deed.gear)?.gear.card ?? '') ?? 'act';
          pay(g, on === 'act*' ? 1 + sumOf(g, survivor, 'chargeCost') : 1);
          return k.call(useGear, { who: survivor, gear: deed.gear, on });
        }
        case 'ability': {
          pay(g, 1);
          const { bodies } = survivorOf(g, survivor);
          const body = bodies.findIndex((held) => held.is === deed.character);
          return k.call(useAbility, { who: survivor, body, on: 'act' });
        }
        case 'site': {
          pay(g, 1);
          const { tile } = survivorOf(g, survivor);
          g.tell('effect', 'MAX-ACT-05', { who: who(g, survivor), of: tileOf(g, tile).is.is });
          return k.calls(...tileCalls(g, survivor, tile, 'act'));
        }
        case 'work':
          pay(g, 1);
          return k.call(doWork, { who: survivor });
        case 'scavenge':
          pay(g, 1);
          return k.call(scavengeAction, { who: survivor, deck: deed.deck });
        case 'free': {
          const { face } = g.content.card(gearNo(g, deed.gear)?.gear.card ?? '');
          const on = hasClause(g, face, 'free') ? 'free' : 'free1';
          return k.call(useGear, { who: survivor, gear: deed.gear, on });
        }
        case 'posture':
          return k.call(useAbility, { who: survivor, body: 0, on: 'free1' });
        case 'spend':
          return k.call(useGear, { who: survivor, gear: deed.gear, on: 'disc' });
        case 'swap':
          return k.call(swapCards, { who: survivor });
        case 'trade':
          return k.call(trade, { from: survivor, to: survivorNamed(g, deed.with) });
        case 'deliver':
          return k.call(deliverCard, { who: survivor, card: deed.card });
        case 'pickUp':
          return k.call(pickUpCard, { who: survivor, card: deed.card });
        case 'end':
        case 'pass':
          return undefined;
      }
    },
  },
  { span: 'action' },
);

/** Phase 3 (MAX-ACT-01, MAX-FREE-05): actions and free actions until the turn's are spent. */
export const actions = auto(
  'actions',
  (args: { who: number }) => ({ ...args, answer: null as Deed | null }),
  {
    ask(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      // Nothing is asked that is no question; a closed hand must not show by it.
      if (actionsLeft(g) === 0 && g.config.hands === 'open' && !canDoMore(g, my.who))
        return k.done(null);
      return k.call(askAction, { who: my.who, granted: false }, 'answer');
    },
    act(_g, my, k) {
      const { answer } = my;
      if (!answer || answer.do === 'end') return k.done(null);
      my.answer = null;
      k.to('ask');
      return k.call(doDeed, { who: my.who, deed: answer });
    },
  },
);

function canDoMore(g: Look, survivor: number): boolean {
  for (const option of optionsFor(g, survivor, false))
    if (option.do !== 'end' && whyNot(g, survivor, option) === null) return true;
  return false;
}

/** MAX-RULING-63, MAX-RULING-110: actions out of turn, or cards for no action; they may be waived. */
export const grant = auto(
  GRANT.name,
  (args: { who: number; n: number; plays: boolean }) => ({
    ...args,
    at: NONE,
    answer: null as Deed | null,
  }),
  {
    begin(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      my.at = g.state.budget.length;
      g.state.budget.push({ who: my.who, left: my.n, plays: my.plays });
      g.tell('granted', 'MAX-RULING-110', { who: who(g, my.who), actions: my.n });
      return undefined;
    },
    ask(g, my, k) {
      if (!isAlive(g, my.who) || actionsLeft(g) <= 0) return k.done(null);
      return my.plays
        ? k.call(askPlay, { who: my.who }, 'answer')
        : k.call(askAction, { who: my.who, granted: true }, 'answer');
    },
    act(_g, my, k) {
      const { answer } = my;
      if (!answer || answer.do === 'pass') return k.done(null);
      my.answer = null;
      k.to('ask');
      return k.calls(callOf(doDeed, { who: my.who, deed: answer }));
    },
  },
  {
    cleanUp(g, my) {
      if (my.at !== NONE) g.state.budget.length = my.at;
    },
  },
);
