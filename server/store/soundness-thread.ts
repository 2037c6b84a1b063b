import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { firstDamage } from './soundness.ts';

const db = new DatabaseSync(String(workerData), { readOnly: true });
parentPort?.postMessage(firstDamage(db));
db.close();
