import type { Look } from '../rules/kit.ts';

/**
 * What was worked out about a map, kept for the next positions with the same map: most of what a
 * bot tries changes none. It only saves time; what it holds follows from the map alone.
 */
class Atlas {
  readonly #pages = new Map<string, unknown>();

  get<V>(page: string, make: () => V): V {
    const known = this.#pages.get(page);
    if (known !== undefined) return known as V;
    const made = make();
    this.#pages.set(page, made);
    return made;
  }
}

const MOST = 200;
const atlases = new WeakMap<Look['content'], Map<string, Atlas>>();

/** Which map this is: where the tiles lie, and what their corners are. */
function mapKey(g: Look): string {
  const { corners, tiles } = g.state;
  let [a, b] = [17, 23];
  for (let v = 0; v < corners.length; v++) {
    a = (Math.imul(a, 31) + (corners[v] ?? 0)) | 0;
    b = (Math.imul(b, 131) + (corners[v] ?? 0)) | 0;
  }
  for (let i = 0; i < tiles.spot.length; i++) {
    a = (Math.imul(a, 31) + (tiles.spot[i] ?? 0)) | 0;
    b = (Math.imul(b, 131) + (tiles.spot[i] ?? 0)) | 0;
  }
  return `${a} ${b} ${tiles.spot.length}`;
}

/** A page about the map as it lies. */
export function charted<V>(g: Look, page: string, make: () => V): V {
  const atlas = g.memo('bot atlas', () => {
    let all = atlases.get(g.content);
    if (!all) {
      all = new Map();
      atlases.set(g.content, all);
    }
    const key = mapKey(g);
    let found = all.get(key);
    if (!found) {
      if (all.size >= MOST) all.clear();
      found = new Atlas();
      all.set(key, found);
    }
    return found;
  });
  return atlas.get(page, make);
}
