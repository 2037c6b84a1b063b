// Puts a backup in place of data, and is killed right before the so-manieth thing that it does.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';

const [, , killAt, file = '', dataDir = ''] = process.argv;
let steps = 0;

function counted<F extends (...given: never[]) => unknown>(run: F): F {
  const counting = function (this: unknown, ...given: Parameters<F>) {
    if (++steps === Number(killAt)) process.kill(process.pid, 'SIGKILL');
    return run.apply(this, given);
  };
  return counting as unknown as F;
}

fs.copyFileSync = counted(fs.copyFileSync);
fs.chmodSync = counted(fs.chmodSync);
fs.fsyncSync = counted(fs.fsyncSync);
fs.linkSync = counted(fs.linkSync);
fs.renameSync = counted(fs.renameSync);
fs.rmSync = counted(fs.rmSync);
fs.writeFileSync = counted(fs.writeFileSync);
syncBuiltinESMExports();
DatabaseSync.prototype.exec = counted(DatabaseSync.prototype.exec);
DatabaseSync.prototype.close = counted(DatabaseSync.prototype.close);

const { restore } = await import('../../admin/restore.ts');
restore(file, dataDir, true, new Date());
process.stdout.write(String(steps));
