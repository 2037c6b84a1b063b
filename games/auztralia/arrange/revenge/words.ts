import type { MonsterId } from '../../content/revenge/types.ts';
import type { HexId, OldOneTileId } from '../../content/types.ts';

/** The words of an `arrange` block for Revenge of the Old Ones; each is exactly what is there. */
export interface RevengeWords {
  readonly spawns?: readonly { readonly hex: HexId; readonly dangerous?: boolean }[];
  readonly outposts?: readonly { readonly hex: HexId; readonly owner: number }[];
  readonly ports?: Readonly<Record<string, number>>;
  readonly hand?: readonly MonsterId[];
  /** On top of the Mythos deck. */
  readonly next?: readonly MonsterId[];
  /** The whole Mythos deck. */
  readonly deck?: readonly MonsterId[];
  readonly discard?: readonly MonsterId[];
  readonly stacks?: Readonly<Record<string, readonly OldOneTileId[]>>;
  readonly unused?: Readonly<Record<string, readonly OldOneTileId[]>>;
  readonly collected?: Readonly<Record<string, number>>;
  readonly points?: number;
  readonly waiting?: readonly { readonly seat: number; readonly card: MonsterId }[];
  readonly torn?: readonly number[];
}
