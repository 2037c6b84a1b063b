import * as v from 'valibot';
import * as word from './words.ts';

const TEN_YEARS = 10 * 366 * 24 * 3600 * 1000;
const milliseconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TEN_YEARS));

/** In milliseconds, like everything about clocks. */
export const pace = v.variant('kind', [
  v.strictObject({
    kind: v.literal('fischer'),
    initial: milliseconds,
    increment: milliseconds,
    cap: milliseconds,
  }),
  v.strictObject({ kind: v.literal('per-move'), time: milliseconds }),
]);

export const VISIBILITIES = ['public', 'link', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

const windowDelay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000));
const windowTime = v.pipe(v.number(), v.integer(), v.minValue(1000), v.maxValue(86_400_000));

/** Who shall sit where: whoever opens the table, whoever comes, or a bot. */
export const seatRequest = v.variant('by', [
  v.strictObject({ by: v.literal('me') }),
  v.strictObject({ by: v.literal('open') }),
  v.strictObject({ by: v.literal('bot'), kind: word.botKind }),
]);

export const nameBody = v.strictObject({ name: word.personName });

export const tableBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  config: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
  /** One for each seat; without: the first seat for whoever asks, the others open. */
  seats: v.optional(v.pipe(v.array(seatRequest), v.maxLength(29))),
  pace: v.optional(v.nullable(pace), null),
  whenOut: v.optional(
    v.variant('do', [
      v.strictObject({ do: v.literal('bot'), kind: word.botKind }),
      v.strictObject({ do: v.literal('nothing') }),
    ]),
  ),
  /** How long people may think in a window before it is passed for them, in ms. */
  windowTime: v.optional(v.nullable(windowTime), null),
  /** How long after a window was opened its answer is heard, in ms; the server's own without it. */
  windowDelay: v.optional(windowDelay),
  visibility: v.optional(v.picklist(VISIBILITIES), 'link'),
  spectators: v.optional(v.boolean(), true),
});
export type TableBody = v.InferOutput<typeof tableBody>;

export const joinBody = v.strictObject({
  seat: v.optional(word.seat),
  invite: v.optional(word.invite),
});
export const seatBody = v.variant('to', [
  v.strictObject({ to: v.literal('open') }),
  v.strictObject({ to: v.literal('bot'), kind: word.botKind }),
  v.strictObject({ to: v.literal('me') }),
]);
export const moveBody = v.strictObject({
  seat: word.seat,
  seq: word.seq,
  choice: word.choice,
  also: word.also,
});
export const undoBody = v.strictObject({
  seat: word.seat,
  seq: word.seq,
  back: v.optional(word.back, 1),
  ask: v.optional(v.boolean(), false),
});
export const consentBody = v.strictObject({
  seat: word.seat,
  request: word.seq,
  yes: v.boolean(),
});
export const entropyBody = v.strictObject({ seat: word.seat, text: word.entropyText });
export const chatBody = v.strictObject({ text: word.chatText });
export const nothing = v.optional(v.nullable(v.strictObject({})));

/** In an address every value is text. */
const numeral = v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number));
export const viewQuery = v.strictObject({
  since: v.optional(numeral),
  seat: v.optional(v.union([v.literal('none'), numeral])),
  invite: v.optional(word.invite),
});
/** The seat that whoever moves a game here keeps; without: all that people sat on. */
export const importQuery = v.strictObject({ seat: v.optional(numeral) });
/** A saved game, as the text that it came as: whoever reads it holds it to its limits. */
export const fileText = v.string('it is not JSON');
export const pastQuery = v.strictObject({
  seq: numeral,
  seat: v.optional(v.union([v.literal('none'), numeral])),
  invite: v.optional(word.invite),
});
export const toBotBody = v.strictObject({ seat: word.seat, kind: word.botKind });
export const passBody = v.strictObject({ seat: word.seat, on: v.boolean() });
export const toHumanBody = v.strictObject({ seat: word.seat });
