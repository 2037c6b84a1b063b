import { importGame, Table } from '@incognita/table';
import { describe, expect, test } from 'vitest';
import { ENOUGH, engine, gatheringTable, pick } from './gathering.ts';

const codeOf = (answer: object): string =>
  'refused' in answer ? (answer.refused as { code: string }).code : 'accepted';

describe('an answer in several choices', () => {
  test('is offered with its bounds to the seat that is asked, and to nobody else', () => {
    const table = gatheringTable();
    expect(table.viewFor(0).shape).toMatchObject({ pick: 'some', least: 0, most: 3, end: ENOUGH });
    expect(table.viewFor(1).shape).toBeNull();
  });

  test('is one entry, with everything that happened', () => {
    const table = gatheringTable();
    const { seq } = table;
    expect(table.submit(0, seq, pick(4), 1, [pick(1), ENOUGH])).toEqual({ accepted: seq + 1 });
    expect(table.log.at(-1)).toEqual({
      seq: seq + 1,
      at: 1,
      kind: 'decision',
      seat: 0,
      choice: pick(4),
      also: [pick(1), ENOUGH],
    });
    expect(table.story(1).at(-1)?.events).toMatchObject([{ berry: 4 }, { berry: 1 }]);
    expect(table.asked).toBe(1);
  });

  test('is refused as a whole at the first choice that a rule forbids by then', () => {
    const table = gatheringTable();
    const before = JSON.stringify(table.snapshot());
    const answer = table.submit(0, table.seq, pick(8), 1, [pick(4)]);
    expect(answer).toMatchObject({ refused: { code: 'illegal', refusal: { why: 'heavy' } } });
    expect(JSON.stringify(table.snapshot())).toBe(before);
    expect(codeOf(table.submit(0, table.seq, pick(1), 1, [pick(1)]))).toBe('illegal');
  });

  test('does not run on into what another seat is asked', () => {
    const table = gatheringTable();
    const all = [pick(2), pick(4), pick(8)];
    expect(codeOf(table.submit(0, table.seq, pick(1), 1, all))).toBe('too-many-choices');
    expect(codeOf(table.submit(0, table.seq, ENOUGH, 1, [pick(1)]))).toBe('too-many-choices');
    expect(codeOf(table.submit(0, table.seq, pick(1), 1, Array(200).fill(ENOUGH)))).toBe(
      'one-choice',
    );
    expect(table.log).toHaveLength(1);
  });

  test('is taken back as one', () => {
    const table = gatheringTable();
    table.submit(0, table.seq, pick(4), 1, [pick(1)]);
    expect(table.viewFor(0)).toMatchObject({ view: { basket: [4, 1] }, undo: { free: 1 } });
    const back = { do: 'undo', seat: 0, seq: table.seq, back: 1, ask: false, entropy: '' } as const;
    expect(codeOf(table.ask(back, 2))).toBe('accepted');
    expect(table.viewFor(0)).toMatchObject({ view: { basket: [] }, undo: { free: 0 } });
  });

  test('survives a file and a snapshot, and folds to the same', () => {
    const table = gatheringTable();
    table.submit(0, table.seq, pick(4), 1, [pick(1), ENOUGH]);
    table.submit(1, table.seq, pick(2), 2);
    table.submit(1, table.seq, pick(1), 3, [pick(4)]);
    const whole = table.exportWhole();
    if (!('saved' in whole)) throw new Error('a local game can be exported');
    const again = importGame([engine], JSON.parse(JSON.stringify(whole.saved)), { local: true });
    if ('trouble' in again) throw new Error(again.trouble.code);
    expect(again.table.log).toEqual(table.log);
    expect(again.table.viewFor(0).view).toEqual(table.viewFor(0).view);
    const restored = Table.restore(engine, JSON.parse(JSON.stringify(table.snapshot())), []);
    expect(restored.viewFor(0).view).toEqual(table.viewFor(0).view);
  });

  test('of a file is bounded, and holds at least one more choice', () => {
    const table = gatheringTable();
    table.submit(0, table.seq, pick(4), 1, [pick(1)]);
    const whole = table.exportWhole();
    if (!('saved' in whole)) throw new Error('a local game can be exported');
    const with_ = (also: unknown) => {
      const file = JSON.parse(JSON.stringify(whole.saved));
      file.log[1].also = also;
      const read = importGame([engine], file, { local: true });
      return 'trouble' in read ? read.trouble.code : 'read';
    };
    expect(with_([pick(1)])).toBe('read');
    for (const also of [[], 'pick', [{ berry: 1 }], Array(150).fill(pick(1))])
      expect(with_(also)).toBe('field');
  });
});
