import { Engine, type Entry, fold } from '@incognita/kernel';
import { type Whiteout, whiteout } from '@incognita/whiteout';
import type { MakeMove } from '../boardgame-io/library.ts';
import { Player } from '../boardgame-io/play.ts';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';

const DECISIONS = 1000;
const SEATS = 3;
/** A race that nobody finishes within the log: only the log's length is measured. */
const ENDLESS = { pole: 100_000, rounds: 100_000 };
const OPENING = { config: { seats: SEATS, race: 'short' }, seed: '0'.repeat(63).concat('1') };

function ours(): number {
  const { short, long } = whiteout.content.trails;
  const trails = { short: { ...short, ...ENDLESS }, long };
  const engine = new Engine(whiteout, { ...whiteout.content, trails });
  const log = record(engine);
  return perSecond(() => {
    fold(engine, OPENING, log);
    return 1;
  });
}

function record(engine: Engine<Whiteout>): Entry<Whiteout>[] {
  const { world } = engine.begin(OPENING.config, OPENING.seed);
  const dice = new Dice(1);
  const log: Entry<Whiteout>[] = [];
  while (log.length < DECISIONS) {
    const choices = engine.choices(world);
    const choice = choices[dice.below(choices.length)] as (typeof choices)[number];
    log.push({ choice });
    engine.apply(world, choice);
  }
  // As it comes from a file: nothing shared with what the engine made.
  return JSON.parse(JSON.stringify(log));
}

/** The same number of moves of the same game, replayed through the reducer. */
function boardgameIo(): number {
  const player = new Player(ENDLESS, SEATS);
  const dice = new Dice(1);
  const log: MakeMove[] = [];
  for (let state = player.begin(1); log.length < DECISIONS; ) {
    const move = player.pick(state, dice);
    log.push(move);
    state = player.take(state, move);
  }
  return perSecond(() => {
    let state = player.begin(1);
    for (const move of log) state = player.take(state, move);
    return 1;
  });
}

export const folds: Bench = {
  lines: [
    {
      name: 'kernel/fold',
      unit: 'folds/s',
      about: `a log of ${DECISIONS} decisions of Whiteout on an endless trail, each checked against the legal choices; against boardgame.io's reducer replaying as many moves`,
      ours: 'fold',
      baseline: 'boardgame.io replay',
    },
  ],
  variants: { fold: { measure: ours }, 'boardgame.io replay': { measure: boardgameIo } },
};
