import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { adaAndBen, openHouse, tempDir } from './visit.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe.skipIf(process.platform === 'win32')('the files of the server', () => {
  test('are their owner’s alone, in a folder that was open, too, and when they were open before', async () => {
    const folder = tempDir();
    const first = await openHouse({ DATA_DIR: folder });
    await adaAndBen(first);
    await first.stop();
    chmodSync(folder, 0o755);
    for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o644);
    writeFileSync(join(folder, 'incognita.db-wal'), '', { flag: 'a' });
    const server = await openHouse({ DATA_DIR: folder });
    await adaAndBen(server);
    expect(modeOf(folder)).toBe(0o700);
    const files = readdirSync(folder);
    expect(files).toContain('incognita.db-wal');
    for (const file of files) expect([file, modeOf(join(folder, file)) & 0o077]).toEqual([file, 0]);
  });

  test('also where the folder is new', async () => {
    const folder = join(tempDir(), 'deep', 'data');
    await openHouse({ DATA_DIR: folder });
    expect(modeOf(folder)).toBe(0o700);
    for (const file of readdirSync(folder)) expect(modeOf(join(folder, file)) & 0o077).toBe(0);
  });

  test('are not put where everybody writes: a sentence says so', async () => {
    const folder = join(tempDir(), 'shared');
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    await expect(openHouse({ DATA_DIR: folder })).rejects.toThrow('a folder of its own');
    expect(readdirSync(folder)).toEqual([]);
  });
});
