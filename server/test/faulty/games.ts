import { type AnyGame, anyGame, inOnePart } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';

type Steps = AnyGame['rules']['steps'];
type AnyStep = Steps extends ReadonlyMap<string, infer S> ? S : never;

const forever = (): never => {
  for (;;);
};

const whites = anyGame(whiteout);

/** Whiteout under another name, with one of its steps spoilt. */
function spoilt(id: string, step: string, spoil: (step: AnyStep) => AnyStep): AnyGame {
  const held = whites.rules.steps.get(step);
  if (!held) throw new Error(`Whiteout has no step called "${step}"`);
  const steps = new Map([...whites.rules.steps, [step, spoil(held)]]);
  return { ...whites, id, rules: { ...whites.rules, steps } };
}

/** The phase `act` of a turn does something else when the seat rests. */
const onRest = (id: string, deed: () => never): AnyGame =>
  spoilt(id, 'take-turn', (step) => {
    if (step.kind !== 'auto') throw new Error('a turn is no decision');
    const act = step.run.act;
    const run = (g: never, my: { readonly does: { readonly do: string } }, k: never) =>
      my.does.do === 'rest' ? deed() : act?.(g, my as never, k);
    return { ...step, run: { ...step.run, act: run as never } };
  });

/** Games whose rules fail, each in its own way. */
export const FAULTY: readonly AnyGame[] = [
  whites,
  onRest('loops-when-resting', forever),
  onRest('throws-when-resting', () => {
    throw new Error('the third card of the hidden deck is a storm');
  }),
  spoilt('loops-when-asked', 'turn', (step) => {
    if (step.kind !== 'decision') throw new Error('nobody is asked in a turn');
    const options = (g: { readonly state: { readonly round: number } }, my: never) =>
      g.state.round > 1 ? forever() : step.options(g as never, my);
    return { ...step, options: options as never };
  }),
  { ...whites, id: 'loops-when-thinking', evaluation: inOnePart(forever) },
  {
    ...whites,
    id: 'throws-when-thinking',
    evaluation: inOnePart(() => {
      throw new Error('seat 1 holds a storm');
    }),
  },
  {
    ...whites,
    id: 'loops-when-seen',
    view: (g, eye) => ((g.state as { round: number }).round > 1 ? forever() : whites.view(g, eye)),
  },
];
