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

/** Breaks a text between words, so that no line is wider than `width`; later lines are indented. */
export function wrapped(text: string, width: number, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines;
}
