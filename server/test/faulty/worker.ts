import { serveJobs } from '../../crew/serve.ts';
import { FAULTY } from './games.ts';

serveJobs(FAULTY);
