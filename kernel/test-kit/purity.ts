import { LANGUAGES } from '../index.ts';
import type { AnyWorld, Exam } from './exam.ts';
import { eyeName, eyesOf } from './exam.ts';
import { tellerFor } from './text.ts';
import { Violation } from './violation.ts';

/** Everything that only looks at a world, by name. */
export function readersOf(exam: Exam, world: AnyWorld): [string, (held: AnyWorld) => unknown][] {
  const { engine, game } = exam;
  return [
    ['the question (its seat, prompt, options or forbids)', (held) => engine.question(held)],
    ['the list of choices', (held) => engine.choices(held)],
    ['invariants', (held) => engine.invariants(held)],
    ['result', (held) => engine.result(held)],
    ['pools', (held) => game.pools(held.state, engine.indexFor(held.config)).length],
    ...eyesOf(world).map((eye): [string, (held: AnyWorld) => unknown] => [
      `the view of ${eyeName(eye)}`,
      (held) => engine.view(held, eye),
    ]),
    ...[...Array(world.config.seats).keys()].map((seat): [string, (held: AnyWorld) => unknown] => [
      `evaluate for seat ${seat}`,
      (held) => engine.evaluate(held, seat),
    ]),
    ...LANGUAGES.map((language): [string, (held: AnyWorld) => unknown] => [
      `describe (${language})`,
      (held) => game.describe(engine.view(held, 0), tellerFor(language, held.config.seats)),
    ]),
  ];
}

/** After everything that only looks has looked: is the world still the one that was saved? */
export function checkUnchanged(exam: Exam, world: AnyWorld, saved: string): void {
  if (JSON.stringify(world) === saved) return;
  const culprit = readersOf(exam, world).find(([, read]) => {
    const copy = JSON.parse(saved) as AnyWorld;
    read(copy);
    return JSON.stringify(copy) !== saved;
  });
  throw new Violation(
    'impure',
    `${culprit?.[0] ?? 'something that only reads'} changed the world; it may only look`,
  );
}
