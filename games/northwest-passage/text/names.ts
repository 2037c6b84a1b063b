import type { Language } from '@incognita/kernel';
import { standardContent } from '../content/index.ts';
import type { ActionId, Bilingual, Discovery, Provision, TileClass } from '../content/types.ts';
import type { Place } from '../rules/kit.ts';
import type { Vehicle } from '../rules/state.ts';

/** A noun as sentences need it: a Ship, the Ship, of the Ship; un Navire, le Navire, du Navire. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly a: string;
  readonly the: string;
  readonly of: string;
}

/** What things are called in one language. */
export interface Names {
  readonly vehicle: Readonly<Record<Vehicle, Noun>>;
  readonly token: Readonly<Record<Discovery, Noun>>;
  readonly provision: Readonly<Record<Provision, string>>;
  readonly action: Readonly<Record<ActionId, string>>;
  readonly class: Readonly<Record<TileClass, string>>;
  readonly greenland: string;
  readonly passage: string;
  readonly and: string;
  /** `Small tile "islet"` */
  readonly small: (name: string) => string;
  readonly large: (id: string) => string;
  /** A tile as the log tells of it: no code, since the reader sees the tile. */
  readonly aSmall: (name: string) => string;
  readonly aLarge: string;
  readonly aPrinted: string;
  readonly aJoker: string;
  readonly printed: string;
  readonly joker: string;
  readonly pawns: (count: number) => string;
  readonly rows: (count: number) => string;
  readonly tiles: (count: number) => string;
}

const SMALL = new Map(standardContent.small.map((pile) => [pile.id as string, pile.name]));
const CARDS = new Map(standardContent.voyage.map((card) => [card.id, card.name]));

/** Names of tiles, places and cards: the same questions in both languages. */
export interface Told {
  readonly tile: (id: string) => string;
  readonly aTile: (id: string) => string;
  readonly card: (id: string) => string;
  readonly place: (place: Place) => string;
}

const inLanguage = (language: Language, name: Bilingual | undefined, id: string): string =>
  name ? name[language].replaceAll("'", '’') : id;

export function toldIn(language: Language, names: Names): Told {
  return {
    tile: (id) => {
      const small = SMALL.get(id);
      if (small) return names.small(inLanguage(language, small, id));
      if (id === 'J') return names.joker;
      return id.startsWith('P') ? names.printed : names.large(id);
    },
    aTile: (id) => {
      const small = SMALL.get(id);
      if (small) return names.aSmall(inLanguage(language, small, id));
      if (id === 'J') return names.aJoker;
      return id.startsWith('P') ? names.aPrinted : names.aLarge;
    },
    card: (id) => inLanguage(language, CARDS.get(id), id),
    place: (place) =>
      place === 'greenland' ? names.greenland : place === 'passage' ? names.passage : place,
  };
}
