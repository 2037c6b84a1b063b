/** French sets it before : ; ? ! % and inside « ». */
export const NBSP = '\u00a0';

/** The first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One, one and two, one, two and three. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const before = items.slice(0, -1);
  return before.length === 0 ? last : `${before.join(', ')} ${and} ${last}`;
}

/** `8D-9D` as a person writes it. */
export const spot = (cells: string): string => cells.replace('-', ' – ');
/** `8,4` as a person writes it. */
export const corner = (name: string): string => `(${name.replace(',', ' / ')})`;

/** Breaks a line between words, so that none is wider than `width`. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  const start = ' '.repeat(Math.max(0, text.search(/\S/)));
  let line = start;
  for (const part of text.trim().split(' ')) {
    if (line.trim() !== '' && line.length + 1 + part.length > width) {
      lines.push(line);
      line = `${start}    `;
    }
    line += line.trim() === '' ? part : ` ${part}`;
  }
  return [...lines, line];
}
