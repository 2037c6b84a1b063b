import { proxy, type Remote, wrap } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { useSettings } from '../settings.ts';
import { lookedAt } from './pacing.ts';
import { NOTHING, type Session, type Sitting } from './session.ts';
import type { LocalTableApi, NewGame, Report } from './worker.ts';

/** Which bot takes over a seat in this browser. */
const STAND_IN = 'greedy';
/** So many entries are skipped at most: where bots play among themselves, one may look again. */
const MOST_SKIPPED = 60;

/** A game in a worker of this browser: new, or one it keeps. Rejects if it keeps no such game. */
export async function openLocal(id: string, fresh: NewGame | null): Promise<Session> {
  const store = createStore<Sitting>(() => NOTHING);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const table: Remote<LocalTableApi> = wrap<LocalTableApi>(worker);
  const failed = (error: unknown): void => {
    console.error(error);
    store.setState({ line: 'lost', busy: false });
  };
  /** Skipped: bots move at once up to this entry, or until a person is asked. */
  let skipTo = 0;
  const listen = proxy(({ whole, told, ...report }: Report) => {
    const log = whole ? told : [...store.getState().told, ...told];
    store.setState({ ...report, told: log, line: 'open' });
    if (!report.awaits) {
      skipTo = 0;
      return;
    }
    const { seq } = report.look;
    const quiet = told.every(({ events }) => events.length === 0);
    const { pace } = useSettings.getState();
    const seen = quiet || seq < skipTo ? Promise.resolve() : lookedAt(pace);
    seen.then(() => table.shown(Math.max(seq, skipTo))).catch(failed);
  });
  const setPace = (): void => {
    table.pace(useSettings.getState().pace !== 'now').catch(failed);
  };
  const unsubscribe = useSettings.subscribe((now, before) => {
    if (now.pace !== before.pace) setPace();
  });
  worker.addEventListener('error', failed);
  setPace();
  if (fresh) await table.create(fresh, listen);
  else if (!(await table.load(id, listen))) {
    unsubscribe();
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
    skip: () => {
      skipTo = (store.getState().look?.seq ?? 0) + MOST_SKIPPED;
      table.shown(skipTo).catch(failed);
    },
    chat: () => {},
    save: () => table.save(),
    close: () => {
      unsubscribe();
      worker.terminate();
    },
  };
}
