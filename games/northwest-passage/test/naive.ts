import type { Look } from '../rules/kit.ts';
import { landOf } from '../rules/shapes.ts';
import { LAND, SEA, UNKNOWN } from '../rules/state.ts';

/** Joins what is linked and says who is with whom. */
class Groups {
  readonly #of = new Map<string, string>();
  add(node: string): void {
    if (!this.#of.has(node)) this.#of.set(node, node);
  }
  find(node: string): string {
    const up = this.#of.get(node);
    if (up === undefined || up === node) return node;
    return this.find(up);
  }
  join(a: string, b: string): void {
    this.add(a);
    this.add(b);
    this.#of.set(this.find(a), this.find(b));
  }
  all(): string[][] {
    const groups = new Map<string, string[]>();
    for (const node of this.#of.keys()) {
      const root = this.find(node);
      groups.set(root, [...(groups.get(root) ?? []), node]);
    }
    return [...groups.values()];
  }
}

/** NWP-CONTENT-16 as a picture: a tile is a list of rows of corners, turned clockwise. */
function turned(rows: readonly (readonly boolean[])[]): boolean[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, x) => rows.map((row) => row[x] ?? false).reverse());
}

/** The rules of the map told slowly, by (x, y), without anything worked out before. */
export function naive(g: Look) {
  const { state } = g;
  const [cols, rows] = [16, 10];
  const terrain = (x: number, y: number, over?: ReadonlyMap<string, boolean>): number => {
    const laid = over?.get(`${x},${y}`);
    if (laid !== undefined) return laid ? LAND : SEA;
    return state.corners[y * 17 + x] ?? UNKNOWN;
  };
  const tileAt = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= cols || y >= rows ? -1 : (state.cells[y * cols + x] ?? -1);
  const xy = (cell: number): [number, number] => [cell % cols, Math.floor(cell / cols)];
  const cornersOfCell = (x: number, y: number): [number, number][] => [
    [x, y],
    [x + 1, y],
    [x, y + 1],
    [x + 1, y + 1],
  ];

  /** Ends of the side between two neighbouring cells. */
  function ends(ax: number, ay: number, bx: number, by: number): [number, number][] {
    const mine = cornersOfCell(ax, ay).map(String);
    return cornersOfCell(bx, by).filter((corner) => mine.includes(String(corner)));
  }

  function route(over: ReadonlyMap<string, boolean>, newTile: readonly number[]): boolean {
    const groups = new Groups();
    const node = (x: number, y: number): string => {
      if (newTile.includes(y * cols + x)) return 'new';
      const tile = tileAt(x, y);
      return tile < 0 ? `cell ${x} ${y}` : `tile ${tile}`;
    };
    const open = (corners: readonly [number, number][]): boolean =>
      corners.some(([x, y]) => terrain(x, y, over) !== LAND);
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++)
        for (const [nx, ny] of [
          [x + 1, y],
          [x, y + 1],
        ] as const)
          if (nx < cols && ny < rows && open(ends(x, y, nx, ny)))
            groups.join(node(x, y), node(nx, ny));
    for (const [arrow, x, side, ys] of [
      ['greenland', 15, 16, [2, 3]],
      ['passage', 0, 0, [6, 7]],
    ] as const)
      for (const y of ys)
        if (
          open([
            [side, y],
            [side, y + 1],
          ])
        )
          groups.join(arrow, node(x, y));
    return groups.find('greenland') === groups.find('passage');
  }

  return {
    /** Names of the spots beside a tile of the map where this tile can lie. */
    spots(tile: string, beside: number): string[] {
      const content = g.content.content;
      const large = content.large.find((held) => held.id === tile);
      const small = content.small.find((held) => held.id === tile);
      const faces = large ? [large.a, large.b] : [small?.corners ?? ''];
      const found = new Set<string>();
      for (const face of faces) {
        const flat = landOf(face);
        const width = flat.length / 2;
        let picture: readonly (readonly boolean[])[] = [flat.slice(0, width), flat.slice(width)];
        for (let turn = 0; turn < 4; turn++) {
          const [w, h] = [(picture[0]?.length ?? 0) - 1, picture.length - 1];
          for (let y = 0; y + h <= rows; y++)
            for (let x = 0; x + w <= cols; x++) {
              const cells: [number, number][] = [];
              for (let dy = 0; dy < h; dy++)
                for (let dx = 0; dx < w; dx++) cells.push([x + dx, y + dy]);
              if (cells.some(([cx, cy]) => tileAt(cx, cy) >= 0)) continue;
              const touches = cells.some(([cx, cy]) =>
                [
                  [cx + 1, cy],
                  [cx - 1, cy],
                  [cx, cy + 1],
                  [cx, cy - 1],
                ].some(([nx = 0, ny = 0]) => tileAt(nx, ny) === beside),
              );
              if (!touches) continue;
              const over = new Map<string, boolean>();
              let fits = true;
              picture.forEach((row, dy) => {
                row.forEach((land, dx) => {
                  over.set(`${x + dx},${y + dy}`, land);
                  const known = terrain(x + dx, y + dy);
                  if (known !== UNKNOWN && (known === LAND) !== land) fits = false;
                });
              });
              const numbers = cells.map(([cx, cy]) => cy * cols + cx);
              if (fits && route(over, numbers))
                found.add(numbers.map((cell) => g.content.cellNames[cell]).join('-'));
            }
          picture = turned(picture);
        }
      }
      return [...found];
    },

    routeWith(cells: readonly number[], corners: readonly number[], bits: number): boolean {
      const over = new Map<string, boolean>();
      corners.forEach((v, i) => {
        if (bits & (1 << i)) over.set(`${v % 17},${Math.floor(v / 17)}`, true);
      });
      return route(over, cells);
    },

    zones(tile: number, frozen: number): string[][] {
      const groups = new Groups();
      const cells = state.cells.flatMap((held, cell) => (held === tile ? [xy(cell)] : []));
      const ice = cells.filter(([, y]) => y < frozen);
      const name = (x: number, y: number): string => g.content.cellNames[y * cols + x] ?? '';
      for (const [x, y] of ice) {
        groups.add(name(x, y));
        for (const [ox, oy] of ice) groups.join(name(x, y), name(ox, oy));
      }
      for (const [x, y] of cells.filter(([, row]) => row >= frozen)) {
        const land = cornersOfCell(x, y).filter(([cx, cy]) => terrain(cx, cy) === LAND);
        for (const [cx, cy] of land) {
          groups.add(`${cx},${cy}`);
          for (const [ix, iy] of ice)
            if (cornersOfCell(ix, iy).some(([ox, oy]) => ox === cx && oy === cy))
              groups.join(name(ix, iy), `${cx},${cy}`);
          for (const [ox, oy] of land)
            if (Math.abs(ox - cx) + Math.abs(oy - cy) === 1)
              groups.join(`${cx},${cy}`, `${ox},${oy}`);
        }
      }
      return groups.all();
    },

    islands(): number[] {
      const groups = new Groups();
      for (let y = 0; y <= rows; y++)
        for (let x = 0; x <= cols; x++) {
          if (terrain(x, y) !== LAND) continue;
          groups.add(`${x},${y}`);
          if (x < cols && terrain(x + 1, y) === LAND) groups.join(`${x},${y}`, `${x + 1},${y}`);
          if (y < rows && terrain(x, y + 1) === LAND) groups.join(`${x},${y}`, `${x},${y + 1}`);
        }
      return groups.all().flatMap((group) => {
        const around = group.flatMap((corner) => {
          const [x = 0, y = 0] = corner.split(',').map(Number);
          return [
            [x - 1, y - 1],
            [x, y - 1],
            [x - 1, y],
            [x, y],
          ].filter(([cx = -1, cy = -1]) => cx >= 0 && cy >= 0 && cx < cols && cy < rows);
        });
        const tiles = around.map(([x = 0, y = 0]) => tileAt(x, y));
        const size = new Set(tiles).size;
        return tiles.includes(-1) || size < 2 ? [] : [size];
      });
    },
  };
}
