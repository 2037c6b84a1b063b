/** A rule begins its paragraph, or a note under another rule, with its ID in bold. */
const PARAGRAPH = /^(?:>[ \t]*)?\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/gm;

/** The IDs of all rules in the text of a rulebook. */
export function ruleIds(rulebook: string): Set<string> {
  return new Set([...rulebook.matchAll(PARAGRAPH)].map((found) => found[1] ?? ''));
}
