import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';

/** How long something is looked at, or held under a finger, before it explains itself. */
const LOOK_MS = 300;
const HOLD_MS = 450;
/** A finger that goes further pans the map. */
const STEADY_PX = 10;

interface Told {
  readonly text: string;
  readonly style: CSSProperties;
}

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;

/** What a screen reader would say of a thing: its name, what can be done, or why not. */
function told(thing: Element): Told | null {
  const unseen = [...thing.querySelectorAll('.sr')].map((part) => part.textContent ?? '').join('');
  const text = (thing.getAttribute('aria-label') ?? unseen).replace(/^[\s,]+/, '');
  if (text === '') return null;
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 140), innerWidth - 140);
  return {
    text,
    style:
      top > 120
        ? { left: x, bottom: innerHeight - top + 8 }
        : { left: x, top: Math.min(bottom + 8, innerHeight - 90) },
  };
}

/** Whatever is hovered, focused or held explains itself in a bubble beside it. */
export function Tip(): ReactElement | null {
  const [tip, setTip] = useState<Told | null>(null);
  useEffect(() => {
    let timer = 0;
    let current: Element | null = null;
    let down: { readonly x: number; readonly y: number } | null = null;
    let held = false;
    const away = (): void => {
      clearTimeout(timer);
      current = null;
      setTip(null);
    };
    const after = (ms: number, thing: Element | null, holding: boolean): void => {
      if (thing === current) return;
      away();
      current = thing;
      if (!thing) return;
      timer = window.setTimeout(() => {
        held = holding;
        setTip(told(thing));
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
  return tip ? (
    <div className="tip" aria-hidden="true" style={tip.style}>
      {tip.text}
    </div>
  ) : null;
}
