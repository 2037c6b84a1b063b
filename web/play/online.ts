import type { AnyTypes } from '@incognita/kernel';
import { SPECTATOR } from '@incognita/kernel';
import type { FromPage, ToPage } from '@incognita/server/protocol';
import type { CatchUp, RedactedEntry } from '@incognita/table';
import { DEFAULT_BOT } from '@incognita/table/seats';
import { withEntries } from '@incognita/table/told-log';
import { withViewChange } from '@incognita/table/view-change';
import { createStore } from 'zustand/vanilla';
import { NO_STATE, type Session, type SessionState } from './session.ts';

/** How long to wait before each new attempt to reach the server, in ms; the last one repeats. */
const RECONNECT_DELAYS_MS = [200, 500, 1000, 2000, 5000];

/** How often the line is tried while nothing is said, and how long an answer may take. */
const PROBE_MS = 15_000;
const SILENCE_MS = 40_000;

type Asking = FromPage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const wire = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The log from the start of the game on; nothing where it has not started. */
function fromStart(told: readonly RedactedEntry<AnyTypes>[]): readonly RedactedEntry<AnyTypes>[] {
  const start = told.findIndex(({ what }) => what.kind === 'start');
  return start < 0 ? [] : told.slice(start);
}

/**
 * A table on the server. The wire may break at any time: the page names the last entry it has
 * seen when it comes back, and is told what it missed or given a fresh look.
 */
export function openOnline(table: string, invite: string | null): Session {
  const store = createStore<SessionState>(() => NO_STATE);
  let socket: WebSocket | null = null;
  let attempts = 0;
  let number = 0;
  let left = false;
  let skew = 0;
  let heard = Date.now();
  /** The number of the wish that is under way: only its answer ends the waiting. */
  let wished: number | null = null;

  /** The number of the message, or null where there is no line to send it on. */
  const send = (message: Asking): number | null => {
    if (socket?.readyState !== WebSocket.OPEN) return null;
    socket.send(JSON.stringify({ ...message, id: ++number }));
    return number;
  };

  const subscribe = (): void => {
    const { look } = store.getState();
    send({
      do: 'subscribe',
      table,
      // From the beginning, so that the first log comes with the first view.
      seq: look?.seq ?? 0,
      ...(invite ? { invite } : {}),
    } as Asking);
  };

  // A line can be dead without saying so: a laptop that slept, a phone that changed networks.
  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE_MS) socket.close();
    else send({ do: 'ping' } as Asking);
  }, PROBE_MS);
  const offline = (): void => socket?.close();
  addEventListener('offline', offline);

  const connect = (): void => {
    if (left) return;
    socket = new WebSocket(wire());
    socket.addEventListener('open', subscribe);
    socket.addEventListener('message', (event) => {
      heard = Date.now();
      attempts = 0;
      hear(JSON.parse(String(event.data)) as ToPage);
    });
    socket.addEventListener('close', () => {
      if (left) return;
      wished = null;
      reading = null;
      readAgain = false;
      store.setState({ line: store.getState().look ? 'lost' : 'connecting', busy: false });
      const wait =
        RECONNECT_DELAYS_MS[Math.min(attempts++, RECONNECT_DELAYS_MS.length - 1)] ?? 5000;
      setTimeout(connect, wait);
    });
  };

  /** The number of the request for the log that is under way, and whether it is out of date by now. */
  let reading: number | null = null;
  let readAgain = false;
  /** The log was told from its beginning on, even if that is nothing yet. */
  let whole = false;
  /** The log from the beginning: after a gap, and through another eye. One at a time. */
  const fetchStory = (): void => {
    if (reading !== null) readAgain = true;
    else reading = send({ do: 'story', table } as Asking);
  };
  const storyEnded = (): void => {
    reading = null;
    if (readAgain) fetchStory();
    readAgain = false;
  };
  /**
   * A new look and what happened up to it, in one change, so that a board can tell the one by the
   * other. A seat taken or left changes what may be known: then the log so far is another one,
   * unless nothing has been told yet.
   */
  const take = (
    look: SessionState['look'],
    since: CatchUp<AnyTypes> | null,
    rest: Partial<SessionState>,
  ): void => {
    const { look: before, told } = store.getState();
    const first = before === null;
    const follows = first || (whole && (before.eye === look?.eye || told.length === 0));
    const last = told.at(-1)?.seq ?? 0;
    // Who asked twice is answered twice. What was arranged before the start is no part of the log.
    const more =
      follows && since && 'told' in since
        ? (told.length === 0 ? fromStart(since.told) : since.told).filter(({ seq }) => seq > last)
        : null;
    if (first || !more) whole = more !== null;
    store.setState({
      ...rest,
      look,
      line: 'open',
      busy: false,
      ...(more ? { told: withEntries(told, more) } : {}),
    });
    // A log under way was written down before this, and will replace what was added here.
    if (!more || reading !== null) fetchStory();
  };

  const hear = (message: ToPage): void => {
    switch (message.t) {
      case 'view': {
        const { info, chat, presence, look, since } = message;
        take(look, since, { trouble: null, company: { info, chat, presence, skew } });
        return;
      }
      case 'update': {
        const look = withViewChange(store.getState().look, message.look);
        // Where an update was missed, what is new says too little: the whole look is to be had.
        if (look === null) subscribe();
        else take(look, message.since, {});
        return;
      }
      case 'story':
        store.setState({ told: message.told });
        whole = true;
        storyEnded();
        return;
      case 'refused':
        if (message.id === reading) {
          // Nobody asked for it by hand, so nobody is bothered; the next change asks again.
          storyEnded();
          return;
        }
        store.setState({ trouble: message.refused.text, busy: false });
        return;
      case 'error':
        store.setState({ trouble: message.refused.text, busy: false });
        return;
      case 'accepted':
        if (message.id !== wished) return;
        // The look that came with it may have said so already.
        if (store.getState().busy || store.getState().trouble)
          store.setState({ trouble: null, busy: false });
        return;
      case 'info':
      case 'chat':
      case 'presence': {
        const { company } = store.getState();
        if (!company) return;
        if (message.t === 'info') store.setState({ company: { ...company, info: message.info } });
        else if (message.t === 'chat')
          store.setState({ company: { ...company, chat: [...company.chat, message.line] } });
        else store.setState({ company: { ...company, presence: message.presence } });
        return;
      }
      case 'hello':
        skew = message.now - Date.now();
        return;
      case 'closing':
        return;
    }
  };

  const mine = (): number => {
    const eye = store.getState().look?.eye ?? SPECTATOR;
    return eye === SPECTATOR ? 0 : eye;
  };
  const seq = (): number => store.getState().look?.seq ?? 0;
  const ask = (message: Asking): void => {
    wished = send(message);
    // Without a line the page says so already; the wish can be made again when it is back.
    if (wished !== null) store.setState({ busy: true, trouble: null });
  };

  connect();
  return {
    store,
    submit: (choice, also = []) =>
      ask({ do: 'submit', table, seat: mine(), seq: seq(), choice, also } as Asking),
    undo: (back, asking) =>
      ask({ do: 'undo', table, seat: mine(), seq: seq(), back, ask: asking } as Asking),
    consent: (request, yes) => ask({ do: 'consent', table, seat: mine(), request, yes } as Asking),
    toBot: (seat) => ask({ do: 'to-bot', table, seat, kind: DEFAULT_BOT } as Asking),
    toHuman: (seat) => ask({ do: 'to-human', table, seat } as Asking),
    passInAdvance: (on) => {
      const { look } = store.getState();
      if (look !== null && !on) store.setState({ look: { ...look, passing: null } });
      ask({ do: 'pass-in-advance', table, seat: mine(), on } as Asking);
    },
    takeOver: () => {},
    skip: () => {},
    chat: (text) => {
      send({ do: 'chat', table, text } as Asking);
    },
    save: async () => {
      const answer = await fetch(`/api/tables/${table}/export`);
      return answer.json();
    },
    close: () => {
      left = true;
      clearInterval(pulse);
      removeEventListener('offline', offline);
      socket?.close();
    },
  };
}
