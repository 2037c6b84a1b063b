import { useText } from './use-text.ts';

export interface CompanyWords {
  readonly people: string;
  readonly watching: (n: number) => string;
  readonly here: string;
  readonly away: string;
  readonly bot: string;
  /** Instead of the field, for those who watch. */
  readonly seatedTalk: string;
  readonly say: string;
  readonly send: string;
  readonly unverified: string;
}

const en: CompanyWords = {
  people: 'At the table',
  watching: (n) => (n === 0 ? '' : `${n} watching`),
  here: 'here',
  away: 'away',
  bot: 'bot',
  seatedTalk: 'Only those who play can write here.',
  say: 'Say something',
  send: 'Send',
  unverified: 'Started elsewhere: the shuffles before it came here are not verified.',
};

const fr: CompanyWords = {
  people: 'À la table',
  watching: (n) => (n === 0 ? '' : n === 1 ? '1 spectateur' : `${n} spectateurs`),
  here: 'présent',
  away: 'absent',
  bot: 'robot',
  seatedTalk: 'Seules les personnes qui jouent peuvent écrire ici.',
  say: 'Dire quelque chose',
  send: 'Envoyer',
  unverified: 'Commencée ailleurs : les mélanges d’avant ne sont pas vérifiés.',
};

export const companyWords = { en, fr };

export const useCompanyWords = (): CompanyWords => useText(companyWords);
