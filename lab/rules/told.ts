import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolder, readText } from '../places.ts';
import { idsTold } from './extract.ts';

const known = new Map<string, ReadonlySet<string>>();

/** Every rule that the English rulebook of a game tells. */
export function rulesTold(game: string): ReadonlySet<string> {
  const held = known.get(game);
  if (held) return held;
  const folder = join(gameFolder(game), 'rulebook');
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\ben\b.*\.md$/.test(name))
    : [];
  const told = idsTold(files.map((name) => readText(join(folder, name))).join('\n\n'));
  known.set(game, told);
  return told;
}
