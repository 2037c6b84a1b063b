import type { Language } from '@incognita/kernel';
import { standardContent } from '../../content/index.ts';
import type { Corners } from '../../content/types.ts';
import type { Names } from '../names.ts';
import { NBSP } from '../typography.ts';

const LARGE = new Map(standardContent.large.map((tile) => [tile.id, tile]));
const SMALL = new Map(standardContent.small.map((pile) => [pile.id as string, pile]));

/** Corners as the map draws them. */
const drawn = (corners: Corners): string => corners.replaceAll('L', '#').replaceAll('S', '~');

/** A tile as somebody who cannot see it needs it: what it shows, its corners, what is to be found. */
export function tileInWords(id: string, language: Language, names: Names): string {
  // No line ends in the middle of a tile.
  return wordsOf(id, language, names).replaceAll(' ', NBSP);
}

function wordsOf(id: string, language: Language, names: Names): string {
  const small = SMALL.get(id);
  if (small) return `${id} ${small.name[language].replaceAll("'", '’')} ${drawn(small.corners)}`;
  const large = LARGE.get(id);
  if (!large) return id;
  const found = large.symbol === null ? '' : ` + ${names.token[large.symbol].one}`;
  return `${id} ${names.class[large.class]} ${drawn(large.a)}${found}`;
}
