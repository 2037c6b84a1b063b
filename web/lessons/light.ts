import type { ThingId } from '@incognita/boards';

/** Something that stands in the light: a path in its own units, and how it comes to the screen. */
export interface LitShape {
  readonly path: string;
  readonly matrix: string;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  readonly board: Frame | null;
  /** What else is dimmed, less: clock and left rail. */
  readonly aside: readonly Frame[];
  readonly shapes: readonly LitShape[];
  /** The middle of the first thing on the board that stands in the light. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  /** Other things that can be chosen keep their lamp. */
  readonly lamps: readonly { readonly x: number; readonly y: number }[];
  readonly card: Frame | null;
}

/** Where the parts of the page are. */
const PARTS: Readonly<Record<string, string>> = {
  'page:choices': '.prompt .choices, .prompt .picker',
  'page:clock': '.table-clock',
  'page:log': '.log',
  'page:mine': '.table-mine > :first-child',
  'page:others': '.table-mine .wide-only > *, .tabbed.others > *',
  'page:undo': '.undo .head-button',
  'page:why-not': '.prompt .why > summary',
};

const seen = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements that a beat points at, as far as they are on the screen. */
export function pointedAt(point: readonly ThingId[]): Element[] {
  return point.flatMap((thing) => {
    const part = PARTS[thing];
    const selector = part ?? `[data-thing="${CSS.escape(thing)}"]`;
    return [...document.querySelectorAll(selector)].filter(seen);
  });
}

const frameOf = (element: Element | null): Frame | null => {
  if (!element || !seen(element)) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const round = (value: number): number => Math.round(value * 10) / 10;

function pathOf(shape: SVGGeometryElement): string {
  if (shape instanceof SVGPathElement) return shape.getAttribute('d') ?? '';
  if (shape instanceof SVGPolygonElement)
    return `M${[...shape.points].map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const { x, y, width, height } = shape.getBBox();
  if (shape instanceof SVGRectElement) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [rx, ry] = [width / 2, height / 2];
  return `M${x} ${y + ry}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 ${-width} 0Z`;
}

/** The outline of a thing on a map: the largest shape that it is drawn with. */
function outlineOf(thing: SVGElement): LitShape | null {
  let largest: SVGGeometryElement | null = null;
  let most = 0;
  const shapes = thing.matches('path, polygon, rect, circle, ellipse')
    ? [thing]
    : [...thing.querySelectorAll('path, polygon, rect, circle, ellipse')];
  for (const shape of shapes) {
    if (!(shape instanceof SVGGeometryElement)) continue;
    const { width, height } = shape.getBBox();
    if (width * height <= most) continue;
    most = width * height;
    largest = shape;
  }
  const matrix = largest?.getScreenCTM();
  if (!largest || !matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  return { path: pathOf(largest), matrix: `matrix(${[a, b, c, d, e, f].map(round).join(' ')})` };
}

/** The outline of something beside the map: its box, with round corners. */
function boxOf(element: Element): LitShape {
  const { left, top, width, height } = element.getBoundingClientRect();
  const r = Math.min(10, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return {
    path: `M${r} 0h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`,
    matrix: `translate(${round(left)} ${round(top)})`,
  };
}

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: round(left + width / 2), y: round(top + height / 2) };
};

const within = ({ x, y }: { x: number; y: number }, frame: Frame): boolean =>
  x > frame.left && x < frame.left + frame.width && y > frame.top && y < frame.top + frame.height;

/** Everything that the light has to know of the page as it is now. */
export function readScene(point: readonly ThingId[]): Scene {
  const board = frameOf(document.querySelector('.table-board'));
  const pointed = pointedAt(point);
  const shapes = pointed.flatMap((element) => {
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return outlineOf(element) ?? [];
    return [boxOf(element)];
  });
  const inside = (element: Element): boolean => board !== null && within(middleOf(element), board);
  const onBoard = pointed.find(inside);
  const lamps = [...document.querySelectorAll('.table-board [data-state="legal"]')]
    .filter((element) => seen(element) && !pointed.includes(element))
    .map(middleOf);
  const aside = ['.table-clock', '.table-mine'].flatMap(
    (part) => frameOf(document.querySelector(part)) ?? [],
  );
  return {
    board,
    aside,
    shapes,
    spot: onBoard ? middleOf(onBoard) : null,
    lamps,
    card: frameOf(document.querySelector('.guide-card')),
  };
}

export type Corner = 'sw' | 'nw' | 'se' | 'ne';
const CORNERS: readonly Corner[] = ['sw', 'nw', 'se', 'ne'];
const MARGIN = 20;

/** The corner of the board where a card of that size covers least of what matters. */
export function freeCorner(point: readonly ThingId[], width: number, height: number): Corner {
  const board = frameOf(document.querySelector('.table-board'));
  if (!board) return 'sw';
  const matters = [
    ...pointedAt(point).flatMap((element) => [element, element, element, element]),
    ...document.querySelectorAll('.table-board :is([data-state="legal"], [data-state="selected"])'),
  ].map(middleOf);
  const covered = (corner: Corner): number => {
    const left = corner.endsWith('w')
      ? board.left + MARGIN
      : board.left + board.width - width - MARGIN;
    const top = corner.startsWith('n')
      ? board.top + MARGIN
      : board.top + board.height - height - MARGIN;
    return matters.filter((middle) => within(middle, { left, top, width, height })).length;
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
