import type { MyAccount } from '@incognita/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { myAccount } from '../../api/account.ts';
import { RefusedError } from '../../api/lobby.ts';
import type { Said } from '../../play/session.ts';

/** Something that changes the account, or brings a browser into one. */
export type Doing = () => Promise<MyAccount>;

export interface AccountState {
  /** Undefined while nobody has answered; null where there is no server. */
  readonly mine: MyAccount | null | undefined;
  readonly busy: boolean;
  /** What went wrong last, or null. */
  readonly trouble: Said | 'not-now' | null;
  /** What waits until somebody has shown that it is them, or null. */
  readonly unproven: Doing | null;
  /** Does something, and says whether it was done. */
  readonly act: (doing: Doing) => Promise<boolean>;
}

/** The server wants to be shown once more who sits there. */
export const wantsProof = (error: unknown): boolean =>
  error instanceof RefusedError && error.code === 'not-fresh';

export function useAccount(): AccountState {
  const [mine, setMine] = useState<MyAccount | null | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<AccountState['trouble']>(null);
  const [unproven, setUnproven] = useState<Doing | null>(null);
  useEffect(() => {
    let here = true;
    myAccount().then(
      (found) => here && setMine(found),
      () => here && setMine(null),
    );
    return () => {
      here = false;
    };
  }, []);
  const act = useCallback(async (doing: Doing): Promise<boolean> => {
    setBusy(true);
    setTrouble(null);
    setUnproven(null);
    try {
      setMine(await doing());
      return true;
    } catch (error) {
      if (wantsProof(error)) {
        setUnproven(() => doing);
        return false;
      }
      // Whatever a browser says about a passkey comes down to this: it did not happen.
      setTrouble(error instanceof RefusedError ? error.said : 'not-now');
      // A session that was ended elsewhere: show what is so.
      if (error instanceof RefusedError) await myAccount().then(setMine, () => {});
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  return { mine, busy, trouble, unproven, act };
}
