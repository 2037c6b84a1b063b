import type { Language } from '@incognita/kernel';
import type { Range } from '../../content/effects.ts';
import type { Card, Charges, MaximumContent, Names } from '../../content/types.ts';
import { curly, NBSP } from '../typography.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { FaceWriter } from './lines.ts';
import type { FaceKind, FaceLine, FaceNames } from './phrases.ts';
import { shortLines } from './short.ts';
import { typeLines } from './type-lines.ts';

export type { FaceKind, FaceLine } from './phrases.ts';

const WRITERS: Readonly<Record<Language, FaceWriter>> = {
  en: new FaceWriter(english),
  fr: new FaceWriter(french),
};

/** What is printed on every face of a content set, in one language. */
export interface FaceBook {
  /** The lines of a card, a monster, a tile, an Insanity, a Night or a survivor's ability, by id. */
  lines(id: string): readonly FaceLine[];
  /** The lines of a tile in the few words that its band has room for. */
  short(id: string): readonly FaceLine[];
  /** The lines as plain text. */
  text(id: string): string;
  /** What sort of face it is, with its numbers: `Gear · encumbrance 1 · 4 Ammo · mid range`. */
  typeLine(id: string): string;
  /** The name on top of it. */
  title(id: string): string;
  /** The options of its first choice, as a person picks them. */
  options(id: string): readonly string[];
}

interface Written {
  readonly kind: FaceKind;
  readonly fx: string;
  readonly charges: Charges | null;
  readonly range: Range | null;
}

/** A name as a reader gets it: content keeps plain signs. */
const printed = (language: Language, names: Names): string =>
  language === 'fr' ? curly(names.fr).replace(/ ([:;?!])/g, `${NBSP}$1`) : curly(names.en);

/** A line as plain text. */
export const plainLine = (language: Language, { label, text }: FaceLine): string =>
  label === null ? text : `${label}${language === 'fr' ? NBSP : ''}: ${text}`;

type Row = Names & { readonly id: string };

const everyRow = (content: MaximumContent): readonly Row[] => [
  ...content.characters,
  ...content.survivorCards,
  ...content.scavengeCards,
  ...content.monsters,
  ...content.tiles,
  ...content.insanity,
  ...content.nights,
  ...content.posture,
];

export function faceBook(content: MaximumContent, language: Language): FaceBook {
  const cards: readonly Card[] = [...content.survivorCards, ...content.scavengeCards];
  const named =
    (rows: readonly Names[]) =>
    (en: string): string =>
      printed(language, rows.find((row) => row.en === en) ?? { en, fr: en });
  const names: FaceNames = {
    card: named(cards),
    tile: named(content.tiles),
    tokens: (en) => cards.find((card) => card.en === en)?.charges?.type ?? 'ammo',
  };
  const titles = new Map<string, string>();
  for (const row of everyRow(content)) titles.set(row.id, printed(language, row));
  const faces = new Map<string, Written>();
  const put = (kind: FaceKind, rows: readonly { readonly id: string; readonly fx: string }[]) => {
    for (const { id, fx } of rows) faces.set(id, { kind, fx, charges: null, range: null });
  };
  put('ability', content.characters);
  for (const { id, fx, range } of content.monsters) {
    faces.set(id, { kind: 'monster', fx, charges: null, range });
  }
  put('tile', content.tiles);
  put('insanity', content.insanity);
  put('night', content.nights);
  put('posture', content.posture);
  for (const { id, kind, fx, charges, range } of cards) faces.set(id, { kind, fx, charges, range });

  const written = new Map<string, readonly FaceLine[]>();
  const lines = (id: string): readonly FaceLine[] => {
    const before = written.get(id);
    if (before !== undefined) return before;
    const face = faces.get(id);
    if (face === undefined) return [];
    const now = WRITERS[language].lines(face.fx, { ...face, names });
    written.set(id, now);
    return now;
  };
  const types = typeLines(content, language);
  return {
    lines,
    short: (id) => {
      const face = faces.get(id);
      return (face && shortLines(language, face.fx, names)) ?? lines(id);
    },
    typeLine: (id) => types.get(id) ?? '',
    title: (id) => titles.get(id) ?? id,
    options: (id) => {
      const face = faces.get(id);
      return face === undefined ? [] : WRITERS[language].options(face.fx, { ...face, names });
    },
    text: (id) =>
      lines(id)
        .map((line) => plainLine(language, line))
        .join('\n'),
  };
}
