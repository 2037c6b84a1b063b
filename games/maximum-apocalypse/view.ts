import type { Eye } from '@incognita/kernel';
import type { CharacterId, Direction, Goal, SurvivorId } from './content/types.ts';
import type { Config } from './rules/config.ts';
import type { State } from './rules/state.ts';

// What seats and spectators may know, and the shape in which they are told.

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
