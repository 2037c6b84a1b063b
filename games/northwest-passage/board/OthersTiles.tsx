import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import { isSmall } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { capital } from '../text/typography.ts';
import type { Props } from './ChartBoard.tsx';
import { stacked } from './stacks.ts';
import { looksOf } from './TileButtons.tsx';
import { TileFace } from './TileFace.tsx';

/** What the others hold: tiles lie face up before everybody (NWP-DRAW-02), so they can be read. */
export function OthersTiles(props: Props): ReactElement | null {
  const words = boardWords(props.language);
  const own = props.seat ?? 0;
  const others = props.view.players.flatMap(({ reserve }, seat) =>
    seat === own || reserve.length === 0 ? [] : [{ seat, stacks: stacked(reserve) }],
  );
  if (others.length === 0) return null;
  return (
    <div className="nwp-others-tiles">
      {others.map(({ seat, stacks }) => (
        <div key={seat}>
          <SeatMark seat={seat} size={14} />
          <ul aria-label={words.tilesOf(props.seatName(seat))}>
            {stacks.map(({ tile, count }) => (
              <li key={tile} title={nameOf(props, tile, count)}>
                <TileFace chart={props.content} tile={tile} face="A" high={20} />
                {!isSmall(tile) && (
                  <TileFace chart={props.content} tile={tile} face="B" high={20} />
                )}
                {count > 1 && <b aria-hidden="true">{count}</b>}
                <span className="sr">{nameOf(props, tile, count)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function nameOf(props: Props, tile: string, count: number): string {
  const called = capital(boardWords(props.language).told.tile(tile));
  return [called, looksOf(props, tile), count > 1 ? String(count) : '']
    .filter((part) => part !== '')
    .join(', ');
}
