import { GAMES } from '../games.ts';
import { serveTasks } from './serve.ts';

serveTasks(GAMES);
