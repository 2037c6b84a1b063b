import MiniSearch from 'minisearch';
import type { Rulebook } from './rulebook.ts';

export interface Hit {
  readonly id: string;
  readonly section: string;
  /** The part of the text that answers, cut in plain and marked stretches. */
  readonly excerpt: readonly { readonly text: string; readonly marked: boolean }[];
}

/** Accents and case do not matter to someone who types in a hurry. */
const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

const WORD = /[\p{L}\p{N}]+/gu;
const EXCERPT = 120;

/** Searches one rulebook: rules and rulings, by words, their beginnings, or an ID. */
export function searchIn(book: Rulebook): (asked: string) => Hit[] {
  const texts = new Map<string, string>();
  const index = new MiniSearch<{ id: string; text: string; section: string; code: string }>({
    fields: ['text', 'section', 'code'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: bare,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.15 : false),
      combineWith: 'AND',
      boost: { code: 4, section: 1.5 },
    },
  });
  for (const [id, { section, rule, ruling }] of book.places) {
    const text = (ruling ?? rule).plain;
    texts.set(id, text);
    index.add({ id, text, section: section.title, code: id });
  }
  return (asked) =>
    index.search(asked).map((found) => {
      const id = String(found.id);
      return {
        id,
        section: book.places.get(id)?.section.title ?? '',
        excerpt: excerptOf(texts.get(id) ?? '', new Set(found.terms)),
      };
    });
}

/** Cuts the text around the first hit and marks every word that was found. */
function excerptOf(text: string, terms: ReadonlySet<string>): Hit['excerpt'] {
  const hits = [...text.matchAll(WORD)].filter((word) => terms.has(bare(word[0])));
  const first = hits[0]?.index ?? 0;
  const from = first < EXCERPT * 0.6 ? 0 : text.lastIndexOf(' ', first - 24) + 1;
  const end = text.indexOf(' ', from + EXCERPT);
  const to = end < 0 ? text.length : end;
  const stretches: { text: string; marked: boolean }[] = [];
  let at = from;
  for (const hit of hits) {
    if (hit.index < from || hit.index >= to) continue;
    if (hit.index > at) stretches.push({ text: text.slice(at, hit.index), marked: false });
    stretches.push({ text: hit[0], marked: true });
    at = hit.index + hit[0].length;
  }
  if (at < to) stretches.push({ text: text.slice(at, to), marked: false });
  if (from > 0) stretches.unshift({ text: '… ', marked: false });
  if (to < text.length) stretches.push({ text: '…', marked: false });
  return stretches;
}
