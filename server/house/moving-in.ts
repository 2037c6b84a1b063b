import { randomBytes } from 'node:crypto';
import { sentence, type Trouble } from '@incognita/table';
import { JobFailed, TooLong } from '../crew/crew.ts';
import type { MovedIn } from '../crew/move-in.ts';
import type { Job } from '../crew/work.ts';
import { unguessable } from '../guests/names.ts';
import type { Guest, TableRow, Write } from '../store/store.ts';
import { no, Refused } from '../text/index.ts';
import type { House } from './house.ts';
import type { LiveTable } from './live.ts';
import { freeCode } from './lobby.ts';

/**
 * Takes in a game that was played elsewhere, as a running table whose fairness nobody here can
 * vouch for. The file is played again by the crew, off the event loop and with a limit.
 */
export async function moveInto(
  house: House,
  guest: Guest,
  saved: unknown,
  seat: number | null,
): Promise<LiveTable> {
  const now = house.now();
  const moved = await playedAgain(house, {
    do: 'move-in',
    saved,
    owner: guest.id,
    seat,
    entropy: randomBytes(16).toString('hex'),
    now,
  });
  if ('trouble' in moved) throw refused(moved.trouble);
  const { game, version, opening, entries, snapshot } = moved;
  const row: TableRow = {
    id: unguessable(16),
    code: await freeCode(house),
    game,
    version,
    opening: JSON.stringify(opening),
    visibility: 'link',
    spectators: true,
    invite: unguessable(16),
    created: now,
    next: null,
    // Only until the table is opened below, which works out where it really stands.
    standing: {
      seq: 0,
      state: 'open',
      host: guest.id,
      seats: opening.seats,
      asked: null,
      botDue: false,
      deadline: null,
      updated: now,
    },
  };
  const table = row.id;
  const batch: Write[] = [
    { put: 'table', row },
    ...entries.map((entry): Write => {
      const { seq, at } = entry;
      return { put: 'entry', table, seq, at, body: JSON.stringify(entry) };
    }),
    { put: 'snapshot', table, seq: entries.length, body: JSON.stringify(snapshot) },
  ];
  await house.store.write(batch);
  const live = await house.open(table);
  house.takeOn(live);
  return live;
}

async function playedAgain(house: House, job: Job): Promise<MovedIn> {
  try {
    return JSON.parse(String(await house.crew.run(job, house.foldMs)));
  } catch (error) {
    if (error instanceof TooLong) throw no('too-long', {});
    // A file can hold what no table of ours would: then it is the file that is at fault.
    if (error instanceof JobFailed) throw no('malformed', { problem: 'the game cannot be played' });
    throw error;
  }
}

const refused = (trouble: Trouble): Refused =>
  new Refused({
    code: trouble.code,
    text: { en: sentence(trouble, 'en'), fr: sentence(trouble, 'fr') },
    rule: null,
  });
