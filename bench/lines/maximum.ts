import { anyGame } from '@incognita/kernel';
import { maximumApocalypse } from '@incognita/maximum-apocalypse';
import { gameLines } from './game-lines.ts';

/** A game for four takes about 200 decisions; 100,000 decisions a second were aimed at. */
export const maximumLines = gameLines({
  prefix: 'maximum',
  title: 'Maximum Apocalypse (mission 1)',
  game: anyGame(maximumApocalypse),
  config: { seats: 4, mission: 1 },
  budget: 500,
});
