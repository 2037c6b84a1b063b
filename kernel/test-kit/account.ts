import { LANGUAGES } from '../index.ts';
import { type AnyWorld, checkRule, type Exam } from './exam.ts';
import { checkPlainCopy } from './plain.ts';
import { checkSaid, checkText } from './text.ts';
import { told, Violation } from './violation.ts';

/** The end of a game: every seat stands in the account, every point in a line, every place fits. */
export function checkAccount(exam: Exam, world: AnyWorld): void {
  const { engine, game } = exam;
  const result = engine.result(world);
  if (!result) throw new Violation('account', 'the game is over and has no result');
  checkPlainCopy(result, 'result');
  checkRule(exam, result.rule, 'the result');

  const seats = result.sides.flatMap(({ seat }) => (seat === null ? [] : [seat])).sort();
  const wanted = [...Array(world.config.seats).keys()];
  if (seats.join() !== wanted.join())
    throw new Violation('account', `the result tells of the seats ${told(seats)}`);
  if (new Set(result.sides.map(({ side }) => side)).size !== result.sides.length)
    throw new Violation('account', 'two sides of the result have the same name');

  if (result.together) {
    const outcomes = result.sides.flatMap(({ seat, won }) => (seat === null ? [] : [won]));
    if (new Set(outcomes).size > 1)
      throw new Violation('account', 'all win or lose together, but some seats won and some lost');
    const scorer = result.sides.find(({ total }) => total !== 0);
    if (scorer)
      throw new Violation('account', `all win or lose together, but ${scorer.side} has points`);
  }
  for (const { side, seat, total, place, won, lines } of result.sides) {
    const sum = lines.reduce((points, line) => points + line.points, 0);
    if (sum !== total)
      throw new Violation('account', `${side} has ${total} points, but its lines make ${sum}`);
    for (const line of lines) {
      checkRule(exam, line.rule, `the score line ${told(line)}`);
      checkSaid(exam, world.config.seats, line);
    }
    const better = result.sides.filter((other) => other.place < place).length;
    if (place !== better + 1)
      throw new Violation('account', `${side} has place ${place}, but ${better} are before it`);
    if (won && place !== 1)
      throw new Violation('account', `${side} won, but has only place ${place}`);
    if (seat === null)
      for (const language of LANGUAGES)
        checkText(game.text[language].sides[side], `the ${language} name of the side "${side}"`);
  }

  if (engine.question(world) !== null || engine.choices(world).length > 0)
    throw new Violation('account', 'the game is over, but somebody is still asked something');
}
