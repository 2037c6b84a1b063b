import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';

const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** Light or dark: what the person chose, else the system's wish, else what the game opens with. */
export function useSurface(opens: 'light' | 'dark'): 'light' | 'dark' {
  const { surface } = useSettings();
  const [system, setSystem] = useState<'dark' | null>(() => (dark().matches ? 'dark' : null));
  useEffect(() => {
    const query = dark();
    const changed = (): void => setSystem(query.matches ? 'dark' : null);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return surface === 'system' ? (system ?? opens) : surface;
}
