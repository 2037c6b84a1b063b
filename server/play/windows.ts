import type { Request } from '@incognita/table';
import type { CommitLoop } from '../commits/commit-loop.ts';
import type { Answer } from '../protocol/index.ts';
import type { Ask, LiveTable } from '../tables/live-table.ts';
import { refusal } from '../text/index.ts';
import { refusalOf } from '../text/table-refusals.ts';

/** No clock that jumps keeps an answer back for longer. */
const LONGEST_DELAY_MS = 60_000;

/** What windows need of the tables at which they are open. */
export interface WindowHost {
  readonly commits: CommitLoop;
  readonly stopping: boolean;
  now(): number;
  /** Asks something of a table; answered when it is stored, or refused. */
  askLive(
    live: LiveTable,
    request: Request,
    allowed: (live: LiveTable) => Answer | null,
    answer: (answer: Answer) => void,
  ): void;
  read<V>(live: LiveTable, see: () => V): V;
}

/** Windows at tables: when an answer may be heard, and passes that were given in advance. */
export class Windows {
  readonly #host: WindowHost;
  readonly #delayMs: number;

  constructor(host: WindowHost, delayMs: number) {
    this.#host = host;
    this.#delayMs = delayMs;
  }

  /** In a window nobody hears an answer early: its time would tell who gave it, and why. */
  ask(live: LiveTable, ask: Ask): void {
    const host = this.#host;
    const from = ask.request.do === 'submit' ? live.table.answerTime(this.#delayMs) : 0;
    const wait = Math.min(LONGEST_DELAY_MS, from - host.now());
    if (wait <= 0) host.commits.ask(live, ask);
    else
      setTimeout(() => {
        if (live.gone || host.stopping) host.askLive(live, ask.request, ask.allowed, ask.answer);
        else host.commits.ask(live, ask);
      }, wait);
  }

  /** A seat passes the window that is open and the others of its span, or does so no longer. */
  passInAdvance(live: LiveTable, seat: number, on: boolean): Answer {
    const answer = this.#host.read(live, () => live.table.passInAdvance(seat, on));
    if ('refused' in answer) return { refused: refusalOf(live.game, live.table.seats, answer) };
    live.forgetViews();
    this.passDue(live);
    return answer;
  }

  /** Passes in the name of a seat that said so in advance: an ordinary decision of that seat. */
  passDue(live: LiveTable): void {
    const due = live.stuck || live.ended ? null : live.table.passDue();
    if (due === null) return;
    const { seat, seq, choice } = due;
    // They may have thought better of it in the meantime.
    const allowed = (now: LiveTable): Answer | null =>
      now.table.passDue()?.seq === seq ? null : { refused: refusal('not-your-seat', { seat }) };
    this.#host.askLive(live, { do: 'submit', seat, seq, choice, as: 'human' }, allowed, () => {});
  }
}
