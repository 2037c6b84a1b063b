import { describe, expect, test } from 'vitest';
import { isCommon } from '../accounts/common-passwords.ts';
import { openHouse, Visitor } from './visit.ts';

describe('names', () => {
  test.each([
    ['that nobody can see', '\u3164'],
    ['with something that nobody can see in it', 'A\u200bda'],
    ['with an empty braille cell', '\u2800\u2800'],
    ['with letters of two alphabets in one word, to look like another', 'Ad\u0430'],
    ['with Greek among Latin', 'Bοb'],
  ])('%s are refused in a sentence', async (_what, name) => {
    const refused = await new Visitor(await openHouse()).refused('/api/me', { name });
    expect(refused).toMatchObject({ status: 400, code: 'malformed' });
  });

  test('of every alphabet are welcome, and words of two beside each other', async () => {
    const server = await openHouse();
    for (const name of ['Élodie', 'Анна', 'Ζωή', '雪', 'Anna Анна', 'Jo 👩‍🚀', 'O’Neil-Łuk'])
      expect([name, (await new Visitor(server).post('/api/me', { name })).status]).toEqual([
        name,
        200,
      ]);
  });
});

describe('passwords', () => {
  test.each([
    'password123456',
    'P@ssw0rd!P@ssw0rd',
    'motdepasse2026!!',
    'qwertyuiop1234',
    'iloveyou-iloveyou',
    '123456789012',
    'abc1abc1abc1',
  ])('%s is refused: it is among the first that anybody tries', async (password) => {
    expect(isCommon(password)).toBe(true);
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const refused = await ada.refused('/api/account', { login: 'ada', password });
    expect(refused.code).toBe('common-password');
    expect(refused.text.fr).not.toBe(refused.text.en);
  });

  test('made of what leaked lists are made of are refused, and sentences are not', () => {
    const common = `
      1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5y6 zaq12wsxcde3 123qweasdzxc a1b2c3d4e5f6 abcdefghijkl
      1234567890ab azertyuiop123 unbelievable motherfucker christopher1 alexander123 bulldogs1234
      metallica123 mercedesbenz counterstrike assassinscreed leagueoflegends manchesterunited
      iloveyousomuch jetaimemonamour vivelafrance olympiquedemarseille parissaintgermain123
      liverpoolfc1 changemenow123 thisismypassword mypassword123 playstation3 Summer2026!!!
      jesuislemeilleur cestmoi12345 Winter-Winter-1 N1c0l@s123456`;
    const good = [
      'my dog eats violets',
      'sous la glace, la mer',
      'the old brown kettle sings',
      'une tasse de thé froid',
      'vR9#pLq2!xTz',
      'kx7-quillon-9b',
    ];
    const wrongly = (passwords: readonly string[], wanted: boolean): string[] =>
      passwords.filter((password) => isCommon(password) !== wanted);
    expect(wrongly(common.trim().split(/\s+/), true)).toEqual([]);
    expect(wrongly(good, false)).toEqual([]);
  });

  test('of every script, up to 128 characters, are taken whole: each of them counts', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const password = `ледяной путь на север, 雪と氷, d’où l’on revient ${'ø'.repeat(3)}`.padEnd(
      128,
      'nordwärts ',
    );
    expect((await ada.post('/api/account', { login: 'ada', password })).status).toBe(201);
    const enters = async (typed: string): Promise<number> =>
      (await new Visitor(server).post('/api/account/sign-in', { login: 'ada', password: typed }))
        .status;
    expect(await enters(password)).toBe(200);
    expect(await enters(password.slice(0, -1))).toBe(401);
    expect(await enters(`${password.slice(0, -1)}X`)).toBe(401);
    const longer = { login: 'eve', password: `${password}x` };
    const eve = await Visitor.named(server, 'Eve');
    expect(await eve.refused('/api/account', longer)).toMatchObject({ status: 400 });
  });

  test('of fewer than twelve characters are refused; a few words in a row are good', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const short = { login: 'ada', password: 'kx7-quillon' };
    expect(await ada.refused('/api/account', short)).toMatchObject({ status: 400 });
    for (const password of ['correct horse battery', 'ice floe and rope', 'Tuunbaq sleeps late'])
      expect([password, isCommon(password)]).toEqual([password, false]);
    const good = { login: 'ada', password: 'ice floe and rope' };
    expect((await ada.post('/api/account', good)).status).toBe(201);
    const next = { now: good.password, next: 'welcome2026!!!' };
    expect(await ada.refused('/api/account/password', next)).toMatchObject({
      code: 'common-password',
    });
  });
});
