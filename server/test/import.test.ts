import { SPECTATOR } from '@incognita/kernel';
import { human } from '@incognita/table';
import { describe, expect, test } from 'vitest';
import type { TableInfo } from '../protocol/index.ts';
import { playedElsewhere } from './saved-elsewhere.ts';
import { openHouse, playOn, Visitor } from './visit.ts';

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
    // A rematch begins here, so everybody can vouch for it.
    const again = await ada.post<{ info: TableInfo }>(`/api/tables/${body.info.id}/rematch`);
    expect((await ada.view(again.body.info.id)).body.look!.seed.verified).toBe(true);
  });

  test('options that do not go together are refused in the words of the game', async () => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => human(name, 'this-device'));
    const saved = { ...playedElsewhere(0, seats), config: { seats: 4, race: 'long' } };
    const refused = await ada.refused('/api/tables/import', saved);
    expect(refused.code).toBe('config');
    expect(refused.text.en).toMatch(/^The options of the game do not fit\. .*teams/);
    expect(refused.text.fr).toMatch(/^Les options de la partie ne conviennent pas\. .*attelages/);
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

  test('a game shared on one screen leaves one seat to whoever brings it, the others to a link', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const shared = ['Ada', 'Ben', 'Cleo'].map((name) => human(name, 'this-device'));
    const saved = playedElsewhere(7, shared);
    const { body } = await ada.post<{ info: TableInfo }>('/api/tables/import?seat=1', saved);
    expect(body.info).toMatchObject({ state: 'running', you: { seats: [1] } });
    expect(body.info.seats.map(({ by }) => by)).toEqual(['empty', 'human', 'empty']);
    const { id } = body.info;
    // Ben follows the link: he looks on, sits down in the middle of the game, and has a hand.
    const ben = await Visitor.named(server, 'Ben');
    expect((await ben.view(id)).body.look!.eye).toBe(SPECTATOR);
    await ben.does(`/api/tables/${id}/join`, { seat: 0 });
    expect((await ben.view(id)).body).toMatchObject({
      look: { eye: 0 },
      info: { you: { seats: [0] } },
    });
    expect(await ben.refused(`/api/tables/${id}/join`, { seat: 1 })).toMatchObject({
      code: 'seat-taken',
    });
    const cleo = await Visitor.named(server, 'Cleo');
    await cleo.does(`/api/tables/${id}/join`);
    const late = await Visitor.named(server, 'Dora');
    expect(await late.refused(`/api/tables/${id}/join`)).toMatchObject({ code: 'under-way' });
    const end = await playOn(id, [ada, ben, cleo]);
    expect(end.look!.result).not.toBeNull();
  });

  test('nobody can keep a seat that no person sat on', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    for (const seat of ['1', '7', 'x'])
      expect(
        (await ada.refused(`/api/tables/import?seat=${seat}`, playedElsewhere(3))).status,
      ).toBeLessThan(500);
    expect((await ada.get<{ mine: unknown[] }>('/api/tables')).body.mine).toEqual([]);
  });

  test('a stranger without a name brings nothing', async () => {
    const nobody = new Visitor(await openHouse());
    expect(await nobody.refused('/api/tables/import', playedElsewhere(2))).toMatchObject({
      code: 'no-guest',
    });
  });
});
