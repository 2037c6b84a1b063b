import type { UpgradeOffer as Offer, UpgradeWish } from '@incognita/server/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import * as lobby from '../api/lobby.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { file } from '../shell/file.ts';
import { useUpgradeWords } from '../text/upgrade.ts';

/** How often to look whether the others have agreed. */
const LOOK_MS = 4000;

/** At a table that takes another course by new rules: what can become of it. Nothing at others. */
export function UpgradeOffer(props: { readonly id: string }): ReactElement | null {
  const { id } = props;
  const words = useUpgradeWords();
  const { language } = useSettings();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [trouble, setTrouble] = useState<Said | null>(null);
  const { next = null } = offer ?? {};
  useEffect(() => {
    const look = (): void => {
      lobby.upgradeOffer(id).then(setOffer, () => setOffer(null));
    };
    look();
    if (next !== null) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, next]);
  if (offer === null) return null;
  const failed = (error: unknown): void =>
    setTrouble(error instanceof lobby.RefusedError ? error.said : null);
  const want = (wish: UpgradeWish): void => {
    lobby.wishUpgrade(id, wish).then((told) => {
      setTrouble(null);
      setOffer(told);
    }, failed);
  };
  const download = (): void => {
    lobby.upgradeExport(id).then((saved) => file(`${offer.game}.json`, saved), failed);
  };
  const open = next === null && !offer.exportable;
  return (
    <section className="card" aria-label={words.title}>
      <h2>{words.title}</h2>
      {next !== null && (
        <Link className="button primary" href={`/table/${next}`}>
          {words.toNext}
        </Link>
      )}
      {offer.exportable && offer.you.seated && (
        <button type="button" className="button" onClick={download}>
          {words.download}
        </button>
      )}
      {open && (
        <>
          <p>{words.goOnHelp(offer.decision)}</p>
          <p>{words.endHelp}</p>
          <p>{words.everybody}</p>
          <ul>
            {offer.people.map(({ name, wish }) => (
              <li key={name}>
                <strong>{name}</strong> {words.wants[wish ?? 'nothing']}
              </li>
            ))}
          </ul>
          {offer.you.seated && (
            <p>
              <button
                type="button"
                className="button primary"
                aria-pressed={offer.you.wish === 'go-on'}
                onClick={() => want('go-on')}
              >
                {words.goOn}
              </button>{' '}
              <button
                type="button"
                className="button"
                aria-pressed={offer.you.wish === 'export'}
                onClick={() => want('export')}
              >
                {words.end}
              </button>
            </p>
          )}
        </>
      )}
      {trouble && <p role="alert">{trouble[language]}</p>}
    </section>
  );
}
