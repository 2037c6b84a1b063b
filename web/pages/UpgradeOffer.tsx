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
    <section className="leaf reading" aria-label={words.title}>
      <h1>{words.title}</h1>
      {next !== null && (
        <Link className="button main" href={`/table/${next}`}>
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
          <p>{words.everybody}</p>
          <ul>
            {offer.people.map(({ name, wish }) => (
              <li key={name}>
                <strong>{name}</strong> {words.wants[wish ?? 'nothing']}
              </li>
            ))}
          </ul>
          <Wish {...{ offer, want }} wish="go-on" label={words.goOn}>
            {words.goOnHelp(offer.decision)}
          </Wish>
          <Wish {...{ offer, want }} wish="export" label={words.end}>
            {words.endHelp}
          </Wish>
        </>
      )}
      {trouble && <p role="alert">{trouble[language]}</p>}
    </section>
  );
}

/** One way to go: what it means, and, for those who sit there, to want it. */
function Wish(props: {
  readonly offer: Offer;
  readonly wish: UpgradeWish;
  readonly label: string;
  readonly want: (wish: UpgradeWish) => void;
  readonly children: string;
}): ReactElement {
  const { seated, wish } = props.offer.you;
  return (
    <p>
      {seated && (
        <button
          type="button"
          className="button"
          aria-pressed={wish === props.wish}
          onClick={() => props.want(props.wish)}
        >
          {props.label}
        </button>
      )}{' '}
      <span className="note">{props.children}</span>
    </p>
  );
}
