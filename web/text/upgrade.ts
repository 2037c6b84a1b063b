import type { UpgradeWish } from '@incognita/server/protocol';
import { useText } from './use-text.ts';

export interface UpgradeWords {
  readonly title: string;
  readonly goOn: string;
  readonly end: string;
  readonly goOnHelp: (decision: number) => string;
  readonly endHelp: string;
  readonly everybody: string;
  readonly wants: Readonly<Record<UpgradeWish | 'nothing', string>>;
  readonly toNext: string;
  readonly download: string;
}

const en: UpgradeWords = {
  title: 'The rules have changed since',
  goOn: 'Go on from there',
  end: 'End the game and keep it',
  goOnHelp: (decision) =>
    `The game goes on at a new table, by the new rules, from where it was at decision ${decision}. What came after is forgotten, and chance is shuffled anew.`,
  endHelp: 'The game ends here. Everybody can download it, with all that was hidden.',
  everybody: 'Everybody at the table has to want the same:',
  wants: { 'go-on': 'wants to go on', export: 'wants to end it', nothing: 'has not said yet' },
  toNext: 'Go to the table where it goes on',
  download: 'Download the game',
};

const fr: UpgradeWords = {
  title: 'Les règles ont changé entre-temps',
  goOn: 'Reprendre à partir de là',
  end: 'Arrêter la partie et la garder',
  goOnHelp: (decision) =>
    `La partie reprend à une nouvelle table, avec les nouvelles règles, là où elle en était à la décision ${decision}. La suite est oubliée, et le hasard est mélangé à nouveau.`,
  endHelp: 'La partie s’arrête ici. Tout le monde peut la télécharger, avec ce qui était caché.',
  everybody: 'Tout le monde à la table doit vouloir la même chose :',
  wants: {
    'go-on': 'veut reprendre',
    export: 'veut l’arrêter',
    nothing: 'ne s’est pas encore prononcé',
  },
  toNext: 'Aller à la table où elle reprend',
  download: 'Télécharger la partie',
};

export const upgradeWords = { en, fr };

export const useUpgradeWords = (): UpgradeWords => useText(upgradeWords);
