import { auztralia } from '@incognita/auztralia';
import {
  type AnyTypes,
  anyGame,
  Chance,
  type ChoiceOf,
  Engine,
  newChance,
} from '@incognita/kernel';
import { bot, human, type SavedGame, Table } from '@incognita/table';

/** Whoever plays the Old Ones, and the human who fights them. */
export const OLD_ONES = 0;
export const SETTLER = 1;

/** A game of Revenge that stands one decision before the Old Ones' window in a combat. */
export interface BeforeWindow {
  readonly saved: SavedGame<never>;
  /** The settler's choice that opens the window. */
  readonly opens: object;
  /** Whether the Old Ones then have a card to play, or nothing but the pass. */
  readonly playable: boolean;
}

const CONFIG = { seats: 2, revenge: 'old-ones-player', oldOnes: 'seat-1' };
const SECRET = '4'.repeat(64);
const TRIES = 40;

/** A table at which these choices were made, the Old Ones' by a person or a bot. */
function playedBy(
  by: 'human' | 'bot',
  engine: Engine<AnyTypes>,
  secret: string,
  made: readonly ChoiceOf<AnyTypes>[],
): Table<AnyTypes> {
  const ada = human('Ada', 'this-device');
  const fields = Object.entries(engine.game.config.fields);
  const usual = Object.fromEntries(fields.map(([field, held]) => [field, held.default]));
  const seats = [by === 'bot' ? bot('random') : ada, ada];
  const config = { ...usual, ...CONFIG };
  const table = Table.open(engine, { config, seats, secret, local: true });
  table.ask({ do: 'start' }, 1000);
  for (const choice of made) submit(table, choice);
  return table;
}

function submit(table: Table<AnyTypes>, choice: ChoiceOf<AnyTypes>): void {
  const { seq, asked: seat } = table;
  if (seat === null) throw new Error('nobody is asked');
  const as = table.seats[seat]?.by === 'bot' ? 'bot' : 'human';
  const answer = table.ask({ do: 'submit', seat, seq, choice, as }, 2000);
  if ('refused' in answer) throw new Error(JSON.stringify(answer));
}

/**
 * Plays by chance until a choice of the settler opens a window in which the Old Ones hold a card
 * that can be played, or hold cards of which none can; and goes back to before that choice.
 */
export function beforeWindow(playable: boolean, by: 'human' | 'bot'): BeforeWindow {
  const engine = new Engine<AnyTypes>(anyGame(auztralia));
  const chance = new Chance(newChance(SECRET));
  for (let game = 0; game < TRIES; game++) {
    const secret = String(game).padStart(64, '0');
    const table = playedBy(by, engine, secret, []);
    const made: ChoiceOf<AnyTypes>[] = [];
    for (let seat = table.asked; seat !== null; seat = table.asked) {
      const { window, choices } = table.viewFor(seat);
      const last = table.log.at(-1);
      const bySettler = last?.kind === 'decision' && last.seat === SETTLER;
      if (window !== null && bySettler && (choices ?? []).length > 1 === playable)
        return {
          saved: saved(playedBy(by, engine, secret, made.slice(0, -1))),
          opens: made.at(-1)!,
          playable,
        };
      const choice = (choices ?? [])[chance.below(choices?.length ?? 1)]!;
      made.push(choice);
      submit(table, choice);
    }
  }
  throw new Error(`no such window in ${TRIES} games`);
}

function saved(table: Table<AnyTypes>): SavedGame<never> {
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a local game can always be exported');
  return JSON.parse(JSON.stringify(whole.saved));
}
