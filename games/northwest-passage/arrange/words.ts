import type { Discovery, Shape } from '../content/types.ts';
import type { Place } from '../rules/kit.ts';
import type { Face, Turn } from '../rules/shapes.ts';

/** The words of an `arrange` block; docs/scenarios/northwest-passage.md explains each. */
export interface Words {
  readonly tiles?: readonly TileWords[];
  readonly players?: readonly PlayerWords[];
  readonly season?: number;
  readonly frozen?: number;
  readonly order?: readonly number[];
  readonly passed?: readonly number[];
  readonly active?: number;
  readonly turn?: number;
  readonly card?: string;
  readonly display?: readonly string[];
  readonly smallDisplay?: readonly Shape[];
  readonly reserve?: readonly string[];
  readonly piles?: Readonly<Partial<Record<Shape, number>>>;
  readonly supply?: Readonly<Partial<Record<Discovery, number>>>;
  readonly taken?: readonly string[];
  readonly tuunbaq?: string;
  readonly next?: {
    readonly large?: readonly string[];
    readonly small?: readonly Shape[];
    readonly cards?: readonly string[];
  };
}

export interface TileWords {
  /** `8D`, or `8D-9D`. */
  readonly cells: string;
  /** Which tile, with its face and turn; or only what it shows. */
  readonly tile?: string;
  readonly face?: Face;
  readonly turn?: Turn;
  readonly corners?: string;
}

export interface PlayerWords {
  readonly ship?: Place;
  readonly sled?: Place | 'aboard' | 'lost';
  readonly zone?: string;
  readonly crew?: {
    readonly ship?: readonly number[];
    readonly sled?: readonly number[];
  };
  readonly eaten?: number;
  readonly reserve?: readonly string[];
  readonly tokens?: Readonly<Partial<Record<Discovery, number>>>;
  readonly passage?: number;
  readonly greenland?: number;
  readonly home?: number;
  readonly homeAlive?: boolean;
  readonly points?: { readonly tokens?: number; readonly islands?: number };
  readonly food?: number;
  readonly morale?: number;
  readonly franklin?: number;
}
