// Files that mean no good: whatever they hold, they are answered, and everybody else plays on.
import process from 'node:process';
import { Chance, newChance } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import { playedElsewhere } from './saved-elsewhere.ts';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const FILES = SOAK ? 5_000 : 150;

/** Sends a body as it is, which need not be what JSON.stringify would make. */
async function sends(visitor: Visitor, path: string, body: string): Promise<[number, string]> {
  const response = await fetch(visitor.base + path, {
    method: 'POST',
    headers: { cookie: visitor.cookie, 'content-type': 'application/json' },
    body,
  });
  return [response.status, await response.text()];
}

const brings = (visitor: Visitor, body: string): Promise<[number, string]> =>
  sends(visitor, '/api/tables/import', body);

async function othersPlayOn(server: Running): Promise<void> {
  const { ada, ben, table } = await adaAndBen(server);
  expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
}

const nested = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const nestedRecords = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a file that is nested too deep', () => {
  test('is refused in a sentence, wherever it is deep, and the others play on', async () => {
    const server = await openHouse();
    const eve = await Visitor.named(server, 'Eve');
    for (const [what, file] of [
      ['the whole file', nested(6_000)],
      ['the whole file, as records', nestedRecords(6_000)],
      ['half a million levels', nested(500_000)],
      ['levels that never end', '['.repeat(1_000_000)],
      ['a field of it', withField('result', nested(6_000))],
      ['a field with no name of ours', withField('extra', nested(6_000))],
      ['the options', withField('config', nestedRecords(6_000))],
      ['an entry of the log', withField('log', nested(6_000))],
    ] as const)
      expect([what, ...(await brings(eve, file))]).toEqual([
        what,
        400,
        expect.stringContaining('levels'),
      ]);
    await othersPlayOn(server);
  });

  test('so is any other request, and a message over a socket', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const choice = `{"do":"rest","x":${nested(6_000)}}`;
    const [status, text] = await sends(
      ada,
      `/api/tables/${table}/moves`,
      `{"seat":0,"seq":2,"choice":${choice}}`,
    );
    expect([status, text]).toEqual([400, expect.stringContaining('levels')]);
    const line = await ada.line();
    await line.follows(table);
    const complaint = line.nextOf('error');
    line.send(`{"id":9,"do":"submit","table":"${table}","seat":0,"seq":2,"choice":${choice}}`);
    expect((await complaint).refused.text.en).toContain('levels');
    expect((await ada.view(table)).body.info.state).toBe('running');
  });
});

function withField(field: string, json: string): string {
  const { [field]: _, ...rest } = playedElsewhere(3) as unknown as Record<string, unknown>;
  return `${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(field)}:${json}}`;
}

const chance = new Chance(newChance('ab'.repeat(32)));
const any = <V>(list: readonly V[]): V => list[chance.below(list.length)]!;

/** Values to put anywhere, as the text that they are written by. */
const HOSTILE: readonly (() => string)[] = [
  // Depth.
  () => nested(any([10, 63, 64, 65, 1_000, 20_000])),
  () => nestedRecords(any([10, 63, 64, 65, 1_000, 20_000])),
  // Width and size.
  () =>
    `[${Array(any([1_000, 200_000]))
      .fill('0')
      .join(',')}]`,
  () => `{${Array.from({ length: any([1_000, 50_000]) }, (_, i) => `"k${i}":0`).join(',')}}`,
  () => JSON.stringify('x'.repeat(any([81, 10_000, 1_000_000]))),
  () => `"${'\\u0000\\ud800'.repeat(100)}"`,
  // Numbers at the edges.
  () =>
    any(['-0', '1e400', '-1e400', '1e-400', '9007199254740991', '9007199254740992', '-1', '0.5']),
  () => '9'.repeat(any([20, 400, 100_000])),
  () => any(['4294967296', '2147483648', '1e308', 'NaN', 'Infinity', '01', '0x10']),
  // Other kinds, and names that lead back to where they stand.
  () => any(['null', 'true', '""', '[]', '{}', '"__proto__"', '"constructor"']),
  () => '{"__proto__":{"do":"x"}}',
  () => '{"constructor":{"prototype":{"do":"x"}}}',
  () => any(['{"$ref":"#"}', '{"$ref":"#/log/0"}', '"#/overrides"', '{"do":{"$ref":"#/log"}}']),
  () => '{"by":"bot","kind":"random","holdsFor":{"name":"#/seats/0","owner":"#/seats/0"}}',
];

type Place = { readonly path: readonly (string | number)[] };

/** Every place in a file, from its outside in. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): Place[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, held]) =>
          placesOf(held, [...path, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [{ path }, ...inner];
}

/** The same file with other text in one place. */
function spoiled(value: unknown, path: readonly (string | number)[], text: string): string {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value))
    return `[${value.map((held, i) => (i === key ? spoiled(held, rest, text) : JSON.stringify(held))).join(',')}]`;
  return `{${Object.entries(value as object)
    .map(([k, held]) => {
      const inner = k === key ? spoiled(held, rest, text) : JSON.stringify(held);
      return `${JSON.stringify(k)}:${inner}`;
    })
    .join(',')}}`;
}

test(`${FILES} spoiled files: each is answered, none fails the server, nobody else notices`, async () => {
  const server = await openHouse();
  const eve = await Visitor.named(server, 'Eve');
  const saved = playedElsewhere(12);
  const places = placesOf(saved);
  const odd: unknown[] = [];
  let refused = 0;
  for (let i = 0; i < FILES; i++) {
    const { path } = any(places);
    const text = any(HOSTILE)();
    const [status, answer] = await brings(eve, spoiled(saved, path, text));
    if (status >= 400) refused++;
    if (status !== 201 && !(status >= 400 && status < 500))
      odd.push({ path, text: text.slice(0, 60), status, answer: answer.slice(0, 200) });
  }
  expect(odd).toEqual([]);
  expect(refused).toBeGreaterThan(FILES / 2);
  expect((await brings(eve, JSON.stringify(saved)))[0]).toBe(201);
  await othersPlayOn(server);
});
