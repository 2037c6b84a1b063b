import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { RefusedError, rematch } from '../api/lobby.ts';
import { announce, newId } from '../play/pending.ts';
import type { Said } from '../play/session.ts';
import type { NewGame } from '../play/worker.ts';
import { useSettings } from '../settings.ts';
import { usePlayWords } from '../text/play.ts';
import { useTableWords } from '../text/table.ts';
import { type OpenTable, reviewOf, type TableState } from './use-table.ts';

/** After the end: read the game back, or play it again with the same people. */
export function Afterwards(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = usePlayWords();
  const tableWords = useTableWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Said | null>(null);
  const { place, session, game } = props.open;
  const info = props.table.state.company?.info;
  if (place.at === 'review') return null;
  const again = async (): Promise<void> => {
    if (place.at === 'online') {
      go(`/table/${(await rematch(place.id)).id}`);
      return;
    }
    // Who sat there at the opening; the file of a local game is whole.
    const { config, seats } = (await session.save()) as Pick<NewGame, 'config' | 'seats'>;
    const id = newId();
    announce({ id, game: game.id, config, seats });
    go(`/local/${id}`);
  };
  const sits = info === undefined || info.you.seats.length > 0;
  return (
    <div className="afterwards">
      {sits ? (
        <button
          type="button"
          className="button main"
          onClick={() => {
            again().catch((error: unknown) => {
              if (!(error instanceof RefusedError)) throw error;
              setTrouble(error.said);
            });
          }}
        >
          {info?.next ? tableWords.nextTable : words.rematch}
        </button>
      ) : (
        info?.next && (
          <Link href={`/table/${info.next}`} className="button main">
            {tableWords.watchNext}
          </Link>
        )
      )}
      <Link href={reviewOf(place)} className="button">
        {words.review}
      </Link>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble[language]}
        </p>
      )}
    </div>
  );
}
