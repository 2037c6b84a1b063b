import * as v from 'valibot';
import type * as out from '../protocol/index.ts';
import { NOTICE_LANGUAGES, pace, UPGRADE_WISHES, VISIBILITIES } from '../protocol/index.ts';

// What goes out is built by us and needs no reading, so the server has types for it and no schemas.
// These say the same for those who read the description; the compiler and a test hold them to it.

type Says<A> = v.GenericSchema<unknown, A>;

const count = v.pipe(v.number(), v.integer());
export const sentence: Says<out.Sentence> = v.strictObject({ en: v.string(), fr: v.string() });
const option = v.union([v.string(), v.number(), v.boolean()]);
/** What only the game can describe: views, choices, events. */
const ofTheGame = v.looseObject({});

export const accepted = v.strictObject({ accepted: count });

export const refused: Says<{ refused: out.Refusal }> = v.strictObject({
  refused: v.strictObject({ code: v.string(), text: sentence, rule: v.nullable(v.string()) }),
});

export const me: Says<out.Me> = v.strictObject({
  guest: v.nullable(v.strictObject({ name: v.string() })),
});

export const guestToken = v.strictObject({
  guest: v.strictObject({ name: v.string() }),
  token: v.string(),
});

export const serverInfo: Says<out.ServerInfo> = v.strictObject({
  name: v.literal('incognita'),
  games: v.array(v.string()),
  bots: v.array(v.string()),
  insecure: v.nullable(sentence),
  messageBytes: count,
});

const wish = v.nullable(v.picklist(UPGRADE_WISHES));
export const upgradeOffer: Says<out.UpgradeOffer> = v.strictObject({
  game: v.string(),
  from: count,
  to: count,
  decision: count,
  exact: v.boolean(),
  people: v.array(v.strictObject({ name: v.string(), wish })),
  you: v.strictObject({ seated: v.boolean(), wish }),
  next: v.nullable(v.string()),
  exportable: v.boolean(),
});

export const game: Says<out.GameForm> = v.strictObject({
  id: v.string(),
  version: count,
  name: sentence,
  about: sentence,
  fields: v.array(
    v.strictObject({
      field: v.string(),
      label: sentence,
      default: option,
      values: v.array(v.strictObject({ value: option, text: sentence })),
    }),
  ),
  modes: v.record(v.string(), v.record(v.string(), option)),
});
export const games = v.strictObject({ games: v.array(game) });

const seat = v.variant('by', [
  v.strictObject({ by: v.literal('empty') }),
  v.strictObject({ by: v.literal('human'), name: v.string() }),
  v.strictObject({ by: v.literal('bot'), kind: v.string(), holdsFor: v.nullable(v.string()) }),
]);

export const tableInfo: Says<Omit<out.TableInfo, 'config'>> = v.strictObject({
  id: v.string(),
  code: v.nullable(v.string()),
  game: v.string(),
  config: v.looseObject({ seats: count }),
  state: v.picklist(['open', 'running', 'over', 'closed', 'broken']),
  visibility: v.picklist(VISIBILITIES),
  spectators: v.boolean(),
  pace: v.nullable(pace),
  seats: v.array(seat),
  asked: v.nullable(count),
  seq: count,
  created: count,
  updated: count,
  next: v.nullable(v.string()),
  you: v.strictObject({
    seats: v.array(count),
    host: v.boolean(),
    turn: v.boolean(),
    invite: v.nullable(v.string()),
  }),
});
export const oneTable = v.strictObject({ info: tableInfo });

export const lists: Says<Record<keyof out.TableLists, unknown>> = v.strictObject({
  mine: v.array(tableInfo),
  open: v.array(tableInfo),
  running: v.array(tableInfo),
});

/** The fields that every client needs; the rest of a `Look` is in docs/table.md. */
export const look = v.looseObject({
  game: v.string(),
  version: count,
  eye: v.pipe(count, v.description('the seat that looks, or 30 for spectators')),
  seq: v.pipe(count, v.description('to be named with whatever is asked of the table next')),
  started: v.boolean(),
  view: v.nullable(ofTheGame),
  asked: v.nullable(v.looseObject({ seat: count, step: v.string(), rule: v.string() })),
  choices: v.nullable(v.array(v.looseObject({ do: v.string() }))),
  shape: v.nullable(
    v.looseObject({
      pick: v.picklist(['some', 'order', 'counts']),
      least: count,
      most: count,
    }),
  ),
  result: v.nullable(ofTheGame),
});

export const chatLine: Says<out.ChatLine> = v.strictObject({
  id: count,
  at: count,
  name: v.string(),
  seat: v.nullable(count),
  text: v.string(),
});

export const tableView: Says<Record<keyof out.TableSync, unknown>> = v.strictObject({
  info: tableInfo,
  look: v.nullable(look),
  since: v.nullable(ofTheGame),
  chat: v.array(chatLine),
  presence: v.strictObject({ seats: v.array(v.boolean()), spectators: count }),
});
export const past = v.strictObject({ look });
export const story = v.strictObject({ told: v.array(ofTheGame) });
export const savedGame = v.looseObject({
  format: v.picklist(['incognita-game', 'incognita-report']),
  formatVersion: count,
  game: v.string(),
  version: count,
});

export const token: Says<out.TokenInfo> = v.strictObject({
  id: v.string(),
  name: v.string(),
  created: count,
  used: v.nullable(count),
});
export const tokens = v.strictObject({ tokens: v.array(token) });
export const newToken = v.strictObject({ token: v.string(), info: token });

export const notices: Says<out.NoticesInfo> = v.strictObject({
  offered: v.strictObject({
    mail: v.boolean(),
    webhook: v.boolean(),
    push: v.nullable(v.string()),
  }),
  language: v.picklist(NOTICE_LANGUAGES),
  mail: v.nullable(v.strictObject({ address: v.string(), confirmed: v.boolean() })),
  webhook: v.nullable(v.strictObject({ url: v.string() })),
  push: count,
});
export const newWebhook = v.strictObject({ secret: v.string(), notices });

/** For the page alone, which is of the same version: `AccountInfo` in server/protocol says more. */
export const account = v.looseObject({
  account: v.nullable(v.looseObject({ login: v.nullable(v.string()), hasPassword: v.boolean() })),
  noPasskeys: v.nullable(sentence),
});
export const passkeyOptions = v.strictObject({ options: v.looseObject({}) });
export const sent = v.strictObject({ sent: v.boolean() });
export const kept = v.strictObject({ kept: v.boolean() });

export const description = v.looseObject({ openapi: v.literal('3.1.0') });
export const health = v.strictObject({ ok: v.boolean() });
export const ready = v.strictObject({
  ready: v.boolean(),
  store: v.boolean(),
  stopping: v.boolean(),
});

/** What is told once, by its name, and pointed at from everywhere else. */
export const NAMED = {
  Accepted: accepted,
  Refused: refused,
  Sentence: sentence,
  Game: game,
  TableInfo: tableInfo,
  TableView: tableView,
  Look: look,
  ChatLine: chatLine,
  Token: token,
  Notices: notices,
  Account: account,
};
