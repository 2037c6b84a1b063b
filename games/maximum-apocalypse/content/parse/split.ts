import type { Place } from './wrong.ts';
import { wrong } from './wrong.ts';

const OPENING = '({[';
const CLOSING = ')}]';

/** Parts between separators that stand outside of all brackets, without blanks around them. */
export function split(at: Place, text: string, separator: string): string[] {
  const parts: string[] = [];
  const open: string[] = [];
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (OPENING.includes(letter)) open.push(CLOSING.charAt(OPENING.indexOf(letter)));
    else if (CLOSING.includes(letter) && open.pop() !== letter) {
      return wrong(at, text, `has a "${letter}" that closes nothing`);
    } else if (open.length === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(from, i).trim());
      i += separator.length - 1;
      from = i + 1;
    }
  }
  const missing = open.pop();
  if (missing !== undefined) return wrong(at, text, `has no "${missing}" at its end`);
  parts.push(text.slice(from).trim());
  return parts;
}

/** Like `split`, and nothing at all for an empty text. */
export const list = (at: Place, text: string, separator: string): string[] =>
  text.trim() === '' ? [] : split(at, text, separator);

export interface Call {
  readonly name: string;
  /** What stands in the parentheses; null without them. */
  readonly args: string | null;
  /** What stands in each pair of braces, with the word before it: `{`, `else{`. */
  readonly blocks: readonly { readonly before: string; readonly text: string }[];
  /** What follows all of this: `=X`. */
  readonly rest: string;
}

/** Where the bracket that opens at `from` closes. */
function closing(at: Place, text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (OPENING.includes(text.charAt(i))) depth += 1;
    if (CLOSING.includes(text.charAt(i))) depth -= 1;
    if (depth === 0) return i;
  }
  return wrong(at, text, 'has a bracket that is never closed');
}

/** `name(args){block}else{block}=rest`, each part but the name optional. */
export function callIn(at: Place, text: string): Call {
  const name = /^[A-Za-z0-9*]*/.exec(text)?.[0] ?? '';
  let i = name.length;
  let args: string | null = null;
  if (text.charAt(i) === '(') {
    const end = closing(at, text, i);
    args = text.slice(i + 1, end);
    i = end + 1;
  }
  const blocks: { before: string; text: string }[] = [];
  for (;;) {
    const before = /^\s*(else\s*)?\{/.exec(text.slice(i));
    if (before === null) break;
    const from = i + before[0].length - 1;
    const end = closing(at, text, from);
    blocks.push({ before: before[1]?.trim() ?? '', text: text.slice(from + 1, end) });
    i = end + 1;
  }
  return { name, args, blocks, rest: text.slice(i).trim() };
}
