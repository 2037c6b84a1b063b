import { EVERYONE, NOBODY, slot } from '@incognita/kernel';
import { missionOf } from './goals.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import {
  borderCells,
  type Cell,
  farCells,
  freeCells,
  type Layout,
  layoutOf,
  settle,
} from './layout.ts';
import { neighbours, stepsFrom } from './places.ts';
import { NONE, type Tile } from './state.ts';

const blankTile = ({ x, y }: Cell): Tile => ({
  is: slot('', EVERYONE),
  x,
  y,
  up: false,
  gone: false,
  tokens: 0,
  entered: false,
  marker: 0,
  fuel: 0,
  dropped: [],
  bars: [],
});

/** MAX-MISSION-06: tiles by name; which of several copies is left to chance. */
export function pickTiles(g: Game): void {
  const mission = missionOf(g);
  const { tiles } = g.content.content;
  const taken: string[] = [];
  for (const [name, count] of Object.entries(mission.tiles)) {
    const copies = tiles.filter((row) => row.en === name).map((row) => row.id);
    g.shuffle(copies);
    taken.push(...copies.slice(0, count));
  }
  const spare = g.state.spareTiles.filter((id) => !taken.includes(id));
  // MAX-VAR-05, MAX-RULING-97: more tiles by chance, the Van never, Gothic ones only with the switch.
  const more = spare.filter((id) => !g.content.tile(id).face.vanTile);
  g.shuffle(more);
  const extra = more.slice(0, g.config.bigMap);
  g.state.toPlace = [...taken, ...extra].sort();
  g.state.spareTiles = spare.filter((id) => !extra.includes(id));
}

const cellName = ({ x, y }: Cell): string => `${x},${y}`;
const cellOf = (name: string): Cell => {
  const [x = 0, y = 0] = name.split(',').map(Number);
  return { x, y };
};
const cellsOf = (g: Look): Cell[] => g.state.tiles.map(({ x, y }) => ({ x, y }));

const place = decision<{ left: number; turn: number; start: boolean }, 'place' | 'layout'>(
  'place',
  {
    rule: 'MAX-SETUP-08',
    seat: (g, my) => my.turn % g.config.seats,
    prompt: (_g, my) => (my.start ? { ask: 'start' } : { ask: 'place', left: my.left }),
    options: (g, my) => [
      ...(my.start ? borderCells(cellsOf(g)) : freeCells(cellsOf(g))).map(
        (cell) => ({ do: 'place', cell: cellName(cell) }) as const,
      ),
      { do: 'layout' },
    ],
  },
);

const placeSecond = decision<{ start: number }, 'place'>('place-second', {
  rule: 'MAX-SETUP-09',
  seat: () => 0,
  prompt: () => ({ ask: 'start' }),
  options: (g, my) => {
    const cells = cellsOf(g);
    return farCells(cells, cells[my.start] ?? { x: 0, y: 0 }).map(
      (cell) => ({ do: 'place', cell: cellName(cell) }) as const,
    );
  },
  byItself: true,
});

/** MAX-SETUP-07 to 09: the map, by itself or tile by tile; then the faces are dealt. */
export const layMap = auto(
  'lay-map',
  () => ({
    left: 0,
    turn: 0,
    start: NONE,
    second: NONE,
    cell: null as Answer<'place' | 'layout'> | null,
    far: null as Answer<'place'> | null,
  }),
  {
    begin(g, my, k) {
      pickTiles(g);
      const mission = missionOf(g);
      if (g.config.map === 'auto') {
        layOut(g, layoutOf(mission, g.state.toPlace.length), true);
        return k.done(null);
      }
      my.left = g.state.toPlace.length - 1 - (mission.second === null ? 0 : 1);
      if (mission.layout === 'centre') {
        my.start = 0;
        g.state.tiles.push(blankTile({ x: 0, y: 0 }));
      }
      return undefined;
    },
    ask(_g, my, k) {
      const start = my.left === 0;
      if (start && my.start !== NONE) return k.to('second');
      return k.call(place, { left: my.left, turn: start ? 0 : my.turn, start }, 'cell');
    },
    put(g, my, k) {
      if (my.cell?.do !== 'place') {
        // The rest by itself: the layout that the mission proposes.
        g.state.tiles = [];
        layOut(g, layoutOf(missionOf(g), g.state.toPlace.length), true);
        return k.done(null);
      }
      g.state.tiles.push(blankTile(cellOf(my.cell.cell)));
      my.turn += 1;
      if (my.left === 0) my.start = g.state.tiles.length - 1;
      else my.left -= 1;
      return k.to('ask');
    },
    second: (g, my, k) =>
      missionOf(g).second === null ? k.to('deal') : k.call(placeSecond, { start: my.start }, 'far'),
    putSecond(g, my) {
      if (!my.far) return undefined;
      g.state.tiles.push(blankTile(cellOf(my.far.cell)));
      my.second = g.state.tiles.length - 1;
      return undefined;
    },
    deal(g, my) {
      const cells = cellsOf(g);
      const at = (tile: number): Cell => cells[tile] ?? { x: 0, y: 0 };
      layOut(g, settle(cells, at(my.start), my.second === NONE ? null : at(my.second)), false);
      return undefined;
    },
  },
);

/** Deals the faces to the cells; tiles with a required place come first (part F.2). */
function layOut(g: Game, layout: Layout, automatic: boolean): void {
  const mission = missionOf(g);
  g.state.tiles = layout.cells.map(blankTile);
  g.state.start = layout.start;
  const faceUp = (cell: number, name: string): void => {
    const at = g.state.toPlace.findIndex((id) => g.content.tile(id).en === name);
    const [id] = g.state.toPlace.splice(at, 1);
    const tile = g.state.tiles[cell];
    if (!tile || id === undefined) return;
    // MAX-SETUP-18: neither its Reveal nor its Enter effect.
    tile.is = slot(id, EVERYONE);
    // MAX-MAP-03
    tile.up = true;
  };
  faceUp(layout.start, mission.start);
  if (mission.second !== null) faceUp(layout.second, mission.second);
  bar(g, layout, automatic);
  const faces = g.state.toPlace.splice(0);
  g.shuffle(faces);
  const barred = (id: string): number =>
    g.state.tiles.filter((tile) => tile.bars.includes(g.content.tile(id).en)).length;
  faces.sort((a, b) => barred(b) - barred(a));
  const free = g.state.tiles.map((_tile, i) => i).filter((i) => g.state.tiles[i]?.is.is === '');
  for (const id of faces) {
    const { en } = g.content.tile(id);
    const fit = free.filter((i) => !g.state.tiles[i]?.bars.includes(en));
    const cell = fit[g.below(fit.length)] ?? free[0] ?? NONE;
    free.splice(free.indexOf(cell), 1);
    const tile = g.state.tiles[cell];
    if (tile) tile.is = slot(id, NOBODY);
  }
  g.tell('setup.map', 'MAX-SETUP-08', { tiles: g.state.tiles.length });
}

/** Which tiles may not lie where: too near, or on the only way (MAX-RULING-98, MAX-RULING-123). */
function bar(g: Game, layout: Layout, automatic: boolean): void {
  const mission = missionOf(g);
  const steps = stepsFrom(g.state.tiles, layout.start);
  for (const { tile: name, steps: wanted } of mission.far) {
    const most = Math.max(...steps.filter((_n, i) => g.state.tiles[i]?.up !== true));
    const needed = Math.min(wanted, most);
    g.state.tiles.forEach((tile, i) => {
      if (!tile.up && (steps[i] ?? 0) < needed) tile.bars.push(name);
    });
  }
  if (automatic && mission.gate !== null && layout.second >= 0) {
    const ways = neighbours(g, layout.second);
    const [only] = ways;
    if (ways.length === 1 && only !== undefined) g.state.tiles[only]?.bars.push(mission.gate);
  }
}
