import { type AnyTypes, type Engine, engineOf, type GameTypes, sameJson } from '@incognita/kernel';
import { readSaved } from './read-saved.ts';
import type { SavedGame } from './saved.ts';
import { commitmentOf } from './seed.ts';
import { contentPrint } from './state.ts';
import { Table } from './table.ts';
import { shortly, TableError, type Trouble } from './troubles.ts';

export interface ImportOptions {
  /** The game goes on where its players may see everything: on one device. */
  readonly local?: boolean;
  /**
   * Whether the file may bring its own cards and maps along. A stranger could make them so large
   * that setting up never ends, so a server does not take them; one's own device does.
   */
  readonly overrides?: boolean;
  /** The bots that the host has; without them, a game that is not over may name any. */
  readonly bots?: readonly string[];
}

export type Imported<T extends GameTypes> =
  | { readonly table: Table<T>; readonly saved: SavedGame<AnyTypes> }
  | { readonly trouble: Trouble };

/**
 * A game from a file, as a table to go on with, or the first thing that is wrong with the file;
 * nothing in between. Its host has not held the secret from the beginning, so the table is marked
 * as unverified; and whoever brought the file knows the seed, so a server reseeds it at once.
 */
export function importGame<T extends GameTypes>(
  engines: readonly Engine<T>[],
  raw: unknown,
  options: ImportOptions = {},
): Imported<T> {
  try {
    const saved = readSaved(raw);
    const { table, troubles } = playAgain(engines, saved, options);
    const trouble = troubles[0] ?? unknownBot(table, saved, options.bots);
    return trouble === null ? { table, saved } : { trouble };
  } catch (error) {
    if (error instanceof TableError) return { trouble: error.trouble };
    throw error;
  }
}

/** A bot that would have to play on and that the host does not have. */
function unknownBot<T extends GameTypes>(
  table: Table<T>,
  { whenOut }: SavedGame<AnyTypes>,
  known: readonly string[] | undefined,
): Trouble | null {
  if (known === undefined || table.over) return null;
  const named = table.seats.flatMap((held) => (held.by === 'bot' ? [held.kind] : []));
  if (whenOut.do === 'bot') named.push(whenOut.kind);
  const kind = named.find((name) => !known.includes(name));
  return kind === undefined ? null : { code: 'unknown-bot', kind, known };
}

/** What checking a file has found. */
export interface Verdict {
  /** Everything that does not hold; empty for an honest game. */
  readonly troubles: readonly Trouble[];
  readonly over: boolean;
  readonly decisions: number;
  readonly undos: number;
  readonly reseeds: number;
}

/** Checks a file: the secret is the one committed to, every entry was possible, the end is the end. */
export function verify<T extends GameTypes>(
  engines: readonly Engine<T>[],
  raw: unknown,
  options: Pick<ImportOptions, 'overrides'> = {},
): Verdict {
  try {
    const saved = readSaved(raw);
    const { table, troubles } = playAgain(engines, saved, { local: true, ...options });
    const counted = (kind: string): number =>
      table.log.filter((entry) => entry.kind === kind).length;
    return {
      troubles,
      over: table.over,
      decisions: counted('decision'),
      undos: counted('undo'),
      reseeds: table.reseeds,
    };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { troubles: [error.trouble], over: false, decisions: 0, undos: 0, reseeds: 0 };
  }
}

/** Plays a file again from its opening; throws where that is not even possible to begin. */
function playAgain<T extends GameTypes>(
  engines: readonly Engine<T>[],
  saved: SavedGame<AnyTypes>,
  options: ImportOptions,
): { table: Table<T>; troubles: readonly Trouble[] } {
  const { local = false, overrides = local } = options;
  if (saved.overrides !== null && !overrides) throw new TableError({ code: 'overrides-refused' });
  const engine = engineFor(engines, saved);
  const { secret, commitment } = saved;
  if (secret === null) throw new TableError({ code: 'no-secret' });
  const table = Table.open(engine, { ...saved, secret, local, verified: false });
  const troubles: Trouble[] = [];
  const here = commitmentOf(secret);
  if (here !== commitment) troubles.push({ code: 'commitment', commitment, here });
  if (!sameJson(saved.entropy, contributions(saved))) troubles.push({ code: 'entropy' });
  for (const entry of saved.log) {
    const trouble = table.adopt(entry);
    if (trouble === null) continue;
    // What comes after an entry that does not fit says nothing any more.
    troubles.push(trouble);
    return { table, troubles };
  }
  troubles.push(...endTroubles(engine, table, saved));
  return { table, troubles };
}

const contributions = (saved: SavedGame<AnyTypes>): object[] =>
  saved.log.flatMap((entry) =>
    entry.kind === 'entropy' ? [{ seat: entry.seat, text: entry.text }] : [],
  );

/** Whether the log leads to the end that the file claims. */
function endTroubles<T extends GameTypes>(
  engine: Engine<T>,
  table: Table<T>,
  saved: SavedGame<AnyTypes>,
): Trouble[] {
  const { world } = table;
  if (saved.result !== null && !table.over)
    return [{ code: 'truncated', entries: saved.log.length }];
  const hash = world === null ? null : engine.hash(world);
  // A file that was written without its rules claims neither.
  if (saved.hash === null && saved.result === null) return [];
  if (hash !== saved.hash)
    return [{ code: 'hash', hash: shortly(saved.hash), here: shortly(hash) }];
  const result = world === null ? null : engine.result(world);
  return sameJson(result, saved.result) ? [] : [{ code: 'result' }];
}

/** The engine that a file was played on: ours, or ours with the content that the file brings. */
function engineFor<T extends GameTypes>(
  engines: readonly Engine<T>[],
  saved: SavedGame<AnyTypes>,
): Engine<T> {
  const found = engines.find(({ game }) => game.id === saved.game);
  if (found === undefined)
    throw new TableError({
      code: 'game',
      game: shortly(saved.game),
      known: engines.map(({ game }) => game.id),
    });
  const { game } = found;
  if (saved.version !== game.version)
    throw new TableError({
      code: 'version',
      game: game.id,
      version: saved.version,
      here: game.version,
    });
  const engine = saved.overrides === null ? found : overridden(found, saved.overrides);
  const here = contentPrint(engine.content);
  if (here !== saved.content)
    throw new TableError({ code: 'content', content: saved.content, here });
  return engine;
}

function overridden<T extends GameTypes>(
  { game }: Engine<T>,
  overrides: NonNullable<SavedGame<AnyTypes>['overrides']>,
): Engine<T> {
  try {
    return engineOf(game, overrides);
  } catch (error) {
    const problem = error instanceof Error ? error.message : shortly(error);
    throw new TableError({ code: 'overrides', problem });
  }
}
