// A device that keeps passkeys, and a browser in front of it, as WebAuthn describes them; both can
// be made to lie. That real ones agree is shown in e2e/accounts.spec.ts.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Refusal } from '../protocol/index.ts';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const ES256 = -7;

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** As much of RFC 8949 as a passkey needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    if (n < 256) return Buffer.from([(major << 5) | 24, n]);
    return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** What may be wrong about an answer; nothing, where it is left out. */
export interface Lies {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  /** Nobody showed a finger, a face or a PIN. */
  readonly unverified?: true;
  readonly counter?: number;
  /** Signs with the key of another passkey. */
  readonly signedBy?: Passkey;
}

export interface Passkey {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly cose: Buffer;
  /** How often it was used: a copy of the key would show by it. */
  counter: number;
}

export function newPasskey(): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
  return { id: randomBytes(16), key: privateKey, cose, counter: 0 };
}

export interface Reply<B> {
  readonly status: number;
  readonly body: B;
}

/** A browser that comes to the server by its name, with a jar for more than one cookie. */
export class Browser {
  readonly base: string;
  readonly jar = new Map<string, string>();

  constructor(server: { readonly port: number }) {
    this.base = `http://localhost:${server.port}`;
  }

  static async named(server: { readonly port: number }, name: string): Promise<Browser> {
    const browser = new Browser(server);
    await browser.post('/api/me', { name });
    return browser;
  }

  /** The same browser after a restart of the server, at its new address. */
  at(server: { readonly port: number }): Browser {
    const browser = new Browser(server);
    for (const [name, value] of this.jar) browser.jar.set(name, value);
    return browser;
  }

  async get<B>(path: string): Promise<B> {
    return (await this.#fetch<B>(path, {})).body;
  }

  post<B = Record<string, unknown>>(path: string, body: unknown = {}): Promise<Reply<B>> {
    const headers = { 'content-type': 'application/json', origin: this.base };
    return this.#fetch<B>(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async refused(path: string, body: unknown = {}): Promise<string> {
    const reply = await this.post<{ refused?: Refusal }>(path, body);
    return reply.body.refused?.code ?? `not refused: ${reply.status}`;
  }

  async #fetch<B>(path: string, init: RequestInit): Promise<Reply<B>> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(this.base + path, {
      ...init,
      headers: { ...init.headers, cookie },
    });
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const cut = pair.indexOf('=');
      this.jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return { status: reply.status, body: (await reply.json()) as B };
  }

  async #challenge(path: string): Promise<string> {
    const { body } = await this.post<{ options: { challenge: string } }>(path);
    return body.options.challenge;
  }

  #said(type: string, challenge: string, lies: Lies): Buffer {
    const { origin = this.base } = lies;
    const said = { type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(said));
  }

  /** What the page sends after a new passkey was made for what the server asked. */
  async makes(passkey: Passkey, lies: Lies = {}): Promise<{ response: object }> {
    const challenge = await this.#challenge('/api/account/passkeys/options');
    const length = Buffer.from([0, passkey.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, passkey.id, passkey.cose]);
    const authData = Buffer.concat([seen(HAS_KEY, passkey.counter, lies), key]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return answerOf(passkey, {
      clientDataJSON: base64url(this.#said('webauthn.create', challenge, lies)),
      attestationObject: base64url(cbor(attestation)),
    });
  }

  /** What the page sends after a passkey was shown for what the server asked. */
  async shows(passkey: Passkey, lies: Lies = {}): Promise<{ response: object }> {
    const challenge = await this.#challenge('/api/account/passkey-sign-in/options');
    passkey.counter = lies.counter ?? passkey.counter + 1;
    const authData = seen(0, passkey.counter, lies);
    const said = this.#said('webauthn.get', challenge, lies);
    const signed = Buffer.concat([authData, sha256(said)]);
    return answerOf(passkey, {
      clientDataJSON: base64url(said),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, (lies.signedBy ?? passkey).key)),
    });
  }
}

function seen(more: number, counter: number, { site = 'localhost', unverified }: Lies): Buffer {
  const flags = USER_PRESENT | (unverified ? 0 : USER_VERIFIED) | more;
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([sha256(site), Buffer.from([flags]), counted]);
}

const answerOf = ({ id }: Passkey, response: object): { response: object } => ({
  response: {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  },
});
