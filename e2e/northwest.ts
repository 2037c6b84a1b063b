import type { AnyTypes } from '@incognita/kernel';
import { type Northwest, northwestPassage } from '@incognita/northwest-passage';
import type { TableView } from '@incognita/table';
import type { Arranged, Taste } from './arrange.ts';

type View = Northwest['View'];

/** The table as this game shows it; `arrange` knows all games alike. */
export const viewOf = (look: TableView<AnyTypes>): View => look.view as View;

const column = (place: string): number =>
  place === 'greenland' ? 17 : place === 'passage' ? 0 : Number.parseInt(place, 10);

/** Worth of an action to somebody who wants to see the chart grow. */
const ACTIONS: Readonly<Record<string, number>> = {
  place: 9,
  discover: 8,
  explore: 7,
  move: 5,
  draw: 4,
};

/** Draws and places whenever it can, goes west to the Passage and then east, one seat with a Sled. */
export const surveyor: Taste = (choice, look) => {
  const view = viewOf(look);
  const seat = look.asked?.seat ?? 0;
  const player = view.players[seat];
  const west = player?.passage === 0;
  switch (choice.do) {
    case 'act': {
      const { action } = choice as { action?: string };
      if (action === 'draw' && (player?.reserve.length ?? 0) < 2) return 8.5;
      if (action === 'transfer' && player?.sled === 'aboard' && view.season > 2 + seat) return 6;
      return ACTIONS[action ?? ''] ?? 1;
    }
    case 'end':
      return view.actions > 1 ? 10 : 2;
    case 'spot': {
      const { cells } = choice as { cells?: string };
      return Math.round((west ? -1 : 0.3) * column(cells ?? '') * 0.5);
    }
    case 'go': {
      const { to } = choice as { to?: string };
      if (to === 'greenland') return -99;
      return west ? -column(to ?? '') : column(to ?? '');
    }
    case 'split': {
      const { available } = choice as { available?: number };
      return available === 3 ? 1 : 0;
    }
    default:
      return 0;
  }
};

/** A seed for each season whose chart is worth looking at. */
const SEEDS: Readonly<Record<number, number>> = { 1: 421, 5: 75, 10: 330 };

/** Four expeditions in a season of their game, with one person who is asked for an action. */
export const inSeason = (season: number): Arranged => ({
  game: 'northwest-passage',
  config: { seats: 4 },
  people: ['Ada'],
  seed: SEEDS[season] ?? season,
  prefer: surveyor,
  until: (look) =>
    viewOf(look).season === season &&
    look.asked?.prompt.ask === 'action' &&
    (season > 1 || viewOf(look).tiles.length > 4),
});

/** NWP-SUN-14: whether Ada's Sled stands on ice that the coming season leaves nothing of. */
export function standsOnLastIce(look: TableView<AnyTypes>): boolean {
  const view = viewOf(look);
  const { board } = northwestPassage.content;
  const next = board.sunPath[view.season];
  const place = view.players[0]?.sled;
  const tile = view.tiles.find(({ cells }) => cells.split('-')[0] === place);
  if (!tile || next === undefined) return false;
  const corners = tile.cells.split('-').flatMap((cell) => {
    const [x, y] = [Number.parseInt(cell, 10), cell.charCodeAt(cell.length - 1) - 64];
    return [
      [x - 1, y - 1],
      [x, y - 1],
      [x - 1, y],
      [x, y],
    ];
  });
  const sea = corners.every(([x = 0, y = 0]) => view.corners[y * (board.cols + 1) + x] === 1);
  const rows = tile.cells.split('-').map((cell) => cell.charCodeAt(cell.length - 1) - 64);
  const after = board.frozenRows[next];
  return sea && rows.every((row) => row <= view.frozen && row > after);
}

/** Everybody else has passed: when Ada does, the season ends. */
export const beforeTheThaw: Arranged = {
  game: 'northwest-passage',
  config: { seats: 2 },
  people: ['Ada'],
  seed: 769,
  prefer: surveyor,
  until: (look) =>
    look.asked?.prompt.ask === 'action' &&
    viewOf(look).passed.includes(1) &&
    (look.choices ?? []).some((choice) => choice.do === 'pass') &&
    standsOnLastIce(look),
};
