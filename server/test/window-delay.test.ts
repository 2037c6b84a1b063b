import { expect, test } from 'vitest';
import type { TableInfo } from '../protocol/index.ts';
import { type BeforeWindow, beforeWindow, OLD_ONES, SETTLER } from './before-a-window.ts';
import { type Line, openHouse, playOn, Visitor } from './visit.ts';

const DELAY_MS = 600;
/** What the way to a spectator may take on a busy machine. */
const ON_THE_WAY_MS = 500;

type Answerer = 'bot' | 'standing pass' | 'quick person';

/** How long after a window was opened a spectator hears its answer, in ms. */
async function heardAfter(
  who: Answerer,
  { saved, opens, playable }: BeforeWindow,
  ada: Visitor,
  eve: Line,
): Promise<number> {
  const { body } = await ada.post<{ info: TableInfo }>('/api/tables/import', saved);
  const { id: table, seq } = body.info;
  await eve.follows(table);
  const opened = eve.nextOf('update', (m) => m.table === table && m.seq > seq);
  await ada.does(`/api/tables/${table}/moves`, { seat: SETTLER, seq, choice: opens });
  const { look, seq: at } = await opened;
  const since = Date.now();
  expect(look.asked).toMatchObject({ seat: OLD_ONES, step: 'combat-cards' });

  const answered = eve.nextOf('update', (m) => m.table === table && m.seq > at);
  if (who === 'standing pass')
    await ada.does(`/api/tables/${table}/pass-in-advance`, { seat: OLD_ONES, on: true });
  if (who === 'quick person') {
    const { choices } = (await ada.view(table, `?seat=${OLD_ONES}`)).body.look!;
    expect(choices!.length > 1).toBe(playable);
    // Whoever can play a card does; whoever cannot has nothing but the pass.
    await ada.does(`/api/tables/${table}/moves`, { seat: OLD_ONES, seq: at, choice: choices![0] });
  }
  await answered;
  return Date.now() - since;
}

test('REV-HIDE-02 an answer is heard after the same time, with and without a playable card, whoever gives it', async () => {
  const server = await openHouse({ WINDOW_DELAY_MS: `${DELAY_MS}` });
  const ada = await Visitor.named(server, 'Ada');
  const eve = await (await Visitor.named(server, 'Eve')).line();
  for (const by of ['human', 'bot'] as const)
    for (const playable of [true, false]) {
      const position = beforeWindow(playable, by);
      const answerers =
        by === 'bot' ? (['bot'] as const) : (['standing pass', 'quick person'] as const);
      for (const who of answerers) {
        const after = await heardAfter(who, position, ada, eve);
        const told = `${who}, ${playable ? 'with' : 'without'} a playable card`;
        expect(after, told).toBeGreaterThan(DELAY_MS - 100);
        expect(after, told).toBeLessThan(DELAY_MS + ON_THE_WAY_MS);
      }
    }
});

test('a table may have a delay of its own', async () => {
  const server = await openHouse({ WINDOW_DELAY_MS: '60000' });
  const ada = await Visitor.named(server, 'Ada');
  const { id } = await ada.opens({
    game: 'whiteout',
    windowDelay: 0,
    seats: [{ by: 'me' }, { by: 'bot', kind: 'random' }],
  });
  await ada.does(`/api/tables/${id}/start`);
  const stormy = (choices: readonly object[], seq: number): object =>
    choices.find((choice) => 'do' in choice && choice.do === 'storm') ??
    choices[(seq * 7919) % choices.length]!;
  const end = await playOn(id, [ada], undefined, stormy);
  expect(end.look!.result).not.toBeNull();
});
