import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { Trouble } from './trouble.ts';

/** The folder of the project. */
export const ROOT = dirname(import.meta.dirname);
export const gameFolder = (id: string): string => join(ROOT, 'games', id);

/** A path as a person would type it from where they are. */
export function shortPath(path: string): string {
  const short = relative(process.cwd(), path);
  return short === '' || short.startsWith('..') ? path : short;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder; name the files in it'
          : 'it cannot be read';
    throw new Trouble(`${path}: ${why}`);
  }
}

/** The JSON of a file, or a sentence that names the file and the line where it breaks. */
export function readJson(path: string): unknown {
  const text = readText(path);
  if (text.trim() === '') throw new Trouble(`${path} is empty; it should be a JSON file`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Trouble(`${path} is not JSON: ${whereJsonBreaks(text, error)}`);
  }
}

function whereJsonBreaks(text: string, error: unknown): string {
  const told = error instanceof Error ? error.message : '';
  if (/end of JSON input|Unterminated/.test(told))
    return 'it ends too early, as if it were cut off';
  const at = told.match(/position (\d+)/)?.[1];
  if (at === undefined) return told;
  const line = text.slice(0, Number(at)).split('\n').length;
  return `it breaks in line ${line}`;
}
