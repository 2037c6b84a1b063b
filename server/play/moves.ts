import { randomBytes } from 'node:crypto';
import { type Eye, SPECTATOR } from '@incognita/kernel';
import type { Request } from '@incognita/table';
import { CHAT_LINES_KEPT } from '../limits/quotas.ts';
import type { Answer, ChatLine, Refusal } from '../protocol/index.ts';
import { type Guest, StoreError } from '../store/store.ts';
import { broadcast } from '../tables/broadcast.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { no, RefusedError, refusal } from '../text/index.ts';
import { storeRefusal } from '../text/table-refusals.ts';

/** What people may ask of a table on a seat of their own. */
export type PlayerAction =
  | {
      readonly do: 'submit';
      readonly seat: number;
      readonly seq: number;
      readonly choice: unknown;
      readonly also?: readonly unknown[] | undefined;
    }
  | {
      readonly do: 'undo';
      readonly seat: number;
      readonly seq: number;
      readonly back: number;
      readonly ask: boolean;
    }
  | {
      readonly do: 'consent';
      readonly seat: number;
      readonly request: number;
      readonly yes: boolean;
    }
  | { readonly do: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly do: 'to-bot'; readonly seat: number; readonly kind: string }
  | { readonly do: 'to-human'; readonly seat: number }
  | { readonly do: 'pass-in-advance'; readonly seat: number; readonly on: boolean };

const fresh = (): string => randomBytes(16).toString('hex');

/** Does what somebody asks for on their own seat; answers when it is stored. */
export function play(
  service: TableService,
  live: LiveTable,
  guest: Guest | null,
  action: PlayerAction,
  answer: (answer: Answer) => void,
): void {
  // Asked when its turn comes: between now and then the seat may change hands.
  const allowed = (now: LiveTable): Answer | null => {
    const why = whyForbidden(service, now, guest, action);
    return why && { refused: why };
  };
  if (action.do === 'pass-in-advance')
    answer(allowed(live) ?? service.windows.passInAdvance(live, action.seat, action.on));
  else service.askLive(live, requestOf(action), allowed, answer);
}

function whyForbidden(
  service: TableService,
  live: LiveTable,
  guest: Guest | null,
  action: PlayerAction,
): Refusal | null {
  if (guest === null) return refusal('no-guest', {});
  if (action.do === 'to-bot' && !service.bots.includes(action.kind))
    return refusal('no-bot', { kind: action.kind, kinds: service.bots });
  return live.owns(guest.id, action.seat) ? null : refusal('not-your-seat', { seat: action.seat });
}

/** Field by field: a message from outside has more than what the table is asked. */
function requestOf(action: Exclude<PlayerAction, { do: 'pass-in-advance' }>): Request {
  switch (action.do) {
    case 'submit': {
      const { seat, seq, choice, also = [] } = action;
      return { do: 'submit', seat, seq, choice, also, as: 'human' };
    }
    case 'undo': {
      const { seat, seq, back, ask } = action;
      return { do: 'undo', seat, seq, back, ask, entropy: fresh() };
    }
    case 'consent': {
      const { seat, request, yes } = action;
      return { do: 'consent', seat, request, yes, entropy: fresh() };
    }
    case 'entropy':
      return { do: 'entropy', seat: action.seat, text: action.text };
    case 'to-bot':
      return { do: 'to-bot', seat: action.seat, kind: action.kind };
    case 'to-human':
      return { do: 'to-human', seat: action.seat, person: null };
  }
}

/** Through which eye somebody looks: a seat of their own, or as a spectator where that is allowed. */
export function eyeFor(
  live: LiveTable,
  guest: string | null,
  wanted: number | null | undefined,
  invite: string | undefined,
): Eye {
  const mine = live.seatsOf(guest);
  if (typeof wanted === 'number') {
    if (mine.includes(wanted)) return wanted;
    if (mayCome(live, guest, invite)) throw no('not-your-seat', { seat: wanted });
    throw no('no-table', {});
  }
  if (wanted === undefined && mine.length > 0) return live.eyeOf(guest);
  if (!mayCome(live, guest, invite)) throw no('no-table', {});
  // Before the start there is nothing to see but who sits where, which whoever may join must know.
  if (live.row.spectators || !live.table.started) return SPECTATOR;
  throw no('no-spectators', {});
}

/** A private table is open to those who sit there or bring an invitation. */
export function mayCome(
  live: LiveTable,
  guest: string | null,
  invite: string | undefined,
): boolean {
  if (live.row.visibility !== 'private') return true;
  return live.seatsOf(guest).length > 0 || invite === live.row.invite;
}

/** Says something at a table. Those who only look on listen. */
export async function chat(
  service: TableService,
  live: LiveTable,
  guest: Guest | null,
  text: string,
): Promise<Answer> {
  if (guest === null) return { refused: refusal('no-guest', {}) };
  const [seat] = live.seatsOf(guest.id);
  if (seat === undefined) return { refused: refusal('not-seated', {}) };
  if (!service.chatLimits.take(guest.id)) return { refused: refusal('too-fast', {}) };
  return say(service, live, { seat, name: guest.name, text });
}

async function say(
  service: TableService,
  live: LiveTable,
  said: Pick<ChatLine, 'seat' | 'name' | 'text'>,
): Promise<Answer> {
  const id = (live.chat.at(-1)?.id ?? 0) + 1;
  const line: ChatLine = { id, at: service.now(), ...said };
  live.chat.push(line);
  if (live.chat.length > CHAT_LINES_KEPT) live.chat.shift();
  let stored: boolean;
  try {
    stored = await service.commits.write({ put: 'chat', table: live.id, line });
  } catch (error) {
    unsay(live, line);
    if (error instanceof StoreError) return { refused: storeRefusal(error) };
    throw error;
  }
  if (!stored) {
    // Somebody at another node spoke first; theirs comes before ours.
    unsay(live, line);
    await service.readChat(live);
    return say(service, live, said);
  }
  broadcast(live, { t: 'chat', table: live.id, line });
  return { accepted: live.table.seq };
}

function unsay(live: LiveTable, line: ChatLine): void {
  const place = live.chat.indexOf(line);
  if (place >= 0) live.chat.splice(place, 1);
}

/** An answer, or the refusal that was thrown. */
export async function answerOf(doing: Promise<Answer>): Promise<Answer> {
  try {
    return await doing;
  } catch (error) {
    if (error instanceof RefusedError) return { refused: error.refused };
    if (error instanceof StoreError) return { refused: storeRefusal(error) };
    throw error;
  }
}
