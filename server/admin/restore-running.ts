import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Restored, restore } from './restore.ts';

/** Ends the server, has something done to its data, and begins again. */
export type MakeWay = <V>(work: () => V) => Promise<V>;

/**
 * Puts a backup in place of the data of a server that runs. The file is looked at first, in a folder
 * of its own: nobody is sent away for one that is no good.
 */
export async function restoreRunning(
  makeWay: MakeWay | null,
  command: { readonly file: string; readonly replace: boolean },
  dataDir: string,
): Promise<Restored> {
  const { file, replace } = command;
  if (makeWay === null)
    throw new Error(`another server is running on the data in ${dataDir}; stop it first`);
  if (!replace) throw new Error(`${dataDir} holds games already; add --replace to put them aside`);
  const scratch = join(dataDir, 'restoring');
  try {
    restore(file, scratch, true, new Date());
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return makeWay(() => restore(file, dataDir, true, new Date()));
}
