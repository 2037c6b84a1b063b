import { POINTED_AT, type ThingId } from '@incognita/boards';
import { type ReactElement, useEffect, useState } from 'react';
import { pointedAt, readScene, type Scene } from './light.ts';

/** Frames between two looks at the whole page, where nothing is seen to move. */
const FRAMES_AT_REST = 20;

/** Dims the board around what the guide points at. It lies over the page and takes no click. */
export function Spotlight(props: {
  readonly point: readonly ThingId[];
  /** What the guide says of it, for the ear: the id of that text. */
  readonly describedBy: string;
}): ReactElement | null {
  const { point, describedBy } = props;
  const scene = useScene(point);
  const lifted = useLifted();
  useEffect(() => {
    const pointed = pointedAt(point);
    for (const element of pointed) element.setAttribute('aria-describedby', describedBy);
    const [first] = pointed;
    if (first) dispatchEvent(new CustomEvent(POINTED_AT, { detail: first }));
    return () => {
      for (const element of pointed) element.removeAttribute('aria-describedby');
    };
  }, [point, describedBy]);
  if (!scene || scene.shapes.length === 0) return null;
  const { board, aside, shapes, lamps, spot, card } = scene;
  const drawn = (className: string): ReactElement[] =>
    shapes.map(({ path, matrix }) => (
      <path key={`${matrix} ${path}`} d={path} transform={matrix} className={className} />
    ));
  return (
    <svg className="lesson-light" data-lifted={lifted || undefined} aria-hidden="true">
      <defs>
        <radialGradient id="lesson-lamp">
          <stop offset="0.55" stopColor="#000" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <mask id="lesson-dark" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <rect width="100%" height="100%" fill="#fff" />
          {lamps.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="27" fill="url(#lesson-lamp)" />
          ))}
          {drawn('lesson-hole')}
        </mask>
        <mask id="lesson-outside" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <rect width="100%" height="100%" fill="#fff" />
          {drawn('lesson-inside')}
        </mask>
      </defs>
      {spot && (
        <g mask="url(#lesson-dark)" className="lesson-dim">
          {board && <DimRect frame={board} className="lesson-dim-board" />}
          {aside.map((frame) => (
            <DimRect
              key={`${frame.left} ${frame.top}`}
              frame={frame}
              className="lesson-dim-aside"
            />
          ))}
        </g>
      )}
      <g mask="url(#lesson-outside)">
        {drawn('lesson-casing')}
        {drawn('lesson-ring')}
      </g>
      {spot && card && <Leader spot={spot} card={card} />}
    </svg>
  );
}

function DimRect(props: {
  readonly frame: NonNullable<Scene['board']>;
  readonly className: string;
}): ReactElement {
  const { left, top, width, height } = props.frame;
  return <rect x={left} y={top} width={width} height={height} className={props.className} />;
}

/** A line from the card to what it speaks of. */
function Leader(props: {
  readonly spot: NonNullable<Scene['spot']>;
  readonly card: NonNullable<Scene['card']>;
}): ReactElement | null {
  const { spot, card } = props;
  const clamp = (value: number, low: number, high: number): number =>
    Math.min(high, Math.max(low, value));
  const x = clamp(spot.x, card.left + 24, card.left + card.width - 24);
  const y = clamp(spot.y, card.top, card.top + card.height);
  const d = `M${x} ${y}L${spot.x} ${spot.y}`;
  if (Math.hypot(spot.x - x, spot.y - y) < 24) return null;
  return (
    <g>
      <path className="lesson-leader-casing" d={d} />
      <path className="lesson-leader" d={d} />
      <circle className="lesson-leader-end" cx={spot.x} cy={spot.y} r="5" />
    </g>
  );
}

/** The page as it is, read again whenever something moves. */
function useScene(point: readonly ThingId[]): Scene | null {
  const [scene, setScene] = useState<Scene | null>(null);
  useEffect(() => {
    let frame = 0;
    let count = 0;
    let before = '';
    let last = '';
    const look = (): void => {
      frame = requestAnimationFrame(look);
      const places = pointedAt(point).map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        return `${left} ${top} ${width}`;
      });
      const quick = places.join();
      if (quick === last && count++ % FRAMES_AT_REST !== 0) return;
      last = quick;
      const now = readScene(point);
      const written = JSON.stringify(now);
      if (written === before) return;
      before = written;
      setScene(now);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [point]);
  return scene;
}

/** Whoever takes hold of the board sees it undimmed. */
function useLifted(): boolean {
  const [lifted, setLifted] = useState(false);
  useEffect(() => {
    const down = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('.table-board') && !target.closest('.guide-card')) setLifted(true);
    };
    const up = (): void => setLifted(false);
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, []);
  return lifted;
}
