import type { Shown, Teller } from '@incognita/kernel';
import type { RevengeWords } from '../../rules/revenge/words.ts';

type Told<M, Extra = unknown> = {
  readonly [K in keyof M]: (about: Shown<M[K]> & Extra, teller: Teller) => string;
};

/** What the catalogue of AuZtralia takes from the expansion, in one language. */
export interface RevengeTexts {
  readonly prompts: Told<RevengeWords['Prompts']>;
  readonly choices: Told<RevengeWords['Choices']>;
  readonly events: Told<RevengeWords['Events']>;
  readonly reasons: Told<RevengeWords['Reasons']>;
  readonly scores: Told<RevengeWords['Scores'], { readonly points: number }>;
  readonly scoreNames: { readonly [K in keyof RevengeWords['Scores']]: string };
}
