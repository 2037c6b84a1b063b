import { canonicalJson } from '@incognita/kernel';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a seat added to the seed before the start. */
export interface Contribution {
  readonly seat: number;
  readonly text: string;
}

const hashOf = (...parts: readonly unknown[]): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson(parts))));

/**
 * What the host shows before anybody adds anything: it binds the host to its secret without
 * telling it. The tag keeps this hash apart from every other use of the secret.
 */
export const commitmentOf = (secret: string): string => hashOf('incognita commitment 1', secret);

/** The seed of the game: the host's secret and everything the seats added, in that order. */
export const seedOf = (secret: string, entropy: readonly Contribution[]): string =>
  hashOf(
    'incognita seed 1',
    secret,
    entropy.map(({ seat, text }) => [seat, text]),
  );

/** The chance of a bot that is asked after an entry: the same table lets it think the same again. */
export const botKeyOf = (secret: string, seat: number, seq: number): string =>
  hashOf('incognita bot 1', secret, seat, seq);
