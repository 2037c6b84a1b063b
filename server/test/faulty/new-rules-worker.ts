import process from 'node:process';
import { serveTasks } from '../../workers/serve.ts';
import { NEW_RULES } from './new-rules.ts';

const game = NEW_RULES[process.env.TEST_NEW_RULES ?? ''];
serveTasks(game ? [game] : []);
