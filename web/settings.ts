import type { Language } from '@incognita/kernel';
import { create } from 'zustand';
import { keepUnder, keptUnder } from './kept.ts';
import type { BotPace } from './play/pacing.ts';

export interface Settings {
  readonly language: Language;
  readonly surface: 'system' | 'light' | 'dark';
  readonly name: string;
  readonly motion: boolean;
  readonly sound: boolean;
  /** A click on a lit thing decides at once, without the main button. */
  readonly quick: boolean;
  /** How fast bots of this browser move. */
  readonly pace: BotPace;
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

const spoken = (): Language => (navigator.language.startsWith('fr') ? 'fr' : 'en');

/** Where this browser keeps them. */
const KEPT_UNDER = 'incognita-settings';

export const useSettings = create<Settings>()((set) => ({
  language: spoken(),
  surface: 'system',
  name: '',
  motion: true,
  sound: false,
  quick: false,
  pace: 'calm',
  ...keptUnder<Settings>(KEPT_UNDER),
  set: (change) => set(change),
}));

keepUnder(KEPT_UNDER, useSettings);
