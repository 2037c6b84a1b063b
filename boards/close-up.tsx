import type { Language } from '@incognita/kernel';
import type { CSSProperties, ReactElement } from 'react';
import type { ThingId } from './contract.ts';
import { Dialog } from './dialog.tsx';
import { useLookedAt } from './looked-at.ts';
import './close-up.css';

/** What a board draws of a thing close up; null for things that are large enough where they lie. */
export type DrawCloseUp = (thing: ThingId) => ReactElement | null;

const CLOSE_UP: Readonly<Record<Language, string>> = { en: 'Close up', fr: 'De plus près' };
const CLOSE: Readonly<Record<Language, string>> = { en: 'Close', fr: 'Fermer' };

/** What a screen reader would say of a thing: its name, what can be done, or why not. */
function saidOf(thing: Element): string {
  const unseen = [...thing.querySelectorAll('.sr')].map((part) => part.textContent ?? '').join('');
  return (thing.getAttribute('aria-label') ?? unseen).replace(/^[\s,]+/, '');
}

/** The middle of a bubble stays so far from the edges that all of it is seen. */
const HALF_BUBBLE_PX = 140;
const GAP_PX = 8;

/** Above what it tells of, where there is room, else below it. */
function bubbleBeside(thing: Element): CSSProperties {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const middle = (left + right) / 2;
  const x = Math.min(Math.max(middle, HALF_BUBBLE_PX), innerWidth - HALF_BUBBLE_PX);
  return top > 120
    ? { left: x, bottom: innerHeight - top + GAP_PX }
    : { left: x, top: Math.min(bottom + GAP_PX, innerHeight - 90) };
}

const LARGE = { width: 286, height: 420 } as const;

/** Above, to the right or to the left of what it shows: wherever it covers nothing of it. */
export function placeBeside(
  thing: { readonly left: number; readonly right: number; readonly top: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top?: number; readonly bottom?: number } {
  const farRight = screen.width - LARGE.width - GAP_PX;
  const middle = (thing.left + thing.right) / 2 - LARGE.width / 2;
  if (thing.top > LARGE.height + GAP_PX)
    return {
      left: Math.max(GAP_PX, Math.min(middle, farRight)),
      bottom: screen.height - thing.top + GAP_PX,
    };
  const top = Math.max(GAP_PX, Math.min(thing.top, screen.height - LARGE.height - GAP_PX));
  const toTheRight = thing.right + GAP_PX;
  return toTheRight <= farRight
    ? { left: toTheRight, top }
    : { left: Math.max(GAP_PX, thing.left - LARGE.width - GAP_PX), top };
}

/**
 * Whatever is hovered, focused or held explains itself: close up where the board draws it so, else
 * in a bubble. What was asked for by `inspect` is shown until it is closed.
 */
export function CloseUp(props: {
  readonly draw: DrawCloseUp;
  readonly inspected: ThingId | null;
  readonly close: () => void;
  readonly language: Language;
}): ReactElement | null {
  const looked = useLookedAt();
  const asked = props.inspected === null ? null : props.draw(props.inspected);
  if (asked)
    return (
      <Dialog className="close-up-dialog" label={CLOSE_UP[props.language]} onClose={props.close}>
        {(close) => (
          <>
            {asked}
            <button type="button" className="button" onClick={close}>
              {CLOSE[props.language]}
            </button>
          </>
        )}
      </Dialog>
    );
  if (!looked) return null;
  const large = props.draw(looked.getAttribute('data-thing') ?? '');
  if (large)
    return (
      <div
        className="close-up"
        aria-hidden="true"
        style={placeBeside(looked.getBoundingClientRect(), {
          width: innerWidth,
          height: innerHeight,
        })}
      >
        {large}
      </div>
    );
  const said = saidOf(looked);
  return said === '' ? null : (
    <div className="tip" aria-hidden="true" style={bubbleBeside(looked)}>
      {said}
    </div>
  );
}
