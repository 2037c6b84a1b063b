import type { AnyTypes, ChoiceOf } from '@incognita/kernel';
import { SPECTATOR } from '@incognita/kernel';
import type { FromPage, ToPage } from '@incognita/server/protocol';
import { changedLook, type Since } from '@incognita/table';
import { createStore } from 'zustand/vanilla';
import { NOTHING, type Session, type Sitting } from './session.ts';

const STAND_IN = 'greedy';
/** How long to wait before each new attempt to reach the server, in ms; the last one repeats. */
const PATIENCE = [200, 500, 1000, 2000, 5000];

/** How often the line is tried while nothing is said, and how long an answer may take. */
const PULSE_MS = 15_000;
const SILENCE_MS = 40_000;

type Asking = FromPage extends infer M ? (M extends { id: number } ? Omit<M, 'id'> : never) : never;

const wire = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/**
 * A table on the server. The wire may break at any time: the page names the last entry it has
 * seen when it comes back, and is told what it missed or given a fresh look.
 */
export function openOnline(table: string, invite: string | null): Session {
  const store = createStore<Sitting>(() => NOTHING);
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
      ...(look ? { seq: look.seq } : {}),
      ...(invite ? { invite } : {}),
    } as Asking);
  };

  // A line can be dead without saying so: a laptop that slept, a phone that changed networks.
  const pulse = setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - heard > SILENCE_MS) socket.close();
    else send({ do: 'ping' } as Asking);
  }, PULSE_MS);
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
      const wait = PATIENCE[Math.min(attempts++, PATIENCE.length - 1)] ?? 5000;
      setTimeout(connect, wait);
    });
  };

  /** The number of the request for the log that is under way, and whether it is out of date by now. */
  let reading: number | null = null;
  let readAgain = false;
  /** The log from the beginning: at first, after an undo, and after a gap. One at a time. */
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
   * other. A seat taken or left changes what may be known: then the log so far is another one.
   */
  const take = (
    look: Sitting['look'],
    since: Since<AnyTypes> | null,
    rest: Partial<Sitting>,
  ): void => {
    const { look: before, told } = store.getState();
    const follows = before !== null && before.eye === look?.eye && told.length > 0;
    const last = told.at(-1)?.seq ?? 0;
    // Who asked twice is answered twice.
    const more =
      follows && since && 'told' in since ? since.told.filter(({ seq }) => seq > last) : null;
    store.setState({
      ...rest,
      look,
      line: 'open',
      busy: false,
      ...(more ? { told: [...told, ...more] } : {}),
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
        const look = changedLook(store.getState().look, message.look);
        // Where an update was missed, what is new says too little: the whole look is to be had.
        if (look === null) subscribe();
        else take(look, message.since, {});
        return;
      }
      case 'story':
        store.setState({ told: message.told });
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
    submit: (choice: ChoiceOf<AnyTypes>) =>
      ask({ do: 'submit', table, seat: mine(), seq: seq(), choice } as Asking),
    undo: (back, asking) =>
      ask({ do: 'undo', table, seat: mine(), seq: seq(), back, ask: asking } as Asking),
    consent: (request, yes) => ask({ do: 'consent', table, seat: mine(), request, yes } as Asking),
    toBot: (seat) => ask({ do: 'to-bot', table, seat, kind: STAND_IN } as Asking),
    toHuman: (seat) => ask({ do: 'to-human', table, seat } as Asking),
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
