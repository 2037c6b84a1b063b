import { describe, expect, test } from 'vitest';
import { isPublic, type Resolve } from '../notify/addresses.ts';
import { post } from '../notify/post.ts';
import { httpEndpoint } from './endpoints.ts';
import { openHouse, Visitor } from './visit.ts';

const STRICT = { privateAddresses: false };

/** A name server that answers a list of addresses, another one each time. */
function names(...answers: string[][]): { resolve: Resolve; asked: string[] } {
  const asked: string[] = [];
  const resolve: Resolve = (host, answered) => {
    const found = answers[Math.min(asked.push(host), answers.length) - 1] ?? [];
    answered(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { resolve, asked };
}

describe('where nothing is sent to', () => {
  test.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublic(address)).toBe(false));

  test.each(['1.1.1.1', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00::1'])(
    '%s is public',
    (address) => expect(isPublic(address)).toBe(true),
  );

  test.each([
    'https://127.0.0.1/x',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'http://1.1.1.1/',
    'ftp://1.1.1.1/',
    'https://name:password@1.1.1.1/',
  ])('%s is refused before anything is sent', async (url) => {
    await expect(post(url, {}, '', STRICT)).rejects.toMatchObject({ name: 'PrivateAddress' });
  });

  test.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['2606:4700::1111', 'fe80::1']], [[]]])(
    'a name that stands for %j is refused, whichever comes first',
    async (found) => {
      const { resolve } = names(found);
      await expect(
        post('https://hook.example.org/', {}, '', { ...STRICT, resolve }),
      ).rejects.toMatchObject({ name: 'PrivateAddress' });
    },
  );

  test('a name that answers otherwise the second time is not asked a second time', async () => {
    const trap = await httpEndpoint();
    // Public, but nobody's to answer: the line is cut or refused, and never goes to the trap.
    const { resolve, asked } = names(['192.31.196.1'], ['127.0.0.1']);
    const sent = post(`https://rebind.example.org:${trap.port}/`, {}, '', { ...STRICT, resolve });
    const ended = await Promise.race([
      sent.then(
        () => 'answered',
        () => 'failed',
      ),
      new Promise((resolve) => setTimeout(() => resolve('waits'), 500)),
    ]);
    expect(ended).not.toBe('answered');
    expect(asked).toEqual(['rebind.example.org']);
    expect(trap.heard.all).toEqual([]);
    sent.catch(() => {});
  });

  test('a person who names such an address is told so at once', async () => {
    const env = { WEBHOOKS: 'yes', PUSH_CONTACT: 'mailto:host@example.org' };
    const trap = await httpEndpoint();
    const { resolve } = names(['10.0.0.1']);
    const server = await openHouse(env, {
      notices: { bounds: { privateAddresses: false, resolve } },
    });
    const ada = await Visitor.named(server, 'Ada');
    const keys = { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) };
    for (const url of [trap.url, 'https://127.0.0.1/', 'https://inside.example.org/']) {
      expect(await ada.refused('/api/notices/webhook', { url, language: 'en' })).toMatchObject({
        status: 400,
        code: 'not-public',
      });
      const push = { endpoint: url, keys, language: 'en' };
      expect(await ada.refused('/api/notices/push', push)).toMatchObject({ code: 'not-public' });
    }
    expect(trap.heard.all).toEqual([]);
  });
});
