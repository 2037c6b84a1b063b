import { type RefCallback, useCallback, useState } from 'react';

type Surface = 'light' | 'dark';

const of = (element: Element): Surface =>
  element.closest('[data-surface]')?.getAttribute('data-surface') === 'light' ? 'light' : 'dark';

/** On which surface the page draws: a drawing that has a day and a dusk asks for it. */
export function useSurface(): { readonly name: Surface; readonly ref: RefCallback<HTMLElement> } {
  const [name, setName] = useState<Surface>('dark');
  const ref = useCallback((element: HTMLElement | null) => {
    const frame = element?.closest('[data-surface]');
    if (!element || !frame) return undefined;
    const look = (): void => setName(of(element));
    look();
    const watch = new MutationObserver(look);
    watch.observe(frame, { attributes: true, attributeFilter: ['data-surface'] });
    return () => watch.disconnect();
  }, []);
  return { name, ref };
}
