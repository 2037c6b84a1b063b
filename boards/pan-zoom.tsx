import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import 'd3-transition';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { isArrow, neighbourTowards } from './neighbour.ts';

/** An event of the window whose detail is a thing: maps that hold it bring it into sight. */
export const POINTED_AT = 'incognita-pointed-at';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Drawn smaller than this, a board leaves out what nobody could read. */
const FAR = 0.92;

function frameOf(svg: SVGSVGElement | null): { width: number; height: number } {
  return { width: svg?.clientWidth || 1, height: svg?.clientHeight || 1 };
}

/** How far a map can be pushed out of its frame, as a share of itself. */
const PUSHED_ASIDE = 0.35;

/** The scale at which a box just fits a frame. */
const scaleToShow = (box: Box, frame: { width: number; height: number }): number =>
  Math.min(frame.width / box.width, frame.height / box.height);

/** The zoom that keeps a box in the middle of a frame, between the closest and the widest look. */
function showing(box: Box, frame: { width: number; height: number }, least: number, most: number) {
  const scale = Math.min(most, Math.max(least, scaleToShow(box, frame)));
  return zoomIdentity
    .translate(frame.width / 2, frame.height / 2)
    .scale(scale)
    .translate(-(box.x + box.width / 2), -(box.y + box.height / 2));
}

/**
 * An SVG that can be panned, zoomed and pinched. `whole` is what fits the frame at first; `attend`
 * is brought into sight when it changes, if it is not there already. The recentre button and the
 * keys + - 0 do the same for those without a wheel.
 */
export function PanZoom(props: {
  readonly whole: Box;
  readonly attend: Box | null;
  /** The widest look that is still readable; a map that does not fit then is scrolled. */
  readonly least: number;
  readonly label: string;
  readonly recentre: string;
  readonly children: ReactNode;
}): ReactElement {
  const svg = useRef<SVGSVGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  const { whole, attend, least } = props;
  const attending = useRef(attend);
  attending.current = attend;

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const moved = (event: D3ZoomEvent<SVGSVGElement, unknown>): void => {
      layer.current?.setAttribute('transform', event.transform.toString());
      // For letters that keep their size on the screen, however far away the map is.
      element.style.setProperty('--zoom', String(event.transform.k));
      element.toggleAttribute('data-far', event.transform.k < FAR);
    };
    // A map cannot be lost: it can be pushed aside by a part of itself, to look under a sheet.
    const [aside, below] = [whole.width * PUSHED_ASIDE, whole.height * PUSHED_ASIDE];
    const made = zoom<SVGSVGElement, unknown>()
      .scaleExtent([0.3, 4])
      .translateExtent([
        [whole.x - aside, whole.y - below],
        [whole.x + whole.width + aside, whole.y + whole.height + below],
      ])
      .on('zoom', moved);
    behaviour.current = made;
    const fit = (): void => {
      const fits = scaleToShow(whole, frameOf(svg.current)) >= least;
      const box = fits ? whole : (attending.current ?? whole);
      select(element).call(
        made.transform,
        showing(box, frameOf(svg.current), least, fits ? 4 : least * 1.4),
      );
    };
    select(element).call(made).on('dblclick.zoom', null);
    fit();
    const sized = new ResizeObserver(fit);
    sized.observe(element);
    return () => {
      sized.disconnect();
      select(element).on('.zoom', null);
    };
  }, [whole, least]);

  const centre = (box: Box, closest = 1.6): void => {
    const element = svg.current;
    const made = behaviour.current;
    if (!element || !made) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    select(element)
      .transition()
      .duration(calm ? 0 : 320)
      .call(made.transform, showing(box, frameOf(svg.current), least, closest));
  };

  const attended = attend ? `${attend.x} ${attend.y} ${attend.width} ${attend.height}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new box moves the map
  useEffect(() => {
    const element = svg.current;
    const inside = layer.current;
    if (!attend || !element || !inside) return;
    const matrix = inside.getScreenCTM();
    const bounds = element.getBoundingClientRect();
    if (!matrix) return;
    const corner = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix);
    const [from, to] = [
      corner(attend.x, attend.y),
      corner(attend.x + attend.width, attend.y + attend.height),
    ];
    const margin = 8;
    const hidden =
      from.x < bounds.left + margin ||
      from.y < bounds.top + margin ||
      to.x > bounds.right - margin ||
      to.y > bounds.bottom - margin;
    if (!hidden) return;
    // Where the whole map fits, there is nothing to look for beside it.
    const fit = scaleToShow(whole, frameOf(element));
    const scale = zoomTransform(element).k;
    if (fit >= least && scale <= fit * 1.01) centre(whole);
    // The map goes where things happen, but comes no closer than people have it.
    else centre(attend, Math.max(least, scale));
  }, [attended]);

  // A guide points at something: it comes into sight, with some room around it.
  useEffect(() => {
    const pointed = (event: Event): void => {
      const element = svg.current;
      const thing = event instanceof CustomEvent ? event.detail : null;
      if (!element || !(thing instanceof Element) || !element.contains(thing)) return;
      const [frame, at] = [element.getBoundingClientRect(), thing.getBoundingClientRect()];
      const margin = 24;
      const off = (from: number, to: number, low: number, high: number): number =>
        from < low + margin || to > high - margin ? (low + high) / 2 - (from + to) / 2 : 0;
      const x = off(at.left, at.right, frame.left, frame.right);
      const y = off(at.top, at.bottom, frame.top, frame.bottom);
      const matrix = layer.current?.getScreenCTM();
      if ((x !== 0 || y !== 0) && behaviour.current && matrix)
        select(element).call(behaviour.current.translateBy, x / matrix.a, y / matrix.d);
    };
    addEventListener(POINTED_AT, pointed);
    return () => removeEventListener(POINTED_AT, pointed);
  }, []);

  const zoomBy = (factor: number): void => {
    const element = svg.current;
    if (element && behaviour.current) select(element).call(behaviour.current.scaleBy, factor);
  };

  /** To the neighbour of what has the focus, of the same kind; it is brought into sight. */
  const step = (from: Element | null, key: string): boolean => {
    const element = svg.current;
    const kind = from?.getAttribute('data-thing')?.split(':')[0];
    if (!element || !from || kind === undefined) return false;
    const middle = (thing: Element) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, thing };
    };
    const others = [...element.querySelectorAll(`[data-thing^="${kind}:"]`)].filter(
      (thing) => thing !== from,
    );
    const next = neighbourTowards(middle(from), others.map(middle), key);
    if (!(next?.thing instanceof SVGElement)) return false;
    next.thing.focus({ preventScroll: true });
    const frame = element.getBoundingClientRect();
    const margin = 40;
    const off = (value: number, low: number, high: number): number =>
      value < low + margin
        ? low + margin - value
        : value > high - margin
          ? high - margin - value
          : 0;
    const [x, y] = [off(next.x, frame.left, frame.right), off(next.y, frame.top, frame.bottom)];
    const matrix = layer.current?.getScreenCTM();
    if ((x !== 0 || y !== 0) && behaviour.current && matrix)
      select(element).call(behaviour.current.translateBy, x / matrix.a, y / matrix.d);
    return true;
  };

  return (
    <div className="pan-zoom">
      <svg
        ref={svg}
        role="group"
        aria-label={props.label}
        onKeyDown={(event) => {
          const from = event.target instanceof Element ? event.target.closest('.thing') : null;
          if (isArrow(event.key)) {
            if (step(from, event.key)) event.preventDefault();
          } else if (event.key === '+' || event.key === '=') zoomBy(1.25);
          else if (event.key === '-') zoomBy(0.8);
          else if (event.key === '0') centre(whole);
        }}
      >
        <title>{props.label}</title>
        <g ref={layer}>{props.children}</g>
      </svg>
      <button
        type="button"
        className="recentre"
        aria-label={props.recentre}
        title={props.recentre}
        onClick={() => centre(attend ?? whole)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="6.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          <path
            d="M12 2v5M12 17v5M2 12h5M17 12h5"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </div>
  );
}
