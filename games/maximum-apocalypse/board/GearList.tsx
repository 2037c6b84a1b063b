import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { GearView, SurvivorView } from '../view.ts';
import { facesOf, Sign } from './card-face.tsx';
import { places } from './places.ts';
import type { Props } from './props.ts';

/** What a survivor carries, and how much of it there may be. */
export function GearList(props: Props & { readonly survivor: SurvivorView }): ReactElement {
  const { survivor } = props;
  const words = boardWords(props.language);
  return (
    <div className="max-gear">
      <h3>
        {words.gear}
        <span
          className="max-load"
          role="img"
          aria-label={words.load(survivor.burden, survivor.limit)}
        >
          {places(Math.max(survivor.limit, survivor.burden)).map((i) => (
            <b
              key={i}
              data-full={i < survivor.burden || undefined}
              data-over={i >= survivor.limit || undefined}
            />
          ))}
          <span aria-hidden="true">
            {survivor.burden}/{survivor.limit}
          </span>
        </span>
      </h3>
      {survivor.gear.length === 0 && <p className="max-none">{words.noGear}</p>}
      {survivor.gear.map((gear) => (
        <GearRow key={gear.no} {...props} gear={gear} />
      ))}
    </div>
  );
}

function GearRow(
  props: Props & { readonly survivor: SurvivorView; readonly gear: GearView },
): ReactElement {
  const { gear, survivor } = props;
  const words = boardWords(props.language);
  const { book } = facesOf(props.content, props.language);
  return (
    <ThingButton
      id={`gear:${gear.no}`}
      lights={props.lights}
      className="max-gear-row"
      keyClass="card-key"
      also={book.text(gear.card)}
    >
      <span className="max-gear-sign" title={book.text(gear.card)}>
        <Sign icon={gear.card} size={24} />
      </span>
      <span className="max-gear-name">
        <b>{words.names.title(gear.card)}</b>
        <small>
          {gear.kind !== null && (
            <>
              <span className="max-charges" aria-hidden="true">
                {'●'.repeat(gear.charges)}
                {'○'.repeat(Math.max(0, gear.max - gear.charges))}
              </span>{' '}
              {words.charges(gear.charges, gear.max, gear.kind)}
            </>
          )}
          {gear.hollow > 0 && ` · ${words.hollow}`}
          {gear.under.length > 0 && ` · +${gear.under.length}`}
          {survivor.bodies.length > 1 && ` · ${words.names.title(gear.carrier)}`}
        </small>
      </span>
      <span className="max-gear-weight" title={words.weight(gear.enc)}>
        <Sign icon="weight" size={14} /> {gear.enc}
      </span>
    </ThingButton>
  );
}
