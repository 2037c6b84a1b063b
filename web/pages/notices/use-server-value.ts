import { useCallback, useEffect, useState } from 'react';
import { RefusedError } from '../../api/lobby.ts';
import type { Said } from '../../play/session.ts';
import { wantsProof } from '../account/use-account.ts';

export interface ServerValue<V> {
  /** Null where nobody answers, or the server does not know us. */
  readonly value: V | null;
  readonly busy: boolean;
  readonly trouble: Said | 'not-here' | null;
  /** What waits until somebody has shown that it is them, or null. */
  readonly unproven: (() => Promise<V>) | null;
  /** Does something that changes it, and says whether it was done. */
  readonly act: (doing: () => Promise<V>) => Promise<boolean>;
}

/** Something that the server keeps for us: what it is, and how to change it. */
export function useServerValue<V>(ask: () => Promise<V>): ServerValue<V> {
  const [value, setValue] = useState<V | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ServerValue<V>['trouble']>(null);
  const [unproven, setUnproven] = useState<ServerValue<V>['unproven']>(null);
  useEffect(() => {
    let here = true;
    ask().then(
      (found) => here && setValue(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [ask]);
  const act = useCallback(async (doing: () => Promise<V>): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    setUnproven(null);
    try {
      setValue(await doing());
      return true;
    } catch (error) {
      if (wantsProof(error)) {
        setUnproven(() => doing);
        return false;
      }
      // Whatever else fails is the browser, which does not say why.
      setTrouble(error instanceof RefusedError ? error.said : 'not-here');
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { value, busy, trouble, unproven, act };
}
