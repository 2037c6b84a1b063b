import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { isSmall } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { capital } from '../text/typography.ts';
import type { Props } from './ChartBoard.tsx';
import { TileFace } from './TileFace.tsx';

/** The corners of a face in words: what a tile is good for, for the ear. */
export function looksOf(props: Props, tile: string): string {
  const words = boardWords(props.language);
  const printed = props.content.content.large.find((held) => held.id === tile);
  if (!printed) return '';
  const symbol = printed.symbol ? `, ${words.names.token[printed.symbol].one}` : '';
  return [
    words.face('A', `${printed.a} ${words.names.class[printed.class]}${symbol}`),
    words.face('B', printed.b),
  ].join(', ');
}

/** A tile with both its faces; a Small one has only one that can be placed. */
export function TileButton(
  props: Props & {
    readonly tile: string;
    /** Height of a face in pixels. */
    readonly high: number;
    readonly lights: Props['lights'];
    readonly thing?: string;
    readonly count?: number;
  },
): ReactElement {
  const { tile } = props;
  const words = boardWords(props.language);
  const small = isSmall(tile);
  const looks = looksOf(props, tile);
  const called = capital(words.told.tile(tile));
  const name = [called, looks, props.count === undefined ? '' : String(props.count)]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <ThingButton
      id={props.thing ?? `tile:${tile}`}
      lights={props.lights}
      name={name}
      keyClass="nwp-key"
      className={small ? 'nwp-tile-button small' : 'nwp-tile-button'}
    >
      <TileFace chart={props.content} tile={tile} face="A" high={props.high} />
      {!small && <TileFace chart={props.content} tile={tile} face="B" high={props.high} />}
      {props.count !== undefined && <b aria-hidden="true">{props.count}</b>}
    </ThingButton>
  );
}
