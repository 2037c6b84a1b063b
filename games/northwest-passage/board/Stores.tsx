import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { Provision } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { Icon } from './Pieces.tsx';

const PROVISIONS: readonly Provision[] = ['food', 'morale'];

export function ProvisionGlyph(props: {
  readonly what: Provision;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 24;
  return (
    <svg
      className={`nwp-glyph nwp-provision ${props.what}`}
      width={size}
      height={size}
      viewBox="-16 -16 32 32"
      aria-hidden="true"
    >
      {props.what === 'food' ? (
        <circle r="14.5" />
      ) : (
        <rect x="-13" y="-13" width="26" height="26" rx="3" />
      )}
      <Icon name={props.what} size={20} fill="#FFFFFF" />
    </svg>
  );
}

/** Food, Morale and the way to the Franklin goal; alone or together. */
export function Stores(props: Props & { readonly of: number }): ReactElement | null {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  const player = view.players[props.of];
  if (!player) return null;
  const most = chart.content.provisions;
  return (
    <section className="panel nwp-panel nwp-stores" aria-label={words.stores}>
      <h3>{words.stores}</h3>
      {PROVISIONS.map((what) => {
        const inside = (
          <>
            <ProvisionGlyph what={what} />
            <span className="nwp-store-name">{words.names.provision[what]} </span>
            <b>{player[what]}</b>
            <span className="nwp-store-bar" aria-hidden="true">
              <span
                className={what}
                style={{ width: `${Math.min(100, (player[what] / most) * 100)}%` }}
              />
            </span>
          </>
        );
        return props.lights.of(`what:${what}`).state === 'rest' ? (
          <div key={what} className={player[what] < 4 ? 'nwp-store low' : 'nwp-store'}>
            {inside}
          </div>
        ) : (
          <ThingButton
            key={what}
            id={`what:${what}`}
            lights={props.lights}
            keyClass="nwp-key"
            name={`${words.names.provision[what]} ${player[what]}`}
            className="nwp-store"
          >
            {inside}
          </ThingButton>
        );
      })}
      <FranklinTrack {...props} />
    </section>
  );
}

/** NWP-CONTENT-11: the steps to the goal, with what some of them give. */
function FranklinTrack(props: Props): ReactElement {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  const { last, icons } = chart.content.franklinTrack;
  const { play } = view.config;
  const needed = play === 'standard' ? last : chart.content.expeditions[play].franklin;
  const found = view.players.reduce((sum, player) => sum + player.franklin, 0);
  return (
    <div className="nwp-franklin">
      <span className="nwp-franklin-name">
        {words.franklinPoints} <b>{found}</b>
        <span aria-hidden="true"> / {needed}</span>
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: needed }, (_, i) => {
          const icon = icons.find(({ step }) => step === (i % last) + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their numbers
            <li key={i} className={i < found ? 'found' : ''}>
              {icon ? (
                <>
                  {icon.food > 0 && <ProvisionGlyph what="food" size={icon.morale > 0 ? 9 : 13} />}
                  {icon.morale > 0 && (
                    <ProvisionGlyph what="morale" size={icon.food > 0 ? 9 : 13} />
                  )}
                </>
              ) : (
                i + 1
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
