import { GAMES } from '../games.ts';
import { serveJobs } from './serve.ts';

serveJobs(GAMES);
