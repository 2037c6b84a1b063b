import { useText } from './use-text.ts';

/** The words of the rulebook: its page, its panel beside a table, and the search in it. */
export interface RulebookWords {
  readonly search: string;
  readonly hits: (n: number) => string;
  readonly contents: string;
  readonly besideOther: string;
  readonly rulesOf: (game: string) => string;
  readonly noHits: (asked: string) => string;
  readonly ruling: string;
  readonly seeAlso: string;
  readonly mentionedIn: string;
  readonly lately: string;
  readonly noSuchRule: (id: string) => string;
  readonly whole: string;
  readonly otherRulebooks: string;
}

const en: RulebookWords = {
  search: 'Search the rules',
  hits: (n) => (n === 1 ? '1 rule found' : `${n} rules found`),
  contents: 'Contents',
  besideOther: 'Show the French text',
  rulesOf: (game) => `Rules of ${game}`,
  noHits: (asked) => `No rule mentions “${asked}”.`,
  ruling: 'Ruling',
  seeAlso: 'See also',
  mentionedIn: 'Mentioned in',
  lately: 'Read recently',
  noSuchRule: (id) => `There is no rule ${id}.`,
  whole: 'In the rulebook',
  otherRulebooks: 'Rulebooks',
};

const fr: RulebookWords = {
  search: 'Chercher dans les règles',
  hits: (n) => (n <= 1 ? `${n} règle trouvée` : `${n} règles trouvées`),
  contents: 'Sommaire',
  besideOther: 'Afficher le texte anglais',
  rulesOf: (game) => `Règles : ${game}`,
  noHits: (asked) => `Aucune règle ne mentionne « ${asked} ».`,
  ruling: 'Décision',
  seeAlso: 'Voir aussi',
  mentionedIn: 'Citée dans',
  lately: 'Lues récemment',
  noSuchRule: (id) => `Il n’y a pas de règle ${id}.`,
  whole: 'Dans le livre de règles',
  otherRulebooks: 'Livres de règles',
};

export const rulebookWords = { en, fr };

export const useRulebookWords = (): RulebookWords => useText(rulebookWords);
