import { describe, expect, test } from 'vitest';
import { guardEach, guarded, readGuarded, Stalled, Stuck } from '../tables/watchdog.ts';
import { adaAndBen, openHouse, playOn } from './visit.ts';

/** Keeps this thread from running, as a machine that sleeps does, and then goes on a little. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  for (let i = 0; i < 10_000; i++) Math.imul(i, i);
}

describe('the watchdog', () => {
  test('stops what loops, and blames it', () => {
    expect(() =>
      guarded(1000, () => {
        for (;;);
      }),
    ).toThrow(Stuck);
  });

  test('does not blame what was only held up, and lets it try again', () => {
    expect(() => guarded(1000, () => sleep(1300))).toThrow(Stalled);
    let tries = 0;
    const found = readGuarded(1000, () => {
      if (++tries === 1) sleep(1300);
      return 'found';
    });
    expect([found, tries]).toEqual(['found', 2]);
  });

  test('what throws or loops keeps nobody else of a list from their turn', () => {
    const done: number[] = [];
    const faults: unknown[] = [];
    const work = (n: number): void => {
      if (n === 2) throw new Error('two');
      if (n === 4) for (;;);
      done.push(n);
    };
    guardEach(1000, [1, 2, 3, 4, 5], work, (n, error) =>
      faults.push([n, error instanceof Error && error.name]),
    );
    expect(done).toEqual([1, 3, 5]);
    expect(faults).toEqual([
      [2, 'Error'],
      [4, 'Stuck'],
    ]);
  });
});

test('a house that was held up in the middle of a move goes on as if nothing had been', async () => {
  const server = await openHouse({ RULE_SECONDS: '1' });
  const { ada, ben, table } = await adaAndBen(server);
  const live = await server.service.open(table);
  const seat = live.table.asked!;
  const { seq, choices } = live.table.viewFor(seat);
  let slept = false;
  const answer = await new Promise((resolve) =>
    server.service.askLive(
      live,
      { do: 'submit', seat, seq, choice: choices![0] },
      () => {
        if (!slept) {
          slept = true;
          sleep(1500);
        }
        return null;
      },
      resolve,
    ),
  );
  expect(answer).toEqual({ accepted: seq + 1 });
  expect(await server.store.entries(table, seq)).toHaveLength(1);
  expect((await ada.view(table)).body.info.state).toBe('running');
  expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
});
