import { type AnyGame, type AnyTypes, type Language, say } from '@incognita/kernel';
import { nameOf, type Occupant, sentence, type TableRefusal } from '@incognita/table';
import type { Refusal } from '../protocol/index.ts';
import type { StoreError } from '../store/store.ts';
import { refusal } from './index.ts';

/** A refusal of the table, with the words of the game where a rule is behind it, in both languages. */
export function refusalOf(
  game: AnyGame,
  seats: readonly Occupant[],
  { refused }: TableRefusal<AnyTypes>,
): Refusal {
  const { code, trouble, refusal: why } = refused;
  const text = (language: Language): string => {
    const told = sentence(trouble, language);
    if (why === null) return told;
    const noun = language === 'fr' ? 'place' : 'seat';
    const seat = (i: number): string => nameOf(seats[i]) ?? `${noun} ${i + 1}`;
    return `${told} ${say<AnyTypes>(game.text[language], why, { language, seat })}`;
  };
  return { code, text: { en: text('en'), fr: text('fr') }, rule: why?.rule ?? null };
}

export const storeRefusal = (error: StoreError): Refusal => refusal(STORE_CODES[error.why], {});

const STORE_CODES = { full: 'disk-full', failed: 'store-failed', silent: 'store-silent' } as const;
