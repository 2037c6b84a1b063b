import { type ReactElement, type ReactNode, useId } from 'react';
import { useLobbyWords } from '../../text/lobby.ts';
import { useOnlineTermsWords } from '../../text/online-terms.ts';
import { useWords } from '../../text/site.ts';
import { PACES, samePace, type Terms, USUAL, WINDOW_DELAYS_MS, WINDOW_TIMES_MS } from './online.ts';

const VISIBILITIES = ['public', 'link', 'private'] as const;
const KINDS = ['none', 'fischer', 'per-move'] as const;

/** How fast, who may come, who may look on: what only a table on the server needs. */
export function OnlineTerms(props: {
  readonly terms: Terms;
  /** Others' turns may ask people, so that it matters how long they may take. */
  readonly windows: boolean;
  readonly change: (change: Partial<Terms>) => void;
}): ReactElement {
  const { terms, change } = props;
  const words = useWords();
  const lobby = useLobbyWords();
  const form = useOnlineTermsWords();
  const id = useId();
  const { pace } = terms;
  const kindName = { none: lobby.noPace, fischer: form.realTime, 'per-move': form.overDays };
  return (
    <>
      <fieldset className="row">
        <legend>{form.pace}</legend>
        <div className="row-body">
          <div className="beside">
            <Bar
              name={`${id}-pace`}
              values={KINDS}
              chosen={pace?.kind ?? 'none'}
              label={(kind) => kindName[kind]}
              choose={(kind) => change({ pace: kind === 'none' ? null : USUAL[kind] })}
            />
            {pace !== null && (
              <>
                <select
                  className="field"
                  aria-label={form.pace}
                  value={PACES[pace.kind].findIndex((one) => samePace(one, pace))}
                  onChange={(event) => {
                    const chosen = PACES[pace.kind][Number(event.target.value)];
                    if (chosen) change({ pace: chosen });
                  }}
                >
                  {PACES[pace.kind].map((one, i) => (
                    <option key={lobby.paceOf(one)} value={i}>
                      {lobby.paceOf(one)}
                    </option>
                  ))}
                </select>
                <select
                  className="field"
                  aria-label={form.atZeroLabel}
                  value={terms.atZero}
                  onChange={(event) =>
                    change({ atZero: event.target.value === 'bot' ? 'bot' : 'nothing' })
                  }
                >
                  {(['bot', 'nothing'] as const).map((what) => (
                    <option key={what} value={what}>
                      {words.labelled(form.atZeroLabel, form.atZero[what])}
                    </option>
                  ))}
                </select>
              </>
            )}
          </div>
          <p className="note">{form.paceNote(pace)}</p>
        </div>
      </fieldset>
      {props.windows && (
        <fieldset className="row">
          <legend>{form.reactions}</legend>
          <div className="row-body">
            <div className="beside">
              <select
                className="field"
                aria-label={form.reactions}
                value={terms.windowTime ?? ''}
                onChange={({ target }) =>
                  change({ windowTime: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">{form.reactionTime(null)}</option>
                {WINDOW_TIMES_MS.map((time) => (
                  <option key={time} value={time}>
                    {form.reactionTime(time)}
                  </option>
                ))}
              </select>
              <select
                className="field"
                aria-label={form.heardAfter}
                value={terms.windowDelay ?? ''}
                onChange={({ target }) =>
                  change({ windowDelay: target.value === '' ? null : Number(target.value) })
                }
              >
                <option value="">{form.heard(null)}</option>
                {WINDOW_DELAYS_MS.map((delay) => (
                  <option key={delay} value={delay}>
                    {form.heard(delay)}
                  </option>
                ))}
              </select>
            </div>
            <p className="note">
              {form.reactionNote(terms.windowTime)} {form.heardNote}
            </p>
          </div>
        </fieldset>
      )}
      <fieldset className="row">
        <legend>{form.visibility}</legend>
        <div className="row-body">
          <div className="beside">
            <Bar
              name={`${id}-visibility`}
              values={VISIBILITIES}
              chosen={terms.visibility}
              label={(value) => lobby.visible[value]}
              choose={(visibility) => change({ visibility })}
            />
            <label className="tick-box">
              <input
                type="checkbox"
                checked={terms.spectators}
                onChange={(event) => change({ spectators: event.target.checked })}
              />
              <span>{form.spectators}</span>
            </label>
          </div>
          <p className="note">
            {form.visibleNote[terms.visibility]} {terms.spectators && form.spectatorsNote}
          </p>
        </div>
      </fieldset>
    </>
  );
}

/** Short exclusive options beside each other. */
export function Bar<V extends string>(props: {
  readonly name: string;
  readonly values: readonly V[];
  readonly chosen: V;
  readonly label: (value: V) => ReactNode;
  readonly choose: (value: V) => void;
}): ReactElement {
  return (
    <div className="bar">
      {props.values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            className="sr"
            name={props.name}
            checked={value === props.chosen}
            onChange={() => props.choose(value)}
          />
          <span>{props.label(value)}</span>
        </label>
      ))}
    </div>
  );
}
