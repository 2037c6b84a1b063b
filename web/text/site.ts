import type { Language } from '@incognita/kernel';
import { useText } from './use-text.ts';

/** The page's own words that more than one part of it says. What belongs to a game comes from the game's catalogue. */
export interface Words {
  readonly tagline: string;
  readonly skip: string;
  readonly home: string;
  readonly rules: string;
  readonly settings: string;
  readonly credits: string;
  readonly notYet: string;
  readonly players: (seats: string) => string;
  readonly sitDown: string;
  /** Whose rules are followed, each game with its designer in brackets. */
  readonly unofficial: (games: string) => string;
  readonly you: string;
  readonly bot: string;
  readonly close: string;
  readonly broken: string;
  readonly loading: string;
  readonly languageName: Readonly<Record<Language, string>>;
  readonly seatColour: readonly string[];
  readonly notFound: string;
  readonly main: string;
  /** A word and what it is about, as a label: “Play: AuZtralia”. */
  readonly labelled: (what: string, of: string) => string;
  readonly toLight: string;
  readonly toDark: string;
  /** Says it in the language that it switches to. */
  readonly speakOther: string;
  readonly back: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notFoundTitle: string;
  readonly notFoundNote: string;
  readonly comesLater: string;
  readonly comesLaterNote: string;
}

const en: Words = {
  tagline: 'a table for expeditions',
  skip: 'Skip to the content',
  home: 'Home',
  rules: 'Rules',
  settings: 'Settings',
  credits: 'Credits',
  notYet: 'Not ready yet',
  players: (seats) => `${seats} players`,
  sitDown: 'Sit down',
  unofficial: (games) =>
    `Unofficial. Rules of ${games}, played with our own art and words. Icons: game-icons.net, CC BY 3.0.`,
  you: 'You',
  bot: 'Bot',
  close: 'Close',
  broken: 'Something went wrong in the rules. Your game is safe; please report it.',
  loading: 'Opening…',
  languageName: { en: 'English', fr: 'Français' },
  seatColour: ['Vermilion', 'Cobalt', 'Wattle', 'Bone', 'Sky', 'Mulberry'],
  notFound: 'There is no such page',
  main: 'Main menu',
  labelled: (what, of) => `${what}: ${of}`,
  toLight: 'Switch to light',
  toDark: 'Switch to dark',
  speakOther: 'Passer en français',
  back: 'Back',
  copyLink: 'Copy the link',
  copied: 'Link copied',
  notFoundTitle: 'Unmapped',
  notFoundNote: 'Nobody has drawn this part of the chart.',
  comesLater: 'Not here yet',
  comesLaterNote: 'This part of the page is still being drawn.',
};

const fr: Words = {
  tagline: 'une table pour les expéditions',
  skip: 'Aller au contenu',
  home: 'Accueil',
  rules: 'Règles',
  settings: 'Réglages',
  credits: 'Crédits',
  notYet: 'Pas encore prêt',
  players: (seats) => `${seats} joueurs`,
  sitDown: 'S’asseoir',
  unofficial: (games) =>
    `Non officiel. Règles suivies : ${games}, avec nos propres dessins et nos propres mots. Icônes : game-icons.net, CC BY 3.0.`,
  you: 'Vous',
  bot: 'Robot',
  close: 'Fermer',
  broken:
    'Une erreur s’est produite dans les règles. Votre partie est conservée ; merci de la signaler.',
  loading: 'Ouverture…',
  languageName: { en: 'English', fr: 'Français' },
  seatColour: ['Vermillon', 'Cobalt', 'Mimosa', 'Ivoire', 'Azur', 'Mûre'],
  notFound: 'Cette page n’existe pas',
  main: 'Menu principal',
  labelled: (what, of) => `${what} : ${of}`,
  toLight: 'Passer au thème clair',
  toDark: 'Passer au thème sombre',
  speakOther: 'Switch to English',
  back: 'Retour',
  copyLink: 'Copier le lien',
  copied: 'Lien copié',
  notFoundTitle: 'Terre inconnue',
  notFoundNote: 'Personne n’a dessiné cette partie de la carte.',
  comesLater: 'Pas encore ici',
  comesLaterNote: 'Cette partie de la page est encore à dessiner.',
};

export const siteWords = { en, fr };

export const useWords = (): Words => useText(siteWords);
