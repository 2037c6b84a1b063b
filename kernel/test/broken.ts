import { readFileSync } from 'node:fs';
import type { Control, Game, GameTypes, Next, Reader, Run, Window } from '@incognita/kernel';
import {
  checkViewLeak,
  EVERYTHING,
  type Exam,
  examinePast,
  examinePlay,
  examineSecrets,
  examOf,
  eyesOf,
  modeSetups,
  type Playthrough,
  playOut,
  seedOf,
  Violation,
} from '@incognita/kernel/test-kit/checks';
import { whiteout } from '@incognita/whiteout';
import { expect } from 'vitest';

/** Whiteout's words, as its own package keeps them. */
export type Words = typeof whiteout extends Game<infer T extends GameTypes> ? T : never;
type Locals = Record<string, unknown> & { seat: number; target: number; from: number };
type Whiteout = Game<Words>;

export const rulebook = readFileSync(
  new URL('../../games/whiteout/rulebook/en.md', import.meta.url),
  'utf8',
);

/** Whiteout with one phase of one step replaced. */
export function withPhase(
  step: string,
  phase: string,
  run: (
    g: Run<Words>,
    my: Locals,
    k: Control<Record<string, unknown>, string, null>,
    /** The phase as it was. */
    usual: () => Next | undefined,
  ) => Next | undefined,
): Whiteout {
  const was = whiteout.rules.steps.get(step);
  if (was?.kind !== 'auto' || !was.run[phase]) throw new Error(`no phase ${step}.${phase}`);
  const usual = was.run[phase];
  const changed = {
    ...was,
    // The engine hands steps their own data; a test that swaps one in may say the same.
    run: {
      ...was.run,
      [phase]: (g: never, my: never, k: never) => run(g, my, k, () => usual(g, my, k)),
    },
  };
  return withSteps(step, changed);
}

/** Whiteout with one decision changed; each part is made from the one it replaces. */
export function withDecision(
  step: string,
  change: {
    rule?: string;
    options?: (usual: readonly object[], g: Reader<Words>) => readonly object[];
    forbids?: (g: Reader<Words>, option: { do: string }) => object | null;
    prompt?: (usual: object, g: Reader<Words>) => object;
    shape?: () => object;
    window?: Window<object>;
  },
): Whiteout {
  const was = whiteout.rules.steps.get(step);
  if (was?.kind !== 'decision') throw new Error(`no decision ${step}`);
  const { options, forbids, prompt, rule } = change;
  return withSteps(step, {
    ...was,
    rule: rule ?? was.rule,
    options: options ? (g: never, my: never) => options(was.options(g, my), g) : was.options,
    forbids: forbids ? (g: never, _my: never, o: never) => forbids(g, o) : was.forbids,
    prompt: prompt ? (g: never, my: never) => prompt(was.prompt(g, my), g) : was.prompt,
    shape: change.shape ?? was.shape,
    window: change.window ?? was.window,
  });
}

type Steps = Whiteout['rules']['steps'];
type AnyStep = Steps extends ReadonlyMap<string, infer S> ? S : never;

function withSteps(name: string, step: AnyStep): Whiteout {
  const steps = new Map(whiteout.rules.steps).set(name, step);
  return { ...whiteout, rules: { ...whiteout.rules, steps } };
}

export const playthroughs = (exam: Exam, games: number, cap = 400): Playthrough[] =>
  modeSetups(exam.game).flatMap((setup) =>
    Array.from({ length: games }, (_, n) => ({ setup, cap, seed: seedOf(`${setup.name} ${n}`) })),
  );

/** The violation that something throws; fails if it throws none. */
export function violationOf(act: () => void): Violation {
  try {
    act();
  } catch (error) {
    if (error instanceof Violation) return error;
    throw error;
  }
  return expect.fail('nothing was found');
}

type Examination = (exam: Exam, playthrough: Playthrough) => void;
export const play: Examination = (exam, playthrough) => void examinePlay(exam, playthrough);
export const past: Examination = (exam, playthrough) => examinePast(exam, playthrough, EVERYTHING);
export const secrets: Examination = (exam, playthrough) =>
  examineSecrets(exam, playthrough, EVERYTHING);

/** The first leak test alone: every eye, at every decision. */
export const looking: Examination = ({ engine }, playthrough) =>
  void playOut(engine, playthrough, {
    each: ({ world, decision }) => {
      for (const eye of eyesOf(world)) checkViewLeak(engine, world, eye, `look ${decision}`);
    },
  });

/** What an examination finds in a few games of a broken Whiteout. */
export function found(game: Whiteout, examine: Examination, games = 6): Violation {
  const exam = examOf(game, rulebook);
  return violationOf(() => {
    for (const playthrough of playthroughs(exam, games)) examine(exam, playthrough);
  });
}
