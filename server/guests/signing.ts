import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_FILE } from '../store/restored.ts';
import type { Store } from '../store/store.ts';

/** The key that signs cookies: from the settings, or made once and kept with the data. */
export function signingKey(dataDir: string, secret: string | null): string {
  if (secret !== null) return secret;
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file))
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The key of nodes that share a store: from the settings, or made by the first and kept there. */
export async function sharedKey(store: Store, secret: string | null): Promise<string> {
  if (secret !== null) return secret;
  const body = JSON.stringify(randomBytes(32).toString('hex'));
  const record = { kind: 'key', id: 'signing', owner: '', body };
  await store.write([{ put: 'record', record, first: true }]);
  const kept = await store.record('key', 'signing');
  return String(JSON.parse(kept?.body ?? body));
}

/** Says who somebody is in a way that nobody else can: the id, and our signature under it. */
export class Signer {
  readonly #key: string;
  readonly #what: string;

  /** What is signed as one thing is worth nothing as another. */
  constructor(key: string, what: 'guest' | 'session' = 'guest') {
    this.#key = key;
    this.#what = what;
  }

  sign(id: string): string {
    return `${id}.${this.#mark(id)}`;
  }

  /** The id, or null where the signature is not ours. */
  read(token: string): string | null {
    const cut = token.indexOf('.');
    if (cut < 1 || token.length > 200) return null;
    const id = token.slice(0, cut);
    const given = Buffer.from(token.slice(cut + 1));
    const ours = Buffer.from(this.#mark(id));
    return given.length === ours.length && timingSafeEqual(given, ours) ? id : null;
  }

  #mark(id: string): string {
    return createHmac('sha256', this.#key)
      .update(`incognita ${this.#what} 1 ${id}`)
      .digest('base64url');
  }
}
