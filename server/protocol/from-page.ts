import * as v from 'valibot';
import * as word from './words.ts';

/** The page numbers its requests; every one is answered under its number. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const at = { id, table: word.tableId };
const onSeat = { ...at, seat: word.seat };

const messages = [
  /** Follows a table, through the eye of a seat of one's own, or as a spectator (null). */
  v.strictObject({
    do: v.literal('subscribe'),
    ...at,
    /** The last entry that the page has seen: what came after it is told. */
    seq: v.optional(word.seq),
    seat: v.optional(v.nullable(word.seat)),
    invite: v.optional(word.invite),
  }),
  v.strictObject({ do: v.literal('unsubscribe'), ...at }),
  v.strictObject({
    do: v.literal('submit'),
    ...onSeat,
    seq: word.seq,
    choice: word.choice,
    /** The rest of an answer in several choices, where `look.shape` asks for one. */
    also: word.also,
  }),
  v.strictObject({
    do: v.literal('undo'),
    ...onSeat,
    seq: word.seq,
    back: word.back,
    ask: v.boolean(),
  }),
  v.strictObject({ do: v.literal('consent'), ...onSeat, request: word.seq, yes: v.boolean() }),
  v.strictObject({ do: v.literal('entropy'), ...onSeat, text: word.entropyText }),
  v.strictObject({ do: v.literal('to-bot'), ...onSeat, kind: word.botKind }),
  v.strictObject({ do: v.literal('to-human'), ...onSeat }),
  /** Passes the window that is open, and the others of its span; or no longer. */
  v.strictObject({ do: v.literal('pass-in-advance'), ...onSeat, on: v.boolean() }),
  v.strictObject({ do: v.literal('chat'), ...at, text: word.chatText }),
  /** The whole game so far, as the eye of the subscription may know it. */
  v.strictObject({ do: v.literal('story'), ...at }),
  v.strictObject({ do: v.literal('ping'), id }),
] as const;

/** Everything that may come over the socket. What does not fit is refused and never guessed at. */
export const fromPage = v.variant('do', messages);

export type FromPage = v.InferOutput<typeof fromPage>;

const formOf: ReadonlyMap<unknown, (typeof messages)[number]> = new Map(
  messages.map((form) => [form.entries.do.literal, form]),
);

/** Reads by the form of that message alone, where its word is known: a move is read often. */
export function readFromPage(raw: unknown): v.SafeParseResult<typeof fromPage> {
  const named = typeof raw === 'object' && raw !== null && 'do' in raw ? raw.do : null;
  const form: v.GenericSchema<FromPage> = formOf.get(named) ?? fromPage;
  return v.safeParse(form, raw, { abortEarly: true }) as v.SafeParseResult<typeof fromPage>;
}
