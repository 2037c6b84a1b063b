import { SeatMark } from '@incognita/boards/seats';
import type { ReactElement } from 'react';
import type { Said } from '../../play/session.ts';
import { useSettings } from '../../settings.ts';
import { Sign } from '../../style/signs.tsx';
import { useNewTableWords } from '../../text/new-table.ts';
import { useOnlineTermsWords } from '../../text/online-terms.ts';
import { useWords } from '../../text/site.ts';
import type { Seating, Where } from './seating.ts';

/** Who will sit around the table. */
export function Lobby(props: {
  readonly seating: readonly Seating[];
  readonly where: Where;
  readonly nameOf: (seat: number) => string;
}): ReactElement {
  const words = useWords();
  const form = useNewTableWords();
  const terms = useOnlineTermsWords();
  const yourName = useSettings((settings) => settings.name);
  const online = props.where === 'online';
  const first = props.seating.findIndex(({ by }) => by === 'person');
  return (
    <ul className="lobby-seats">
      {props.seating.map(({ by, name, kind }, seat) => {
        const colour = props.nameOf(seat);
        const called = online ? yourName : name;
        const state =
          by === 'bot'
            ? `${words.bot} · ${form.botKind[kind]}`
            : by === 'open'
              ? terms.openNote
              : seat === first
                ? words.you
                : form.personHere;
        return (
          <li key={colour}>
            <SeatMark seat={seat} size={26} />
            <span>
              <strong>{(by === 'person' && called.trim()) || colour}</strong>
              <span>{state}</span>
            </span>
            <span className="ready">{by !== 'open' && <Sign name="tick" size={18} />}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What happens next, and the one button for it. */
export function StartBar(props: {
  readonly where: Where;
  readonly sits: boolean;
  /** Seats that wait for somebody. */
  readonly open: number;
  readonly busy: boolean;
  readonly trouble: Said | null;
}): ReactElement {
  const words = useNewTableWords();
  const terms = useOnlineTermsWords();
  const { language } = useSettings();
  const { where, sits, open, trouble } = props;
  const online = where === 'online';
  const note = online
    ? !sits
      ? terms.youMustSit
      : open === 0
        ? terms.allSeated
        : terms.comeByLink(open)
    : sits
      ? words.canStart
      : words.nobodySitsNote;
  return (
    <div className="start-bar">
      {trouble ? (
        <p className="note refusal" role="alert">
          {trouble[language]}
        </p>
      ) : (
        <p className="note">{note}</p>
      )}
      <button type="submit" className="button main" disabled={props.busy || (online && !sits)}>
        {!online ? words.start : open === 0 ? terms.startOnline : terms.openTable}
      </button>
    </div>
  );
}
