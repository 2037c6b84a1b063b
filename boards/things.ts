import type { PointingChoice, ThingId } from './contract.ts';

/** Parameters of these names are things, whatever the choice: the usual case. */
export const thingsNamed =
  (...names: readonly string[]) =>
  (choice: PointingChoice): readonly ThingId[] =>
    names.flatMap((name) => {
      const value = choice[name];
      return typeof value === 'string' || typeof value === 'number' ? [`${name}:${value}`] : [];
    });
