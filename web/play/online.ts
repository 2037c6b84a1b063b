import type { AnyTypes, ChoiceOf } from '@incognita/kernel';
import { SPECTATOR } from '@incognita/kernel';
import type { FromPage, ToPage } from '@incognita/server/protocol';
import { createStore } from 'zustand/vanilla';
import { NOTHING, type Session, type Sitting } from './session.ts';

const STAND_IN = 'greedy';
/** How long to wait before each new attempt to reach the server, in ms; the last one repeats. */
const PATIENCE = [200, 500, 1000, 2000, 5000];

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

  const send = (message: Asking): void => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ ...message, id: ++number }));
  };

  const connect = (): void => {
    if (left) return;
    socket = new WebSocket(wire());
    socket.addEventListener('open', () => {
      attempts = 0;
      const { look } = store.getState();
      send({
        do: 'subscribe',
        table,
        ...(look ? { seq: look.seq } : {}),
        ...(invite ? { invite } : {}),
      } as Asking);
    });
    socket.addEventListener('message', (event) => hear(JSON.parse(String(event.data)) as ToPage));
    socket.addEventListener('close', () => {
      if (left) return;
      store.setState({ line: store.getState().look ? 'lost' : 'connecting', busy: false });
      const wait = PATIENCE[Math.min(attempts++, PATIENCE.length - 1)] ?? 5000;
      setTimeout(connect, wait);
    });
  };

  /** The log from the beginning: at first, after an undo, and after a gap. */
  const fetchStory = (): void => send({ do: 'story', table } as Asking);

  const hear = (message: ToPage): void => {
    switch (message.t) {
      case 'view': {
        const { info, chat, presence, look, since } = message;
        const told = store.getState().told;
        store.setState({ look, line: 'open', busy: false, company: { info, chat, presence } });
        if (told.length > 0 && since && 'told' in since)
          store.setState({ told: [...told, ...since.told] });
        else fetchStory();
        return;
      }
      case 'update': {
        const { look, since } = message;
        store.setState({ look, line: 'open', busy: false });
        if ('told' in since) store.setState({ told: [...store.getState().told, ...since.told] });
        else fetchStory();
        return;
      }
      case 'story':
        store.setState({ told: message.told });
        return;
      case 'refused':
        store.setState({ trouble: message.refused.text, busy: false });
        return;
      case 'error':
        store.setState({ trouble: message.refused.text, busy: false });
        return;
      case 'accepted':
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
    store.setState({ busy: true, trouble: null });
    send(message);
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
    chat: (text) => send({ do: 'chat', table, text } as Asking),
    save: async () => {
      const answer = await fetch(`/api/tables/${table}/export`);
      return answer.json();
    },
    close: () => {
      left = true;
      socket?.close();
    },
  };
}
