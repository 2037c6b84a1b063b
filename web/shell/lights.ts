import type { Light, Lights, ThingId } from '@incognita/boards';
import { type AnyTypes, type ChoiceOf, type RefusalOf, sameChoice } from '@incognita/kernel';

export type Choice = ChoiceOf<AnyTypes>;
export interface RefusedChoice {
  readonly choice: Choice;
  readonly refusal: RefusalOf<AnyTypes>;
}

/**
 * A choice as it is on offer now. The same question may be told twice, by bots that are done or by a
 * line that is back, and each time its choices are new objects.
 */
export const onOffer = (choices: readonly Choice[], choice: Choice): Choice | null =>
  choices.find((offered) => sameChoice(offered, choice)) ?? null;

/** The things that a choice points at: each of them, and where they are several, all together. */
export function allThings(single: readonly ThingId[]): readonly ThingId[] {
  return single.length > 1 ? [...single, single.join('&')] : single;
}

export interface Asked {
  /** The word of the question; null where the reader is not asked. */
  readonly asks: string | null;
  readonly question: Lights['question'];
  readonly choices: readonly Choice[];
  readonly refused: readonly RefusedChoice[];
  readonly selected: Choice | null;
  /** Those that were taken so far, where a question takes several. */
  readonly picks: readonly Choice[];
  readonly changed: ReadonlySet<ThingId>;
  readonly threatened: ReadonlySet<ThingId>;
  /** The sentence of a choice, and of a refusal. */
  readonly sayChoice: (choice: Choice) => string;
  readonly sayRefusal: (refused: RefusedChoice) => string;
  readonly canBeChosen: string;
  readonly notPossible: string;
  readonly pick: (
    thing: ThingId,
    choices: readonly Choice[],
    refused: readonly RefusedChoice[],
  ) => void;
  readonly hold: (choice: Choice) => void;
  readonly inspect: (thing: ThingId) => void;
  /** The single things that a choice points at, as the board has it. */
  readonly thingsOf: (choice: Choice) => readonly ThingId[];
  /** The key of a choice, where it has one. */
  readonly keyOf: (choice: Choice) => string | null;
}

/** What the decision at hand lights up on the board; the board knows nothing of the rules. */
export function lightsFor(asked: Asked): Lights {
  const thingsOf = (choice: Choice) => allThings(asked.thingsOf(choice));
  const legal = new Map<ThingId, Choice[]>();
  const refused = new Map<ThingId, RefusedChoice[]>();
  for (const choice of asked.choices)
    for (const thing of thingsOf(choice)) legal.set(thing, [...(legal.get(thing) ?? []), choice]);
  for (const held of asked.refused)
    for (const thing of thingsOf(held.choice))
      refused.set(thing, [...(refused.get(thing) ?? []), held]);
  const held = asked.selected ? [asked.selected, ...asked.picks] : asked.picks;
  const chosen = new Set(held.flatMap(thingsOf));

  // Boards ask for the same thing several times while they draw.
  const lit = new Map<ThingId, Light>();
  const lightOf = (thing: ThingId): Light => {
    const choices = legal.get(thing) ?? [];
    const nos = refused.get(thing) ?? [];
    const changed = asked.changed.has(thing);
    const threatened = asked.threatened.has(thing);
    const rest = { changed, threatened };
    const [only] = choices;
    if (only) {
      const selected = chosen.has(thing);
      const badge = choices.length === 1 ? asked.keyOf(only) : null;
      const says = `${asked.canBeChosen}: ${choices.map(asked.sayChoice).join('; ')}`;
      const does = choices.length === 1 ? asked.sayChoice(only) : null;
      return { ...rest, state: selected ? 'selected' : 'legal', badge, says, does, why: null };
    }
    const [no] = nos;
    if (no) {
      const why = asked.sayRefusal(no);
      const says = `${asked.notPossible}: ${why} (${no.refusal.rule})`;
      return { ...rest, state: 'refused', badge: null, says, does: null, why };
    }
    return { ...rest, state: 'rest', badge: null, says: null, does: null, why: null };
  };

  return {
    asks: asked.asks,
    question: asked.question,
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
    inspect: asked.inspect,
    selected: asked.selected,
    lit: [...new Set(asked.choices.flatMap(asked.thingsOf))],
  };
}
