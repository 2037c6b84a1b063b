import type { ReactElement } from 'react';
import type { CharacterId } from '../../content/types.ts';
import { PORTRAITS } from './portraits.ts';

/** The face of a survivor, 96 by 96. */
export function Portrait(props: { readonly id: CharacterId }): ReactElement {
  return (
    <svg viewBox="0 0 96 96" className="max-portrait" aria-hidden="true">
      {PORTRAITS[props.id].map(([colour, path, line]) =>
        line === undefined ? (
          <path key={colour + path} d={path} fill={colour} />
        ) : (
          <path
            key={colour + path}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={line}
            strokeLinecap="round"
          />
        ),
      )}
    </svg>
  );
}
