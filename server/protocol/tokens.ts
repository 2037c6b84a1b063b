import * as v from 'valibot';
import * as word from './words.ts';

/** Begins every access token, so that one that was lost somewhere can be told from other text. */
export const TOKEN_PREFIX = 'inc_';

export const tokenBody = v.strictObject({ name: word.personName });
export const tokenId = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{12}$/, 'is not the id of an access token'),
);

/** An access token as its owner sees it. The token itself is shown once, when it is made. */
export interface TokenInfo {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When it was last used, to the hour; null: never. */
  readonly used: number | null;
}
