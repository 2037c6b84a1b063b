import { shortly, TableError } from './troubles.ts';

/**
 * The most levels that anything from outside may be nested. The deepest honest file has a dozen.
 * Whatever walks through a value calls itself for each level, and so does the copying between
 * threads: some thousand levels end them.
 */
export const MAX_JSON_DEPTH = 64;

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_RECORD = 123;
const CLOSE_RECORD = 125;

/** Whether a text is nested deeper than that, found by reading it once, without parsing it. */
export function isNestedDeeper(text: string, levels = MAX_JSON_DEPTH): boolean {
  if (text.length <= levels) return false;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === BACKSLASH) i++;
      else if (c === QUOTE) quoted = false;
    } else if (c === QUOTE) quoted = true;
    else if (c === OPEN_LIST || c === OPEN_RECORD) {
      if (++depth > levels) return true;
    } else if (c === CLOSE_LIST || c === CLOSE_RECORD) depth--;
  }
  return false;
}

/** Parses a text from outside. Throws a TableError where it is no JSON, or nested too deep. */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text)) throw new TableError({ code: 'too-deep', levels: MAX_JSON_DEPTH });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TableError({
      code: 'not-json',
      problem: error instanceof Error ? error.message : shortly(error),
    });
  }
}
