import { type AnyGame, LANGUAGES } from '@incognita/kernel';
import type { GameForm, Sentence } from '../protocol/index.ts';

/** A game as the lobby offers it: its options with their names in both languages. */
export function gameFormOf(game: AnyGame): GameForm {
  const inBoth = (of: (text: AnyGame['text']['en']) => string | undefined): Sentence => {
    const [en, fr] = LANGUAGES.map((language) => of(game.text[language]) ?? '');
    return { en: en ?? '', fr: fr ?? '' };
  };
  return {
    id: game.id,
    version: game.version,
    name: inBoth((text) => text.name),
    about: inBoth((text) => text.about),
    fields: Object.entries(game.config.fields).map(([field, spec]) => ({
      field,
      label: inBoth((text) => text.config[field]?.label),
      default: spec.default,
      values: spec.values.map((value) => ({
        value,
        text: inBoth((text) => text.config[field]?.values[`${value}`]),
      })),
    })),
    // Modes leave out what stays at its default, never more.
    modes: game.modes as GameForm['modes'],
  };
}
