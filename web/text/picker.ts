import { useText } from './use-text.ts';

type Pick = 'some' | 'order' | 'counts';
type Bounds = (least: number, most: number) => string;

/** The words of questions that take several choices at once. */
export interface PickerWords {
  readonly bounds: Readonly<Record<Pick, Bounds>>;
  readonly chosen: (n: number) => string;
  readonly confirm: Readonly<Record<Pick, (n: number) => string>>;
  readonly clear: string;
  readonly nth: (n: number) => string;
  readonly fewer: (name: string) => string;
  readonly more: (name: string) => string;
  readonly outOf: (n: number, of: number) => string;
}

const howMany: Bounds = (least, most) =>
  least === most
    ? `Choose ${most}.`
    : least === 0
      ? `Choose up to ${most}.`
      : `Choose ${least} to ${most}.`;

const combien: Bounds = (least, most) =>
  least === most
    ? `Choisissez-en ${most}.`
    : least === 0
      ? `Choisissez-en jusqu’à ${most}.`
      : `Choisissez-en de ${least} à ${most}.`;

const en: PickerWords = {
  bounds: {
    some: howMany,
    order: () => 'Choose them in the order in which they are to happen.',
    counts: howMany,
  },
  chosen: (n) => `${n} chosen.`,
  confirm: {
    some: (n) => (n === 1 ? 'Confirm this one' : `Confirm these ${n}`),
    order: () => 'Confirm this order',
    counts: (n) => (n === 1 ? 'Confirm 1' : `Confirm ${n} in all`),
  },
  clear: 'Start over',
  nth: (n) => `no. ${n}`,
  fewer: (name) => `Fewer: ${name}`,
  more: (name) => `More: ${name}`,
  outOf: (n, of) => `${n} of ${of}`,
};

const fr: PickerWords = {
  bounds: {
    some: combien,
    order: () => 'Choisissez-les dans l’ordre où elles auront lieu.',
    counts: combien,
  },
  chosen: (n) => (n <= 1 ? `${n} choisi.` : `${n} choisis.`),
  confirm: {
    some: (n) => (n === 1 ? 'Confirmer ce choix' : `Confirmer ces ${n} choix`),
    order: () => 'Confirmer cet ordre',
    counts: (n) => (n === 1 ? 'Confirmer\u00a0: 1' : `Confirmer\u00a0: ${n} en tout`),
  },
  clear: 'Recommencer',
  nth: (n) => `n°\u00a0${n}`,
  fewer: (name) => `Moins\u00a0: ${name}`,
  more: (name) => `Plus\u00a0: ${name}`,
  outOf: (n, of) => `${n} sur ${of}`,
};

export const pickerWords = { en, fr };

export const usePickerWords = (): PickerWords => useText(pickerWords);
