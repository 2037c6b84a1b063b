import {
  type AnyTypes,
  type ChoiceOf,
  type Engine,
  type Lesson,
  sameChoice,
} from '@incognita/kernel';
import { type LineDecision, type PlacedBeat, placedBeats, scriptedChoice } from './lesson-line.ts';
import { bot, DEFAULT_BOT, human } from './seats.ts';
import { Table } from './table.ts';
import { sentence } from './troubles.ts';

type Choice = ChoiceOf<AnyTypes>;

/** A beat that does not fit the game any more, by its number. */
export class LessonError extends Error {}

/** The table of a lesson as it is opened, wherever that is. */
export function openLesson(engine: Engine<AnyTypes>, lesson: Lesson): Table<AnyTypes> {
  const { config, seat, secret } = lesson;
  const seats = Array.from({ length: config.seats }, (_, at) =>
    at === seat ? human('Learner', 'here') : bot(DEFAULT_BOT),
  );
  const table = Table.open(engine, { config, seats, secret, local: true });
  table.ask({ do: 'start' }, 0);
  return table;
}

/** A beat as the fold comes to it: the table asks the learner, or is over. */
export interface BeatSeen {
  readonly beat: PlacedBeat;
  readonly table: Table<AnyTypes>;
  /** What happened since the learner's last decision. */
  readonly events: readonly { readonly tell: string }[];
}

export interface LessonFold {
  /** Before each beat. */
  readonly seen?: (at: BeatSeen) => void;
  /** What a bot decides that the lesson has nothing for; without it, that is an error. */
  readonly think?: (table: Table<AnyTypes>, seat: number) => Choice;
}

/**
 * Plays a lesson from its first beat to its last along its line, and answers with the table as the
 * learner has it then. Throws at the first beat that does not fit, with its number.
 */
export function foldLesson(
  engine: Engine<AnyTypes>,
  lesson: Lesson,
  fold: LessonFold = {},
): Table<AnyTypes> {
  const table = openLesson(engine, lesson);
  let since = 0;
  for (const beat of placedBeats(lesson)) {
    const wrong = (what: string): LessonError =>
      new LessonError(`beat ${beat.number} of "${lesson.id}": ${what}`);
    const decide = ({ choice, also }: LineDecision): void => {
      since = table.seq;
      const answer = table.submit(lesson.seat, table.seq, choice, table.seq, also);
      if ('refused' in answer)
        throw wrong(`${JSON.stringify(choice)}: ${sentence(answer.refused.trouble)}`);
    };
    playBots(table, lesson, fold, wrong);
    const told = table.since(since, lesson.seat);
    const events = 'told' in told ? told.told.flatMap((entry) => entry.events) : [];
    checkWhen(beat, table, lesson, events, wrong);
    fold.seen?.({ beat, table, events });
    checkChoices(beat, table, lesson, wrong);
    for (const decision of beat.line) {
      decide(decision);
      if (decision !== beat.line.at(-1)) playBots(table, lesson, fold, wrong);
    }
    checkUse(beat, table, lesson, wrong);
  }
  return table;
}

/** Lets bots move until the learner is asked or the game is over. */
function playBots(
  table: Table<AnyTypes>,
  lesson: Lesson,
  fold: LessonFold,
  wrong: (what: string) => Error,
): void {
  for (let due = table.botToMove(); due !== null; due = table.botToMove()) {
    const { seat, seq } = due;
    const scripted = scriptedChoice(lesson.bots, table.log, (held) => held !== lesson.seat);
    const choice = scripted ?? fold.think?.(table, seat);
    if (choice === undefined)
      throw wrong(`the lesson says nothing of what seat ${seat + 1} decides`);
    const answer = table.ask({ do: 'submit', seat, seq, choice, as: 'bot' }, seq);
    if ('refused' in answer)
      throw wrong(
        `seat ${seat + 1} cannot decide ${JSON.stringify(choice)}: ${sentence(answer.refused.trouble)}`,
      );
  }
}

function checkWhen(
  { when }: PlacedBeat,
  table: Table<AnyTypes>,
  lesson: Lesson,
  events: BeatSeen['events'],
  wrong: (what: string) => Error,
): void {
  if (when === 'over') {
    if (!table.over) throw wrong('the game is not over');
    return;
  }
  if ('tell' in when) {
    if (!events.some(({ tell }) => tell === when.tell))
      throw wrong(
        `"${when.tell}" has not happened, only ${[...new Set(events.map(({ tell }) => tell))].join(', ') || 'nothing'}`,
      );
    return;
  }
  const { asked } = table.viewFor(lesson.seat);
  const ask = asked?.seat === lesson.seat ? asked.prompt.ask : null;
  if (ask !== when.ask) throw wrong(`the question is "${ask}", not "${when.ask}"`);
}

/** Everything that a beat asks for can be chosen, and more than it asks for can be looked at. */
function checkChoices(
  { expect, line }: PlacedBeat,
  table: Table<AnyTypes>,
  lesson: Lesson,
  wrong: (what: string) => Error,
): void {
  const [first] = line;
  if (!first || expect === 'read') return;
  const { choices } = table.viewFor(lesson.seat);
  for (const choice of 'oneOf' in expect ? expect.oneOf : [first.choice])
    if (!choices?.some((held) => sameChoice(held, choice)))
      throw wrong(
        `${JSON.stringify(choice)} cannot be chosen; there is\n${(choices ?? []).map((held) => `  ${JSON.stringify(held)}`).join('\n')}`,
      );
}

/** What a beat wants used is there to be used. */
function checkUse(
  { expect }: PlacedBeat,
  table: Table<AnyTypes>,
  lesson: Lesson,
  wrong: (what: string) => Error,
): void {
  if (expect === 'read' || !('use' in expect)) return;
  const { seat } = lesson;
  const { undo, refused } = table.viewFor(seat);
  if (expect.use === 'why-not' && !refused?.length) throw wrong('nothing is refused here');
  if (expect.use !== 'undo') return;
  if (!undo?.free) throw wrong('nothing can be taken back freely');
  table.ask({ do: 'undo', seat, seq: table.seq, back: 1, ask: false, entropy: '' }, table.seq);
}
