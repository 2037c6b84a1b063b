import type { Secret } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/index.ts';
import type {
  HexId,
  OldOneLevel,
  OldOneTileId,
  OldOneType,
  PersonalityId,
  UnitType,
} from '../../content/types.ts';
import type { Stack } from '../state.ts';

export type OldOnesAction = 'place' | 'reveal' | 'move' | 'summon';
type Treasure = 'coal' | 'iron' | 'gold';
type Force = Readonly<Record<UnitType, number>>;

/** Where an Old One would go if it were its turn to move: everybody can work that out. */
export interface March {
  readonly tile: OldOneTileId;
  readonly from: HexId;
  /** The hexes that it may enter; several are for the Old Ones to choose from. */
  readonly ways: readonly HexId[];
  /** The closest of what it walks towards, and how far that is. */
  readonly targets: readonly HexId[];
  readonly distance: number;
}

/** The words that Revenge of the Old Ones adds to those of AuZtralia. */
export interface RevengeWords {
  Choices: {
    // The Old Ones player's turn.
    place: object;
    reveal: object;
    move: object;
    summon: object;
    level: { level: OldOneLevel };
    /** Where a tile or a Spawn tile goes. */
    spawn: { hex: HexId };
    /** From the hand; in a combat a Combat card. */
    mythos: { card: MonsterId };
    /** Cards that were drawn, by their place; only their owner ever sees the names. */
    keepCard: { place: number; card: MonsterId };
    under: { place: number; card: MonsterId };
    /** The next combat. */
    fight: { hex: HexId };
    // What cards ask.
    /** Do what a card allows. */
    use: object;
    /** Look at one more tile before the first is put down. */
    drawMore: object;
    human: { seat: number };
    forfeit: { good: Treasure };
    tear: { edge: string };
    blight: { hex: HexId };
    oust: { personality: PersonalityId };
    delay: { seat: number };
    horde: { type: OldOneType };
    hurt: { unit: Stack };
    recall: { unit: UnitType };
    shield: { tile: OldOneTileId };
    heal: { tile: OldOneTileId; seat: number };
    reclaim: { tile: OldOneTileId };
    regain: { card: MonsterId };
    lose: { unit: UnitType };
    // Humans.
    outpost: { hex: HexId };
    cycle: { personality: PersonalityId };
  };
  Prompts: {
    'old-ones-action': { marches: readonly March[] };
    'place-level': object;
    'place-tile': { level: OldOneLevel };
    reveal: object;
    way: { tile: OldOneTileId; hex: HexId };
    'next-combat': object;
    relief: { hex: HexId; force: Force };
    'keep-card': object;
    'under-deck': object;
    'combat-cards': object;
    'mythos-choice': { card: MonsterId };
    'first-personality': object;
    outpost: object;
  };
  Events: {
    'setup.oldOnes': { seat: number };
    'oldOnes.acts': { action: OldOnesAction };
    'oldOnes.drew': { level: number; tile: Secret<OldOneTileId> };
    'oldOnes.placed': { hex: HexId; level: number };
    'oldOnes.summoned': { count: number; cards: Secret<readonly MonsterId[]> };
    'oldOnes.points': { vp: number; why: 'unit' | 'outpost' | 'port' };
    'mythos.played': { card: MonsterId; cost: number };
    'mythos.turned': { card: MonsterId };
    'mythos.waits': { seat: number; card: MonsterId };
    'mythos.applied': { seat: number; card: MonsterId };
    'mythos.nothing': { card: MonsterId };
    'mythos.reshuffled': object;
    'mythos.regained': { card: MonsterId };
    'mythos.again': { card: MonsterId };
    'mythos.noZombie': { hex: HexId };
    'spawn.placed': { hex: HexId };
    'spawn.collected': { seat: number; hex: HexId };
    'spawn.shared': { hex: HexId; seats: readonly number[] };
    'port.turned': { seat: number };
    'outpost.built': { seat: number; hex: HexId; gold: number };
    'outpost.attacked': { seat: number; hex: HexId };
    'outpost.relief': { seat: number; hex: HexId; force: Force };
    'outpost.lost': { seat: number; hex: HexId };
    'track.torn': { seat: number; edge: string };
    'goods.lost': { seat: number; good: Treasure; count: number };
    'deposit.lost': { hex: HexId };
    'recruit.cycled': { seat: number; personality: PersonalityId };
    'oldOne.arrived': { tile: OldOneTileId; hex: HexId };
    'oldOne.raised': { tile: OldOneTileId; hex: HexId };
    'oldOne.kangaroo': { tile: OldOneTileId };
    'oldOne.shielded': { tile: OldOneTileId };
    'oldOne.healed': { tile: OldOneTileId; hex: HexId };
    'unit.recalled': { seat: number; unit: UnitType };
    'revelations.added': { count: number };
  };
  Reasons: {
    'place.noTile': { level: OldOneLevel };
    'place.noTiles': object;
    'place.tooHigh': { level: OldOneLevel };
    'place.noSpawn': { level: OldOneLevel };
    'place.noSpawns': object;
    'reveal.nothing': object;
    'summon.noCard': object;
    'mythos.noEffect': { card: MonsterId };
    'mythos.onlyInCombat': { card: MonsterId };
    'mythos.outOfTime': { card: MonsterId };
    'rail.spawn': { edge: string; hex: HexId };
    'farm.spawn': { hex: HexId };
    'farm.outpost': { hex: HexId };
    'outpost.noGold': { gold: number };
    'outpost.noneLeft': object;
    'outpost.noClearLine': { hex: HexId };
    'outpost.nowhere': object;
    'config.oldOnesNeedHumans': object;
    'config.fifthIsOldOnes': object;
    'config.soloMythosIsSolo': object;
    'config.enhancedNeedsTwo': object;
    'config.strengthIsRevenge': object;
    'config.oldOnesIsRevenge': object;
    'config.noChallenge': object;
    'config.noVariants': object;
    'config.noSoloLevel': object;
    'config.coopNeedsHumans': object;
    'config.noSuchOldOnesSeat': { seat: number; seats: number };
  };
  Scores: {
    spawns: { count: number };
    /** VP tokens of the Old Ones. */
    taken: object;
  };
}
