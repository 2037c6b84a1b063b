import type { Logger } from 'pino';
import { DamagedError } from './soundness.ts';
import type { SqliteStore } from './sqlite.ts';

/** So many tables are named; a log has the others. */
const MAX_NAMED = 5;

/** What is wrong with the data although it can be served: as sentences, and in the log. */
export function warningsAbout(store: SqliteStore, folder: string, log: Logger): string[] {
  void store.checked.then((damage) => {
    if (damage !== null) log.fatal(new DamagedError(folder, damage).message);
  });
  const { missing, unsure } = store;
  for (const { table, had, has } of missing)
    log.error({ table, had, has }, 'entries were acknowledged and are not there');
  if (unsure) log.warn('acknowledged.json could not be read');
  const warnings: string[] = [];
  if (missing.length > 0) warnings.push(lostSentence(missing, folder));
  if (unsure)
    warnings.push(
      `acknowledged.json in ${folder} could not be read, so nobody can tell whether all that was acknowledged is there.`,
    );
  return warnings;
}

function lostSentence(missing: SqliteStore['missing'], folder: string): string {
  const entries = missing.reduce((sum, { had, has }) => sum + had - has, 0);
  const named = missing
    .slice(0, MAX_NAMED)
    .map(({ table, code, had, has }) => `${code ?? table} had ${had} and has ${has}`);
  const rest = missing.length - named.length;
  const all = rest > 0 ? [...named, `and ${rest} more, which the log names`] : named;
  const [some, were] = entries === 1 ? ['1 entry', 'was'] : [`${entries} entries`, 'were'];
  const tables = missing.length === 1 ? '1 table' : `${missing.length} tables`;
  return `${some} of ${tables} ${were} acknowledged before and ${entries === 1 ? 'is' : 'are'} not in ${folder} any more: ${all.join('; ')}. The disk did not keep what it was given, or an older file was put in place. What was known is kept beside the data as acknowledged.json.before-…; a backup may hold more.`;
}
