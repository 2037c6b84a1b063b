import { useEffect, useState } from 'react';

/** How long something is looked at, or held under a finger, before it explains itself. */
const LOOK_MS = 300;
const HOLD_MS = 450;
/** A finger that goes further pans the map. */
const STEADY_PX = 10;

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;

/** The thing that is hovered, focused or held under a finger for a moment, or null. */
export function useLookedAt(): Element | null {
  const [looked, setLooked] = useState<Element | null>(null);
  useEffect(() => {
    let timer = 0;
    let current: Element | null = null;
    let down: { readonly x: number; readonly y: number } | null = null;
    let held = false;
    const away = (): void => {
      clearTimeout(timer);
      current = null;
      setLooked(null);
    };
    const after = (ms: number, thing: Element | null, holding: boolean): void => {
      if (thing === current) return;
      away();
      current = thing;
      if (!thing) return;
      timer = window.setTimeout(() => {
        held = holding;
        setLooked(thing);
      }, ms);
    };
    const listeners = {
      pointerover: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') after(LOOK_MS, thingAt(event.target), false);
      },
      pointerdown: (event: PointerEvent) => {
        away();
        held = false;
        if (event.pointerType !== 'touch') return;
        down = { x: event.clientX, y: event.clientY };
        after(HOLD_MS, thingAt(event.target), true);
      },
      pointermove: ({ clientX, clientY }: PointerEvent) => {
        if (down && Math.hypot(clientX - down.x, clientY - down.y) > STEADY_PX) away();
      },
      pointerup: () => {
        // A finger that lifts early meant to choose; what it held long enough stays to be read.
        if (down && !held) away();
        down = null;
      },
      focusin: ({ target }: FocusEvent) => {
        const thing = thingAt(target);
        if (thing?.matches(':focus-visible')) after(LOOK_MS, thing, false);
      },
      focusout: away,
      keydown: away,
      wheel: away,
      // Whoever held something wanted to know, not to choose.
      click: (event: MouseEvent) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
      contextmenu: (event: MouseEvent) => {
        if (down) event.preventDefault();
      },
    };
    const all = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listen] of all) addEventListener(name, listen, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listen] of all) removeEventListener(name, listen, { capture: true });
    };
  }, []);
  return looked;
}
