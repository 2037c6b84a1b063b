import { proxy, type Remote, wrap } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { NOTHING, type Session, type Sitting } from './session.ts';
import type { LocalTableApi, NewGame, Report } from './worker.ts';

/** Which bot takes over a seat in this browser. */
const STAND_IN = 'greedy';

/** A game in a worker of this browser: new, or one it keeps. Rejects if it keeps no such game. */
export async function openLocal(id: string, fresh: NewGame | null): Promise<Session> {
  const store = createStore<Sitting>(() => NOTHING);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const table: Remote<LocalTableApi> = wrap<LocalTableApi>(worker);
  const listen = proxy((report: Report) => store.setState({ ...report, line: 'open' }));
  const failed = (error: unknown): void => {
    console.error(error);
    store.setState({ line: 'lost', busy: false });
  };
  worker.addEventListener('error', failed);
  if (fresh) await table.create(fresh, listen);
  else if (!(await table.load(id, listen))) {
    worker.terminate();
    throw new Error(`this browser keeps no game "${id}"`);
  }
  const busy = (doing: Promise<unknown>): void => {
    store.setState({ busy: true });
    doing.catch(failed);
  };
  return {
    store,
    submit: (choice) => busy(table.submit(choice)),
    undo: (back, ask) => busy(table.undo(back, ask)),
    consent: () => {},
    toBot: (seat) => busy(table.toBot(seat, STAND_IN)),
    toHuman: (seat) => busy(table.toHuman(seat)),
    takeOver: () => busy(table.takeOver()),
    chat: () => {},
    save: () => table.save(),
    close: () => worker.terminate(),
  };
}
