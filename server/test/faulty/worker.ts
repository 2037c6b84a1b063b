import { serveTasks } from '../../workers/serve.ts';
import { FAULTY } from './games.ts';

serveTasks(FAULTY);
