import type { Clause, Effect } from '../effects.ts';

/** The steps of a list with all steps that they hold. */
export function everyStep(steps: readonly Effect[]): readonly Effect[] {
  return steps.flatMap((step): readonly Effect[] => [step, ...everyStep(heldBy(step))]);
}

function heldBy(step: Effect): readonly Effect[] {
  switch (step.op) {
    case 'opt':
    case 'repeat':
      return step.steps;
    case 'until':
      return step.clause.steps;
    case 'choose':
      return step.options.flat();
    case 'if':
      return [...step.yes, ...step.no];
    case 'test':
      return [...step.success, ...step.failure];
    default:
      return [];
  }
}

/** A clause with those that its steps set up for a while. */
export const everyClause = (clause: Clause): readonly Clause[] => [
  clause,
  ...everyStep(clause.steps).flatMap((step) => (step.op === 'until' ? [step.clause] : [])),
];
