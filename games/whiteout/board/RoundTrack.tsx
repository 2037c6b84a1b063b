import type { ReactElement } from 'react';
import type { Props } from './IceBoard.tsx';
import { boardWords } from './words.ts';

/** Rounds until winter: the further, the darker. */
export function RoundTrack(props: Props): ReactElement {
  const { round, rounds } = props.view;
  const words = boardWords(props.language);
  return (
    <div className="whi-rounds" role="img" aria-label={`${words.round} ${words.of(round, rounds)}`}>
      <strong>{words.round}</strong>
      <ol>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
          <li
            key={n}
            data-when={n < round ? 'past' : n === round ? 'now' : undefined}
            style={{
              background: `color-mix(in srgb, #33506a ${Math.round((n / rounds) * 55)}%, #cfe3ee)`,
            }}
          >
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}
