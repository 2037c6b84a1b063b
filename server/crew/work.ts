import { botNamed, worldsOf } from '@incognita/bots';
import {
  type AnyGame,
  type AnyTypes,
  Chance,
  Engine,
  type Eye,
  newChance,
  type World,
} from '@incognita/kernel';
import { type Opening, Table } from '@incognita/table';
import { type MoveIn, moveIn } from './move-in.ts';

/** A table from its beginning: what was agreed, and its whole log as JSON. */
export interface Course {
  readonly game: string;
  readonly opening: Opening;
  readonly entries: readonly string[];
}

/** Work that is kept off the event loop. */
export type Job =
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
  | { readonly do: 'fold'; readonly course: Course }
  /** Answers the whole game as an eye may know it, as JSON. */
  | { readonly do: 'story'; readonly course: Course; readonly eye: Eye }
  /** Answers what an eye saw of the table after the last entry of the course, as JSON. */
  | { readonly do: 'look'; readonly course: Course; readonly eye: Eye }
  /**
   * Answers the whole game as a file, or the report of an eye where it is not over, as JSON. With
   * `whole`, a game that is on as well, with its secret: for whoever runs the server alone.
   */
  | {
      readonly do: 'export';
      readonly course: Course;
      readonly eye: Eye;
      readonly whole?: boolean;
    }
  /** Plays a saved game again and answers it as a table of ours, or what is wrong with the file. */
  | ({ readonly do: 'move-in' } & MoveIn);

/** The same table as one that hides nothing from whoever has it. */
function toldAll(course: Course): Course {
  const { local = false, verified = !local } = course.opening;
  return { ...course, opening: { ...course.opening, local: true, verified } };
}

export type Done = { readonly done: unknown } | { readonly failed: string };

/** What a thread says when it has read its games. */
export const READY = 'ready';

/** Does jobs for the games at hand; engines are made once. */
export function workerOf(games: readonly AnyGame[]): (job: Job) => unknown {
  const engines = new Map(games.map((game) => [game.id, new Engine<AnyTypes>(game)]));
  const engineOf = (game: string): Engine<AnyTypes> => {
    const engine = engines.get(game);
    if (engine) return engine;
    throw new Error(`there is no game called "${game}"`);
  };
  const tableOf = ({ game, opening, entries }: Course): Table<AnyTypes> => {
    const table = Table.open(engineOf(game), opening);
    table.adoptAll(entries.map((entry) => JSON.parse(entry)));
    return table;
  };
  return (job) => {
    switch (job.do) {
      case 'choose': {
        const engine = engineOf(job.game);
        const worlds = worldsOf(engine, job.world, job.seat);
        const chance = new Chance(newChance(job.key));
        return botNamed(job.bot).choose(engine, worlds, job.seat, chance);
      }
      case 'fold':
        return JSON.stringify(tableOf(job.course).snapshot());
      case 'story':
        return JSON.stringify(tableOf(job.course).story(job.eye));
      case 'look':
        return JSON.stringify(tableOf(job.course).look(job.eye));
      case 'export': {
        const table = tableOf(job.whole ? toldAll(job.course) : job.course);
        const whole = table.exportWhole('incognita');
        return JSON.stringify(
          'saved' in whole ? whole.saved : table.exportFor(job.eye, 'incognita'),
        );
      }
      case 'move-in':
        return JSON.stringify(moveIn([...engines.values()], job));
    }
  };
}
