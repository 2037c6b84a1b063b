import type { EndingProps } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { Atlas } from '../../rules/atlas.ts';
import { revengeNamesIn } from '../../text/revenge/names-in.ts';
import type { View } from '../../view.ts';
import { LandSleeps, StarsWereRight } from './endings.tsx';

/** The land sleeps again, or the stars were right: by whether the Old Ones won. */
export function Ending(props: EndingProps<View, Atlas>): ReactElement {
  const { endings } = revengeNamesIn(props.language);
  const oldOnes = props.view.revenge?.seat ?? null;
  const won = !props.winners.some((seat) => seat !== null && seat !== oldOnes);
  const { title, line } = won ? endings.oldOnes : endings.humans;
  const Picture = won ? StarsWereRight : LandSleeps;
  return (
    <figure className="revenge-ending" data-won={won ? 'old-ones' : 'humans'}>
      <Picture fit="xMidYMid slice" />
      <figcaption>
        <strong>{title}</strong>
        {line}
      </figcaption>
    </figure>
  );
}
