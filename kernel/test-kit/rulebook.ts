/** A rule begins its paragraph, a note or an item of a list, with its ID in bold. */
const PARAGRAPH = /^(?:>[ \t]*|[-*][ \t]+)?\*\*([A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+)\*\*/gm;

/** The IDs of all rules in the text of a rulebook. */
export function ruleIds(rulebook: string): Set<string> {
  return new Set([...rulebook.matchAll(PARAGRAPH)].map((found) => found[1] ?? ''));
}
