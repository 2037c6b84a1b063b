import { type AnyTypes, type ChoiceOf, type Shape, sameChoice } from '@incognita/kernel';

type Choice = ChoiceOf<AnyTypes>;
type Asked = Shape<Choice>;

/** What can be taken: all choices but the one that says "enough". */
export const itemsOf = (shape: Asked, choices: readonly Choice[]): readonly Choice[] =>
  choices.filter((choice) => !(shape.end && sameChoice(choice, shape.end)));

/** How often a choice was taken so far. */
export const timesTaken = (picks: readonly Choice[], choice: Choice): number =>
  picks.filter((held) => sameChoice(held, choice)).length;

/** How often an item can be taken at all. */
export const limitOf = (shape: Asked, items: readonly Choice[], choice: Choice): number =>
  shape.limits?.[items.findIndex((held) => sameChoice(held, choice))] ?? 1;

/** How many can be taken in all: `most` may be one more, so that every answer is closed. */
export const mostOf = (shape: Asked, items: readonly Choice[]): number =>
  Math.min(
    shape.most,
    items.reduce((sum, item) => sum + limitOf(shape, items, item), 0),
  );

/** Takes an item, as far as the bounds of the question go; where only one is due, it is that one. */
export function taken(
  shape: Asked,
  items: readonly Choice[],
  picks: readonly Choice[],
  choice: Choice,
): readonly Choice[] {
  if (timesTaken(picks, choice) >= limitOf(shape, items, choice)) return picks;
  if (picks.length < shape.most) return [...picks, choice];
  return shape.most === 1 ? [choice] : picks;
}

/** Puts an item back that was taken, the last of its kind. */
export function putBack(picks: readonly Choice[], choice: Choice): readonly Choice[] {
  const at = picks.findLastIndex((held) => sameChoice(held, choice));
  return at < 0 ? picks : picks.filter((_, i) => i !== at);
}

/** A click on an item: takes it, or puts it back where it was taken already. Counts only go up. */
export function toggled(
  shape: Asked,
  items: readonly Choice[],
  picks: readonly Choice[],
  choice: Choice,
): readonly Choice[] {
  if (shape.pick !== 'counts' && timesTaken(picks, choice) > 0) return putBack(picks, choice);
  return taken(shape, items, picks, choice);
}

/** The answer as it is sent, or null while too little was taken. */
export function answerOf(
  shape: Asked,
  items: readonly Choice[],
  picks: readonly Choice[],
): readonly Choice[] | null {
  if (picks.length < shape.least) return null;
  const ordered =
    shape.pick === 'counts'
      ? items.flatMap((item) => picks.filter((held) => sameChoice(held, item)))
      : picks;
  const answer = shape.end && picks.length < shape.most ? [...ordered, shape.end] : ordered;
  return answer.length === 0 ? null : answer;
}
