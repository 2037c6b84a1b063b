import { describe, expect, test } from 'vitest';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

const DELAY_MS = 300;
const PASS = { do: 'endure' };

type View = Awaited<ReturnType<typeof playOn>>;
const isOpen = ({ look }: View): boolean => look!.window !== null;

/** Whoever has a Storm plays it, so that windows come up. */
const stormy = (choices: readonly object[], seq: number): object =>
  choices.find((choice) => 'do' in choice && choice.do === 'storm') ??
  choices[(seq * 7919) % choices.length]!;

/** A table of two people at which a window is open for one of them. */
async function atWindow(more: object = {}) {
  const server = await openHouse({ WINDOW_DELAY_MS: `${DELAY_MS}` });
  for (;;) {
    const { ada, ben, table } = await adaAndBen(server, more);
    const view = await playOn(table, [ada, ben], isOpen, stormy);
    if (view.look!.result !== null) continue;
    const seat = view.look!.asked!.seat;
    const people: readonly [Visitor, Visitor] = [ada, ben];
    const [asked, other] = (await ada.view(table)).body.look!.window ? people : [ben, ada];
    return { server, table, seat, asked, other, look: view.look! };
  }
}

/** What somebody sees as soon as there is another entry, without doing anything. */
async function movedOn(who: Visitor, table: string, seq: number): Promise<View> {
  for (;;) {
    const { body } = await who.view(table);
    if (body.look!.seq > seq) return body;
  }
}

/** The entry after a position, as the store has it. */
async function entryAfter(
  server: Awaited<ReturnType<typeof openHouse>>,
  table: string,
  seq: number,
): Promise<{ at: number; seat: number; choice: unknown }> {
  const [body] = await server.store.entries(table, seq);
  return JSON.parse(body!);
}

describe('a window', () => {
  test('lets nobody hear a quick answer before the others could have thought', async () => {
    const { server, table, seat, asked, look } = await atWindow();
    await asked.does(`/api/tables/${table}/moves`, { seat, seq: look.seq, choice: PASS });
    const entry = await entryAfter(server, table, look.seq);
    expect(entry.at - look.asked!.since).toBeGreaterThanOrEqual(DELAY_MS - 1);
  });

  test('is passed for whoever said so in advance, after the same delay, as their decision', async () => {
    const { server, table, seat, asked, other, look } = await atWindow();
    const path = `/api/tables/${table}/pass-in-advance`;
    expect((await other.refused(path, { seat, on: true })).code).toBe('not-your-seat');
    await asked.does(path, { seat, on: true });
    const later = await movedOn(asked, table, look.seq);
    const entry = await entryAfter(server, table, look.seq);
    expect(entry).toMatchObject({ seat, choice: PASS });
    expect(entry.at - look.asked!.since).toBeGreaterThanOrEqual(DELAY_MS - 1);
    expect(later.look!.passing).toBe('round');
    expect((await other.view(table)).body.look!.passing).toBeNull();
  });

  test('is not passed for somebody who thought better of it', async () => {
    const { table, seat, asked, look } = await atWindow();
    const path = `/api/tables/${table}/pass-in-advance`;
    await asked.does(path, { seat, on: true });
    await asked.does(path, { seat, on: false });
    await new Promise((resolve) => setTimeout(resolve, 2 * DELAY_MS));
    expect((await asked.view(table)).body.look!.seq).toBe(look.seq);
  });

  test('is passed when its time is up', async () => {
    const { server, table, seat, asked, look } = await atWindow({ windowTime: 1000 });
    expect(look.windowTime).toBe(1000);
    const nobody = await Visitor.named(server, 'Eve');
    await movedOn(nobody, table, look.seq);
    expect(await entryAfter(server, table, look.seq)).toMatchObject({ seat, choice: PASS });
    expect((await asked.view(table)).body.look!.seq).toBeGreaterThan(look.seq);
  });
});
