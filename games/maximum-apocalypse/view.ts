import { type DeepReadonly, deckSize, type Eye, sees, shown } from '@incognita/kernel';
import type { CharacterId, Direction, Goal, SurvivorId } from './content/types.ts';
import type { Config } from './rules/config.ts';
import { goalsOf, isMet } from './rules/goals.ts';
import type { Look } from './rules/kit.ts';
import { burdenOf, handLimit, limitOf, powerOf, stealthLevel } from './rules/passives.ts';
import { tileName } from './rules/places.ts';
import { NONE, type Pack, type State, TOKENS } from './rules/state.ts';

/** A card of a hand as an eye sees it: its face or null, and the back that everybody sees. */
export interface HandCard {
  readonly card: string | null;
  /** The deck it came from: a colour, a survivor's id, or `open`. */
  readonly from: string;
}

export interface GearView {
  readonly no: number;
  readonly card: string;
  readonly charges: number;
  /** Printed number of charges; 0 without any. */
  readonly max: number;
  readonly kind: 'ammo' | 'fuel' | 'uses' | null;
  readonly hollow: number;
  readonly under: readonly string[];
  readonly enc: number;
  readonly carrier: CharacterId;
}

export interface BodyView {
  readonly is: CharacterId;
  readonly hp: number;
  readonly max: number;
  readonly poison: number;
  readonly dead: boolean;
}

export interface SurvivorView {
  readonly is: SurvivorId;
  readonly seat: number;
  readonly bodies: readonly BodyView[];
  readonly dead: boolean;
  /** The name of its tile; empty before the map is there. */
  readonly tile: string;
  readonly hunger: number;
  /** The box of the hunger track, from 0; -1 while not Starving. */
  readonly box: number;
  readonly stealth: number;
  readonly burden: number;
  readonly limit: number;
  readonly gear: readonly GearView[];
  readonly insanity: readonly string[];
  readonly posture: '' | 'tiger' | 'crane';
  /** Hungers that will be skipped. */
  readonly skips: number;
  /** Whose deck it draws from: an index of `packs`. */
  readonly pack: number;
}

/** A deck with its hand and pile; two survivors of a merged solo share one. */
export interface PackView {
  readonly hand: readonly HandCard[];
  readonly handLimit: number;
  readonly deck: number;
  readonly discard: readonly string[];
}

export interface MonsterView {
  readonly no: number;
  readonly card: string;
  readonly hp: number;
  readonly max: number;
  /** Attack power with everything that raises it now. */
  readonly power: number;
  readonly host: SurvivorId;
  readonly tile: string;
  /** Whose next turn ends its stun, or null. */
  readonly stunnedBy: SurvivorId | null;
  readonly boss: boolean;
}

export interface TileView {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The id of the tile, or null while it lies face down. */
  readonly is: string | null;
  readonly start: boolean;
  readonly tokens: number;
  readonly entered: boolean;
  /** The number of the marker there, 0 without one. */
  readonly marker: number;
  readonly fuel: number;
  readonly dropped: readonly string[];
  readonly survivors: readonly SurvivorId[];
}

export interface GoalView {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

export interface MissionView {
  readonly no: number;
  readonly goals: readonly GoalView[];
  /** Full rounds left after this one; -1 without a timer. */
  readonly timer: number;
  /** Monsters of every kind that were killed. */
  readonly killed: Readonly<Record<string, number>>;
  /** Bosses that are still set aside. */
  readonly bossesAside: number;
  /** Cards that the mission keeps aside. */
  readonly reserve: readonly string[];
  readonly visited: readonly boolean[];
  readonly scientist: number;
}

export interface DeckView {
  readonly cards: number;
  /** What lies in it, in no order: everybody may work it out. Empty where it is not public. */
  readonly holds: Readonly<Record<string, number>>;
}

export interface LastingView {
  readonly what: 'mod' | 'immune' | 'clause';
  /** Whose effect it is; null for the night's. */
  readonly owner: SurvivorId | null;
  readonly until: 'turn' | 'next' | 'dawn';
  /** For `mod`: what it changes, and by how much. */
  readonly stat: string | null;
  readonly n: number;
  readonly characters: readonly CharacterId[];
}

export interface TradeView {
  readonly from: SurvivorId;
  readonly to: SurvivorId;
  readonly give: readonly string[];
  readonly take: readonly string[];
  readonly giveGear: readonly number[];
  readonly takeGear: readonly number[];
  readonly sent: boolean;
}

/** What a seat or a spectator may know (the rulebook's table of hidden things). */
export interface View {
  readonly config: Config;
  readonly eye: Eye;
  readonly phase: State['phase'];
  readonly round: number;
  readonly active: SurvivorId | null;
  readonly first: SurvivorId | null;
  /** Actions in hand, the turn's own first, granted ones on top. */
  readonly budget: readonly {
    readonly who: SurvivorId;
    readonly left: number;
    readonly plays: boolean;
  }[];
  readonly swapped: boolean;
  readonly traded: boolean;
  /** Tiles where somebody scavenged in this turn. */
  readonly scavenged: readonly string[];
  readonly survivors: readonly SurvivorView[];
  readonly packs: readonly PackView[];
  readonly tiles: readonly TileView[];
  readonly start: string;
  readonly monsters: readonly MonsterView[];
  readonly monsterDeck: DeckView;
  readonly monsterDiscard: readonly string[];
  /** A boss that lies openly on top of the Monster deck. */
  readonly monsterTop: string | null;
  readonly scavenge: {
    readonly red: DeckView;
    readonly green: DeckView;
    readonly blue: DeckView;
  };
  readonly scavengeDiscard: readonly string[];
  readonly insanityDeck: number;
  readonly insanityDiscard: readonly string[];
  readonly nights: number;
  readonly day: Direction | '';
  readonly bag: DeckView;
  readonly drawnTokens: readonly string[];
  /** Monster tokens left in the supply. */
  readonly supply: number;
  readonly removed: readonly string[];
  /** Face-down tiles of the map, in no order. */
  readonly unseenTiles: Readonly<Record<string, number>>;
  /** Cards that are being resolved, and what the effect under way comes from. */
  readonly playing: readonly string[];
  readonly effects: readonly { readonly of: string; readonly who: SurvivorId | null }[];
  readonly looked: readonly HandCard[];
  readonly lasting: readonly LastingView[];
  readonly trade: TradeView | null;
  readonly dice: readonly number[];
  /** The spawn token of this turn, or the total; empty before the first. */
  readonly spawned: string;
  readonly mission: MissionView;
  readonly outcome: { readonly won: boolean; readonly rule: string } | null;
}

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
