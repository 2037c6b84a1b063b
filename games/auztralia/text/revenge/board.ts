import type { Language } from '@incognita/kernel';
import { NBSP } from '../typography.ts';

/** The labels that the expansion adds to the board. */
export interface RevengeBoardWords {
  readonly spawn: (level: number, dangerous: boolean) => string;
  readonly outpostOf: (name: string) => string;
  readonly strength: (n: number) => string;
  readonly yourOldOnes: string;
  readonly humansCount: (points: number) => string;
  readonly toPlace: string;
  readonly onlyYou: string;
  readonly unused: string;
  readonly hand: (n: number) => string;
  readonly handOf: (n: number) => string;
  readonly humansKnow: string;
  readonly deck: string;
  readonly discard: string;
  readonly spawnTiles: string;
  readonly outposts: string;
  readonly taken: string;
  readonly waiting: string;
  readonly mythos: string;
  readonly drawn: string;
}

const WORDS: Readonly<Record<Language, RevengeBoardWords>> = {
  en: {
    spawn: (level, dangerous) =>
      dangerous ? `Dangerous Spawn tile of level ${level}` : `Spawn tile of level ${level}`,
    outpostOf: (name) => `Outpost of ${name}`,
    strength: (n) => `Port of strength ${n}`,
    yourOldOnes: 'You are the Old Ones',
    humansCount: (points) => `humans count ${points} + ?`,
    toPlace: 'To place',
    onlyYou: 'only you see this',
    unused: 'Unused',
    hand: (n) => `Mythos, ${n} in hand`,
    handOf: (n) => (n === 1 ? '1 card in hand' : `${n} cards in hand`),
    humansKnow: 'humans know only the number',
    deck: 'Mythos deck',
    discard: 'Discarded',
    spawnTiles: 'Spawn tiles',
    outposts: 'Outposts left',
    taken: 'VP taken',
    waiting: 'Waiting for your next combat',
    mythos: 'Mythos',
    drawn: 'Drawn',
  },
  fr: {
    spawn: (level, dangerous) =>
      dangerous
        ? `tuile Apparition Dangereuse de niveau ${level}`
        : `tuile Apparition de niveau ${level}`,
    outpostOf: (name) => `Avant-Poste de ${name}`,
    strength: (n) => `Port de force ${n}`,
    yourOldOnes: 'Vous êtes les Grands Anciens',
    humansCount: (points) => `les humains comptent ${points} + ?`,
    toPlace: 'À placer',
    onlyYou: 'visible de vous seul',
    unused: 'Inutilisées',
    hand: (n) => `Mythe${NBSP}: ${n} en main`,
    handOf: (n) => (n < 2 ? `${n} carte en main` : `${n} cartes en main`),
    humansKnow: 'les humains n’en savent que le nombre',
    deck: 'Pioche Mythe',
    discard: 'Défaussées',
    spawnTiles: 'Tuiles Apparition',
    outposts: 'Avant-Postes restants',
    taken: 'PV pris',
    waiting: 'En attente de votre prochain combat',
    mythos: 'Mythe',
    drawn: 'Piochée',
  },
};

export const revengeBoardWords = (language: Language): RevengeBoardWords => WORDS[language];
