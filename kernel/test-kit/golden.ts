import { type AnyTypes, SPECTATOR, say } from '../index.ts';
import type { AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { type Moment, playOut, seedOf } from './play.ts';
import { defaultsOf, modeSetups, type Setup } from './setups.ts';
import { reveal, tellerFor } from './text.ts';
import { Violation } from './violation.ts';

/** One table per mode, with the default number of seats where the mode is played with it. */
export function goldenSetups(exam: Exam): Setup[] {
  const usual = defaultsOf(exam.game).seats;
  const setups = new Map<string | null, Setup>();
  for (const setup of modeSetups(exam.game))
    if (!setups.has(setup.mode) || setup.config.seats === usual) setups.set(setup.mode, setup);
  return [...setups.values()];
}

/** Every so many decisions the table is described. */
const PICTURE = 20;

/** One game as text that a person can follow: what was asked, what was answered, what happened. */
export function goldenText(exam: Exam, setup: Setup, cap: number): string {
  const { engine, game } = exam;
  const seed = seedOf(`${game.id} golden ${setup.mode}`);
  const teller = tellerFor('en', setup.config.seats);
  const english = (it: Parameters<typeof say<AnyTypes>>[1]) => say(game.text.en, it, teller);
  const lines = [
    `${game.text.en.name}, version ${game.version}: ${setup.name}`,
    JSON.stringify(setup.config),
    `seed ${seed}`,
  ];

  const picture = (world: AnyWorld, eye: number): string =>
    `\n${game.describe(engine.view(world, eye), teller)}\n`;
  const ask = ({ seat, rule, prompt, choices, refused }: AnyQuestion, decision: number): string => {
    const open = `${choices.length} open, ${refused.length} refused`;
    return `${decision + 1}. ${teller.seat(seat)}: ${english(prompt)} [${rule}] (${open})`;
  };

  playOut(
    engine,
    { setup, seed, cap },
    {
      each({ world, decision, choice, events }: Moment) {
        if (choice) lines.push(`   > ${english(choice)}`);
        for (const event of events) lines.push(`   ${english(reveal(event))} [${event.rule}]`);
        const question = engine.question(world);
        if (decision % PICTURE === 0 || !question)
          lines.push(picture(world, question?.seat ?? SPECTATOR));
        if (question) lines.push(ask(question, decision));
        else lines.push(...account(exam, world));
      },
    },
  );
  return `${lines.join('\n')}\n`;
}

function account({ engine, game }: Exam, world: AnyWorld): string[] {
  const result = engine.result(world);
  if (!result) return [];
  const teller = tellerFor('en', world.config.seats);
  const sides = [...result.sides].sort((a, b) => a.place - b.place);
  return [
    `The end [${result.rule}]`,
    ...sides.flatMap(({ side, seat, total, place, won, lines }) => [
      `${place}. ${seat === null ? game.text.en.sides[side] : teller.seat(seat)}: ${total}${won ? ', won' : ''}`,
      ...lines.map((line) => `   ${line.points} ${say(game.text.en, line, teller)} [${line.rule}]`),
    ]),
  ];
}

/** The playthrough goes as it is written down; where it does not, the first line that differs. */
export function checkGolden(written: string, played: string): void {
  if (written === played) return;
  const [before, now] = [written.split('\n'), played.split('\n')];
  const line = now.findIndex((text, i) => text !== before[i]);
  const at = line < 0 ? now.length : line;
  throw new Violation(
    'golden',
    [
      `the golden game goes otherwise from line ${at + 1}; if that is meant, write it again with INCOGNITA_GOLDEN=write (and raise the game's version if old logs fold otherwise)`,
      `  written: ${before[at] ?? '(nothing)'}`,
      `  played:  ${now[at] ?? '(nothing)'}`,
    ].join('\n'),
  );
}
