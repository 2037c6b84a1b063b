import type { ReactElement } from 'react';

/** A small sign with a number, as weight or range: its drawing, and the same in words. */
export interface CardMark {
  readonly sign: ReactElement;
  /** The number beside the sign; empty where the sign says it all. */
  readonly value: string;
  readonly says: string;
}

/** One of the facts below the text of a card that is seen close up. */
export interface CardFact {
  readonly label: string;
  readonly value: ReactElement | string;
  readonly note: string;
}

/**
 * The face of a card, as data: nothing is drawn by hand for a single card. All words are in the
 * reader's language already.
 */
export interface CardFace {
  readonly name: string;
  /** What sort of card it is. */
  readonly kind: string;
  /** The ground of the name bar, on which white letters stand: the colour of its deck. */
  readonly bar: string;
  /** Where its drawing is, on a grid of 512: an address for `<use>`. */
  readonly icon: string;
  /** What it does. Words between double asterisks are set in bold. */
  readonly text: string;
  /** On the picture: what it holds now. */
  readonly corner: CardMark | null;
  /** At the foot, beside the kind. */
  readonly marks: readonly CardMark[];
  /** Up to four, for the close-up. */
  readonly facts: readonly CardFact[];
}

/** A run of letters, bold or not. */
export interface TextRun {
  /** Which part of the text it is, from 0. */
  readonly part: number;
  readonly text: string;
  readonly bold: boolean;
}

/** A card's text cut at its double asterisks; an asterisk that nothing closes stays as it is. */
export function runsOf(text: string): readonly TextRun[] {
  const parts = text.split('**');
  // The marks come in pairs, so there is an odd number of parts.
  const tail = parts.length % 2 === 0 ? parts.splice(-2).join('**') : null;
  const runs = parts.map((part, i) => ({ part: i, text: part, bold: i % 2 === 1 }));
  if (tail !== null) runs.push({ part: runs.length, text: tail, bold: false });
  return runs.filter((run) => run.text !== '');
}

/** The same without its marks, for the ear. */
export const plainText = (text: string): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');
