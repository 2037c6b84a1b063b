import { botNamed, worldsOf } from '@incognita/bots';
import {
  type AnyGame,
  type AnyTypes,
  Chance,
  type Engine,
  type Eye,
  engineOf,
  newChance,
  type World,
} from '@incognita/kernel';
import { contentPrint, type Opening, type SavedGame, savedLog, Table } from '@incognita/table';
import { type ImportRequest, importTable } from './import-table.ts';
import { type UpgradeJob, upgrade } from './upgrade.ts';

/** A table from its beginning: what was agreed, and its whole log as JSON. */
export interface TableHistory {
  readonly game: string;
  readonly opening: Opening;
  readonly entries: readonly string[];
}

/** Work that is kept off the event loop. */
export type Task =
  /** The world is one that only looks like the table from that seat; the bot gets no other. */
  | {
      readonly do: 'choose';
      readonly game: string;
      readonly bot: string;
      readonly world: World<AnyTypes>;
      readonly seat: number;
      readonly key: string;
    }
  /** Answers the snapshot after the last entry, as JSON. */
  | { readonly do: 'fold'; readonly history: TableHistory }
  /** Answers the whole game as an eye may know it, as the bytes of JSON. */
  | { readonly do: 'story'; readonly history: TableHistory; readonly eye: Eye }
  /** Answers what an eye saw of the table after the last entry of the course, likewise. */
  | { readonly do: 'look'; readonly history: TableHistory; readonly eye: Eye }
  /**
   * Answers the whole game as a file, or the report of an eye where it is not over, likewise. With
   * `whole`, a game that is on as well, with its secret: for whoever runs the server alone.
   */
  | {
      readonly do: 'export';
      readonly history: TableHistory;
      readonly eye: Eye;
      readonly whole?: boolean;
    }
  /** Plays a saved game again and answers it as a table of ours, or what is wrong with the file. */
  | ({ readonly do: 'import' } & ImportRequest)
  /** Plays a table again by other rules than it was begun by: answers an Upgraded, as JSON. */
  | ({ readonly do: 'upgrade' } & UpgradeJob)
  /** Answers a game as a file, without its rules, as JSON. */
  | {
      readonly do: 'export-log';
      readonly history: TableHistory;
      readonly version: number;
      readonly snapshot: string | null;
    };

/**
 * The JSON of something as the bytes that go out: they change hands without a copy, and the thread
 * that serves neither reads nor writes them out again.
 */
const asBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** The same table as one that hides nothing from whoever has it. */
function withNothingHidden(history: TableHistory): TableHistory {
  const { local = false, verified = !local } = history.opening;
  return { ...history, opening: { ...history.opening, local: true, verified } };
}

/** The file of a table that was played by other rules than these. */
function logOf(
  engine: Engine<AnyTypes>,
  { history, version, snapshot }: Extract<Task, { do: 'export-log' }>,
): SavedGame<AnyTypes> {
  // Which cards they were, only a snapshot knows; most versions of a game have the same.
  const content: string =
    snapshot === null ? contentPrint(engine.content) : JSON.parse(snapshot).content;
  const { game, opening, entries } = history;
  const log = entries.map((entry) => JSON.parse(entry));
  return savedLog({ game, version, content }, opening, log, 'incognita');
}

/** How a thread behaves towards the others. */
export interface WorkerManners {
  /** It gives way where others want the processor. */
  readonly stepsBack: boolean;
}

export type TaskResult = { readonly done: unknown } | { readonly failed: string };

/** What a thread says when it has read its games. */
export const READY = 'ready';

/** Does jobs for the games at hand; engines are made once. */
export function workerOf(games: readonly AnyGame[]): (job: Task) => unknown {
  const engines = new Map(games.map((game) => [game.id, engineOf(game)]));
  const engineNamed = (game: string): Engine<AnyTypes> => {
    const engine = engines.get(game);
    if (engine) return engine;
    throw new Error(`there is no game called "${game}"`);
  };
  const tableOf = ({ game, opening, entries }: TableHistory): Table<AnyTypes> => {
    const table = Table.open(engineNamed(game), opening);
    table.adoptAll(entries.map((entry) => JSON.parse(entry)));
    return table;
  };
  return (job) => {
    switch (job.do) {
      case 'choose': {
        const engine = engineNamed(job.game);
        const worlds = worldsOf(engine, job.world, job.seat);
        const chance = new Chance(newChance(job.key));
        return botNamed(job.bot).choose(engine, worlds, job.seat, chance);
      }
      case 'fold':
        return JSON.stringify(tableOf(job.history).snapshot());
      case 'story':
        return asBytes(tableOf(job.history).story(job.eye));
      case 'look':
        return asBytes(tableOf(job.history).viewFor(job.eye));
      case 'export': {
        const table = tableOf(job.whole ? withNothingHidden(job.history) : job.history);
        const whole = table.exportWhole('incognita');
        return asBytes('saved' in whole ? whole.saved : table.exportFor(job.eye, 'incognita'));
      }
      case 'import':
        return importTable([...engines.values()], job);
      case 'upgrade':
        return JSON.stringify(upgrade(engineNamed(job.game), job));
      case 'export-log':
        return JSON.stringify(logOf(engineNamed(job.history.game), job));
    }
  };
}
