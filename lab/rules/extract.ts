/** A rule's ID: game, section, number, as in AUZ-RAIL-02. */
const ID = /\b[A-Z]{3}-[A-Z]+-\d+[a-z]?\b/g;

export const idsIn = (text: string): Set<string> => new Set(text.match(ID) ?? []);

/** A run of rules, as in "AUZ-RAIL-01 to 13". */
const RANGE = /\b([A-Z]{3}-[A-Z]+-)(\d+) to (\d+)\b/g;

/** The IDs that code cites: one by one, or a section's rules from one to another. */
export function idsCited(code: string): Set<string> {
  const cited = idsIn(code);
  for (const [, section = '', first = '', last = ''] of code.matchAll(RANGE))
    for (let n = Number(first); n <= Number(last); n++)
      cited.add(section + String(n).padStart(first.length, '0'));
  return cited;
}

/** Sections that a spec keeps for tests alone; no rulebook tells them. */
export const isToldInTests = (id: string): boolean => /-(CONTENT|HIDE|INFO)-/.test(id);

/** The IDs that a rulebook tells: in bold at the beginning of a paragraph, or of a note under one. */
export function idsTold(rulebook: string): Set<string> {
  const told = rulebook.matchAll(/^(?:>\s*|[-*]\s+)?\*\*([A-Z]{3}-[A-Z]+-\d+[a-z]?)\*\*/gm);
  return new Set([...told].map((match) => match[1] ?? ''));
}

/** A paragraph of a rulebook with all its notes, without its mark-up; null if there is none. */
export function paragraphOf(rulebook: string, id: string): string | null {
  const paragraphs = rulebook.split(/\n\s*\n/);
  const found = paragraphs.find((text) => idsTold(text).has(id));
  return found === undefined ? null : plain(found);
}

const plain = (markdown: string): string =>
  markdown
    .replace(/^>\s?/gm, '')
    .replace(/\*\*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();

/** The names of tests, situations and groups of them, as written in a test file. */
export function testNames(source: string): string {
  const calls = source.matchAll(
    /\b(?:it|test|describe|situation)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?)\1/g,
  );
  return [...calls].map((match) => match[2]).join('\n');
}
