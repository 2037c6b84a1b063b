// The threads of a server whose games of Whiteout do not end.
import { auztralia } from '@incognita/auztralia';
import { anyGame } from '@incognita/kernel';
import { serveTasks } from '@incognita/server/serve-tasks';
import { endlessWhiteout } from './endless.ts';

serveTasks([anyGame(endlessWhiteout()), anyGame(auztralia)]);
