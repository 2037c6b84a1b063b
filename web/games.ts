import type { BoardModule } from '@incognita/boards';
import type { AnyGame, Language } from '@incognita/kernel';
import { rulesOf } from './play/rules.ts';

/** A game on the shelf: what the home page knows, and how to fetch the rest when it is opened. */
export interface Shelved {
  readonly id: string;
  readonly theme: BoardModule['theme'];
  readonly ready: boolean;
  readonly seats: string;
  readonly minutes: string;
  readonly rules: () => Promise<AnyGame>;
  readonly board: () => Promise<BoardModule<never, never>>;
  readonly rulebook: (language: Language) => Promise<string>;
}

const notYet = (): Promise<never> => Promise.reject(new Error('this game is not ready yet'));

export const SHELF: readonly Shelved[] = [
  {
    id: 'auztralia',
    theme: 'auz',
    ready: true,
    seats: '1–4',
    minutes: '30',
    rules: () => rulesOf('auztralia'),
    board: async () => (await import('@incognita/auztralia/board')).board,
    rulebook: async (language) =>
      language === 'fr'
        ? (await import('@incognita/auztralia/rulebook/fr.md?raw')).default
        : (await import('@incognita/auztralia/rulebook/en.md?raw')).default,
  },
  {
    id: 'northwest-passage',
    theme: 'nwp',
    ready: true,
    seats: '1–4',
    minutes: '90',
    rules: () => rulesOf('northwest-passage'),
    board: async () => (await import('@incognita/northwest-passage/board')).board,
    rulebook: async (language) =>
      language === 'fr'
        ? (await import('@incognita/northwest-passage/rulebook/fr.md?raw')).default
        : (await import('@incognita/northwest-passage/rulebook/en.md?raw')).default,
  },
  {
    id: 'maximum-apocalypse',
    theme: 'max',
    ready: false,
    seats: '1–6',
    minutes: '45–90',
    rules: notYet,
    board: notYet,
    rulebook: notYet,
  },
  {
    id: 'whiteout',
    theme: 'house',
    ready: true,
    seats: '2–4',
    minutes: '10',
    rules: () => rulesOf('whiteout'),
    board: async () => (await import('@incognita/whiteout/board')).board,
    rulebook: async (language) =>
      language === 'fr'
        ? (await import('@incognita/whiteout/rulebook/fr.md?raw')).default
        : (await import('@incognita/whiteout/rulebook/en.md?raw')).default,
  },
];

export const shelved = (id: string): Shelved | null => SHELF.find((game) => game.id === id) ?? null;
