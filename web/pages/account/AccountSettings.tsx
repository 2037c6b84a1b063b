import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Confirm } from './Confirm.tsx';
import { Enter } from './Enter.tsx';
import { SignedInSettings } from './SignedInSettings.tsx';
import { useAccount } from './use-account.ts';
import './account.css';

/** One's account, on the page of settings. Where no server answers, there is nothing to keep. */
export function AccountSettings(): ReactElement | null {
  const state = useAccount();
  /** The address whose code somebody does not wait for any more. */
  const [dropped, setDropped] = useState<string | null>(null);
  const leaf = useRef<HTMLElement>(null);
  const { mine } = state;
  const signedIn = mine?.account != null;
  const before = useRef<boolean | null>(null);
  // Whoever signs in or out finds another leaf under their hands: the reader is told.
  useEffect(() => {
    if (mine == null) return;
    if (before.current !== null && before.current !== signedIn) leaf.current?.focus();
    before.current = signedIn;
  }, [mine, signedIn]);
  if (mine == null) return null;
  return (
    <section
      ref={leaf}
      tabIndex={-1}
      className="leaf reading own-account"
      data-signed-in={signedIn}
    >
      {mine.account !== null ? (
        <SignedInSettings state={state} mine={mine} info={mine.account} />
      ) : mine.confirming !== null && mine.confirming !== dropped ? (
        <Confirm
          state={state}
          address={mine.confirming}
          startOver={() => setDropped(mine.confirming)}
        />
      ) : (
        <Enter state={state} mine={mine} again={() => setDropped(null)} />
      )}
    </section>
  );
}
