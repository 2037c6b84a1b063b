import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const SCRIPT = readFileSync(
  join(import.meta.dirname, '..', '..', 'web', 'public', 'push.js'),
  'utf8',
);

interface Shown {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly lang: string;
    readonly tag: string;
    readonly data: { readonly url: string };
  };
}

/** The worker's script in a house with these pages open, and what it does there. */
function worker(open: readonly string[] = []) {
  const heard = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const did: string[] = [];
  const self = {
    location: { origin: 'https://play.example.org' },
    addEventListener: (name: string, listener: (event: object) => void) =>
      heard.set(name, listener),
    registration: {
      showNotification: async (title: string, options: Shown['options']) =>
        shown.push({ title, options }),
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url, focus: async () => did.push(`focus ${url}`) })),
      openWindow: async (path: string) => did.push(`open ${path}`),
    },
  };
  runInNewContext(SCRIPT, { self, URL });
  const happens = async (name: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    heard.get(name)!({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    expect(waits).toHaveLength(1);
    await Promise.all(waits);
  };
  return {
    shown,
    did,
    push: (told: unknown) => happens('push', { data: told === null ? null : { json: () => told } }),
    async click(url: string) {
      const closed: boolean[] = [];
      const notification = { data: { url }, close: () => closed.push(true) };
      await happens('notificationclick', { notification });
      expect(closed).toEqual([true]);
    },
  };
}

describe('the part of the service worker that shows notices', () => {
  test('shows what it is told, one per table', async () => {
    const { push, shown } = worker();
    await push({
      title: 'À vous',
      text: 'C’est à vous.',
      lang: 'fr',
      tag: 'abc',
      url: '/table/abc',
    });
    expect(shown).toMatchObject([
      {
        title: 'À vous',
        options: { body: 'C’est à vous.', lang: 'fr', tag: 'abc', data: { url: '/table/abc' } },
      },
    ]);
  });

  test('shows something even for a push without words: browsers ask for that', async () => {
    const { push, shown } = worker();
    await push(null);
    expect(shown).toMatchObject([{ title: 'Incognita' }]);
  });

  test('opens the table, or goes to the window that has it open', async () => {
    const one = worker(['https://play.example.org/settings']);
    await one.click('https://play.example.org/table/abc');
    expect(one.did).toEqual(['open /table/abc']);
    const two = worker(['https://play.example.org/', 'https://play.example.org/table/abc?x']);
    await two.click('https://play.example.org/table/abc');
    expect(two.did).toEqual(['focus https://play.example.org/table/abc?x']);
  });

  test('leads nowhere but into this house', async () => {
    const { click, did } = worker();
    await click('https://elsewhere.example.org/table/abc');
    expect(did).toEqual(['open /table/abc']);
  });
});
