import type {
  Amount,
  Clause,
  Condition,
  Effect,
  Face,
  PassiveWord,
  Range,
  Selector,
  Until,
} from '../../content/effects.ts';
import type { Charges } from '../../content/types.ts';

/** What a face stands on: it decides who is "you" and who deals the damage. */
export type FaceKind =
  | 'gear'
  | 'instant'
  | 'event'
  | 'item'
  | 'ability'
  | 'monster'
  | 'tile'
  | 'insanity'
  | 'night'
  | 'posture';

/** A line of a face: a keyword, and what it means here. Without a keyword the line stands alone. */
export interface FaceLine {
  readonly label: string | null;
  readonly text: string;
}

/** One step as words. */
export interface Phrase {
  /** As an order to the reader, or with a subject of its own. */
  readonly text: string;
  /** As something the reader may do, or does at a price; null with a subject of its own. */
  readonly toDo: string | null;
  /** A cost is paid "to do" the next step; the others stand on their own. */
  readonly role: 'step' | 'cost' | 'sentence' | 'lasting' | 'offer';
}

/** Names of cards and tiles in the language of the reader, by their English names. */
export interface FaceNames {
  card(en: string): string;
  tile(en: string): string;
  /** The tokens that lie on a gear of that name. */
  tokens(en: string): Charges['type'];
}

/** Where a step stands. */
export interface Scene {
  readonly kind: FaceKind;
  readonly on: Clause['on'] | null;
  readonly charges: Charges | null;
  readonly range: Range | null;
  readonly names: FaceNames;
  /** The step before this one, which it may refer to. */
  readonly before: Effect | null;
  /** The last step of the option before this one: what could be done instead. */
  readonly instead: Effect | null;
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does the selector mean just those whom the step before meant: all of them? */
export const sameAll = (selector: Selector, { before }: Scene): boolean =>
  before !== null &&
  'sel' in before &&
  'all' in selector &&
  selector.all &&
  alike(before.sel, selector);

/** Does the selector mean just the one whom the other option meant? */
export const sameOne = (selector: Selector, { instead }: Scene): boolean =>
  instead !== null && 'sel' in instead && alike(instead.sel, selector);

/** Do both branches deal damage to the same, just not as much? */
export function otherDamage(effect: Extract<Effect, { op: 'if' }>): Amount | null {
  const [yes, no] = [effect.yes[0], effect.no[0]];
  const both = effect.yes.length === 1 && effect.no.length === 1;
  return both && yes?.op === 'dmg' && no?.op === 'dmg' && alike(yes.sel, no.sel) ? yes.n : null;
}

/** Damage and healing on these faces are dealt by whoever uses the card; elsewhere they befall. */
export const isDealt = (scene: Scene): boolean =>
  scene.kind === 'gear' || scene.kind === 'instant' || scene.kind === 'ability';

/** A step that a language has words for. */
export type Step = Exclude<Effect, { readonly op: 'opt' | 'until' | 'repeat' }>;

/** Steps that another step holds, as part of its sentence. */
export type Inside = (steps: readonly Effect[], instead?: Effect | null) => string;

/** The words of one language, from which `FaceWriter` assembles faces. */
export interface FaceLanguage {
  readonly flags: Readonly<Record<'drain' | 'docile' | 'stampede' | 'item' | 'vanTile', FaceLine>>;
  counter(range: NonNullable<Face['counter']>): FaceLine;
  label(clause: Clause, scene: Scene): string | null;
  /** What a reaction waits for, up to its comma: "When a monster damages you". */
  lead(clause: Clause): string;
  condition(condition: Condition, scene: Scene): string;
  /** Any step but `opt`, `until` and `repeat`, which are put together from their parts. */
  step(effect: Step, scene: Scene, inside: Inside): Phrase;
  until(until: Until): string;
  /** How often a step is done. */
  times(n: Amount): string;
  /** What a face without any effect says; null: nothing. */
  plain(kind: FaceKind, range: Range | null): string | null;
  passiveLabel(words: readonly PassiveWord[]): string;
  passive(word: PassiveWord, on: Face['passives'][number]['on'], scene: Scene): string;
  /** Between two steps: `a, then b`. */
  readonly afterwards: string;
  /** At the head of a sentence that goes on. */
  readonly goesOn: string;
  /** Between a cost and what it buys. */
  readonly to: string;
  youMay(toDo: string): string;
}
