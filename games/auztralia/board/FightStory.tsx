import { SeatMark } from '@incognita/boards';
import type { ToldOf } from '@incognita/kernel';
import type { ReactElement } from 'react';
import type { Auztralia } from '../rules/kit.ts';
import type { Deed, Fight } from '../story.ts';
import { boardWords } from '../text/board.ts';
import type { Props } from './MapBoard.tsx';

/** A board is told of its own game, and of nothing else. */
export const ownStory = (story: Props['story']): readonly Deed[] =>
  story as unknown as readonly Deed[];

/** The sentences of the log for some events; the same one several times is said once. */
function sentences(
  props: Props,
  events: readonly ToldOf<Auztralia>[],
): { text: string; times: number; seat: number | null }[] {
  const lines: { text: string; times: number; seat: number | null }[] = [];
  for (const event of events) {
    const text = props.sentenceOf(event);
    const before = lines.at(-1);
    if (before?.text === text) before.times += 1;
    else lines.push({ text, times: 1, seat: 'seat' in event ? event.seat : null });
  }
  return lines;
}

/** What happened, line by line. */
export function Lines(
  props: Props & { readonly events: readonly ToldOf<Auztralia>[]; readonly marks?: boolean },
): ReactElement {
  return (
    <ul className="lines">
      {sentences(props, props.events).map(({ text, times, seat }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever follow each other
        <li key={i}>
          {props.marks && seat !== null && <SeatMark seat={seat} size={13} />}
          <span>
            {text}
            {times > 1 && <b> × {times}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A combat card by card, the last one first. */
export function FightStory(props: Props & { readonly fight: Fight }): ReactElement {
  const words = boardWords(props.language);
  const { rounds } = props.fight;
  const before = rounds.filter((round) => round.card === null).length;
  return (
    <ol className="rounds">
      {rounds
        .map((round, i) => ({ ...round, n: i + 1 - before }))
        .reverse()
        .map((round) => (
          <li key={round.n}>
            <span className="round" title={`${words.card} ${round.card ?? ''}`}>
              {round.card === null ? '–' : round.n}
            </span>
            {round.events.length === 0 ? (
              <p>{words.noEffect}</p>
            ) : (
              <Lines {...props} events={round.events} />
            )}
          </li>
        ))}
    </ol>
  );
}
