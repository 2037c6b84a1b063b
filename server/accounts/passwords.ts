import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { no } from '../text/index.ts';
import { isCommon } from './common-passwords.ts';

/** Refuses a new password that contains the name it is for, or that anybody would try first. */
export function checkNewPassword(password: string, login: string | null = null): void {
  if (login !== null && password.toLowerCase().includes(login)) throw no('password-is-login', {});
  if (isCommon(password)) throw no('common-password', {});
}

/** scrypt as the OWASP cheat sheet has it: 32 MiB and three rounds for every guess. */
export const PASSWORD_COST = 15;
const BLOCK = 8;
const ROUNDS = 3;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Hashing takes a core and memory: so many at once, and so many who may wait. */
const MAX_HASHES_AT_ONCE = 2;
const MAX_HASHES_WAITING = 60;

let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<V>(work: () => Promise<V>): Promise<V> {
  if (working >= MAX_HASHES_AT_ONCE) {
    if (waiting.length >= MAX_HASHES_WAITING) throw no('too-fast', {});
    await new Promise<void>((go) => waiting.push(go));
  } else working++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working--;
  }
}

function derive(password: string, salt: Buffer, bytes: number, logN: number, r: number, p: number) {
  // The same word typed on another keyboard is the same password.
  const text = password.normalize('NFKC');
  const options: ScryptOptions = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
  return inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(text, salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key))),
      ),
  );
}

/** The hash with everything that is needed to check it, so that the cost can be raised later. */
export async function hashPassword(password: string, logN: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES, logN, BLOCK, ROUNDS);
  const cost = `ln=${logN},r=${BLOCK},p=${ROUNDS}`;
  return `$scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const SHAPE = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

export async function checkPassword(hash: string, password: string): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = SHAPE.exec(hash) ?? [];
  const kept = Buffer.from(key, 'base64url');
  if (kept.length === 0) return false;
  const seed = Buffer.from(salt, 'base64url');
  const made = await derive(password, seed, kept.length, Number(logN), Number(r), Number(p));
  return timingSafeEqual(made, kept);
}
