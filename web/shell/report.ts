import type { OpenTable, TableState } from './use-table.ts';

/** A saved game names the program that wrote it, in so many characters. */
const APP_LENGTH = 200;

/** Which page in which browser, for whoever reads a report. */
function program(): string {
  const { userAgent, language } = navigator;
  const about = [
    `incognita ${__VERSION__}`,
    `${innerWidth}x${innerHeight}@${devicePixelRatio}`,
    language,
    userAgent,
  ];
  return about.join('; ').slice(0, APP_LENGTH);
}

/**
 * Everything that is needed to see what the reader saw: the whole game where they may have it, else
 * what they know of it. Of a whole game the file stays one that `lab` plays again.
 */
export async function reportOf(open: OpenTable, table: TableState): Promise<object> {
  const { look, state } = table;
  const app = program();
  const saved = await open.session.save().catch(() => null);
  if (typeof saved === 'object' && saved !== null && 'format' in saved) return { ...saved, app };
  // Without a line to the server: what this page holds.
  return {
    format: 'incognita-report',
    formatVersion: 1,
    game: look.game,
    version: look.version,
    look,
    story: state.told,
    app,
  };
}
