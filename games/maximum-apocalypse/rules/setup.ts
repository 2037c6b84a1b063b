import { callOf, countsOf, EVERYONE, heap, secret, shuffleIn, slot } from '@incognita/kernel';
import { SURVIVORS, type SurvivorId } from '../content/types.ts';
import type { Atlas } from './atlas.ts';
import { buildDecks, chooseMission } from './box.ts';
import { copiesOf, facesOf, homeOf, leaveOnTile, putInHand } from './cards.ts';
import type { Config } from './config.ts';
import { contextOf } from './context.ts';
import { missionOf } from './goals.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { layMap } from './map.ts';
import { placeMarkers } from './markers.ts';
import { fromReserve, giveCards } from './mission-events.ts';
import { handMask, inTurnOrder, packOf, seatOf, survivorNamed, survivorOf, who } from './party.ts';
import { NONE, type State, type Survivor } from './state.ts';
import { DRAW_MONSTERS, PERFORM, RAISE_HUNGER } from './steps.ts';

/** The table before anything happened: all scavenge cards and tiles in the box. */
export function blank(config: Config, atlas: Atlas): State {
  const { content } = atlas;
  return {
    phase: 'setup',
    round: 0,
    survivors: [],
    packs: [],
    active: NONE,
    first: NONE,
    budget: [],
    swapped: false,
    traded: false,
    scavenged: [],
    tiles: [],
    start: NONE,
    monsters: [],
    monsterDeck: [],
    monsterDiscard: [],
    spareBosses: [],
    scavenge: { red: [], green: [], blue: [] },
    scavengeDiscard: [],
    insanityDeck: [],
    insanityDiscard: [],
    nights: [],
    day: '',
    bag: [],
    drawnTokens: [],
    removed: [],
    box: content.scavengeCards.flatMap(({ id, count }) => Array<string>(count).fill(id)),
    spareTiles: content.tiles.filter(({ gothic }) => config.gothic || !gothic).map(({ id }) => id),
    toPlace: [],
    effects: [],
    playing: [],
    looked: [],
    lasting: [],
    trade: null,
    dice: [],
    spawned: '',
    appeared: 0,
    mission: {
      no: NONE,
      delivered: [],
      worked: [],
      killed: {},
      bosses: 0,
      visited: [],
      unmarked: 0,
      razed: 0,
      message: false,
      scientist: 0,
      timer: NONE,
      begun: [],
      waiting: [],
      aside: [],
      reserve: [],
    },
    next: 1,
    outcome: null,
  };
}

/** Survivors in all: one per seat, or two for a player alone (MAX-SOLO-01, MAX-SOLO-06). */
export const survivorCount = (config: Config): number =>
  config.seats === 1 && config.solo !== 'one' ? 2 : config.seats;

const take = decision<{ seat: number }, 'take'>('take', {
  rule: 'MAX-SETUP-01',
  seat: (_g, my) => my.seat,
  options: (g) =>
    SURVIVORS.filter(
      (id) =>
        (g.config.gothic || !g.content.character(id).gothic) &&
        !g.state.survivors.some((held) => held.is === id),
    ).map((survivor) => ({ do: 'take', survivor }) as const),
});

/** A survivor at full health, by day and fed (MAX-SETUP-13, MAX-SETUP-17). */
export function newSurvivor(g: Game, is: SurvivorId, seat: number, pack: number): Survivor {
  // MAX-SETUP-02: the Dog comes with the Veteran.
  const bodies = is === 'VET' ? (['VET', 'DOG'] as const) : [is];
  return {
    is,
    seat,
    pack,
    bodies: bodies.map((body) => ({
      is: body,
      hp: g.content.character(body).hp,
      poison: 0,
      dead: false,
    })),
    dead: false,
    tile: NONE,
    hunger: 1,
    box: NONE,
    gear: [],
    insanity: [],
    // MAX-POST-01
    posture: is === 'RON' ? 'tiger' : '',
    woke: NONE,
    left: false,
    entered: [],
    from: NONE,
    halted: false,
    skipHunger: 0,
    flipped: false,
    recalled: false,
  };
}

/** Cards of the opening hand that may be set aside. */
const openingCards = (g: Look, survivor: number): string[] =>
  packOf(g, survivor)
    .hand.map((held) => held.card.is)
    .filter((card) => !g.content.isScavenge(card));

const MULLIGAN = 4;

const askMulligan = decision<{ who: number; aside: number }, 'aside' | 'keep'>('mulligan', {
  rule: 'MAX-SETUP-12',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'mulligan', who: who(g, my.who), aside: my.aside }),
  options: (g, my) => [
    ...facesOf(openingCards(g, my.who)).map((card) => ({ do: 'aside', card }) as const),
    { do: 'keep' },
  ],
  shape: (g, my) =>
    countsOf(0, MULLIGAN - my.aside, copiesOf(openingCards(g, my.who)), { do: 'keep' }),
});

/** MAX-SETUP-11, MAX-SETUP-12: the opening hand; cards set aside cannot be drawn again by it. */
const openingHand = auto(
  'opening-hand',
  (args: { who: number }) => ({ ...args, answer: null as Answer<'aside' | 'keep'> | null }),
  {
    deal(g, my) {
      // MAX-SOLO-02: eight for a common deck.
      drawHand(g, my.who, isCommon(g, my.who) ? 8 : 4);
      return undefined;
    },
    ask(g, my, k) {
      const aside = g.state.looked.length;
      if (aside >= MULLIGAN || packOf(g, my.who).hand.length === 0) return k.to('draw');
      return k.call(askMulligan, { who: my.who, aside }, 'answer');
    },
    set(g, my, k) {
      if (my.answer?.do !== 'aside') return undefined;
      const { hand } = packOf(g, my.who);
      const { card } = my.answer;
      const at = hand.findIndex((held) => held.card.is === card);
      const [held] = hand.splice(at, 1);
      if (held) g.state.looked.push({ card: held.card, from: held.from });
      return k.to('ask');
    },
    draw(g, my) {
      const aside = g.state.looked.splice(0);
      if (aside.length === 0) return undefined;
      g.tell('setup.mulligan', 'MAX-SETUP-12', { who: who(g, my.who), count: aside.length });
      drawHand(g, my.who, aside.length);
      shuffleIn(
        packOf(g, my.who).deck,
        aside.map((held) => held.card),
      );
      return undefined;
    },
  },
);

const isCommon = (g: Look, survivor: number): boolean => {
  const { pack } = survivorOf(g, survivor);
  return g.state.survivors.filter((held) => held.pack === pack).length > 1;
};

function drawHand(g: Game, survivor: number, n: number): void {
  const mask = handMask(g, survivor);
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = g.draw(packOf(g, survivor).deck, mask);
    if (!card) break;
    putInHand(g, survivor, card, homeOf(g, card.is));
    cards.push(card.is);
  }
  g.tell('setup.hand', 'MAX-SETUP-11', {
    who: who(g, survivor),
    count: cards.length,
    cards: secret(cards, mask),
  });
}

const askCarrier = decision<{ left: number }, 'carry' | 'leave'>('carry', {
  rule: 'MAX-RULING-89',
  seat: () => 0,
  prompt: (_g, my) => (my.left > 0 ? { ask: 'shareFuel', left: my.left } : { ask: 'carry' }),
  options: (g, my) => [
    ...g.state.survivors.map((held) => ({ do: 'carry', survivor: held.is }) as const),
    // Fuel may also be left on the start tile.
    ...(my.left > 0 ? [{ do: 'leave' } as const] : []),
  ],
  byItself: true,
});

/** MAX-SETUP-19: markers, and the cards that the mission puts into play. */
const missionSetUp = auto(
  'mission-set-up',
  () => ({
    fuel: 0,
    scientist: false,
    answer: null as Answer<'carry' | 'leave'> | null,
  }),
  {
    markers: (_g, _my, k) => k.call(placeMarkers, {}),
    cards(g, my) {
      my.fuel = missionOf(g).sharedFuel;
      my.scientist = missionOf(g).scientist === 'carried';
      return undefined;
    },
    ask: (_g, my, k) =>
      my.scientist || my.fuel > 0
        ? k.call(askCarrier, { left: my.scientist ? 0 : my.fuel }, 'answer')
        : k.done(null),
    carry(g, my, k) {
      const { answer } = my;
      const family = my.scientist ? 'Sc' : 'Fu';
      if (my.scientist) my.scientist = false;
      else my.fuel -= 1;
      k.to('ask');
      if (answer?.do !== 'carry') {
        for (const card of fromReserve(g, family, 1)) leaveOnTile(g, g.state.start, card);
        return k.to('ask');
      }
      const carrier = survivorNamed(g, answer.survivor);
      return k.call(giveCards, { who: carrier, family, n: 1 });
    },
  },
);

const askFirst = decision<object, 'first'>('first', {
  rule: 'MAX-SETUP-16',
  seat: () => 0,
  options: (g) =>
    g.state.survivors
      .filter((held) => !held.dead)
      .map((held) => ({ do: 'first', survivor: held.is }) as const),
  byItself: true,
});

/** The set-up in its order (MAX-SETUP-01 to 19). */
export const setUp = auto(
  'set-up',
  () => ({
    seat: 0,
    at: 0,
    survivor: null as Answer<'take'> | null,
    first: null as Answer<'first'> | null,
  }),
  {
    take: (g, my, k) =>
      g.state.survivors.length < survivorCount(g.config)
        ? k.call(take, { seat: g.config.seats === 1 ? 0 : my.seat }, 'survivor')
        : k.to('mission'),
    taken(g, my, k) {
      if (!my.survivor) return k.to('take');
      const { survivor } = my.survivor;
      const seat = g.config.seats === 1 ? 0 : my.seat;
      joinParty(g, survivor, seat);
      my.seat += 1;
      g.tell('setup.survivor', 'MAX-SETUP-01', { seat, survivor });
      return k.to('take');
    },
    mission(g) {
      chooseMission(g);
      buildDecks(g);
      return undefined;
    },
    map: (_g, _my, k) => k.call(layMap, {}),
    /** MAX-SETUP-10, MAX-SETUP-15: all on the start tile; abilities of the set-up come first. */
    abilities(g, _my, k) {
      for (const held of g.state.survivors) held.tile = g.state.start;
      const start = g.state.tiles[g.state.start];
      if (start) start.entered = true;
      const calls = g.state.survivors.flatMap((held, i) =>
        g.content.clausesOf(g.content.character(held.is).face, 'setup').map((clause) =>
          callOf(PERFORM, {
            context: contextOf('ability', held.is, NONE, i),
            block: g.content.block(clause.steps),
          }),
        ),
      );
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    markers: (_g, _my, k) => k.call(missionSetUp, {}),
    hands: (g, _my, k) =>
      k.calls(
        ...g.state.survivors
          .map((held, i) => ({ pack: held.pack, i }))
          .filter(({ pack }, at, all) => all.findIndex((other) => other.pack === pack) === at)
          .map(({ i }) => callOf(openingHand, { who: i })),
      ),
    /** MAX-VAR-04, MAX-RULING-57 */
    hunger(g, _my, k) {
      if (!g.config.hungerDie) return undefined;
      const starving = g.state.survivors.flatMap((held, i) => {
        const level = g.below(6) + 1;
        g.tell('setup.hunger', 'MAX-VAR-04', { who: held.is, level });
        // A 6 is reached like any other: the card is flipped, the first box hurts.
        held.hunger = Math.min(level, 5);
        return level < 6 ? [] : [callOf(RAISE_HUNGER, { who: i, n: 1 })];
      });
      return starving.length > 0 ? k.calls(...starving) : undefined;
    },
    /** MAX-SETUP-14, MAX-RULING-65: in seat order. */
    monsters: (g, _my, k) =>
      missionOf(g).quietStart
        ? undefined
        : k.calls(...inTurnOrder(g, 0).map((i) => callOf(DRAW_MONSTERS, { who: i, n: 1 }))),
    ask: (_g, _my, k) => k.call(askFirst, {}, 'first'),
    begin(g, my) {
      g.state.first = my.first ? survivorNamed(g, my.first.survivor) : 0;
      g.tell('setup.first', 'MAX-SETUP-16', { who: who(g, g.state.first) });
      return undefined;
    },
  },
  { span: 'turn' },
);

/** MAX-SETUP-01, MAX-SOLO-02: a survivor with its deck, or with a part of the common one. */
function joinParty(g: Game, is: SurvivorId, seat: number): void {
  const cards = g.content.deckOf(is);
  const common = g.config.seats === 1 && g.config.solo === 'merged' ? g.state.packs[0] : undefined;
  if (common)
    shuffleIn(
      common.deck,
      cards.map((card) => slot(card, EVERYONE)),
    );
  else g.state.packs.push({ deck: heap(cards), discard: [], hand: [] });
  const pack = common ? 0 : g.state.packs.length - 1;
  g.state.survivors.push(newSurvivor(g, is, seat, pack));
}
