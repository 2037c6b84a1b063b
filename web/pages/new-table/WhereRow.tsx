import { type ReactElement, useEffect, useId, useState } from 'react';
import { serverInfo } from '../../api/lobby.ts';
import { Sign } from '../../style/signs.tsx';
import { useNewTableWords } from '../../text/new-table.ts';
import { Bar } from './OnlineTerms.tsx';
import type { Where } from './seating.ts';

/** Whether a server answers: null until that is known. */
export function useServerInfo(): boolean | null {
  const [answers, setAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    serverInfo().then((yes) => here && setAnswers(yes));
    return () => {
      here = false;
    };
  }, []);
  return answers;
}

/** On this device or on the server; the choice is there only where a server answers. */
export function WhereRow(props: {
  readonly answers: boolean | null;
  readonly where: Where;
  readonly choose: (where: Where) => void;
}): ReactElement {
  const words = useNewTableWords();
  const id = useId();
  const { where } = props;
  const note = where === 'here' ? words.hereNote : words.onlineNote;
  if (!props.answers)
    return (
      <div className="row">
        <h2>{words.where}</h2>
        <p className="row-body where">
          <Sign name="device" />
          <span>
            <strong>{words.here}</strong> · {note}
          </span>
        </p>
      </div>
    );
  return (
    <fieldset className="row">
      <legend>{words.where}</legend>
      <div className="row-body beside">
        <Bar
          name={id}
          values={['here', 'online']}
          chosen={where}
          label={(value) => (
            <>
              <Sign name={value === 'here' ? 'device' : 'globe'} size={18} /> {words[value]}
            </>
          )}
          choose={props.choose}
        />
        <p className="note">{note}</p>
      </div>
    </fieldset>
  );
}
