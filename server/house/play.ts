import { randomBytes } from 'node:crypto';
import { type Eye, SPECTATOR } from '@incognita/kernel';
import type { Request } from '@incognita/table';
import type { Answer, ChatLine, Refusal } from '../protocol/index.ts';
import { type Guest, StoreError } from '../store/store.ts';
import { no, Refused, refusal } from '../text/index.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live.ts';
import { storeRefusal } from './refusals.ts';
import { tellAll } from './telling.ts';

/** What people may ask of a table on a seat of their own. */
export type Wish =
  | { readonly do: 'submit'; readonly seat: number; readonly seq: number; readonly choice: unknown }
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
  | { readonly do: 'to-human'; readonly seat: number };

const fresh = (): string => randomBytes(16).toString('hex');

/** Carries out a wish, if the seat belongs to whoever has it; answers when it is stored. */
export function play(
  house: House,
  live: LiveTable,
  guest: Guest | null,
  wish: Wish,
  answer: (answer: Answer) => void,
): void {
  // Asked when its turn comes: between now and then the seat may change hands.
  const allowed = (now: LiveTable): Answer | null => {
    const why = forbids(house, now, guest, wish);
    return why && { refused: why };
  };
  house.askLive(live, requestOf(wish), allowed, answer);
}

function forbids(house: House, live: LiveTable, guest: Guest | null, wish: Wish): Refusal | null {
  if (guest === null) return refusal('no-guest', {});
  if (wish.do === 'to-bot' && !house.bots.includes(wish.kind))
    return refusal('no-bot', { kind: wish.kind, kinds: house.bots });
  return live.owns(guest.id, wish.seat) ? null : refusal('not-yours', { seat: wish.seat });
}

/** Field by field: a message from outside has more than what the table is asked. */
function requestOf(wish: Wish): Request {
  switch (wish.do) {
    case 'submit': {
      const { seat, seq, choice } = wish;
      return { do: 'submit', seat, seq, choice, as: 'human' };
    }
    case 'undo': {
      const { seat, seq, back, ask } = wish;
      return { do: 'undo', seat, seq, back, ask, entropy: fresh() };
    }
    case 'consent': {
      const { seat, request, yes } = wish;
      return { do: 'consent', seat, request, yes, entropy: fresh() };
    }
    case 'entropy':
      return { do: 'entropy', seat: wish.seat, text: wish.text };
    case 'to-bot':
      return { do: 'to-bot', seat: wish.seat, kind: wish.kind };
    case 'to-human':
      return { do: 'to-human', seat: wish.seat, person: null };
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
    if (mayCome(live, guest, invite)) throw no('not-yours', { seat: wanted });
    throw no('no-table', {});
  }
  const [first] = mine;
  if (wanted === undefined && first !== undefined) return first;
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
  house: House,
  live: LiveTable,
  guest: Guest | null,
  text: string,
): Promise<Answer> {
  if (guest === null) return { refused: refusal('no-guest', {}) };
  const [seat] = live.seatsOf(guest.id);
  if (seat === undefined) return { refused: refusal('not-seated', {}) };
  const id = (live.chat.at(-1)?.id ?? 0) + 1;
  const line: ChatLine = { id, at: house.now(), name: guest.name, seat, text };
  live.chat.push(line);
  if (live.chat.length > 200) live.chat.splice(0, 100);
  let stored: boolean;
  try {
    stored = await house.turns.write({ put: 'chat', table: live.id, line });
  } catch (error) {
    unsay(live, line);
    if (error instanceof StoreError) return { refused: storeRefusal(error) };
    throw error;
  }
  if (!stored) {
    // Somebody at another node spoke first; theirs comes before ours.
    unsay(live, line);
    await house.hearChat(live);
    return chat(house, live, guest, text);
  }
  tellAll(live, { t: 'chat', table: live.id, line });
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
    if (error instanceof Refused) return { refused: error.refused };
    if (error instanceof StoreError) return { refused: storeRefusal(error) };
    throw error;
  }
}
