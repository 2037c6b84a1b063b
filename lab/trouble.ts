/** Something the caller can set right: a wrong name, value or file. Told in one sentence. */
export class Trouble extends Error {
  override name = 'Trouble';
}

/** What a command ends with. */
export const FINE = 0;
/** It worked, and what it looked at is not as it should be. */
export const FOUND = 1;
/** It could not work with what it was given. */
export const WRONG = 2;

/** A message as a sentence on one line: a capital first, but not in a file's name; a full stop last. */
export function sentence(message: string): string {
  const line = message.replace(/\s*\n\s*/g, ' ').trim();
  const told = /^[a-z]+ /.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
  return /[.!?…]$/.test(told) ? told : `${told}.`;
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Names for a sentence: "a, b and c". */
export function listed(names: readonly string[], joint = 'and'): string {
  const last = names.at(-1) ?? 'none';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}
