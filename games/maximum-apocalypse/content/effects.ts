/**
 * What cards, monsters, tiles and nights do, as data. Content files hold clauses as text, in the
 * vocabulary of the rulebook's appendix; the parser makes this form of them, the rules interpret
 * it, and the sentences on the faces are written from it. No card has code of its own.
 */

export const MONSTER_TYPES = ['Z', 'A', 'M', 'R', 'V', 'C'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Short, mid, long, anywhere. */
export const RANGES = ['S', 'M', 'L', 'A'] as const;
export type Range = (typeof RANGES)[number];

/** When a clause happens, or what it takes to use it. */
export type Trigger =
  | 'play'
  | 'act'
  | 'act*'
  | 'free'
  | 'free1'
  | 'disc'
  | 'equip'
  | 'setup'
  | 'start'
  | 'draw'
  | 'attack'
  | 'after'
  | 'destroy'
  | 'reveal'
  | 'enter'
  | 'end'
  | 'stop'
  | 'night'
  | 'on'
  | 'may';

export type Occasion =
  | 'drawMon'
  | 'drewMon'
  | 'hurtByMon'
  | 'killed'
  | 'anyKilled'
  | 'scavAction'
  | 'starving'
  | 'insanity'
  | 'phase5';

export type Condition = { readonly not: boolean } & (
  | { readonly is: 'charge' /** A card's English name, or `this`. */; readonly gear: string }
  | { readonly is: 'gear'; readonly names: readonly string[] }
  | { readonly is: 'dog'; readonly alive: boolean }
  | { readonly is: 'hungerBelow'; readonly n: number }
  | { readonly is: 'hpAtMost'; readonly n: number }
  | { readonly is: 'posture'; readonly side: 'tiger' | 'crane' }
  | { readonly is: 'calm' }
  | { readonly is: 'alone' }
  | { readonly is: 'oddTurn' }
);

export type MonsterFilter =
  | { readonly by: 'type'; readonly type: MonsterType }
  | { readonly by: 'boss' | 'nonboss' }
  | { readonly by: 'hpAtMost'; readonly n: number };
export type SurvivorFilter = 'alone' | 'unengaged';
export type TileFilter =
  | {
      readonly by:
        | 'revealed'
        | 'facedown'
        | 'tokened'
        | 'untokened'
        | 'entered'
        | 'empty'
        | 'other';
    }
  | { readonly by: 'name'; readonly name: string };

export type TileSelector =
  /** `tile@r` (one) or `tile*@r` (all). */
  | {
      readonly sel: 'tile';
      readonly all: boolean;
      readonly range: Range;
      readonly filters: readonly TileFilter[];
    }
  | { readonly sel: 'here' }
  /** All tiles adjacent to mine; one of them is chosen only where `show` says how many. */
  | { readonly sel: 'adj'; readonly filters: readonly TileFilter[] };

export type GearSelector = {
  readonly sel: 'gear';
  /** A weapon has an `act` or `act*` clause with damage in it; the others go by their charges. */
  readonly of: 'weapon' | 'ammo' | 'fuel';
  readonly range: Range | 'me';
};

export type Selector =
  /** `mon@r`, `mon2@r`, `mon3@r`, `mon*@r`. */
  | {
      readonly sel: 'mon';
      readonly count: 1 | 2 | 3 | 'all';
      readonly range: Range;
      readonly filters: readonly MonsterFilter[];
    }
  /** `eng`, `eng1`, `eng-that`. */
  | {
      readonly sel: 'eng';
      readonly count: 1 | 'all';
      readonly butThat: boolean;
      readonly filters: readonly MonsterFilter[];
    }
  /** `sv@r`, `sv*@r`, `ally@r`, `ally*@r`. */
  | {
      readonly sel: 'sv' | 'ally';
      readonly all: boolean;
      readonly range: Range;
      readonly filters: readonly SurvivorFilter[];
    }
  /** `tgt*@r`: all monsters and all other survivors. */
  | { readonly sel: 'tgt'; readonly range: Range }
  /** `area(tile@r)`, `areaMon(tile@r)`, `area(that)`. */
  | {
      readonly sel: 'area';
      readonly monstersOnly: boolean;
      readonly tile: TileSelector | 'that';
    }
  | {
      readonly sel:
        | 'me'
        | 'this'
        | 'host'
        | 'drawer'
        | 'victims'
        | 'killer'
        | 'that'
        | 'others'
        | 'it'
        | 'vet'
        | 'dog';
    }
  | TileSelector
  | GearSelector;

/** A number, the Poison tokens of the target, or the X that `spendAll` counted. */
export type Amount = number | 'poisonTokens' | 'X';
export type Until = 'turn' | 'next' | 'dawn';
export type Stat = 'dmgDealt' | 'stealth' | 'monDmg' | 'range';
export type Losses = 'hand' | 'gear' | 'scav' | 'food' | 'any';

export type Effect =
  | {
      readonly op: 'dmg';
      readonly sel: Selector;
      readonly n: Amount;
      readonly plus: { readonly n: number; readonly type: MonsterType } | null;
    }
  | { readonly op: 'lose' | 'heal'; readonly sel: Selector; readonly n: Amount }
  | { readonly op: 'draw' | 'mayDraw'; readonly n: number }
  | { readonly op: 'burn' | 'drawMon'; readonly sel: Selector; readonly n: number }
  | { readonly op: 'tok'; readonly sel: TileSelector; readonly n: number | 'all' }
  | {
      readonly op: 'move';
      readonly n: number;
      readonly noReveal: boolean;
      readonly noTest: boolean;
    }
  | { readonly op: 'port'; readonly sel: Selector; readonly to: TileSelector }
  | { readonly op: 'back' }
  | { readonly op: 'pull'; readonly sel: Selector; readonly n: number }
  | { readonly op: 'cancel' }
  | { readonly op: 'opt'; readonly steps: readonly Effect[] }
  | { readonly op: 'repeat'; readonly n: Amount; readonly steps: readonly Effect[] }
  | { readonly op: 'until'; readonly until: Until; readonly clause: Clause }
  | { readonly op: 'show'; readonly n: number; readonly sel: TileSelector }
  | {
      readonly op: 'scav';
      readonly n: number;
      readonly keep: number | null;
      readonly here: boolean;
      readonly oneDeck: boolean;
    }
  | { readonly op: 'reload'; readonly sel: GearSelector; readonly n: number | 'full' }
  /** From a gear of mine: a card's English name, `this`, or any with ammunition. */
  | { readonly op: 'spend'; readonly gear: string | GearSelector; readonly n: number }
  | { readonly op: 'spendAll'; readonly gear: GearSelector }
  | { readonly op: 'load'; readonly sel: GearSelector; readonly n: number }
  | { readonly op: 'stun' | 'attract' | 'kill' | 'toToken' | 'skipHunger'; readonly sel: Selector }
  | { readonly op: 'rehost' }
  | { readonly op: 'hunger' | 'poison' | 'insanity'; readonly sel: Selector; readonly n: number }
  /** One negative status, or all of them. */
  | { readonly op: 'cure'; readonly sel: Selector; readonly n: 1 | 'all' }
  | { readonly op: 'grant' | 'grantPlay'; readonly sel: Selector; readonly n: number }
  | { readonly op: 'gain'; readonly n: number }
  | { readonly op: 'endActions' }
  | {
      readonly op: 'discard';
      readonly what: Losses;
      readonly sel: Selector;
      readonly n: number | 'all';
    }
  | { readonly op: 'millScav'; readonly n: number }
  | { readonly op: 'equipSelf' | 'discardSelf' | 'exile' }
  | { readonly op: 'recover'; readonly to: Selector | 'hand' }
  | { readonly op: 'regrow' }
  /** By the card's English name. */
  | { readonly op: 'fetch' | 'recall'; readonly name: string }
  | { readonly op: 'giveGear'; readonly sel: Selector }
  | { readonly op: 'attach'; readonly sel: GearSelector; readonly n: number }
  | { readonly op: 'healMon'; readonly sel: Selector; readonly n: number | 'full' }
  | { readonly op: 'destroyTile' | 'unmark'; readonly sel: TileSelector }
  | { readonly op: 'immune'; readonly sel: Selector; readonly until: Until; readonly here: boolean }
  | {
      readonly op: 'mod';
      readonly stat: Stat;
      readonly n: number;
      readonly sel: Selector;
      readonly until: Until;
    }
  | { readonly op: 'flip'; readonly side: 'tiger' | 'crane' | 'other' }
  | { readonly op: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly op: 'if';
      readonly cond: Condition;
      readonly yes: readonly Effect[];
      readonly no: readonly Effect[];
    }
  | {
      readonly op: 'test';
      readonly success: readonly Effect[];
      readonly failure: readonly Effect[];
    };

/** The effect of that name; a row of the union may stand for several names. */
export type EffectOf<Op extends Effect['op'], E extends Effect = Effect> = E extends unknown
  ? Op extends E['op']
    ? E
    : never
  : never;

export interface Clause {
  readonly on: Trigger;
  /** What `on` and `may` react to. */
  readonly event: Occasion | null;
  /** `anyKilled(Z)`: of which type. */
  readonly type: MonsterType | null;
  readonly conditions: readonly Condition[];
  readonly steps: readonly Effect[];
}

export type PassiveWord =
  | {
      readonly word: 'reduce';
      readonly n: number /** Only from these; null: from anything. */;
      readonly from: readonly MonsterType[] | 'mon' | null;
    }
  | { readonly word: 'uses' | 'cap' | 'stealth' | 'healUp' | 'chargeCost'; readonly n: number }
  | { readonly word: 'dmgUp'; readonly n: number; readonly shortOnly: boolean }
  | { readonly word: 'monUp' | 'guard'; readonly type: MonsterType; readonly n: number }
  | { readonly word: 'autoPass'; readonly tile: string }
  /** How many cards fewer: a positive number. */
  | { readonly word: 'handLimit'; readonly n: number }
  | {
      readonly word:
        | 'noShort'
        | 'noStun'
        | 'autoFail'
        | 'noSneak'
        | 'doubleVsIdle'
        | 'shelter'
        | 'lookTwo'
        | 'missionGear'
        | 'noTrade'
        | 'shunned'
        | 'rerollSuccess'
        | 'noDrawAction'
        | 'noAbility';
    };

export interface Passive {
  /** Who it bears on: the owner, or as `passive@x` says. */
  readonly on: 'owner' | 'host' | 'vet' | 'dog';
  readonly words: readonly PassiveWord[];
}

/** Everything that one face does. */
export interface Face {
  readonly clauses: readonly Clause[];
  readonly passives: readonly Passive[];
  readonly drain: boolean;
  readonly docile: boolean;
  readonly stampede: boolean;
  readonly counter: Range | null;
  readonly item: boolean;
  readonly vanTile: boolean;
}
