import { useText } from './use-text.ts';

export interface WaitingWords {
  readonly around: string;
  readonly free: string;
  readonly addBot: string;
  /** For somebody who sits already. */
  readonly sitHereToo: string;
  readonly leave: string;
  readonly waitingFor: (free: number) => string;
  readonly invite: string;
  readonly code: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly qr: string;
}

const en: WaitingWords = {
  around: 'Around the table',
  free: 'Free seat',
  addBot: 'Seat a bot',
  sitHereToo: 'Play this seat too',
  leave: 'Leave the table',
  waitingFor: (free) =>
    free === 0
      ? 'Everybody is seated; the host starts the game.'
      : free === 1
        ? 'One seat is free.'
        : `${free} seats are free.`,
  invite: 'Invite people',
  code: 'Code',
  link: 'Link to this table',
  copy: 'Copy the link',
  copied: 'Copied',
  qr: 'QR code of the link',
};

const fr: WaitingWords = {
  around: 'Autour de la table',
  free: 'Place libre',
  addBot: 'Asseoir un robot',
  sitHereToo: 'Jouer aussi à cette place',
  leave: 'Quitter la table',
  waitingFor: (free) =>
    free === 0
      ? 'Tout le monde est assis ; l’hôte lance la partie.'
      : free === 1
        ? 'Il reste une place libre.'
        : `Il reste ${free} places libres.`,
  invite: 'Inviter',
  code: 'Code',
  link: 'Lien de cette table',
  copy: 'Copier le lien',
  copied: 'Copié',
  qr: 'Code QR du lien',
};

export const waitingWords = { en, fr };

export const useWaitingWords = (): WaitingWords => useText(waitingWords);
