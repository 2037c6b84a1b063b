import type { Language } from '@incognita/kernel';
import { lexer, type Token, type Tokens } from 'marked';

/** Running text: plain, stressed, or the ID of a rule. */
export type Piece =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong' | 'em'; readonly pieces: readonly Piece[] }
  | { readonly is: 'rule'; readonly id: string };

export interface Ruling {
  readonly id: string;
  readonly pieces: readonly Piece[];
  readonly plain: string;
}

export interface RuleTable {
  readonly head: readonly (readonly Piece[])[];
  readonly rows: readonly (readonly (readonly Piece[])[])[];
}

export interface Rule extends Ruling {
  /** The heading inside the section that it stands under, on its first rule only. */
  readonly under: string | null;
  readonly rulings: readonly Ruling[];
  readonly tables: readonly RuleTable[];
}

export interface Section {
  /** `RAIL`, from the IDs of its rules; `REV-SETUP` in a part that was added. */
  readonly code: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** How to play, before the rules: a heading and its paragraphs, without IDs. */
export interface Guide {
  readonly title: string;
  readonly paragraphs: readonly (readonly Piece[])[];
}

export interface Rulebook {
  readonly language: Language;
  readonly title: string;
  /** `AUZ`, with which the IDs of its first part begin; a part that was added has another. */
  readonly prefix: string;
  readonly intro: readonly Piece[];
  readonly guide: Guide | null;
  readonly sections: readonly Section[];
  /** Where a rule or a ruling stands. */
  readonly places: ReadonlyMap<string, Place>;
}

export interface Place {
  readonly section: Section;
  readonly rule: Rule;
  /** The ruling, where the ID is that of a ruling. */
  readonly ruling: Ruling | null;
}

const RULE_ID = /\b[A-Z]{3}-[A-Z]+-\d+[a-z]?\b/;
const RULE_IDS = new RegExp(RULE_ID, 'g');

/** Content keeps plain signs; a reader gets curly ones, and in French no-break spaces. */
export function typeset(text: string, language: Language): string {
  const curly = text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”');
  if (language !== 'fr') return curly;
  return curly.replace(/ ([:;?!%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

function piecesOf(tokens: readonly Token[], language: Language): Piece[] {
  return tokens.flatMap((token): Piece[] => {
    if (token.type === 'strong' || token.type === 'em')
      return [{ is: token.type, pieces: piecesOf(token.tokens ?? [], language) }];
    const text = unescaped('text' in token ? String(token.text) : token.raw);
    return linked(typeset(text, language));
  });
}

/** The lexer writes & < > as entities; React does that again. */
const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&');

function linked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(RULE_IDS)) {
    if (found.index > from) pieces.push({ is: 'text', text: text.slice(from, found.index) });
    pieces.push({ is: 'rule', id: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ is: 'text', text: text.slice(from) });
  return pieces;
}

export const plainOf = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      piece.is === 'text' ? piece.text : piece.is === 'rule' ? piece.id : plainOf(piece.pieces),
    )
    .join('');

/** A paragraph that begins with an ID in bold is a rule; the rest is its text. */
function ruleIn(tokens: readonly Token[], language: Language): Ruling | null {
  const [first, ...rest] = tokens;
  if (first?.type !== 'strong' || !RULE_ID.test(String(first.text))) return null;
  const pieces = piecesOf(rest, language);
  const [lead] = pieces;
  if (lead?.is === 'text') pieces[0] = { is: 'text', text: lead.text.trimStart() };
  return { id: String(first.text), pieces, plain: plainOf(pieces) };
}

interface Draft {
  readonly title: string;
  readonly rules: (Rule & { rulings: Ruling[]; tables: RuleTable[] })[];
}

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';

/** Reads a rulebook in Markdown: sections, rules with their IDs, rulings as notes under them. */
export function readRulebook(markdown: string, language: Language): Rulebook {
  let title = '';
  let intro: readonly Piece[] = [];
  let under: string | null = null;
  const drafts: Draft[] = [];
  const guide: Piece[][] = [];
  for (const token of lexer(markdown)) {
    const section = drafts.at(-1);
    const rule = section?.rules.at(-1);
    const inner = 'tokens' in token && token.tokens ? token.tokens : [];
    if (token.type === 'heading') {
      const text = typeset(unescaped(String(token.text)), language);
      if (token.depth === 1) title = text;
      else if (token.depth === 2) {
        drafts.push({ title: text, rules: [] });
        under = null;
      } else under = text;
    } else if (token.type === 'paragraph') {
      const read = ruleIn(inner, language);
      if (!read) {
        if (!section) intro = piecesOf(inner, language);
        else if (drafts.length === 1 && !rule) guide.push(piecesOf(inner, language));
        continue;
      }
      section?.rules.push({ ...read, under, rulings: [], tables: [] });
      under = null;
    } else if (token.type === 'blockquote') {
      for (const note of inner) {
        const read = ruleIn('tokens' in note && note.tokens ? note.tokens : [], language);
        if (read) rule?.rulings.push(read);
      }
    } else if (isTable(token)) {
      rule?.tables.push({
        head: token.header.map((cell) => piecesOf(cell.tokens, language)),
        rows: token.rows.map((row) => row.map((cell) => piecesOf(cell.tokens, language))),
      });
    }
  }
  // A first section without a rule is not one of the rules, but how to play.
  const [first] = drafts;
  const told = first?.rules.length === 0 ? drafts.slice(1) : drafts;
  const prefix = told[0]?.rules[0]?.id.split('-')[0] ?? '';
  const sections = told.map(({ title: name, rules }) => ({
    code: shortId(rules[0]?.id ?? '', prefix).replace(/-[^-]*$/, ''),
    title: name,
    rules,
  }));
  return {
    language,
    title,
    prefix,
    intro,
    guide: first && told.length < drafts.length ? { title: first.title, paragraphs: guide } : null,
    sections,
    places: placesIn(sections),
  };
}

function placesIn(sections: readonly Section[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const section of sections)
    for (const rule of section.rules) {
      places.set(rule.id, { section, rule, ruling: null });
      for (const ruling of rule.rulings) places.set(ruling.id, { section, rule, ruling });
    }
  return places;
}

/** Rules that this one names, itself or in its rulings, in their order. */
export function namedBy(rule: Rule): string[] {
  const named = [rule, ...rule.rulings].flatMap(({ pieces }) => idsIn(pieces));
  return [...new Set(named)].filter((id) => id !== rule.id);
}

/** Rules that name this one. */
export function naming(book: Rulebook, id: string): Rule[] {
  return book.sections
    .flatMap((section) => section.rules)
    .filter((rule) => rule.id !== id && namedBy(rule).includes(id));
}

function idsIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) =>
    piece.is === 'rule' ? [piece.id] : piece.is === 'text' ? [] : idsIn(piece.pieces),
  );
}

/** `AUZ-RAIL-09` as it stands in its own book: `RAIL-09`. IDs of a part that was added stay whole. */
export const shortId = (id: string, prefix: string): string =>
  id.startsWith(`${prefix}-`) ? id.slice(prefix.length + 1) : id;

/** The first words of a rule, for a link to it. */
export function gist(text: string, most = 60): string {
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(' ', most)).replace(/[,;:\u00a0]+$/, '')}…`;
}
