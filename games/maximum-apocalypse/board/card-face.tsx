import { type CardFace, type CardFact, RangeDiagram, type Reach } from '@incognita/boards/cards';
import type { Language } from '@incognita/kernel';
import type { ReactElement } from 'react';
import type { Atlas } from '../rules/atlas.ts';
import { type BoardWords, boardWords } from '../text/board.ts';
import { type FaceBook, faceBook } from '../text/faces/index.ts';
import { barOf, iconOf } from './art/index.ts';

export const REACH: Readonly<Record<'S' | 'M' | 'L', Reach>> = { S: 'short', M: 'mid', L: 'long' };

/** Every face of a content set in one language, drawn from its data and made once. */
export class Faces {
  readonly book: FaceBook;
  readonly words: BoardWords;
  readonly #content: Atlas;
  readonly #made = new Map<string, CardFace>();

  constructor(content: Atlas, language: Language) {
    this.#content = content;
    this.words = boardWords(language);
    this.book = faceBook(content.content, language);
  }

  /** A card of a survivor's deck or a scavenge card. */
  card(id: string): CardFace {
    const before = this.#made.get(id);
    if (before) return before;
    const face = this.#drawn(id);
    this.#made.set(id, face);
    return face;
  }

  /** What is no card of a hand: an Insanity card, a monster. */
  plain(id: string): CardFace {
    return {
      name: this.words.names.title(id),
      kind: this.book.typeLine(id).split(' · ')[0] ?? '',
      bar: barOf(id),
      icon: iconOf(id),
      text: this.#text(id),
      corner: null,
      marks: [],
      facts: [],
    };
  }

  #drawn(id: string): CardFace {
    const { words } = this;
    const row = this.#content.card(id);
    const range = row.range;
    const reach = range === null || range === 'A' ? null : REACH[range];
    const weight = row.kind === 'gear' ? row.enc : null;
    return {
      name: words.names.title(id),
      kind: words.kinds[row.kind],
      bar: barOf(id),
      icon: iconOf(id),
      text: this.#text(id),
      corner: row.charges && {
        sign: <Sign icon={row.charges.type} />,
        value: String(row.charges.max),
        says: words.charges(row.charges.max, row.charges.max, row.charges.type),
      },
      marks: [
        ...(weight === null
          ? []
          : [{ sign: <Sign icon="weight" />, value: String(weight), says: words.weight(weight) }]),
        ...(reach && range
          ? [
              {
                sign: <RangeDiagram reach={reach} size={22} />,
                value: '',
                says: words.range[range],
              },
            ]
          : []),
      ],
      facts: this.#facts(id),
    };
  }

  /** The lines of the card, each with its keyword in bold. */
  #text(id: string): string {
    return this.book
      .lines(id)
      .map(({ label, text }) => (label === null ? text : `**${label}:** ${text}`))
      .join(' ');
  }

  #facts(id: string): readonly CardFact[] {
    const { words } = this;
    const { range, charges, enc, kind } = this.#content.card(id);
    const reach = range === null || range === 'A' ? null : REACH[range];
    return [
      {
        label: words.rangeFact,
        value: reach ? <RangeDiagram reach={reach} size={34} /> : '–',
        note: range === null ? words.noRange : words.range[range],
      },
      ...(charges
        ? [
            {
              label: words.chargesFact,
              value: '●'.repeat(charges.max),
              note: words.charges(charges.max, charges.max, charges.type),
            },
          ]
        : []),
      ...(kind === 'gear'
        ? [{ label: words.weightFact, value: String(enc), note: words.weight(enc) }]
        : []),
      ...(kind === 'gear' || kind === 'instant'
        ? [{ label: words.costFact, value: '1', note: words.oneAction }]
        : []),
    ];
  }
}

/** A small sign of our own beside a number. */
export function Sign(props: { readonly icon: string; readonly size?: number }): ReactElement {
  const size = props.size ?? 16;
  return (
    <svg className="max-sign" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <use href={iconOf(props.icon)} />
    </svg>
  );
}

const made = new WeakMap<Atlas, Map<Language, Faces>>();

/** The faces of a content set; both languages are made at most once. */
export function facesOf(content: Atlas, language: Language): Faces {
  const languages = made.get(content) ?? new Map<Language, Faces>();
  made.set(content, languages);
  const faces = languages.get(language) ?? new Faces(content, language);
  languages.set(language, faces);
  return faces;
}
