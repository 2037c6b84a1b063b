/** The middle of something on a board. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const TOWARDS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isArrow = (key: string): boolean => key in TOWARDS;

/**
 * Which of the others lies nearest in the direction of an arrow key, or null. Whatever is more
 * beside than ahead does not count; what is a little off the line counts as further away.
 */
export function neighbourTowards<P extends Point>(
  from: Point,
  others: readonly P[],
  key: string,
): P | null {
  const way = TOWARDS[key];
  if (!way) return null;
  let nearest: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const [x, y] = [other.x - from.x, other.y - from.y];
    const ahead = x * way.x + y * way.y;
    const beside = Math.abs(x * way.y) + Math.abs(y * way.x);
    if (ahead <= 0 || beside > ahead * 1.8) continue;
    const far = ahead + 0.6 * beside;
    if (far < least) {
      least = far;
      nearest = other;
    }
  }
  return nearest;
}
