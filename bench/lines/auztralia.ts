import { auztralia } from '@incognita/auztralia';
import { anyGame } from '@incognita/kernel';
import { gameLines } from './game-lines.ts';

export const auztraliaLines = gameLines({
  prefix: 'auztralia',
  title: 'AuZtralia',
  game: anyGame(auztralia),
  config: { seats: 4 },
  budget: 300,
});
