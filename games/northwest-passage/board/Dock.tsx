import type { Lights } from '@incognita/boards';
import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import { SHAPES } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { Crew } from './Crew.tsx';
import { Stores } from './Stores.tsx';
import { TileButton } from './TileButtons.tsx';

/** Lights as they are for things that this question is not about. */
const unlit = (lights: Lights): Lights => ({
  ...lights,
  of: (thing) => ({ ...lights.of(thing), state: 'rest', badge: null, says: null }),
  pick: () => {},
});

/** Everything before the reader: crew, stores, tiles, and what lies open for all. */
export function Dock(props: Props): ReactElement | null {
  const seat = props.seat ?? 0;
  const player = props.view.players[seat];
  if (!player) return null;
  return (
    <div className="nwp-dock">
      <Crew {...props} of={seat} />
      {props.view.config.play !== 'standard' && <Stores {...props} of={seat} />}
      <OwnTiles {...props} of={seat} />
      <Display {...props} />
    </div>
  );
}

function OwnTiles(props: Props & { readonly of: number }): ReactElement {
  const words = boardWords(props.language);
  const reserve = props.view.players[props.of]?.reserve ?? [];
  const asked = props.lights.asks === 'pick' || props.lights.asks === 'second';
  const lights = asked ? props.lights : unlit(props.lights);
  return (
    <section className="panel nwp-panel nwp-own-tiles" aria-label={words.tiles}>
      <h3>
        {words.tiles} <span>{words.frontBack}</span>
      </h3>
      {reserve.length === 0 ? (
        <p className="nwp-empty">
          <SeatMark seat={props.of} size={14} /> {words.noTiles}
        </p>
      ) : (
        <div className="nwp-tiles">
          {reserve.map((tile, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two Small tiles can be alike
            <TileButton key={`${tile} ${i}`} {...props} lights={lights} tile={tile} high={46} />
          ))}
        </div>
      )}
    </section>
  );
}

function Display(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const { asks } = props.lights;
  const piles = asks === 'pile';
  const asked = asks === 'take' || asks === 'start' || piles;
  const lights = asked ? props.lights : unlit(props.lights);
  const standard = view.config.play === 'standard';
  const small = SHAPES.map((shape, i) => ({
    shape,
    count: standard
      ? (view.piles[i] ?? 0)
      : view.smallDisplay.filter((held) => held === shape).length,
  })).filter(({ count }) => count > 0);
  return (
    <section className="panel nwp-panel nwp-display" aria-label={words.display}>
      <h3>
        {words.display} <span>{words.inBag(view.reserve)}</span>
      </h3>
      <div className="nwp-market">
        <div className="nwp-tiles">
          {view.display.map((tile) => (
            <TileButton key={tile} {...props} lights={lights} tile={tile} high={40} />
          ))}
          {view.display.length === 0 && <p className="nwp-empty">{words.noneLeft}</p>}
        </div>
        <div className="nwp-smalls">
          {small.map(({ shape, count }) => (
            <TileButton
              key={shape}
              {...props}
              lights={lights}
              tile={shape}
              thing={`${piles ? 'pile' : 'tile'}:${shape}`}
              high={33}
              count={count}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
