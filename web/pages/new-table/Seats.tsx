import { SeatMark } from '@incognita/boards/seats';
import { type ReactElement, useId } from 'react';
import { useSettings } from '../../settings.ts';
import { useNewTableWords } from '../../text/new-table.ts';
import { useOnlineTermsWords } from '../../text/online-terms.ts';
import { useWords } from '../../text/site.ts';
import { BOT_KINDS, type BotKind, type Seating, SITTERS, type Where } from './seating.ts';

const isKind = (value: string): value is BotKind => BOT_KINDS.some((kind) => kind === value);

/** One row per seat: a person on this screen, whoever comes, or a bot. */
export function Seats(props: {
  readonly seating: readonly Seating[];
  readonly where: Where;
  readonly nameOf: (seat: number) => string;
  readonly change: (seat: number, to: Partial<Seating>) => void;
}): ReactElement {
  const words = useWords();
  const form = useNewTableWords();
  const terms = useOnlineTermsWords();
  const { name, set } = useSettings();
  const online = props.where === 'online';
  const called = { person: online ? terms.me : form.aPerson, open: terms.open, bot: words.bot };
  const id = useId();
  const first = props.seating.findIndex(({ by }) => by === 'person');
  return (
    <div className="row">
      <h2 id={id}>{form.seatsTitle}</h2>
      <ul className="row-body seat-rows" aria-labelledby={id}>
        {props.seating.map((seated, seat) => {
          const colour = props.nameOf(seat);
          const you = seat === first;
          return (
            <li key={colour}>
              <span className="seat-name">
                <SeatMark seat={seat} size={24} />
                <span>
                  <strong>{colour}</strong>
                  <span>
                    {seated.by === 'bot'
                      ? words.bot
                      : seated.by === 'open'
                        ? terms.openNote
                        : you
                          ? words.you
                          : form.personHere}
                  </span>
                </span>
              </span>
              <fieldset className="bar" aria-label={words.labelled(form.seatIs, colour)}>
                {SITTERS[props.where].map((by) => (
                  <label key={by}>
                    <input
                      type="radio"
                      className="sr"
                      name={`${id}-${seat}`}
                      checked={seated.by === by}
                      onChange={() => props.change(seat, { by })}
                    />
                    <span>{called[by]}</span>
                  </label>
                ))}
              </fieldset>
              {seated.by === 'open' ? (
                <span />
              ) : seated.by === 'bot' ? (
                <span className="bot-kind">
                  <select
                    className="field"
                    aria-label={words.labelled(form.botKindOf, colour)}
                    value={seated.kind}
                    onChange={(event) => {
                      if (isKind(event.target.value))
                        props.change(seat, { kind: event.target.value });
                    }}
                  >
                    {BOT_KINDS.map((kind) => (
                      <option key={kind} value={kind}>
                        {form.botKind[kind]}
                      </option>
                    ))}
                  </select>
                  <span className="note">{form.botNote[seated.kind]}</span>
                </span>
              ) : (
                <input
                  className="field"
                  aria-label={form.nameOfSeat(colour)}
                  placeholder={colour}
                  maxLength={24}
                  value={online ? name : seated.name}
                  onChange={(event) =>
                    online
                      ? set({ name: event.target.value })
                      : props.change(seat, { name: event.target.value })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
