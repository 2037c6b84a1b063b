import { type AnyGame, anyGame } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';

const whites = anyGame(whiteout);

/** Whiteout as its next version, with one of its steps another one. */
function changed(name: string, change: (step: never) => object): AnyGame {
  const step = whites.rules.steps.get(name);
  if (!step) throw new Error(`Whiteout has no step called "${name}"`);
  const steps = new Map([...whites.rules.steps, [name, { ...step, ...change(step as never) }]]);
  return { ...whites, version: 2, rules: { ...whites.rules, steps: steps as never } };
}

type Turn = { options(g: unknown, my: unknown): readonly { readonly do: string }[] };
type TakeTurn = {
  run: { act(g: { state: { discard: string[] } }, my: unknown, k: unknown): unknown };
};

/** What the next version of Whiteout may be. */
export const NEW_RULES: Readonly<Record<string, AnyGame>> = {
  /** Nothing that anybody would notice. */
  same: { ...whites, version: 2 },
  /** Nobody may rest in the first round, when everybody has cards to play. */
  restless: changed('turn', (step: Turn) => ({
    options: (g: { state: { round: number } }, my: unknown) =>
      step.options(g, my).filter((choice) => choice.do !== 'rest' || g.state.round > 1),
  })),
  /** Every choice stays possible, but whoever rests turns the discard pile upside down. */
  otherwise: changed('take-turn', (step: TakeTurn) => ({
    run: {
      ...step.run,
      act: (g: { state: { discard: string[] } }, my: { does: { do: string } }, k: unknown) => {
        if (my.does.do === 'rest') g.state.discard.reverse();
        return step.run.act(g, my, k);
      },
    },
  })),
};
