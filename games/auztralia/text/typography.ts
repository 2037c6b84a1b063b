/** French sets it before : ; ? ! % and inside « ». */
export const NBSP = '\u00a0';

/** Content keeps plain apostrophes; a reader sees typographic ones. */
export const curly = (text: string): string => text.replaceAll("'", '’');

/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One, one and two, one, two and three. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} ${and} ${last}`;
}

/** `36-46` as a person writes it. */
export const side = (edge: string): string => edge.replace('-', ' – ');

/** Breaks a line after a comma, a point and the like, so that none is wider than `width`. */
export function wrapped(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const start = ' '.repeat(text.search(/\S/));
  const further = `${start}    `;
  const lines: string[] = [];
  let line = start;
  let empty = true;
  const put = (part: string): void => {
    if (!empty && line.length + 1 + part.length > width) {
      lines.push(line);
      line = further;
      empty = true;
    }
    line += empty ? part : ` ${part}`;
    empty = false;
  };
  for (const part of text.trim().split(/(?<=[,.:;·]) /)) {
    // A part that would not even fit on a line of its own is broken between words.
    if (further.length + part.length > width) for (const word of part.split(' ')) put(word);
    else put(part);
  }
  return [...lines, line];
}
