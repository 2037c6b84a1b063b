import { auztralia } from '@incognita/auztralia';
import { anyGame } from '@incognita/kernel';
import { gameLines, otherGamesLine } from './game-lines.ts';

const game = anyGame(auztralia);

export const auztraliaLines = gameLines({
  prefix: 'auztralia',
  title: 'AuZtralia',
  game,
  config: { seats: 4 },
  budget: 300,
});

/** Four humans and the Old Ones player. */
export const revengeLines = otherGamesLine(
  {
    prefix: 'auztralia',
    title: 'Revenge of the Old Ones for five',
    game,
    config: { seats: 5, revenge: 'old-ones-player' },
  },
  'revenge-random-games',
);
