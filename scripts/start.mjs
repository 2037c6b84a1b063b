// npm start: the table in this terminal, or, where nobody sits at one, how to get there.
import { join } from 'node:path';
import process from 'node:process';
import { ensureOrExit, root, runOn } from './ensure.mjs';

const USAGE = `Incognita is installed. It is played in a terminal:

  npm start                    choose a game and play it
  npm run lab -- play GAME     play that game: whiteout, auztralia
  npm run lab -- help          everything else the command line can do
  npm test                     check that everything works
`;

const node = ensureOrExit();
if (process.stdin.isTTY && process.stdout.isTTY) {
  const args = process.argv.slice(2);
  process.exitCode = await runOn(node, [join(root, 'lab', 'main.ts'), 'play', ...args]);
} else {
  process.stdout.write(USAGE);
}
