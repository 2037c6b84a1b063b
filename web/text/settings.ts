import type { BotPace } from '../play/pacing.ts';
import { useText } from './use-text.ts';

/** The words of the settings. */
export interface SettingsWords {
  readonly surfaceName: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly yourName: string;
  readonly motion: string;
  readonly sound: string;
  readonly quick: string;
  readonly language: string;
  readonly surface: string;
  readonly settingsNote: string;
  readonly nameNote: string;
  readonly motionNote: string;
  readonly soundNote: string;
  readonly quickNote: string;
  readonly pace: string;
  readonly paceNote: string;
  readonly paceName: Readonly<Record<BotPace, string>>;
  readonly on: string;
  readonly off: string;
}

const en: SettingsWords = {
  surfaceName: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  yourName: 'Your name',
  motion: 'Animation',
  sound: 'Sound',
  quick: 'Quick mode',
  language: 'Language',
  surface: 'Theme',
  settingsNote: 'Kept in this browser. Changes take effect at once.',
  nameNote: 'What others at the table call you.',
  motionNote: 'Animate pieces and cards.',
  soundNote: 'A quiet chime when it is your turn.',
  quickNote: 'One click plays at once, without confirming.',
  pace: 'Bot speed',
  paceNote: 'How long each bot move stays on screen. Press Space to skip.',
  paceName: { now: 'At once', calm: 'Calm', slow: 'Slow' },
  on: 'On',
  off: 'Off',
};

const fr: SettingsWords = {
  surfaceName: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  yourName: 'Votre nom',
  motion: 'Animations',
  sound: 'Sons',
  quick: 'Mode rapide',
  language: 'Langue',
  surface: 'Thème',
  settingsNote: 'Conservés dans ce navigateur. Les changements s’appliquent aussitôt.',
  nameNote: 'Le nom que vous donnent les autres à la table.',
  motionNote: 'Anime les pièces et les cartes.',
  soundNote: 'Un son discret quand c’est à vous.',
  quickNote: 'Un clic joue directement, sans confirmer.',
  pace: 'Vitesse des robots',
  paceNote: 'Durée d’affichage des coups des robots. Espace pour passer.',
  paceName: { now: 'Aussitôt', calm: 'Calme', slow: 'Lent' },
  on: 'Oui',
  off: 'Non',
};

export const settingsWords = { en, fr };

export const useSettingsWords = (): SettingsWords => useText(settingsWords);
