import { type DeepReadonly, deckSize, type Eye, sees, shown } from '@incognita/kernel';
import type { SurvivorId } from './content/types.ts';
import { goalsOf, isMet } from './rules/goals.ts';
import type { Look } from './rules/kit.ts';
import { burdenOf, handLimit, limitOf, powerOf, stealthLevel } from './rules/passives.ts';
import { tileName } from './rules/places.ts';
import { NONE, type Pack, type State, TOKENS } from './rules/state.ts';
import type {
  DeckView,
  HandCard,
  LastingView,
  MissionView,
  MonsterView,
  PackView,
  SurvivorView,
  TileView,
  TradeView,
  View,
} from './view.ts';

function counted(cards: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of [...cards].sort()) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

type Cards = DeepReadonly<State['bag']>;

/** A deck whose contents are public as long as nobody drew from it in secret. */
function deckView(deck: Cards, eye: Eye): DeckView {
  const all = deck.flat();
  const known = all.every((held) => sees(held, eye));
  return { cards: all.length, holds: known ? counted(all.map((held) => held.is)) : {} };
}

export function view(g: Look, eye: Eye): View {
  const { state } = g;
  const name = (survivor: number): SurvivorId | null => state.survivors[survivor]?.is ?? null;
  const tile = (at: number): string => (at === NONE ? '' : tileName(g, at));
  const top = state.monsterDeck[0];
  const known = top?.length === 1 ? top[0] : undefined;
  return {
    config: g.config,
    eye,
    phase: state.phase,
    round: state.round,
    active: name(state.active),
    first: name(state.first),
    budget: state.budget.flatMap(({ who, left, plays }) => {
      const is = name(who);
      return is ? [{ who: is, left, plays }] : [];
    }),
    swapped: state.swapped,
    traded: state.traded,
    scavenged: state.scavenged.map(tile),
    survivors: state.survivors.map((_held, i) => survivorView(g, i)),
    packs: state.packs.map((pack, i) => packView(g, pack, i, eye)),
    tiles: state.tiles.flatMap((held, i) => (held.gone ? [] : [tileView(g, i, eye)])),
    start: tile(state.start),
    monsters: monsterViews(g),
    monsterDeck: monsterDeckView(g),
    monsterDiscard: [...state.monsterDiscard],
    monsterTop: known ? shown(known, eye) : null,
    scavenge: {
      red: deckView(state.scavenge.red, eye),
      green: deckView(state.scavenge.green, eye),
      blue: deckView(state.scavenge.blue, eye),
    },
    scavengeDiscard: [...state.scavengeDiscard],
    insanityDeck: deckSize(state.insanityDeck),
    insanityDiscard: [...state.insanityDiscard],
    nights: deckSize(state.nights),
    day: state.day,
    bag: deckView(state.bag, eye),
    drawnTokens: [...state.drawnTokens],
    supply: TOKENS - state.tiles.reduce((sum, held) => sum + (held.gone ? 0 : held.tokens), 0),
    removed: [...state.removed].sort(),
    unseenTiles: counted(
      state.tiles.filter((held) => !held.gone && !sees(held.is, eye)).map((held) => held.is.is),
    ),
    playing: [...state.playing],
    effects: state.effects.map(({ is, me }) => ({ of: is, who: name(me) })),
    looked: closed(state.looked, eye),
    lasting: state.lasting.map((held) => lastingView(g, held)),
    trade: tradeView(g),
    dice: [...state.dice],
    spawned: state.spawned,
    mission: missionView(g),
    outcome: state.outcome ? { ...state.outcome } : null,
  };
}

function survivorView(g: Look, i: number): SurvivorView {
  const held = g.state.survivors[i];
  if (!held) throw new RangeError(`there is no survivor ${i}`);
  return {
    is: held.is,
    seat: held.seat,
    bodies: held.bodies.map(({ is, hp, poison, dead }) => ({
      is,
      hp,
      max: g.content.character(is).hp,
      poison,
      dead,
    })),
    dead: held.dead,
    tile: held.tile === NONE ? '' : tileName(g, held.tile),
    hunger: held.hunger,
    box: held.box,
    stealth: held.dead ? 0 : stealthLevel(g, i),
    burden: burdenOf(g, i),
    limit: limitOf(g, i),
    gear: held.gear.map((gear) => {
      const row = g.content.card(gear.card);
      return {
        no: gear.no,
        card: gear.card,
        charges: gear.charges,
        max: row.charges?.max ?? 0,
        kind: row.charges?.type ?? null,
        hollow: gear.hollow,
        under: gear.under.map(({ card }) => card),
        enc: row.enc,
        carrier: held.bodies[gear.body]?.is ?? held.is,
      };
    }),
    insanity: held.insanity.map(({ card }) => card),
    posture: held.posture,
    skips: held.skipHunger,
    pack: held.pack,
  };
}

function packView(g: Look, pack: DeepReadonly<Pack>, at: number, eye: Eye): PackView {
  const owner = g.state.survivors.findIndex((held) => held.pack === at);
  return {
    hand: closed(pack.hand, eye),
    handLimit: owner < 0 ? 0 : handLimit(g, owner),
    deck: deckSize(pack.deck),
    discard: [...pack.discard],
  };
}

/** A hand that is closed to an eye has no order: the place of a card would tell it apart. */
function closed(held: DeepReadonly<Pack['hand']>, eye: Eye): HandCard[] {
  const cards = held.map(({ card, from }) => ({ card: shown(card, eye), from }));
  if (cards.every(({ card }) => card !== null)) return cards;
  const key = ({ card, from }: HandCard): string => `${card ?? '~'} ${from}`;
  return cards.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function tileView(g: Look, i: number, eye: Eye): TileView {
  const held = g.state.tiles[i];
  if (!held) throw new RangeError(`there is no tile ${i}`);
  return {
    name: tileName(g, i),
    x: held.x,
    y: held.y,
    is: held.is.is === '' ? null : shown(held.is, eye),
    start: i === g.state.start,
    tokens: held.tokens,
    entered: held.entered,
    marker: held.marker,
    fuel: held.fuel,
    dropped: [...held.dropped],
    survivors: g.state.survivors
      .filter((survivor) => !survivor.dead && survivor.tile === i)
      .map((survivor) => survivor.is),
  };
}

function monsterViews(g: Look): MonsterView[] {
  return g.state.monsters.flatMap((held) => {
    const host = g.state.survivors[held.host];
    if (!host || held.hp <= 0) return [];
    const row = g.content.monster(held.card);
    return [
      {
        no: held.no,
        card: held.card,
        hp: held.hp,
        max: row.hp,
        power: powerOf(g, held, null),
        host: host.is,
        tile: host.tile === NONE ? '' : tileName(g, host.tile),
        stunnedBy: g.state.survivors[held.stun]?.is ?? null,
        boss: row.boss,
      },
    ];
  });
}

/** The ordinary monsters that are left; which boss is among them stays hidden (MAX-HIDE-04). */
function monsterDeckView(g: Look): DeckView {
  const all = g.state.monsterDeck.flat().map((held) => held.is);
  return {
    cards: all.length,
    holds: counted(all.filter((card) => !g.content.monster(card).boss)),
  };
}

function lastingView(g: Look, held: DeepReadonly<State['lasting'][number]>): LastingView {
  const effect = held.what === 'mod' ? g.content.effect(held.ref) : null;
  return {
    what: held.what,
    owner: g.state.survivors[held.owner]?.is ?? null,
    until: held.until,
    stat: effect?.op === 'mod' ? effect.stat : null,
    n: effect?.op === 'mod' ? effect.n : 0,
    characters: held.bodies.flatMap((ref) => {
      const body = g.state.survivors[ref >> 1]?.bodies[ref & 1];
      return body ? [body.is] : [];
    }),
  };
}

function tradeView(g: Look): TradeView | null {
  const { trade, survivors } = g.state;
  const from = trade ? survivors[trade.from] : undefined;
  const to = trade ? survivors[trade.to] : undefined;
  if (!trade || !from || !to) return null;
  const { give, take, giveGear, takeGear, sent } = trade;
  return {
    from: from.is,
    to: to.is,
    give: [...give],
    take: [...take],
    giveGear: [...giveGear],
    takeGear: [...takeGear],
    sent,
  };
}

function missionView(g: Look): MissionView {
  const { mission } = g.state;
  return {
    no: mission.no,
    goals: goalsOf(g).map((held) => ({ ...held, met: isMet(held) })),
    timer: mission.timer,
    killed: { ...mission.killed },
    bossesAside: mission.aside.filter((held) => held !== null).length,
    reserve: [...mission.reserve],
    visited: [...mission.visited],
    scientist: mission.scientist,
  };
}
