import {
  type ChoiceOf,
  type Reader,
  type RefusalOf,
  type Run,
  rulesOf,
  type Secret,
} from '@incognita/kernel';
import type {
  AuztraliaContent,
  BoxId,
  FarmType,
  HexId,
  OldOneCardId,
  OldOneTileId,
  PersonalityId,
  RevelationId,
  UnitType,
  VariantId,
} from '../content/types.ts';
import type { View } from '../view.ts';
import type { Atlas } from './atlas.ts';
import type { Config } from './config.ts';
import type { Index } from './edition.ts';
import type { RevengeWords } from './revenge/words.ts';
import type { Stack, State } from './state.ts';

type Deposit = 'coal' | 'iron' | 'gold' | 'phosphate' | 'vp';
type Trading = 'coal' | 'iron';
type Part = 'airships' | 'others' | 'all';
type Force = Readonly<Record<UnitType, number>>;

/**
 * The words of AuZtralia. A parameter's name is the kind of thing and its value the thing on the
 * table: `hex: 14`, `edge: '14-15'`, `tile: 'L1-06'`, `personality: 'kitchener'`.
 */
export interface Auztralia {
  State: State;
  Content: AuztraliaContent;
  Index: Index;
  FaceIndex: Atlas;
  Config: Config;
  View: View;
  Rule: `AUZ-${string}` | `REV-${string}`;
  Choices: {
    variant: { variant: VariantId };
    port: { hex: HexId };
    box: { box: BoxId };
    play: { personality: PersonalityId };
    done: object;
    track: { edge: string };
    mine: { hex: HexId; good: Deposit };
    recruit: { personality: PersonalityId };
    look: object;
    refresh: object;
    discard: { personality: PersonalityId };
    /** The place among the cards looked at; only the looker ever sees the name. */
    keep: { place: number; personality: PersonalityId };
    exchange: { personality: PersonalityId };
    give: { seat: number };
    buy: { unit: UnitType; count: number };
    import: { good: Trading };
    export: { good: Trading };
    farm: { type: FarmType; hex: HexId };
    join: { unit: UnitType };
    attack: { hex: HexId };
    stay: object;
    withdraw: { part: Part };
    damage: { unit: Stack };
    rescue: { unit: UnitType };
    strike: { personality: PersonalityId; tile: OldOneTileId };
    sacrifice: { unit: Stack; tile: OldOneTileId };
    repair: { unit: Stack };
    defend: { hex: HexId };
    /** Where an Old One goes. */
    way: { hex: HexId };
    /** Where several lie in one hex: its place among them, its level, and its name to who knows it. */
    uncover: { hex: HexId; place?: number; back?: number; tile?: OldOneTileId };
    enlist: { unit: UnitType };
    raze: { tile: OldOneTileId };
    restore: { hex: HexId };
    bombard: { tile: OldOneTileId };
  } & RevengeWords['Choices'];
  Prompts: {
    variant: object;
    /** What the places on offer are called, by hex. */
    port: { towns: Readonly<Record<HexId, string>> };
    /** The TP printed on each box (0: it depends on what is done there) and the Gold it costs now. */
    action: { time: Readonly<Record<BoxId, number>>; gold: Readonly<Record<BoxId, number>> };
    'after-action': object;
    track: { laid: number; box: 'rail-plain' | 'rail-any' };
    mine: object;
    recruit: object;
    refresh: { discarded: number };
    keep: object;
    exchange: { personality: PersonalityId };
    receiver: { personality: PersonalityId };
    buy: { gold: Force };
    trade: { deals: number };
    gift: { good: 'coal' | 'iron' | 'gold' };
    farm: { placed: number };
    attack: { force: Force; time: number };
    withdrawal: object;
    jones: object;
    damage: { left: number };
    neumann: { unit: UnitType };
    window: { when: 'before' | 'after' };
    alika: object;
    davies: object;
    flounder: object;
    danger: object;
    appleseed: { restored: number };
    kitchener: object;
    'outback-group': object;
  } & RevengeWords['Prompts'];
  Events: {
    'setup.first': { seat: number };
    'setup.variantCards': { cards: readonly string[] };
    'setup.variant': { variant: VariantId };
    'setup.objective': { objective: string };
    'setup.survey': { tiles: number };
    'setup.port': { seat: number; hex: HexId; town: string };
    action: { seat: number; box: BoxId; gold: number };
    'time.moved': { seat: number; spaces: number; space: number };
    'time.oldOnes': { space: number };
    retrieved: { seat: number; cubes: number; time: number };
    'track.laid': { seat: number; edge: string };
    mined: {
      seat: number;
      hex: HexId;
      good: Deposit;
      count: number;
      extra: number;
      gold: number;
    };
    bought: { seat: number; unit: UnitType; count: number; gold: number };
    imported: { seat: number; good: Trading; to: number };
    exported: { seat: number; good: Trading; to: number };
    'farm.placed': { seat: number; type: FarmType; hex: HexId; gold: number };
    'farm.blighted': { seat: number; type: FarmType; hex: HexId };
    'farm.saved': { hex: HexId };
    'farm.restored': { seat: number; hex: HexId };
    'display.entered': { personality: PersonalityId };
    'display.discarded': { personality: PersonalityId };
    'display.left': { personality: PersonalityId };
    'recruit.refresh': { seat: number };
    'recruit.looked': {
      seat: number;
      count: number;
      cards: Secret<readonly PersonalityId[]>;
    };
    'recruit.kept': { seat: number; personality: PersonalityId };
    'recruit.exchanged': { seat: number; given: PersonalityId; taken: PersonalityId };
    recruited: { seat: number; personality: PersonalityId; to: number };
    'oneUse.played': { seat: number; personality: PersonalityId };
    gained: { seat: number; good: 'coal' | 'iron' | 'gold' | 'phosphate'; count: number };
    tokens: { seat: number; vp: number };
    attack: { seat: number; hex: HexId; force: Force; time: number };
    'combat.begins': { seat: number; hex: HexId; force: Force };
    'combat.nothing': { seat: number; hex: HexId };
    'combat.withdrew': { seat: number; part: Part };
    'combat.defeat': { seat: number; hex: HexId };
    'combat.ends': { seat: number; hex: HexId; left: number };
    'card.turned': { card: OldOneCardId };
    'deck.reshuffled': object;
    'oldOne.hit': { seat: number; tile: OldOneTileId; damage: number };
    'oldOne.claimed': { seat: number; tile: OldOneTileId; hex: HexId; vp: number };
    'oldOne.shared': { tile: OldOneTileId; hex: HexId; shares: readonly number[] };
    'oldOne.regenerated': { tile: OldOneTileId; hex: HexId };
    'oldOne.revealed': { tile: OldOneTileId; hex: HexId };
    'oldOne.empty': { hex: HexId };
    'oldOne.spawned': { tile: OldOneTileId; hex: HexId };
    'oldOne.onTemple': { tile: OldOneTileId; hex: HexId };
    'oldOne.moved': { tile: OldOneTileId; from: HexId; to: HexId };
    'oldOnes.still': object;
    'sanity.lost': { seat: number; lost: number; left: number };
    'unit.damaged': { seat: number; unit: Stack };
    'unit.eliminated': { seat: number; unit: Stack };
    'unit.rescued': { seat: number; unit: UnitType };
    'unit.repaired': { seat: number; unit: Stack };
    'unit.enlisted': { seat: number; unit: UnitType };
    'damage.lost': { seat: number; damage: number };
    'personality.struck': {
      seat: number;
      personality: PersonalityId;
      tile: OldOneTileId;
      damage: number;
    };
    castro: { seat: number; tile: OldOneTileId; hex: HexId };
    karpov: { seat: number; hex: HexId };
    'alika.holds': { seat: number; hex: HexId };
    bombarded: { seat: number; tile: OldOneTileId; hex: HexId };
    'temple.razed': { seat: number; tile: OldOneTileId; hex: HexId };
    'port.attacked': { seat: number; hex: HexId };
    'port.lost': { seat: number; hex: HexId };
    revelation: { revelation: RevelationId };
    'revelation.nothing': object;
    'revelation.assassinated': { personalities: readonly PersonalityId[] };
    'benefit.goods': { seat: number; coal: number; iron: number; gold: number };
    'benefit.infantry': { seat: number; count: number };
    'objective.broken': { objective: string; hex: HexId };
    /** `times`: how often its VP count for the Old Ones. */
    'end.asleep': { hex: HexId; tile: OldOneTileId; vp: number; times: number };
    end: { ending: 'time' | 'port' };
  } & RevengeWords['Events'];
  Reasons: {
    'port.taken': { hex: HexId; seat: number };
    'port.tooClose': { hex: HexId; seat: number; distance: number; least: number };
    'box.noCube': object;
    'box.noGold': { gold: number };
    'rail.taken': { edge: string; seat: number };
    'rail.oldOne': { edge: string; hex: HexId; asleep: boolean };
    'rail.hills': { edge: string; hex: HexId };
    'rail.noClearLine': { edge: string };
    'rail.closedBorder': { edge: string; hex: HexId };
    'rail.noGoods': object;
    'rail.noTracks': object;
    'rail.nowhere': { box: 'rail-plain' | 'rail-any' };
    'mine.oldOne': { hex: HexId; asleep: boolean };
    'mine.noClearLine': { hex: HexId };
    'mine.nothing': object;
    'recruit.nobody': object;
    'recruit.refreshedOnce': object;
    'recruit.nothingToDiscard': object;
    'recruit.deckEmpty': object;
    'recruit.noGold': object;
    'buy.none': { unit: UnitType; left: number };
    'buy.noGold': { unit: UnitType; cost: number; gold: number };
    'buy.nothing': { gold: number };
    'trade.noSupply': { good: 'coal' | 'iron' | 'gold' };
    'trade.noGood': { good: Trading };
    'trade.nothing': object;
    'farm.terrain': { type: FarmType; hex: HexId };
    'farm.typeUsed': { type: FarmType };
    'farm.noneLeft': { type: FarmType };
    'farm.resources': { hex: HexId };
    'farm.token': { hex: HexId };
    'farm.farm': { hex: HexId };
    'farm.port': { hex: HexId };
    'farm.oldOne': { hex: HexId; asleep: boolean };
    'farm.noClearLine': { hex: HexId };
    'farm.nowhere': object;
    'attack.noUnits': { hex: HexId };
    'attack.noneLeft': { unit: UnitType };
    'attack.train': { hex: HexId };
    'attack.tooFar': { hex: HexId; range: number; distance: number };
    'attack.blocked': { hex: HexId };
    'attack.reachesNothing': { unit: UnitType; range: number };
    'attack.emptyBarracks': object;
    'attack.nothingInReach': object;
    'damage.airship': object;
    'window.used': { personality: PersonalityId };
    'window.needs': { personality: PersonalityId; unit: UnitType | 'any' };
    'window.afterCard': { personality: PersonalityId };
    'window.undamaged': { unit: Stack };
    'window.destroyed': { tile: OldOneTileId };
    'alika.fought': object;
    'alika.outOfTime': object;
    'alika.outOfReach': { hex: HexId };
    'oneUse.noEffect': { personality: PersonalityId };
    'config.soloNeedsLevel': object;
    'config.levelIsSolo': object;
    'config.objectiveIsSolo': object;
    'config.variantsAreForTwo': object;
    'config.coopNeedsTwo': object;
  } & RevengeWords['Reasons'];
  Scores: {
    farms: { count: number };
    phosphate: { count: number };
    claimed: { count: number };
    tokens: object;
    personality: { personality: PersonalityId; count: number };
    objective: { objective: string; met: boolean };
    awake: { count: number };
    /** `times` is how often its VP counts. */
    asleep: { count: number; times: number };
    blighted: { count: number };
  } & RevengeWords['Scores'];
}

export const rules = rulesOf<Auztralia>();
export const { auto, answering, decision } = rules;

/** What a rule acts through, and what it looks at. */
export type Game = Run<Auztralia>;
export type Look = Reader<Auztralia>;
export type Answer<K extends keyof Auztralia['Choices']> = ChoiceOf<Auztralia, K>;
export type Refusal = RefusalOf<Auztralia>;
