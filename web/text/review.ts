import { useText } from './use-text.ts';

export interface ReviewWords {
  readonly review: string;
  readonly moment: (at: number, last: number) => string;
  readonly back: string;
  readonly forward: string;
  readonly myBack: string;
  readonly myForward: string;
  readonly whatIf: string;
  /** Over a what-if that is being played. */
  readonly thisIsWhatIf: (at: number) => string;
  readonly backToPlayed: string;
  readonly whileItGoesOn: string;
  readonly backToTable: string;
  readonly lookBack: string;
  readonly verify: string;
  readonly honest: string;
  readonly share: string;
  readonly scores: string;
  readonly unreadable: string;
}

const en: ReviewWords = {
  review: 'Review',
  moment: (at, last) => `Move ${at} of ${last}`,
  back: 'Back',
  forward: 'Forward',
  myBack: 'My previous move',
  myForward: 'My next move',
  whatIf: 'What if? Choose something else here, and play on from this point against bots.',
  thisIsWhatIf: (at) => `What if: another course from move ${at} on.`,
  backToPlayed: 'Back to the game as it was played',
  whileItGoesOn:
    'The game is still on: you see what you saw then. Scores and what-ifs come when it is over.',
  backToTable: 'Back to the table',
  lookBack: 'Look back',
  verify: 'Check the shuffles',
  honest: 'Every shuffle was honest',
  share: 'Save to share',
  scores: 'Scores over time',
  unreadable: 'This game cannot be reviewed.',
};

const fr: ReviewWords = {
  review: 'Relecture',
  moment: (at, last) => `Coup ${at} sur ${last}`,
  back: 'Reculer',
  forward: 'Avancer',
  myBack: 'Mon coup précédent',
  myForward: 'Mon coup suivant',
  whatIf: 'Et si ? Choisissez autre chose ici, et rejouez la suite contre des robots.',
  thisIsWhatIf: (at) => `Et si… une autre suite à partir du coup ${at}.`,
  backToPlayed: 'Revenir à la partie telle qu’elle a été jouée',
  whileItGoesOn:
    'La partie continue : vous voyez ce que vous avez vu alors. Les scores et les « et si » viennent à la fin.',
  backToTable: 'Revenir à la table',
  lookBack: 'Revoir',
  verify: 'Vérifier le hasard',
  honest: 'Tous les mélanges étaient honnêtes',
  share: 'Enregistrer pour partager',
  scores: 'Scores au fil du temps',
  unreadable: 'Cette partie ne peut pas être revue.',
};

export const reviewWords = { en, fr };

export const useReviewWords = (): ReviewWords => useText(reviewWords);
