import { BOT_NAMES } from '@incognita/bots';
import { rulesOf } from '@incognita/catalogue';
import { engineOf } from '@incognita/kernel';
import {
  importGame,
  nameOf,
  readSaved,
  sentence,
  TableError,
  type Trouble,
} from '@incognita/table';
import { READY, readyGame } from '../catalogue.ts';
import { newId } from './pending.ts';
import { endOf, saveGame } from './saved-games.ts';
import type { Said } from './session.ts';

const said = (trouble: Trouble): { readonly trouble: Said } => ({
  trouble: { en: sentence(trouble, 'en'), fr: sentence(trouble, 'fr') },
});

/** Takes a saved game into this browser: its new id, or what is wrong with the file. */
export async function importGameFile(
  text: string,
): Promise<{ readonly id: string } | { readonly trouble: Said }> {
  try {
    const { game: name } = readSaved(text);
    if (!readyGame(name))
      return said({ code: 'game', game: name, known: READY.map(({ id }) => id) });
    const engine = engineOf(await rulesOf(name));
    const imported = importGame([engine], text, {
      local: true,
      overrides: true,
      bots: BOT_NAMES,
    });
    if ('trouble' in imported) return said(imported.trouble);
    const { table, saved } = imported;
    const id = newId();
    await saveGame({
      id,
      game: saved.game,
      updated: Date.now(),
      over: table.over,
      asked: table.asked,
      seats: table.seats.map((held) => nameOf(held) ?? ''),
      ...endOf(table),
      saved,
    });
    return { id };
  } catch (error) {
    if (error instanceof TableError) return said(error.trouble);
    throw error;
  }
}
