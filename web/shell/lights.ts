import type { Light, Lights, ThingId } from '@incognita/boards';
import { type AnyTypes, type ChoiceOf, type RefusalOf, sameChoice } from '@incognita/kernel';

export type Choice = ChoiceOf<AnyTypes>;
export interface Refused {
  readonly choice: Choice;
  readonly refusal: RefusalOf<AnyTypes>;
}

/**
 * A choice as it is on offer now. The same question may be told twice, by bots that are done or by a
 * line that is back, and each time its choices are new objects.
 */
export const onOffer = (choices: readonly Choice[], choice: Choice): Choice | null =>
  choices.find((offered) => sameChoice(offered, choice)) ?? null;

/** The things that a choice points at: each of its parameters, by name and value, and all together. */
export function thingsOf(choice: Choice): ThingId[] {
  const single = singleThings(choice);
  return single.length > 1 ? [...single, single.join('&')] : single;
}

function singleThings(choice: Choice): ThingId[] {
  return Object.entries(choice)
    .filter(([name, value]) => name !== 'do' && typeof value !== 'object')
    .map(([name, value]) => `${name}:${String(value)}`);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';

/** A key for each choice, as far as the alphabet goes. Z is undo. */
export const keyOf = (index: number): string | null => LETTERS[index] ?? null;

export interface Asked {
  /** The word of the question; null where the reader is not asked. */
  readonly asks: string | null;
  readonly choices: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly selected: Choice | null;
  readonly changed: ReadonlySet<ThingId>;
  /** The sentence of a choice, and of a refusal. */
  readonly sayChoice: (choice: Choice) => string;
  readonly sayRefusal: (refused: Refused) => string;
  readonly canBeChosen: string;
  readonly notPossible: string;
  readonly pick: (thing: ThingId, choices: readonly Choice[], refused: readonly Refused[]) => void;
  readonly hold: (choice: Choice) => void;
  readonly point: (thing: ThingId | null) => void;
}

/** What the decision at hand lights up on the board; the board knows nothing of the rules. */
export function lightsFor(asked: Asked): Lights {
  const legal = new Map<ThingId, Choice[]>();
  const refused = new Map<ThingId, Refused[]>();
  for (const choice of asked.choices)
    for (const thing of thingsOf(choice)) legal.set(thing, [...(legal.get(thing) ?? []), choice]);
  for (const held of asked.refused)
    for (const thing of thingsOf(held.choice))
      refused.set(thing, [...(refused.get(thing) ?? []), held]);
  const chosen = asked.selected ? new Set(thingsOf(asked.selected)) : new Set<ThingId>();

  // Boards ask for the same thing several times while they draw.
  const lit = new Map<ThingId, Light>();
  const lightOf = (thing: ThingId): Light => {
    const choices = legal.get(thing) ?? [];
    const nos = refused.get(thing) ?? [];
    const changed = asked.changed.has(thing);
    const [only] = choices;
    if (only) {
      const selected = chosen.has(thing);
      const badge = choices.length === 1 ? keyOf(asked.choices.indexOf(only)) : null;
      const says = `${asked.canBeChosen}: ${choices.map(asked.sayChoice).join('; ')}`;
      return { state: selected ? 'selected' : 'legal', changed, badge, says };
    }
    const [no] = nos;
    if (no) {
      const says = `${asked.notPossible}: ${asked.sayRefusal(no)} (${no.refusal.rule})`;
      return { state: 'refused', changed, badge: null, says };
    }
    return { state: 'rest', changed, badge: null, says: null };
  };

  return {
    asks: asked.asks,
    of(thing): Light {
      const known = lit.get(thing);
      if (known) return known;
      const made = lightOf(thing);
      lit.set(thing, made);
      return made;
    },
    pick: (thing) => asked.pick(thing, legal.get(thing) ?? [], refused.get(thing) ?? []),
    hold: (thing) => {
      const [only, other] = legal.get(thing) ?? [];
      if (only && !other) asked.hold(only);
    },
    point: asked.point,
    selected: asked.selected,
    lit: [...new Set(asked.choices.flatMap(singleThings))],
  };
}
