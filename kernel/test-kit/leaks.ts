import { type AnyTypes, canonicalJson, type Eye, redact, SPECTATOR, sees } from '../index.ts';
import type { AnyChoice, AnyEngine, AnyQuestion, AnyWorld, Exam } from './exam.ts';
import { eyeName, eyesOf } from './exam.ts';
import { differenceOf } from './plain.ts';
import { chanceOf, seedOf } from './play.ts';
import { told, Violation } from './violation.ts';

/** All that an eye gets to know of a position. */
function sightOf(engine: AnyEngine, world: AnyWorld, eye: Eye, question: AnyQuestion | null) {
  const { seat, step, rule, prompt } = question ?? {};
  const mine = seat === eye ? { choices: question?.choices, refused: question?.refused } : null;
  return { view: engine.view(world, eye), asked: question && { seat, step, rule, prompt }, mine };
}

type Sight = ReturnType<typeof sightOf>;

/** Byte for byte, as it would be sent; only where that differs, the place is looked for. */
function differ(real: Sight, other: Sight): string | null {
  if (JSON.stringify(real) === JSON.stringify(other)) return null;
  return differenceOf(real, other, 'sight') ?? 'the order of keys';
}

/**
 * The first leak test: a world in which everything that an eye cannot know was dealt again must
 * look the same to that eye, question included. Gives that other world.
 */
export function checkViewLeak(
  engine: AnyEngine,
  world: AnyWorld,
  eye: Eye,
  salt: string,
  question: AnyQuestion | null = engine.question(world),
): AnyWorld {
  const other = engine.resample(world, eye, salt);
  const wrong = engine.check(other) ?? engine.invariants(other);
  if (wrong) throw new Violation('pools', `swapped inside its pools, the world is wrong: ${wrong}`);
  const difference = differ(
    sightOf(engine, world, eye, question),
    sightOf(engine, other, eye, engine.question(other)),
  );
  if (difference)
    throw new Violation(
      'leaking view',
      `${eyeName(eye)} can tell apart two worlds that should look the same: ${difference}`,
    );
  return other;
}

/**
 * The second leak test: the same choice in both worlds, under the same dice. Unless something was
 * shown to the eye, it must be told the same, and see the same afterwards. True if it could be
 * compared at all.
 */
export function checkStepLeak(
  engine: AnyEngine,
  world: AnyWorld,
  other: AnyWorld,
  eye: Eye,
  choice: AnyChoice,
): boolean {
  const real = engine.clone(world);
  const mirror = engine.clone(other);
  mirror.chance = { ...world.chance, forced: [...world.chance.forced] };
  const happened = engine.apply(real, choice, { events: true });
  const mirrored = engine.apply(mirror, choice, { events: true });
  const shown = { seen: happened.showedTo | mirrored.showedTo };
  // Another number of draws means other dice from then on, which says nothing about leaks.
  if (sees(shown, eye) || canonicalJson(real.chance) !== canonicalJson(mirror.chance)) return false;

  const tale = (held: typeof happened) => ({
    events: held.events.map((event) => redact<AnyTypes>(event, eye)),
    horizon: held.horizon,
  });
  const difference =
    differenceOf(tale(happened), tale(mirrored), 'told') ??
    differ(
      sightOf(engine, real, eye, engine.question(real)),
      sightOf(engine, mirror, eye, engine.question(mirror)),
    );
  if (difference)
    throw new Violation(
      'leaking step',
      `after ${told(choice)}, ${eyeName(eye)} can tell apart two worlds that looked the same, and was shown nothing: ${difference}`,
    );
  return true;
}

/** Where seats keep nothing from each other, a world that looks the same to one does to all of them. */
function checkOpenSeats(engine: AnyEngine, world: AnyWorld, other: AnyWorld, seat: Eye): void {
  const { config } = world;
  if (seat === SPECTATOR || engine.hidesBetweenSeats(config)) return;
  for (let eye = 0; eye < config.seats; eye++) {
    const difference = differenceOf(engine.view(world, eye), engine.view(other, eye), 'view');
    if (difference)
      throw new Violation(
        'open seats',
        `the game says that seats hide nothing from each other, but ${eyeName(eye)} knows what ${eyeName(seat)} does not: ${difference}`,
      );
  }
}

/**
 * Both leak tests for every eye, one step ahead with up to `steps` choices each. All that is
 * random in it comes from `seed`.
 */
export function checkLeaks(exam: Exam, world: AnyWorld, seed: string, steps: number): void {
  const { engine } = exam;
  const question = engine.question(world);
  for (const eye of eyesOf(world)) {
    const other = checkViewLeak(engine, world, eye, `${seed} ${eye}`, question);
    checkOpenSeats(engine, world, other, eye);
    if (!question) continue;
    const there = new Set(engine.choices(other).map(canonicalJson));
    const common = question.choices.filter((choice) => there.has(canonicalJson(choice)));
    if (common.length > steps) chanceOf(seedOf(seed), `steps ${eye}`).shuffle(common);
    for (const choice of common.slice(0, steps)) checkStepLeak(engine, world, other, eye, choice);
  }
}
