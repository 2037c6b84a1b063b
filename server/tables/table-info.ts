import { type AnyTypes, SPECTATOR } from '@incognita/kernel';
import type { Opening, SeatView } from '@incognita/table';
import type { Presence, TableInfo } from '../protocol/index.ts';
import { ownerOf } from '../store/owner.ts';
import type { TableRow } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** A table as the lobby shows it to one reader. Owners' ids, secrets and seeds stay here. */
export function infoFor(row: TableRow, guest: string | null): TableInfo {
  const { seq, state, host, seats, asked, updated } = row.standing;
  const { config, pace = null } = openingOf(row);
  const mine = seats.flatMap((held, seat) =>
    guest !== null && ownerOf(held) === guest ? [seat] : [],
  );
  return {
    id: row.id,
    code: row.visibility === 'private' ? null : row.code,
    game: row.game,
    config,
    state,
    visibility: row.visibility,
    spectators: row.spectators,
    pace,
    seats: seats.map(
      (held): SeatView =>
        held.by === 'human'
          ? { by: 'human', name: held.name }
          : held.by === 'bot'
            ? { by: 'bot', kind: held.kind, holdsFor: held.holdsFor?.name ?? null }
            : { by: 'empty' },
    ),
    asked,
    seq,
    created: row.created,
    updated,
    next: row.next,
    you: {
      seats: mine,
      host: guest !== null && guest === host,
      turn:
        state === 'running' &&
        asked !== null &&
        mine.includes(asked) &&
        seats[asked]?.by === 'human',
      invite: mine.length > 0 ? row.invite : null,
    },
  };
}

/** What was agreed at the opening, without its secret. */
export function openingOf(row: TableRow): Omit<Opening, 'config' | 'secret'> & {
  readonly config: AnyTypes['Config'];
} {
  const { secret: _, ...rest } = JSON.parse(row.opening);
  return rest;
}

export function presenceOf(live: LiveTable): Presence {
  const watching = [...live.watchers];
  const elsewhere = [...live.elsewhere.values()];
  const here = new Set([
    ...watching.map((watcher) => watcher.guest),
    ...elsewhere.flatMap(({ guests }) => guests),
  ]);
  const looking = watching.filter((watcher) => watcher.eye === SPECTATOR).length;
  return {
    seats: live.table.seats.map((held) => {
      const owner = ownerOf(held);
      return owner !== null && here.has(owner);
    }),
    spectators: elsewhere.reduce((sum, { spectators }) => sum + spectators, looking),
  };
}
