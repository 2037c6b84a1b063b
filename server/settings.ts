import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { WINDOW_DELAY_MS } from '@incognita/table';

/** How the server is set up. Every field is an environment variable; docs/hosting.md lists them. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The PostgreSQL that several servers share, or null: a file of our own in the data folder. */
  readonly databaseUrl: string | null;
  /** The address that people type, without a slash at the end, or null: whatever they typed. */
  readonly publicUrl: string | null;
  readonly trustProxy: boolean | number | string;
  readonly secureCookies: boolean;
  readonly secret: string | null;
  readonly logLevel: string;
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  readonly tablesPerMinute: number;
  /** Tries to sign in to one account within a quarter of an hour; an address has five times that. */
  readonly signInTries: number;
  /** After so many days without use a session ends. */
  readonly sessionDays: number;
  readonly messagesPerSecond: number;
  readonly messageBytes: number;
  readonly connectionsPerAddress: number;
  /** Whether moves are read past `ws`, by way of what Node's sockets have inside. */
  readonly quickSockets: boolean;
  /** Milliseconds of processor time that one address may cause in a second, by whatever it sends. */
  readonly workPerAddress: number;
  /** Tables that one person may have open at a time. */
  readonly tablesPerPerson: number;
  /** Bytes of saved games that one address may bring within an hour. */
  readonly importBytesPerHour: number;
  readonly tableIdleSeconds: number;
  readonly snapshotEvery: number;
  readonly workers: number;
  readonly botSeconds: number;
  readonly foldSeconds: number;
  readonly ruleSeconds: number;
  /** How long after a window was opened anybody hears the answer, whoever gives it. */
  readonly windowDelayMs: number;
  /** Requests with one access token. */
  readonly tokenRequestsPerSecond: number;
  /** What a reader of the metrics has to bring along; null: only this machine reads them. */
  readonly metricsToken: string | null;
  /** The mail server, or null: no mail. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly webhooks: boolean;
  /** Whom a push service may turn to, or null: no web push. */
  readonly pushContact: string | null;
  /** Whether webhooks and push may go to addresses of this machine and its neighbours. */
  readonly privateAddresses: boolean;
  /** How long it has been somebody's turn before they are told. */
  readonly notifyAfterSeconds: number;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const YES = ['1', 'yes', 'true', 'on'];
const NO = ['0', 'no', 'false', 'off'];

/** One variable: its default as text, and what it may be. A reader throws the end of a sentence. */
interface Variable {
  readonly usual: string;
  readonly wanted: string;
}

/** All variables with their defaults; the test of docs/hosting.md reads this list. */
export const VARIABLES = {
  HOST: { usual: '127.0.0.1', wanted: 'an address of this machine, e.g. 127.0.0.1 or 0.0.0.0' },
  PORT: { usual: '8080', wanted: 'a whole number from 0 to 65535' },
  DATA_DIR: { usual: './data', wanted: 'a folder' },
  DATABASE_URL: {
    usual: '',
    wanted: 'an address such as postgres://user:password@host/database, or nothing',
  },
  PUBLIC_URL: { usual: '', wanted: 'an address such as https://play.example.org, or nothing' },
  TRUST_PROXY: { usual: 'no', wanted: 'yes, no, a number of proxies, or their addresses' },
  SECURE_COOKIES: { usual: 'auto', wanted: 'auto, yes or no' },
  SECRET: { usual: '', wanted: 'at least 32 characters, or nothing' },
  LOG_LEVEL: { usual: 'warn', wanted: LEVELS.join(', ') },
  REQUESTS_PER_MINUTE: { usual: '1200', wanted: 'a whole number from 1 to 10000000' },
  GUESTS_PER_MINUTE: { usual: '30', wanted: 'a whole number from 1 to 10000000' },
  TABLES_PER_MINUTE: { usual: '30', wanted: 'a whole number from 1 to 10000000' },
  SIGN_IN_TRIES: { usual: '10', wanted: 'a whole number from 1 to 1000000' },
  SESSION_DAYS: { usual: '30', wanted: 'a whole number from 1 to 400' },
  MESSAGES_PER_SECOND: { usual: '40', wanted: 'a whole number from 1 to 1000000' },
  MESSAGE_BYTES: { usual: '16384', wanted: 'a whole number from 1024 to 1048576' },
  QUICK_SOCKETS: { usual: 'yes', wanted: 'yes or no' },
  CONNECTIONS_PER_ADDRESS: { usual: '100', wanted: 'a whole number from 1 to 1000000' },
  WORK_PER_ADDRESS: { usual: '150', wanted: 'a whole number from 1 to 1000000' },
  TABLES_PER_PERSON: { usual: '200', wanted: 'a whole number from 1 to 1000000' },
  IMPORT_BYTES_PER_HOUR: { usual: '33554432', wanted: 'a whole number from 1024 to 10000000000' },
  TABLE_IDLE_SECONDS: { usual: '600', wanted: 'a whole number from 1 to 86400' },
  SNAPSHOT_EVERY: { usual: '200', wanted: 'a whole number from 1 to 100000' },
  WORKERS: { usual: 'auto', wanted: 'auto, or a whole number from 1 to 64' },
  BOT_SECONDS: { usual: '20', wanted: 'a whole number from 1 to 3600' },
  FOLD_SECONDS: { usual: '30', wanted: 'a whole number from 1 to 3600' },
  RULE_SECONDS: { usual: '2', wanted: 'a whole number from 1 to 60' },
  WINDOW_DELAY_MS: { usual: `${WINDOW_DELAY_MS}`, wanted: 'a whole number from 0 to 60000' },
  TOKEN_REQUESTS_PER_SECOND: { usual: '10', wanted: 'a whole number from 1 to 1000000' },
  METRICS_TOKEN: { usual: '', wanted: 'at least 16 characters, or nothing' },
  SMTP_URL: {
    usual: '',
    wanted: 'an address such as smtps://name:password@mail.example.org, with MAIL_FROM, or nothing',
  },
  MAIL_FROM: { usual: '', wanted: 'an address such as table@example.org, or nothing' },
  WEBHOOKS: { usual: 'no', wanted: 'yes or no' },
  PUSH_CONTACT: {
    usual: '',
    wanted: 'how push services reach you, such as mailto:you@example.org, or nothing',
  },
  PRIVATE_ADDRESSES: { usual: 'no', wanted: 'yes or no' },
  NOTIFY_AFTER_SECONDS: { usual: '60', wanted: 'a whole number from 0 to 86400' },
} satisfies Record<string, Variable>;

type Name = keyof typeof VARIABLES;

/** What is never repeated to anybody, not even to complain about it. */
const SECRETS: readonly Name[] = ['DATABASE_URL', 'SECRET', 'METRICS_TOKEN', 'SMTP_URL'];

/** What variables were called before; their values still count. */
const FORMER_NAMES: Partial<Record<Name, string>> = { TABLE_IDLE_SECONDS: 'IDLE_SECONDS' };

function given(env: Readonly<Record<string, string | undefined>>, name: Name): string | undefined {
  const former = FORMER_NAMES[name];
  return env[name]?.trim() || (former && env[former]?.trim());
}

/** Reads the settings; throws a SettingsError with one sentence per value that does not fit. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const troubles: string[] = [];
  const unfit = (name: Name, value: string): void => {
    const told = SECRETS.includes(name) ? `of ${value.length} characters` : JSON.stringify(value);
    troubles.push(`${name} is ${told}; it has to be ${VARIABLES[name].wanted}.`);
  };
  const read = <V>(name: Name, reader: (value: string) => V | undefined, fallback: V): V => {
    const value = given(env, name) || VARIABLES[name].usual;
    const found = reader(value);
    if (found === undefined) unfit(name, value);
    return found ?? fallback;
  };
  const whole = (name: Name, from: number, to: number): number =>
    read(name, wholeFrom(from, to), from);

  const publicUrl = read('PUBLIC_URL', originOf, null);
  const mailFrom = read('MAIL_FROM', (value) => orNothing(value, MAIL), null);
  const settings: Settings = {
    host: read('HOST', (value) => (/^[\w.:-]+$/.test(value) ? value : undefined), ''),
    port: whole('PORT', 0, 65535),
    dataDir: resolve(env.DATA_DIR?.trim() || VARIABLES.DATA_DIR.usual),
    databaseUrl: read('DATABASE_URL', databaseOf, null),
    publicUrl,
    trustProxy: read('TRUST_PROXY', proxies, false),
    secureCookies: read('SECURE_COOKIES', secureOr(publicUrl), false),
    secret: read('SECRET', (value) => (value === '' ? null : longEnough(value)), null),
    logLevel: read('LOG_LEVEL', (value) => LEVELS.find((level) => level === value), 'warn'),
    requestsPerMinute: whole('REQUESTS_PER_MINUTE', 1, 10_000_000),
    guestsPerMinute: whole('GUESTS_PER_MINUTE', 1, 10_000_000),
    tablesPerMinute: whole('TABLES_PER_MINUTE', 1, 10_000_000),
    signInTries: whole('SIGN_IN_TRIES', 1, 1_000_000),
    sessionDays: whole('SESSION_DAYS', 1, 400),
    messagesPerSecond: whole('MESSAGES_PER_SECOND', 1, 1_000_000),
    messageBytes: whole('MESSAGE_BYTES', 1024, 1_048_576),
    connectionsPerAddress: whole('CONNECTIONS_PER_ADDRESS', 1, 1_000_000),
    workPerAddress: whole('WORK_PER_ADDRESS', 1, 1_000_000),
    tablesPerPerson: whole('TABLES_PER_PERSON', 1, 1_000_000),
    importBytesPerHour: whole('IMPORT_BYTES_PER_HOUR', 1024, 10_000_000_000),
    tableIdleSeconds: whole('TABLE_IDLE_SECONDS', 1, 86_400),
    snapshotEvery: whole('SNAPSHOT_EVERY', 1, 100_000),
    workers: read('WORKERS', workersOr(Math.max(1, availableParallelism() - 1)), 1),
    botSeconds: whole('BOT_SECONDS', 1, 3600),
    foldSeconds: whole('FOLD_SECONDS', 1, 3600),
    ruleSeconds: whole('RULE_SECONDS', 1, 60),
    windowDelayMs: whole('WINDOW_DELAY_MS', 0, 60_000),
    tokenRequestsPerSecond: whole('TOKEN_REQUESTS_PER_SECOND', 1, 1_000_000),
    metricsToken: read('METRICS_TOKEN', (value) => orNothing(value, /^\S{16,}$/), null),
    smtpUrl: read('SMTP_URL', mailServerWith(mailFrom), null),
    mailFrom,
    quickSockets: read('QUICK_SOCKETS', yesOrNo, true),
    webhooks: read('WEBHOOKS', yesOrNo, false),
    pushContact: read('PUSH_CONTACT', (value) => orNothing(value, /^(mailto:|https:)\S+$/), null),
    privateAddresses: read('PRIVATE_ADDRESSES', yesOrNo, false),
    notifyAfterSeconds: whole('NOTIFY_AFTER_SECONDS', 0, 86_400),
  };
  if (troubles.length === 0) troubles.push(...clashes(settings));
  if (troubles.length > 0) throw new SettingsError(troubles);
  return settings;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Settings that are right by themselves and wrong together, a sentence each. */
function clashes(settings: Settings): string[] {
  const { publicUrl, smtpUrl, mailFrom, webhooks, pushContact } = settings;
  const sentences: string[] = [];
  if (mailFrom !== null && smtpUrl === null)
    sentences.push(
      'MAIL_FROM is set, but SMTP_URL is not, so no mail would be sent; set both, or none.',
    );
  if (settings.secureCookies && publicUrl?.startsWith('http:'))
    sentences.push(
      `SECURE_COOKIES is yes, but PUBLIC_URL is ${publicUrl}, where browsers would never send such a cookie back; use https, or leave SECURE_COOKIES at auto.`,
    );
  const ways = [
    smtpUrl !== null && 'SMTP_URL',
    webhooks && 'WEBHOOKS',
    pushContact !== null && 'PUSH_CONTACT',
  ].filter((way) => way !== false);
  const reachable = !LOOPBACK.includes(settings.host) || settings.trustProxy !== false;
  if (ways.length > 0 && publicUrl === null && reachable)
    sentences.push(
      `${ways.join(' and ')} ${ways.length > 1 ? 'are' : 'is'} set for people elsewhere, but PUBLIC_URL is not, so links in notices would lead to this machine; set it to the address that people type.`,
    );
  return sentences;
}

const wholeFrom =
  (from: number, to: number) =>
  (value: string): number | undefined => {
    const number = Number(value);
    return /^\d+$/.test(value) && number >= from && number <= to ? number : undefined;
  };

const longEnough = (value: string): string | undefined => (value.length >= 32 ? value : undefined);

/** Good enough to catch a slip; whether mail arrives there, only mail can tell. */
const MAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/** Null for nothing, undefined for what has not that form. */
const orNothing = (value: string, form: RegExp): string | null | undefined => {
  if (value === '') return null;
  return form.test(value) ? value : undefined;
};

/** Nobody answers mail that says not who it is from. */
const mailServerWith =
  (from: string | null) =>
  (value: string): string | null | undefined => {
    if (value === '') return null;
    const good = /^smtps?:$/.test(URL.parse(value)?.protocol ?? '');
    return good && from !== null ? value : undefined;
  };

function yesOrNo(value: string): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}

function originOf(value: string): string | null | undefined {
  if (value === '') return null;
  const url = URL.parse(value);
  const plain = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/';
  return plain && url.search === '' && url.hash === '' && url.username === ''
    ? url.origin
    : undefined;
}

function databaseOf(value: string): string | null | undefined {
  if (value === '') return null;
  const url = URL.parse(value);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) ? value : undefined;
}

function proxies(value: string): boolean | number | string | undefined {
  // First of all a number: 1 is one proxy, and not everybody who says to be one.
  if (/^\d+$/.test(value)) return Number(value) || false;
  if (YES.includes(value)) return true;
  if (NO.includes(value)) return false;
  return /^[\da-f.:/,\s]+$/i.test(value) ? value : undefined;
}

const secureOr =
  (publicUrl: string | null) =>
  (value: string): boolean | undefined => {
    if (value === 'auto') return publicUrl?.startsWith('https:') ?? false;
    return yesOrNo(value);
  };

const workersOr =
  (usual: number) =>
  (value: string): number | undefined =>
    value === 'auto' ? usual : wholeFrom(1, 64)(value);
