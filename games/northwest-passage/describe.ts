import type { Teller } from '@incognita/kernel';
import type { View } from './view.ts';

/** The table in plain text. */
export function describe(view: View, _teller: Teller): string {
  return `${view.season} ${view.disc}`;
}
