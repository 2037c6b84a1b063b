import type {
  BoxId,
  FarmType,
  Good,
  HexId,
  OldOneCardId,
  OldOneTileId,
  PersonalityId,
  RevelationId,
  SurveyTileId,
  UnitType,
  VariantId,
} from '../content/types.ts';
import type { State } from '../rules/state.ts';
import type { RevengeWords } from './revenge/words.ts';

type PerSeat<V> = Readonly<Record<string, V>>;
type PerHex<V> = Readonly<Record<string, V>>;
export type Deposit = keyof State['deposits'];
export type Levels = '1' | '2' | '3';

/** The words of an `arrange` block; docs/scenarios/auztralia.md explains each. */
export interface Words {
  readonly map?: 'survey' | 'empty';
  readonly survey?: PerHex<SurveyTileId>;
  readonly variants?: readonly VariantId[];
  readonly objective?: string;
  readonly first?: number;
  readonly ports?: PerSeat<HexId>;
  readonly tracks?: PerSeat<readonly string[]>;
  readonly farms?: readonly FarmWords[];
  readonly deposits?: PerHex<Readonly<Partial<Record<Deposit, number>>>>;
  readonly oldOnes?: readonly OldOneWords[];
  readonly gone?: readonly OldOneTileId[];
  readonly players?: readonly PlayerWords[];
  readonly display?: readonly PersonalityId[];
  readonly time?: Readonly<Record<string, number>>;
  readonly stack?: readonly (number | 'oldOnes')[];
  readonly next?: DeckWords;
  readonly only?: DeckWords;
  readonly revenge?: RevengeWords;
}

export interface FarmWords {
  readonly hex: HexId;
  readonly owner: number;
  readonly type: FarmType;
  readonly blighted?: boolean;
}

export interface OldOneWords {
  readonly hex: HexId;
  readonly tile: OldOneTileId;
  readonly faceUp?: boolean;
  readonly damage?: PerSeat<number>;
  readonly discs?: PerSeat<number>;
}

export interface PlayerWords {
  readonly goods?: Readonly<Partial<Record<Good, number>>>;
  readonly units?: Readonly<Partial<Record<UnitType, number>>>;
  readonly boxes?: Readonly<Partial<Record<BoxId, number>>>;
  readonly personalities?: readonly PersonalityId[];
  readonly claimed?: readonly OldOneTileId[];
  readonly tokens?: number;
  readonly tokensMined?: number;
}

export interface DeckWords {
  readonly oldOneCards?: readonly OldOneCardId[];
  readonly revelations?: readonly RevelationId[];
  readonly personalities?: readonly PersonalityId[];
  readonly tiles?: Readonly<Partial<Record<Levels, readonly OldOneTileId[]>>>;
}
