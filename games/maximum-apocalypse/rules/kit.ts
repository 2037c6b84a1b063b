import {
  type ChoiceOf,
  type Reader,
  type RefusalOf,
  type Run,
  rulesOf,
  type Secret,
} from '@incognita/kernel';
import type { Colour, MonsterType } from '../content/effects.ts';
import type {
  CharacterId,
  Direction,
  Family,
  MaximumContent,
  SurvivorId,
} from '../content/types.ts';
import type { View } from '../view.ts';
import type { Atlas } from './atlas.ts';
import type { Config } from './config.ts';
import type { State } from './state.ts';

/** A tile on the map, by its column and row: `C2`. While the map is being built, `0,-1`. */
type TileName = string;
/** Who is meant in a sentence: a survivor, by id. */
type Who = SurvivorId;

/** What a damage comes from, for the log: the id of a card, monster, tile or night. */
type Source = string;

/** The words of Maximum Apocalypse. Gear and monsters in play go by their numbers. */
export interface Maximum {
  State: State;
  Content: MaximumContent;
  Index: Atlas;
  Config: Config;
  View: View;
  Rule: `MAX-${string}`;
  Choices: {
    // The set-up
    take: { survivor: SurvivorId };
    place: { cell: TileName };
    mark: { tile: TileName };
    /** The rest is laid out by itself. */
    layout: object;
    carry: { survivor: Who };
    leave: object;
    aside: { card: string };
    keep: object;
    first: { survivor: Who };
    // Actions
    move: { to: TileName; is: string };
    draw: object;
    play: { card: string };
    use: { gear: number; card: string };
    ability: { character: CharacterId };
    site: { tile: TileName; is: string };
    work: { tile: TileName; is: string };
    scavenge: { deck: Colour };
    // Free actions
    free: { gear: number; card: string };
    posture: object;
    spend: { gear: number; card: string };
    swap: object;
    trade: { with: Who };
    deliver: { card: string };
    pickUp: { card: string };
    end: object;
    // Questions on the way
    for: { survivor: Who };
    monster: { monster: number; card: string };
    survivor: { survivor: Who };
    character: { character: CharacterId };
    tile: { tile: TileName; is: string };
    gear: { gear: number; card: string };
    card: { card: string };
    deck: { deck: Colour };
    option: { of: string; n: number };
    enough: object;
    yes: object;
    no: object;
    sneak: object;
    noise: object;
    react: { gear: number; card: string };
    pass: object;
    /** Which negative status goes: `poison`, or the id of an Insanity card. */
    status: { status: string };
    discard: { card: string };
    drop: { gear: number; card: string };
    resolve: { what: Trigger; monster: number; card: string };
    // A trade
    give: { card: string };
    giveGear: { gear: number; card: string };
    ask: { card: string };
    askGear: { gear: number; card: string };
    offer: object;
    accept: object;
    refuse: object;
  };
  Prompts: {
    take: object;
    place: { left: number };
    start: object;
    mark: { marker: number };
    carry: object;
    shareFuel: { left: number };
    mulligan: { who: Who; aside: number };
    first: object;
    action: { who: Who; left: number; granted: boolean };
    freePlay: { who: Who; left: number };
    playFor: { card: string };
    monster: { of: Source };
    survivor: { of: Source };
    character: { of: Source };
    tile: { of: Source };
    gear: { of: Source };
    card: { of: Source };
    deck: { of: Source };
    option: { of: Source };
    status: { of: Source };
    optional: { of: Source };
    step: { who: Who; left: number };
    sneak: { who: Who; tokens: number; level: number };
    react: { who: Who; of: Source };
    loseCard: { who: Who; left: number; of: Source };
    loseGear: { who: Who; left: number; of: Source };
    loseAny: { who: Who; left: number; of: Source };
    burden: { who: Who; total: number; limit: number };
    keepCard: { who: Who; left: number };
    swapCards: { left: number };
    attackOrder: { who: Who };
    victim: { monster: number; card: string };
    newHost: { monster: number; card: string };
    resolve: object;
    bossOrder: object;
    tradeOffer: { with: Who };
    tradeAnswer: { from: Who };
    border: { reveal: boolean };
    nightHost: { tile: TileName };
    event: object;
    mayDraw: { who: Who };
  };
  Events: {
    'setup.survivor': { seat: number; survivor: SurvivorId };
    'setup.mission': { mission: number };
    'setup.map': { tiles: number };
    'setup.hand': { who: Who; count: number; cards: Secret<readonly string[]> };
    'setup.mulligan': { who: Who; count: number };
    'setup.first': { who: Who };
    'setup.marker': { marker: number; tile: TileName };
    'setup.hunger': { who: Who; level: number };
    turn: { who: Who; round: number };
    rolled: { dice: readonly number[]; total: number };
    'token.drawn': { token: string };
    'token.bagged': object;
    spawned: { tile: TileName; tokens: number };
    'spawn.full': { tile: TileName };
    overflow: { tile: TileName };
    'spawn.nothing': object;
    'tokens.removed': { tile: TileName; count: number };
    drew: { who: Who; cards: Secret<readonly string[]>; count: number };
    'drew.full': { who: Who; card: string };
    burned: { who: Who; cards: readonly string[] };
    milled: { deck: Colour; card: string; under: boolean };
    moved: { who: Who; from: TileName; to: TileName; is: string };
    returned: { who: Who; to: TileName };
    revealed: { tile: TileName; is: string };
    played: { who: Who; card: string };
    equipped: { who: Who; card: string };
    used: { who: Who; card: string };
    effect: { who: Who; of: Source };
    discarded: { who: Who; card: string };
    left: { tile: TileName; card: string };
    exiled: { card: string };
    charges: { who: Who; card: string; charges: number };
    scavenged: { who: Who; deck: Colour; card: Secret<string> };
    'scavenge.empty': { who: Who; deck: Colour };
    looked: { who: Who; cards: Secret<readonly string[]>; count: number };
    under: { who: Who; deck: Colour; card: Secret<string> };
    stealth: {
      who: Who;
      dice: readonly number[];
      total: number;
      level: number;
      success: boolean;
    };
    'stealth.sure': { who: Who; success: boolean };
    attracted: { who: Who; tokens: number };
    engaged: { who: Who; monster: number; card: string };
    'engaged.again': { who: Who; monster: number; card: string };
    'monster.none': { who: Who };
    'monster.shuffled': object;
    attacked: { monster: number; card: string; who: Who };
    hurt: { character: CharacterId; amount: number; hp: number; of: Source };
    spared: { character: CharacterId; of: Source };
    healed: { character: CharacterId; amount: number; hp: number };
    lost: { character: CharacterId; amount: number; hp: number };
    wounded: { monster: number; card: string; amount: number; hp: number };
    unhurt: { monster: number; card: string };
    killed: { monster: number; card: string; by: Who | null };
    'monster.healed': { monster: number; card: string; amount: number; hp: number };
    drained: { monster: number; card: string; amount: number };
    countered: { monster: number; card: string; who: Who };
    stampeded: { monster: number; card: string };
    stunned: { monster: number; card: string };
    'stun.over': { monster: number; card: string };
    hidden: { monster: number; card: string; tile: TileName };
    hunger: { who: Who; level: number };
    'hunger.skipped': { who: Who };
    starving: { character: CharacterId; box: number; damage: number };
    fed: { who: Who; level: number };
    poisoned: { character: CharacterId; tokens: number };
    'poison.hurts': { character: CharacterId; amount: number; hp: number };
    cured: { character: CharacterId; poison: number; insanity: readonly string[] };
    insanity: { who: Who; card: string };
    'insanity.none': { who: Who };
    insane: { who: Who };
    actions: { who: Who; left: number; change: number };
    granted: { who: Who; actions: number };
    flipped: { who: Who; side: 'tiger' | 'crane' };
    traded: { from: Who; to: Who; given: number; taken: number };
    'trade.refused': { from: Who; to: Who };
    'trade.offered': { from: Who; to: Who };
    delivered: { who: Who; family: Family; at: TileName; count: number; needed: number };
    worked: { who: Who; tile: TileName; count: number; needed: number };
    pickedUp: { who: Who; card: string };
    died: { character: CharacterId };
    eliminated: { who: Who };
    boss: { who: Who; card: string };
    'boss.waits': { tile: TileName };
    given: { who: Who; card: string };
    unmarked: { marker: number; tile: TileName };
    visited: { marker: number; who: Who };
    destroyed: { tile: TileName };
    'tile.removed': { tile: TileName };
    timer: { rounds: number };
    'scientist.alive': { who: Who };
    'message.noted': { who: Who };
    recovered: { who: Who; card: string };
    gaveGear: { from: Who; to: Who; card: string };
    attached: { who: Who; card: string; to: string };
    night: { card: string };
    day: { direction: Direction | '' };
    'token.marched': { count: number; direction: Direction };
    nothing: { of: Source };
    won: object;
    defeat: { by: 'supply' | 'deaths' | 'hardcore' | 'timer' | 'scientist' };
  };
  Reasons: {
    'act.none': object;
    'act.left': { left: number };
    'draw.empty': object;
    'draw.forbidden': { card: string };
    'play.item': { card: string };
    'play.impossible': { card: string };
    'play.condition': { card: string };
    'play.copy': { card: string };
    'play.cost': { card: string };
    'use.charges': { card: string };
    'use.actions': { card: string; needed: number; left: number };
    'use.impossible': { card: string };
    'use.condition': { card: string };
    'use.limit': { card: string };
    'ability.starving': object;
    'ability.forbidden': { card: string };
    'scavenge.done': { tile: TileName };
    'scavenge.empty': { deck: Colour };
    'swap.done': object;
    'swap.cards': { held: number };
    'trade.done': object;
    'trade.far': { with: Who };
    'trade.forbidden': { card: string };
    'trade.nothing': { with: Who };
    'trade.copy': { gear: number; card: string };
    'trade.handFull': { who: Who };
    'deliver.enough': { card: string };
    'pick.full': object;
    'offer.empty': object;
    'work.needs': { needs: 'journal' | 'deliveries' | 'untokened' | 'scientistAlive' };
    'work.done': object;
    'option.impossible': object;
    'share.even': { character: CharacterId };
    'config.gothic': { field: string };
    'config.soloIsForOne': object;
    'config.closedNeedsTwo': object;
    'config.ambushBox': { left: number };
    'config.emptyBox': { left: number };
    'config.ambushTooMany': object;
    'config.bigMapBox': { left: number };
  };
  Scores: {
    /** The number of the goal in the mission's victory line. */
    goal: { mission: number; goal: number; met: boolean };
    alive: { character: CharacterId };
    dead: { character: CharacterId };
  };
}

export type Trigger = 'destroy' | 'counter' | 'stampede';

export const rules = rulesOf<Maximum>();
export const { auto, answering, decision } = rules;

/** What a rule acts through, and what it looks at. */
export type Game = Run<Maximum>;
export type Look = Reader<Maximum>;
export type Answer<K extends keyof Maximum['Choices']> = ChoiceOf<Maximum, K>;
export type Refusal = RefusalOf<Maximum>;
export type { Colour, MonsterType, TileName };
