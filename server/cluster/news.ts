import * as v from 'valibot';
import type { Write } from '../store/store.ts';

/** What one node tells the others. */
const schema = v.object({
  /** Who tells it. */
  from: v.string(),
  /** Entries that were stored, with their text where it was short enough to come along. */
  entries: v.optional(v.array(v.tuple([v.string(), v.number(), v.nullable(v.string())]))),
  /** Tables at which something was said. */
  chat: v.optional(v.array(v.string())),
  /** Tables of which something else is different: the link to a rematch, a name, its end. */
  rows: v.optional(v.array(v.string())),
  /** Who of this node follows a table. */
  here: v.optional(
    v.object({ table: v.string(), guests: v.array(v.string()), spectators: v.number() }),
  ),
  /** Whoever has somebody at that table is asked to say so. */
  who: v.optional(v.string()),
  /** Somebody whose way in was closed: whoever came by it has to leave. */
  ended: v.optional(v.string()),
});

export type News = v.InferOutput<typeof schema>;

/** PostgreSQL takes notices of less than 8000 bytes. */
const MAX_NOTICE_BYTES = 7900;
/** A longer entry is fetched by whoever needs it. */
const MAX_INLINE_ENTRY_BYTES = 2000;

export const writeNews = (news: News): string => JSON.stringify(news);

/** News in their form, or null: other programs may use the same database. */
export function readNews(text: string): News | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** What other nodes have to know of a batch that was stored, in as few notices as will do. */
export function newsOf(
  from: string,
  batch: readonly Write[],
  stored: readonly boolean[],
): string[] {
  const notices: string[] = [];
  let entries: NonNullable<News['entries']> = [];
  let bytes = 0;
  const send = (): void => {
    if (entries.length > 0) notices.push(writeNews({ from, entries }));
    entries = [];
    bytes = 0;
  };
  const others = { chat: new Set<string>(), rows: new Set<string>() };
  // Nobody else can have a table that was not there before.
  const made = new Set(batch.flatMap((write) => (write.put === 'table' ? write.row.id : [])));
  for (const [i, write] of batch.entries()) {
    if (!stored[i] || ('table' in write && made.has(write.table))) continue;
    if (write.put === 'chat') others.chat.add(write.table);
    if (write.put === 'next' || write.put === 'end') others.rows.add(write.table);
    if (write.put === 'renamed') for (const table of write.tables) others.rows.add(table);
    if (write.put !== 'entry') continue;
    const long = Buffer.byteLength(JSON.stringify(write.body));
    const entry: [string, number, string | null] = [
      write.table,
      write.seq,
      long > MAX_INLINE_ENTRY_BYTES ? null : write.body,
    ];
    const size = long > MAX_INLINE_ENTRY_BYTES ? 40 : long + 40;
    if (bytes + size > MAX_NOTICE_BYTES - 100) send();
    entries.push(entry);
    bytes += size;
  }
  send();
  for (const kind of ['chat', 'rows'] as const) {
    const tables = [...others[kind]];
    for (let at = 0; at < tables.length; at += 200)
      notices.push(writeNews({ from, [kind]: tables.slice(at, at + 200) }));
  }
  return notices;
}
