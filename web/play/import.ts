import { Engine } from '@incognita/kernel';
import {
  importGame,
  nameOf,
  readSaved,
  sentence,
  TableError,
  type Trouble,
} from '@incognita/table';
import { SHELF, shelved } from '../games.ts';
import { newId } from './pending.ts';
import type { Said } from './session.ts';
import { keep } from './shelf.ts';

const said = (trouble: Trouble): { readonly trouble: Said } => ({
  trouble: { en: sentence(trouble, 'en'), fr: sentence(trouble, 'fr') },
});

/** Takes a saved game into this browser: its new id, or what is wrong with the file. */
export async function takeIn(
  text: string,
): Promise<{ readonly id: string } | { readonly trouble: Said }> {
  try {
    const { game: name } = readSaved(text);
    const shelf = shelved(name);
    if (!shelf?.ready) {
      const known = SHELF.filter(({ ready }) => ready).map(({ id }) => id);
      return said({ code: 'game', game: name, known });
    }
    const engine = new Engine(await shelf.rules());
    const imported = importGame([engine], text, { local: true, overrides: true });
    if ('trouble' in imported) return said(imported.trouble);
    const { table, saved } = imported;
    const id = newId();
    await keep({
      id,
      game: saved.game,
      updated: Date.now(),
      over: table.over,
      asked: table.asked,
      seats: table.seats.map((held) => nameOf(held) ?? ''),
      saved,
    });
    return { id };
  } catch (error) {
    if (error instanceof TableError) return said(error.trouble);
    throw error;
  }
}
