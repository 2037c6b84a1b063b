import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Happening, News } from './contract.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One step of a piece, from middle to middle. `piece` is the `data-piece` of its drawing. */
export interface Leg {
  readonly piece: string;
  readonly from: Point;
  readonly to: Point;
}

const STEP_MS = 320;
/** All steps of one look together; more of them go faster. */
const MOST_MS = 2500;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const at = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** Where a piece is over the time of all steps: it waits for its own, and for those after them. */
export function framesOf(piece: string, legs: readonly Leg[]): Keyframe[] {
  const frames: Keyframe[] = [];
  legs.forEach((leg, i) => {
    if (leg.piece !== piece) return;
    frames.push({ offset: i / legs.length, transform: at(leg.from), easing: EASE });
    frames.push({ offset: (i + 1) / legs.length, transform: at(leg.to) });
  });
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return [];
  return [{ ...first, offset: 0 }, ...frames, { ...last, offset: 1 }];
}

/**
 * Lets pieces walk from where they were to where they are. The drawing of a piece already stands at
 * its end; a copy of it walks there on the stage above everything else, and the drawing shows when
 * the copy has arrived. A click or a key skips to the end.
 */
export function useWalks(
  stage: RefObject<SVGGElement | null>,
  news: News,
  legOf: (event: Happening) => Leg | null,
): void {
  const finish = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: only news set something in motion
  useLayoutEffect(() => {
    const legs = news.events.flatMap((event) => legOf(event) ?? []);
    const layer = stage.current;
    const svg = layer?.ownerSVGElement;
    if (legs.length === 0 || !layer || !svg || still()) return;
    finish.current();
    const duration = Math.min(STEP_MS * legs.length, MOST_MS);
    const walks = [...new Set(legs.map(({ piece }) => piece))].flatMap((piece) => {
      const drawn = svg.querySelector<SVGGElement>(`[data-piece="${CSS.escape(piece)}"]`);
      if (!drawn) return [];
      const copy = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      copy.append(drawn.cloneNode(true));
      layer.append(copy);
      drawn.style.visibility = 'hidden';
      const walk = copy.animate(framesOf(piece, legs), { duration, fill: 'both' });
      const arrive = (): void => {
        copy.remove();
        drawn.style.visibility = '';
      };
      walk.addEventListener('finish', arrive);
      walk.addEventListener('cancel', arrive);
      return [walk];
    });
    const skip = (): void => {
      for (const walk of walks) walk.finish();
    };
    addEventListener('pointerdown', skip, { capture: true, once: true });
    addEventListener('keydown', skip, { capture: true, once: true });
    const tidy = (): void => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
    walks.at(-1)?.addEventListener('finish', tidy);
    finish.current = () => {
      skip();
      tidy();
    };
  }, [news]);
  useLayoutEffect(() => () => finish.current(), []);
}
