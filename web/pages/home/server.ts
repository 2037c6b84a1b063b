import type { TableLists } from '@incognita/server/protocol';
import { useEffect, useState } from 'react';
import { lists } from '../../api/lobby.ts';

/** How often the lists are asked for again while somebody looks at them. */
const REFRESH_MS = 8000;

/** What the server lists, or null while none has answered: then the page plays on its own. */
export function useLists(): TableLists | null {
  const [found, setFound] = useState<TableLists | null>(null);
  useEffect(() => {
    let here = true;
    const ask = (): void => {
      if (document.visibilityState === 'hidden') return;
      lists().then(
        (answer) => {
          // A page without a server gets its own index.html back, which is no list.
          if (here && Array.isArray(answer?.mine)) setFound(answer);
        },
        // No network, or no server: that is no trouble, this page plays by itself.
        () => here && setFound(null),
      );
    };
    ask();
    const timer = setInterval(ask, REFRESH_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return found;
}
