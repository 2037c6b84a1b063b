// Files that mean no good: whatever they hold, they are answered, and everybody else plays on.
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import { anyHostile, nested, nestedRecords, placesOf, spoiled } from './hostile-files.ts';
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

test('people in a file are called what they could be called here, and nothing is of tomorrow', async () => {
  const server = await openHouse();
  const eve = await Visitor.named(server, 'Eve');
  const later = Number.MAX_SAFE_INTEGER;
  for (const [name, shown] of [
    ['Ad\u202ea\u200b\u0000 \ud800', 'Ada'],
    ['x'.repeat(80), 'x'.repeat(40)],
    ['\u3164\u2066', 'Guest'],
    ['\u0410dа', 'Guest'],
    ['a former player', 'a former player'],
    ['Zoë 👩‍🚀', 'Zoë 👩‍🚀'],
  ] as const) {
    const saved = playedElsewhere(6);
    const file = {
      ...saved,
      seats: [{ by: 'human', name, owner: 'here' }, ...saved.seats.slice(1)],
      pace: { kind: 'per-move', time: 60_000 },
      log: saved.log.map((entry) => ({ ...entry, at: later })),
    };
    const [status, answer] = await brings(eve, JSON.stringify(file));
    expect([name, status]).toEqual([name, 201]);
    const { info } = JSON.parse(answer);
    expect(info.seats[0]).toEqual({ by: 'human', name: shown });
    const { look } = (await eve.view(info.id)).body;
    expect(look!.clocks!.since).toBeLessThanOrEqual(server.service.now());
    const entries = await server.store.entries(info.id, 0);
    expect(entries.join()).not.toContain(String(later));
  }
});

test(`${FILES} spoiled files: each is answered, none fails the server, nobody else notices`, async () => {
  const server = await openHouse();
  const eve = await Visitor.named(server, 'Eve');
  const saved = playedElsewhere(12);
  const places = placesOf(saved);
  const odd: unknown[] = [];
  let refused = 0;
  for (let i = 0; i < FILES; i++) {
    const { path, text } = anyHostile(places);
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
