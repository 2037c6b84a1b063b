import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { youngMegabytes } from '../flags.mjs';
import { readSettings, SettingsError, VARIABLES } from '../index.ts';
import { tempDir } from './visit.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const run = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(ROOT, 'server', 'main.ts')], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: tempDir(), ...env },
    encoding: 'utf8',
  });

describe('settings', () => {
  test('nothing set is safe: this machine only, no proxy trusted', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: null,
      trustProxy: false,
      secureCookies: false,
      logLevel: 'warn',
    });
  });

  test('an address with https makes cookies secure, unless that is set otherwise', () => {
    const PUBLIC_URL = 'https://play.example.org';
    expect(readSettings({ PUBLIC_URL })).toMatchObject({
      publicUrl: PUBLIC_URL,
      secureCookies: true,
    });
    expect(readSettings({ PUBLIC_URL, SECURE_COOKIES: 'no' }).secureCookies).toBe(false);
    expect(readSettings({ PUBLIC_URL: `${PUBLIC_URL}/` }).publicUrl).toBe(PUBLIC_URL);
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'play.example.org'],
    ['PUBLIC_URL', 'https://play.example.org/games'],
    ['TRUST_PROXY', 'maybe'],
    ['SECURE_COOKIES', 'maybe'],
    ['SECRET', 'too short'],
    ['LOG_LEVEL', 'loud'],
    ['MESSAGE_BYTES', '10'],
    ['WORKERS', '0'],
    ['DATABASE_URL', 'mysql://host/games'],
    ['SNAPSHOT_EVERY', '1.5'],
    ['METRICS_TOKEN', 'too short'],
    ['SMTP_URL', 'post.example.net'],
    ['SMTP_URL', 'smtp://post.example.net'],
    ['MAIL_FROM', 'nobody'],
    ['WEBHOOKS', 'maybe'],
    ['PUSH_CONTACT', 'me'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    try {
      readSettings({ [name]: value });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(SettingsError);
      const { sentences } = error as SettingsError;
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toMatch(new RegExp(`^${name} is .*; it has to be .*\\.$`));
      if (['SECRET', 'METRICS_TOKEN', 'SMTP_URL'].includes(name))
        expect(sentences[0]).not.toContain(value);
    }
  });

  const MAIL = { SMTP_URL: 'smtp://post.example.net', MAIL_FROM: 'table@example.org' };

  test.each([
    [{ MAIL_FROM: 'table@example.org' }, /^MAIL_FROM .* SMTP_URL is not.*; set both, or none\.$/],
    [
      { SECURE_COOKIES: 'yes', PUBLIC_URL: 'http://play.example.org' },
      /^SECURE_COOKIES .* PUBLIC_URL is http:\/\/play\.example\.org.*\.$/,
    ],
    [{ ...MAIL, HOST: '0.0.0.0' }, /^SMTP_URL is set .* PUBLIC_URL is not.*\.$/],
    [{ ...MAIL, WEBHOOKS: 'yes', TRUST_PROXY: '1' }, /^SMTP_URL and WEBHOOKS are set .*\.$/],
    [{ PUSH_CONTACT: 'mailto:me@example.org', HOST: '::' }, /^PUSH_CONTACT is set .*\.$/],
  ])('%j do not fit together, and a sentence says why', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
    try {
      readSettings(env);
    } catch (error) {
      expect((error as SettingsError).sentences).toHaveLength(1);
    }
  });

  test('what fits together is taken: mail on this machine, or with the address of the page', () => {
    expect(readSettings(MAIL).mailFrom).toBe('table@example.org');
    const all = { ...MAIL, HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example.org' };
    expect(readSettings({ ...all, TRUST_PROXY: '1', WEBHOOKS: 'yes' }).webhooks).toBe(true);
  });

  test('a variable that was renamed is still read under its former name', () => {
    expect(readSettings({ IDLE_SECONDS: '60' }).tableIdleSeconds).toBe(60);
    const both = { IDLE_SECONDS: '60', TABLE_IDLE_SECONDS: '90' };
    expect(readSettings(both).tableIdleSeconds).toBe(90);
  });

  test('docs/hosting.md lists every variable with its default', () => {
    const doc = readFileSync(join(ROOT, 'docs', 'hosting.md'), 'utf8');
    for (const [name, { usual }] of Object.entries(VARIABLES)) {
      const row = doc.split('\n').find((line) => line.startsWith(`| \`${name}\``));
      expect(row, name).toBeDefined();
      expect(row).toContain(usual === '' ? '(none)' : `\`${usual}\``);
    }
  });
});

test('the files for systemd and containers name settings that there are', () => {
  const read = (name: string) => readFileSync(join(ROOT, 'docs', 'hosting', name), 'utf8');
  const unit = [...read('incognita.service').matchAll(/^Environment=(\w+)=(.*)$/gm)];
  const compose = read('compose.yaml').match(/environment:\n((?: {6}\w+: .*\n)+)/)?.[1] ?? '';
  const inside = [...compose.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)];
  for (const found of [unit, inside]) {
    expect(found.length).toBeGreaterThan(2);
    const env = Object.fromEntries(found.map(([, name, value]) => [name, value]));
    expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(Object.keys(env)));
    expect(readSettings(env)).toMatchObject({ trustProxy: 1, secureCookies: true });
  }
});

describe('the process', () => {
  test('says every bad setting in a sentence, and does not start', () => {
    const { status, stderr } = run({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'PORT is "x"; it has to be a whole number from 0 to 65535.',
      expect.stringContaining('LOG_LEVEL is "loud"'),
    ]);
  });

  test('says so where the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const { status, stderr } = run({ PORT: String(port) });
    other.close();
    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start\n`,
    );
  });
});

test.each([
  ['a small computer', 1, 16],
  ['a common one', 4, 32],
  ['a large one', 64, 128],
])('what lives only for a move gets its share of %s', (_what, gigabytes, megabytes) => {
  expect(youngMegabytes(gigabytes * 2 ** 30)).toBe(megabytes);
});
