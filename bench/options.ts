import { parseArgs } from 'node:util';
import type { Line } from './line.ts';

export interface Options {
  readonly json: boolean;
  readonly write: boolean;
  readonly lines: readonly Line[];
}

/** What cannot be run, in a sentence. */
export class Trouble extends Error {}

export function readOptions(args: readonly string[], all: readonly Line[]): Options {
  const { json, write, only } = parse(args);
  const lines = all.filter((line) => line.name.startsWith(only ?? ''));
  if (lines.length === 0)
    throw new Trouble(
      `No line begins with "${only}"; there are ${all.map((line) => line.name).join(', ')}.`,
    );
  if (write && only !== undefined)
    throw new Trouble('--write records all lines; leave out --only, or leave out --write.');
  return { json, write, lines };
}

function parse(args: readonly string[]): { json: boolean; write: boolean; only?: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        only: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    // Node's sentence names the argument; its advice about "--" would not help here.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Trouble(`${what}. Usage: npm run bench -- [--json] [--write] [--only PREFIX]`);
  }
}
