import process from 'node:process';
import { BOTS, worldsOf } from '@incognita/bots';
import { manifestOf } from '@incognita/catalogue';
import {
  type AnyCatalogue,
  type AnyTypes,
  Chance,
  type ChoiceOf,
  engineOf,
  type Lesson,
  newChance,
  say,
  type Teller,
} from '@incognita/kernel';
import { type BeatSeen, foldLesson, LessonError, type Table } from '@incognita/table';
import type { Command } from 'commander';
import { gameNamed } from '../games.ts';
import { FINE, FOUND, listed, Trouble } from '../trouble.ts';

type Choice = ChoiceOf<AnyTypes>;

const TELLER: Teller = { language: 'en', seat: (seat) => `Seat ${seat + 1}` };

/** Plays a lesson along its line: what is asked at each beat, and what bots decide behind the script. */
export function addLesson(program: Command, end: (code: number) => void): void {
  program
    .command('lesson <game> <lesson>')
    .description('plays a lesson beat by beat and prints each decision, and what bots add to it')
    .option('--all', 'prints every choice of every beat, not only of the last')
    .action(async (id: string, name: string, options: { readonly all?: true }) => {
      const game = gameNamed(id);
      const lesson = await lessonNamed(id, name);
      const catalogue = await manifestOf(id)?.code?.text.en();
      if (!catalogue) throw new Trouble(`"${id}" has no English texts`);
      const added: Choice[] = [];
      let last: BeatSeen | null = null;
      const write = (text: string): void => void process.stdout.write(`${text}\n`);
      const tell = (seen: BeatSeen, whole: boolean): void =>
        write(beatText(seen, lesson, catalogue, whole));
      let code = FINE;
      let table: Table<AnyTypes> | null = null;
      try {
        table = foldLesson(engineOf(game), lesson, {
          seen: (seen) => {
            last = seen;
            tell(seen, options.all ?? false);
          },
          think: (held, seat) => {
            const choice = thought(held, seat);
            added.push(choice);
            return choice;
          },
        });
      } catch (error) {
        if (!(error instanceof LessonError)) throw error;
        write(`\n${error.message}`);
        if (last) tell(last, true);
        code = FOUND;
      }
      if (table) write(`\n${positionText(table, lesson, catalogue)}`);
      if (added.length > 0) {
        write('\nthe bots decided for themselves, behind the end of "bots":');
        for (const choice of added) write(`    ${JSON.stringify(choice)},`);
      }
      end(code);
    });
}

async function lessonNamed(game: string, name: string): Promise<Lesson> {
  const lessons = (await manifestOf(game)?.code?.lessons?.()) ?? [];
  const found = lessons.find(({ id }) => id === name);
  if (found) return found.load();
  const names = lessons.map(({ id }) => id);
  throw new Trouble(
    `"${game}" has no lesson "${name}"; there ${names.length === 1 ? 'is' : 'are'} ${names.length > 0 ? listed(names) : 'none'}`,
  );
}

/** What the usual bot decides, as at a table of this browser. */
function thought(table: Table<AnyTypes>, seat: number): Choice {
  const key = table.botKey(seat);
  const world = table.worldFor(seat, key);
  const [greedy] = BOTS.filter(({ name }) => name === 'greedy');
  if (!world || !greedy) throw new Trouble('there is no bot to think for the others');
  const { engine } = table;
  const choice = greedy.choose(
    engine,
    worldsOf(engine, world, seat),
    seat,
    new Chance(newChance(key)),
  );
  if (choice instanceof Promise) throw new Trouble('the bot takes its time');
  return choice;
}

const choicesText = (table: Table<AnyTypes>, lesson: Lesson, catalogue: AnyCatalogue): string[] => {
  const { choices } = table.viewFor(lesson.seat);
  return (choices ?? []).map(
    (choice) => `    ${JSON.stringify(choice)}   ${say(catalogue, choice, TELLER)}`,
  );
};

function beatText(
  { beat, table, events }: BeatSeen,
  lesson: Lesson,
  catalogue: AnyCatalogue,
  whole: boolean,
): string {
  const { asked } = table.viewFor(lesson.seat);
  return [
    `beat ${beat.number}, part ${beat.part + 1}: ${beat.say.en}`,
    ...events.map((event) => `    . ${say(catalogue, event as never, TELLER)}`),
    `  asked ${asked?.prompt.ask ?? 'nothing'}: ${asked ? say(catalogue, asked.prompt, TELLER) : ''}`,
    ...beat.line.map(({ choice }) => `  > ${say(catalogue, choice, TELLER)}`),
    ...(whole ? choicesText(table, lesson, catalogue) : []),
  ].join('\n');
}

/** Where the learner is behind the last beat: what the next one could ask for. */
function positionText(table: Table<AnyTypes>, lesson: Lesson, catalogue: AnyCatalogue): string {
  const { asked, result } = table.viewFor(lesson.seat);
  if (result) return 'the game is over';
  return [
    `behind the last beat, asked ${asked?.prompt.ask ?? 'nothing'} (seat ${(asked?.seat ?? -1) + 1}):`,
    ...choicesText(table, lesson, catalogue),
  ].join('\n');
}
