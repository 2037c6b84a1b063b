import type { ReactElement } from 'react';
import { FIGHTERS } from '../content/fighters.ts';
import type { OldOneType } from '../content/types.ts';
import type { Fight } from '../story.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './MapBoard.tsx';
import { Glyph, Icon } from './Pieces.tsx';
import { places } from './places.ts';

/** The card being resolved, or else the last one of the combat: it lies there until the next. */
export function cardOf({ view }: Props, fight: Fight | null): string | null {
  return view.card ?? fight?.rounds.at(-1)?.card ?? null;
}

/** The card that was turned: rows of this combat tinted, unit types that are not there faint. */
export function OldOneCard(props: Props & { readonly fight: Fight | null }): ReactElement | null {
  const { view, content: atlas } = props;
  const { combat } = view;
  if (!combat) return null;
  const words = boardWords(props.language);
  const id = cardOf(props, props.fight);
  if (id === null)
    return (
      <div className="oo-card back">
        <Glyph name="old-ones" size={72} />
        <p>{words.noCardYet}</p>
      </div>
    );
  const card = atlas.card(id);
  const here = new Set<OldOneType>(
    view.tiles
      .filter((tile) => tile.hex === combat.hex && tile.tile !== null)
      .map((tile) => atlas.tile(tile.tile ?? '').type),
  );
  const turned = props.fight?.rounds.filter((round) => round.card !== null).length ?? 0;
  return (
    // Another card is another table: it is turned anew.
    <table className="oo-card" key={turned}>
      <caption>
        {words.card} {turned > 0 && turned} <span>{card.id}</span>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.youHit}</th>
          <th scope="col">{words.theyStrike}</th>
        </tr>
      </thead>
      <tbody>
        {FIGHTERS.map((type) => {
          const row = card.rows[type];
          return (
            <tr key={type} className={here.has(type) ? 'here' : ''}>
              <th scope="row">
                <span className={card.moves.includes(type) ? 'octo circled' : 'octo'}>
                  <Glyph name={type} size={22} />
                </span>
                {words.names.oldOne[type].one}
              </th>
              <td>
                {row.hits.length === 0 && '–'}
                {row.hits.map((unit) => (
                  <span
                    key={unit}
                    className={combat.force[unit] > 0 ? 'hit-unit' : 'hit-unit absent'}
                    title={words.names.unit[unit].one}
                  >
                    <Glyph name={unit} size={24} />
                    <span className="sr">{words.names.unit[unit].one}</span>
                  </span>
                ))}
              </td>
              <td>
                {row.damage + row.airshipDamage + row.sanity === 0 && '–'}
                <Purple count={row.damage} airship={false} />
                <Purple count={row.airshipDamage} airship />
                {row.sanity > 0 && (
                  <span className="brain" title={words.sanity}>
                    <Glyph name="sanity" size={20} />
                    <span className="sr">{words.sanity}</span>
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Purple(props: { readonly count: number; readonly airship: boolean }): ReactElement {
  return (
    <>
      {places(props.count).map((i) => (
        <svg
          key={i}
          width="20"
          height="20"
          viewBox="0 0 20 20"
          className="purple-cube"
          aria-hidden="true"
        >
          <path d="M2 6H13V18H2Z" fill="#6B3FA8" stroke="#241730" />
          <path d="M2 6L7 2H18L13 6Z" fill="#C9A6F5" stroke="#241730" />
          <path d="M13 6L18 2V14L13 18Z" fill="#4A2A73" stroke="#241730" />
          {props.airship && (
            <g transform="translate(7.5 12)">
              <Icon name="airship" size={10} className="icon bone" />
            </g>
          )}
        </svg>
      ))}
    </>
  );
}
