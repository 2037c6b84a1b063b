import { DEFAULT_BOT } from '@incognita/table/seats';
import { withEntries } from '@incognita/table/told-log';
import { proxy, type Remote, wrap } from 'comlink';
import { createStore } from 'zustand/vanilla';
import { useSettings } from '../settings.ts';
import { type BotPace, BotTurns, lookedAt } from './pacing.ts';
import { NO_STATE, type Session, type SessionState } from './session.ts';
import type { LocalTableApi, NewGame, Report } from './worker.ts';

/** So many entries are skipped at most: where bots play among themselves, one may look again. */
const MAX_SKIPPED_ENTRIES = 60;

/** What a lesson changes at a table of this browser. */
export interface Guided {
  /** What the bots decide, in order. */
  readonly script: readonly unknown[];
  /** How long a move of a bot is looked at. */
  readonly lookedAt: (pace: BotPace) => Promise<void>;
}

/** A game in a worker of this browser: new, or one it keeps. Rejects if it keeps no such game. */
export async function openLocal(
  id: string,
  fresh: NewGame | null,
  guided: Guided | null = null,
): Promise<Session> {
  const store = createStore<SessionState>(() => NO_STATE);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const table: Remote<LocalTableApi> = wrap<LocalTableApi>(worker);
  const failed = (error: unknown): void => {
    console.error(error);
    store.setState({ line: 'lost', busy: false });
  };
  /** Skipped: bots move at once up to this entry, or until a person is asked. */
  let skipTo = 0;
  const turns = new BotTurns();
  const listen = proxy(({ whole, told, ...report }: Report) => {
    const log = whole ? told : withEntries(store.getState().told, told);
    store.setState({ ...report, told: log, line: 'open' });
    if (!report.awaits) {
      skipTo = 0;
      turns.begin();
      return;
    }
    const { seq } = report.look;
    const quiet = told.every(({ events }) => events.length === 0);
    const { pace } = useSettings.getState();
    const mover = told.findLast(({ what }) => what.kind === 'decision')?.what;
    const seat = mover?.kind === 'decision' ? mover.seat : -1;
    const since = Date.now();
    const left = turns.left(seat, pace);
    if (!guided && !quiet && pace !== 'now' && (seq < skipTo || left === 0))
      store.setState({ hurried: true });
    const look = guided ? () => guided.lookedAt(pace) : () => lookedAt(pace, left);
    const seen = quiet || seq < skipTo ? Promise.resolve() : look();
    seen
      .then(() => {
        turns.watched(seat, Date.now() - since);
        return table.shown(Math.max(seq, skipTo));
      })
      .catch(failed);
  });
  const setPace = (): void => {
    table.pace(useSettings.getState().pace !== 'now').catch(failed);
  };
  const unsubscribe = useSettings.subscribe((now, before) => {
    if (now.pace !== before.pace) setPace();
  });
  worker.addEventListener('error', failed);
  setPace();
  if (guided) await table.script([...guided.script]);
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
    submit: (choice, also) => {
      store.setState({ hurried: false });
      busy(table.submit(choice, also));
    },
    undo: (back, ask) => busy(table.undo(back, ask)),
    consent: () => {},
    toBot: (seat) => busy(table.toBot(seat, DEFAULT_BOT)),
    toHuman: (seat) => busy(table.toHuman(seat)),
    passInAdvance: (on) => busy(table.passInAdvance(on)),
    takeOver: () => busy(table.takeOver()),
    skip: () => {
      skipTo = (store.getState().look?.seq ?? 0) + MAX_SKIPPED_ENTRIES;
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
