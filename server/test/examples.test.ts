import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openHouse, playOn, Visitor } from './visit.ts';

test('the example of docs/api.md plays a whole game of AuZtralia across a restart', () => {
  const script = join(import.meta.dirname, '..', 'examples', 'two-seats.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('restarted after 60 decisions');
  expect(stdout).toMatch(/\d+ decisions, \d+ entries in the incognita-game file/);
});

test('the bot of docs/api.md finds a table, sits down and plays a whole game', async () => {
  const script = join(import.meta.dirname, '..', 'examples', 'bot.ts');
  const code = readFileSync(script, 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/[/*].*)?$/.test(line));
  expect(code.length).toBeLessThan(60);
  const server = await openHouse();
  const cleo = await Visitor.named(server, 'Cleo');
  const { token } = (await cleo.post<{ token: string }>('/api/tokens', { name: 'my bot' })).body;
  const played = new Promise<string>((resolve) => {
    const args = [script, cleo.base, token, 'whiteout'];
    execFile(process.execPath, args, (error, stdout, stderr) =>
      resolve(`${error ? 'failed\n' : ''}${stdout}${stderr}`),
    );
  });
  // It waits for a table of its game that has room.
  const ada = await Visitor.named(server, 'Ada');
  await ada.opens({ game: 'auztralia', visibility: 'public' });
  const { id } = await ada.opens({ game: 'whiteout', visibility: 'public' });
  const seats = async () => (await ada.view(id)).body.info.seats;
  while ((await seats())[1]?.by === 'empty')
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await seats())[1]).toEqual({ by: 'human', name: 'Cleo' });
  await ada.does(`/api/tables/${id}/start`);
  const { look } = await playOn(id, [ada]);
  const place = look!.result!.sides.find(({ seat }) => seat === 1)!.place;
  const text = await played;
  expect(text).toMatch(
    new RegExp(`^sitting at /api/tables/${id}\\nover after \\d+ moves of mine; place ${place}\\n$`),
  );
  expect(Number(text.match(/after (\d+) moves/)![1])).toBeGreaterThan(5);
});
