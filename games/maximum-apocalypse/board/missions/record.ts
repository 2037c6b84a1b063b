import type { FinishedGame } from '@incognita/boards/page';

/** What this device knows of a mission: how often it was tried, and how it ended last. */
export interface MissionRecord {
  readonly tries: number;
  readonly won: number;
  readonly last: FinishedGame | null;
  /** The newest try that was won. */
  readonly best: FinishedGame | null;
}

const NEVER: MissionRecord = { tries: 0, won: 0, last: null, best: null };

/** Finished games by the number of their mission; the newest comes first. */
export function recordsOf(finished: readonly FinishedGame[]): ReadonlyMap<number, MissionRecord> {
  const records = new Map<number, MissionRecord>();
  for (const game of finished) {
    const no = game.config.mission;
    if (typeof no !== 'number') continue;
    const before = records.get(no) ?? NEVER;
    records.set(no, {
      tries: before.tries + 1,
      won: before.won + (game.won ? 1 : 0),
      last: before.last ?? game,
      best: before.best ?? (game.won ? game : null),
    });
  }
  return records;
}

export const recordOf = (records: ReadonlyMap<number, MissionRecord>, no: number): MissionRecord =>
  records.get(no) ?? NEVER;

/** The first mission along the road that was not won yet; the tutorial for newcomers. */
export const advised = (
  records: ReadonlyMap<number, MissionRecord>,
  missions: readonly number[],
): number | null => missions.find((no) => recordOf(records, no).won === 0) ?? null;
