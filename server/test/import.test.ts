import { botNamed } from '@incognita/bots';
import { anyGame, Chance, Engine, newChance } from '@incognita/kernel';
import { bot, human, type SavedGame, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/index.ts';
import { openHouse, playOn, Visitor } from './visit.ts';

/** A game of one person against a bot in a browser, after so many decisions. */
function playedElsewhere(decisions: number): SavedGame<never> {
  const engine = new Engine(anyGame(whiteout));
  const seats = [human('Ada', 'this-device'), bot('random')];
  const secret = '0123456789abcdef'.repeat(4);
  const table = Table.open(engine, { config: { seats: 2 }, seats, secret, local: true });
  table.ask({ do: 'start' }, 1000);
  for (let i = 0; i < decisions && !table.over; i++) {
    const seat = table.asked!;
    const choice = botNamed('random').choose(
      engine,
      (salt) => table.worldFor(seat, salt)!,
      seat,
      new Chance(newChance(String(i).padStart(64, '0'))),
    );
    const as = seat === 0 ? 'human' : 'bot';
    const answer = table.ask({ do: 'submit', seat, seq: table.seq, choice, as }, 2000 + i);
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
  }
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a local game can always be exported');
  return JSON.parse(JSON.stringify(whole.saved));
}

const brings = (visitor: Visitor, saved: unknown) =>
  visitor.post<{ info: TableInfo }>('/api/tables/import', saved);

describe('a game that moves to the server', () => {
  test('goes on where it was, on the seat of whoever brought it, marked as unverified', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const saved = playedElsewhere(9);
    const { status, body } = await brings(ada, saved);
    expect(status).toBe(201);
    expect(body.info).toMatchObject({ game: 'whiteout', you: { seats: [0], host: true } });
    const { look, info } = (await ada.view(body.info.id)).body;
    expect(info.state).toBe('running');
    expect(look!.seed.verified).toBe(false);
    expect(look!.seed.secret).toBeNull();
    const decided = (
      await ada.get<{ told: { what: { kind: string } }[] }>(`/api/tables/${info.id}/story`)
    ).body.told.filter(({ what }) => what.kind === 'decision').length;
    expect(decided).toBeGreaterThanOrEqual(9);
    const end = await playOn(info.id, [ada]);
    expect(end.look!.result).not.toBeNull();
  });

  test('chance gets a new key, since whoever brought the file knows the old one', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { body } = await brings(ada, playedElsewhere(4));
    expect((await ada.view(body.info.id)).body.look!.seed.reseeds).toBe(1);
  });

  test('a finished game is taken in as it ended', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const saved = playedElsewhere(1000);
    const { body } = await brings(ada, saved);
    expect(body.info.state).toBe('over');
    expect((await ada.view(body.info.id)).body.look!.result).toEqual(saved.result);
  });

  test('what was changed in the file is found, and nothing is opened', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const saved = playedElsewhere(9);
    const { log } = saved as unknown as { log: { kind: string; choice?: object }[] };
    const forged = log.map((entry, i) =>
      entry.kind === 'decision' && i === log.length - 1
        ? { ...entry, choice: { do: 'fly' } }
        : entry,
    );
    for (const bad of [
      { ...saved, log: forged },
      { ...saved, overrides: { trail: [] } },
      { ...saved, secret: null },
      { ...saved, version: 99 },
      { format: 'something else' },
      [],
    ]) {
      const refused = await ada.refused('/api/tables/import', bad);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
      expect(refused.text.fr).not.toBe('');
    }
    expect((await ada.get<{ mine: unknown[] }>('/api/tables')).body.mine).toEqual([]);
  });

  test('a stranger without a name brings nothing', async () => {
    const nobody = new Visitor(await openHouse());
    expect(await nobody.refused('/api/tables/import', playedElsewhere(2))).toMatchObject({
      code: 'no-guest',
    });
  });
});
