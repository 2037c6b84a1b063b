import * as v from 'valibot';

/** What becomes of a table that goes otherwise by the rules of today. */
export const UPGRADE_WISHES = ['go-on', 'export'] as const;
export type UpgradeWish = (typeof UPGRADE_WISHES)[number];

export const upgradeBody = v.strictObject({ wish: v.picklist(UPGRADE_WISHES) });

/** A table that was begun by an earlier version of its rules, and takes another course by these. */
export interface UpgradeOffer {
  readonly game: string;
  /** The versions that it was begun by, and that are played here. */
  readonly from: number;
  readonly to: number;
  /** The decision at which the course differs; where it is not exact, that one or one before it. */
  readonly decision: number;
  readonly exact: boolean;
  /** Everybody who has to agree, with what they want. */
  readonly people: readonly { readonly name: string; readonly wish: UpgradeWish | null }[];
  readonly you: { readonly seated: boolean; readonly wish: UpgradeWish | null };
  /** The table at which it goes on, when all wanted that. */
  readonly next: string | null;
  /** The file can be had: everybody wants it, or the game was over. */
  readonly exportable: boolean;
}
