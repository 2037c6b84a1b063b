import type { Language } from '@incognita/kernel';
import { create } from 'zustand';
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

/** What was kept at an earlier visit; nothing where the browser keeps nothing, or something broken. */
function keptSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_UNDER) ?? '{}').state ?? {};
  } catch {
    return {};
  }
}

export const useSettings = create<Settings>()((set) => ({
  language: spoken(),
  surface: 'system',
  name: '',
  motion: true,
  sound: false,
  quick: false,
  pace: 'calm',
  ...keptSettings(),
  set: (change) => set(change),
}));

useSettings.subscribe((state) => {
  try {
    localStorage.setItem(KEPT_UNDER, JSON.stringify({ state, version: 0 }));
  } catch {
    // Some browsers keep nothing for a page in private: they hold for this visit.
  }
});
