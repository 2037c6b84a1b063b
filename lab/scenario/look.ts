import { Trouble } from '../trouble.ts';
import { isRecord } from './match.ts';
import { Failed, type Situation } from './situation.ts';

/** What to print of the place where a scenario ends. */
export interface Looks {
  readonly state?: true | string;
  /** A seat or `spectator`, and perhaps a path behind it: `0.players.1`. */
  readonly view?: string;
}

/** State and views as JSON: what a scenario could expect there, word for word. */
export function lookAt(situation: Situation, { state, view }: Looks): string[] {
  const { engine, world } = situation;
  const lines: string[] = [];
  if (state !== undefined) lines.push(printed(world.state, 'state', state === true ? '' : state));
  if (view !== undefined) {
    const [name = '', ...path] = view.split('.');
    const seen = engine.view(world, eyeNamed(situation, name));
    lines.push(printed(seen, `view of ${name}`, path.join('.')));
  }
  return lines;
}

function eyeNamed(situation: Situation, name: string) {
  try {
    return situation.eyeOf(name === 'spectator' ? name : Number.parseInt(name, 10));
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    const { expected } = error.mismatch;
    throw new Trouble(`--view is "${name}"; it is ${expected}, or "spectator"`);
  }
}

function printed(value: unknown, name: string, path: string): string {
  let held = value;
  for (const key of path === '' ? [] : path.split('.')) {
    const fields = isRecord(held) || Array.isArray(held) ? Object.keys(held) : [];
    if (!fields.includes(key))
      throw new Trouble(
        `the ${name} has nothing at "${path}": there is no "${key}"${fields.length > 0 ? ` among ${fields.join(', ')}` : ''}`,
      );
    held = (held as Readonly<Record<string, unknown>>)[key];
  }
  return `${name}${path === '' ? '' : `, ${path}`}: ${JSON.stringify(held, null, 2)}`;
}
