import type { Clause, Face, MonsterType, Occasion, Passive, Range, Trigger } from './effects.ts';
import { MONSTER_TYPES, RANGES } from './effects.ts';
import { condition } from './parse/conditions.ts';
import { passive } from './parse/passives.ts';
import { callIn, list, split } from './parse/split.ts';
import { steps } from './parse/steps.ts';
import type { KnownNames, Place } from './parse/wrong.ts';
import { oneOf, wrong } from './parse/wrong.ts';

export type { KnownNames } from './parse/wrong.ts';
export { ContentError } from './parse/wrong.ts';

const TRIGGERS = [
  'play',
  'act',
  'act*',
  'free',
  'free1',
  'disc',
  'equip',
  'setup',
  'start',
  'draw',
  'attack',
  'after',
  'destroy',
  'reveal',
  'enter',
  'end',
  'stop',
  'night',
] as const satisfies readonly Trigger[];

const EVENTS = [
  'drawMon',
  'drewMon',
  'hurtByMon',
  'killed',
  'anyKilled',
  'scavAction',
  'starving',
  'insanity',
  'phase5',
] as const satisfies readonly Occasion[];

const FLAGS = ['drain', 'docile', 'stampede', 'item', 'vanTile'] as const;

const HEADS = [...TRIGGERS, 'on(event)', 'may(event)', 'passive', 'passive@x'].join(', ');
const NO_CLAUSE = `is no clause; a clause is a trigger and its steps (${HEADS}) or a flag (${FLAGS.join(', ')}, counter(r))`;

/** `on(anyKilled(Z))`: the trigger, the event and the type in it. */
function trigger(
  at: Place,
  text: string,
): { on: Trigger; event: Occasion | null; type: MonsterType | null } {
  const call = callIn(at, text);
  if (call.name !== 'on' && call.name !== 'may') {
    const on = TRIGGERS.find((word) => word === text);
    return on === undefined
      ? wrong(at, text, `is no trigger; possible: ${HEADS}`)
      : { on, event: null, type: null };
  }
  const said = callIn(at, call.args ?? '');
  const event = oneOf(at, said.name, 'event', EVENTS);
  if ((event === 'anyKilled') !== (said.args !== null)) {
    return wrong(at, text, 'only anyKilled names a monster type, as in on(anyKilled(Z))');
  }
  const type = said.args === null ? null : oneOf(at, said.args, 'monster type', MONSTER_TYPES);
  return { on: call.name, event, type };
}

/** `trigger[condition and condition]: step; step` */
function clause(at: Place, text: string): Clause {
  const [head = '', ...body] = split(at, text, ':');
  if (body.length !== 1) return wrong(at, text, NO_CLAUSE);
  const open = head.indexOf('[');
  const conditions =
    open < 0
      ? []
      : head.endsWith(']')
        ? list(at, head.slice(open + 1, -1), ' and ').map((said) => condition(at, said))
        : wrong(at, head, 'should end in ] where its conditions end');
  const done = steps(at, body.join(), clause);
  if (done.length === 0) return wrong(at, text, 'has a trigger and no step');
  return { ...trigger(at, open < 0 ? head : head.slice(0, open)), conditions, steps: done };
}

/**
 * Reads the clauses of one face. What cannot be read is an error that names the place, the
 * offending words and what would do; with `known`, so is a card or a tile that does not exist.
 */
export function parseFace(text: string, where: string, known: KnownNames | null = null): Face {
  const at: Place = { where: `${where}, fx`, known };
  const clauses: Clause[] = [];
  const passives: Passive[] = [];
  const flags = new Set<string>();
  let counter: Range | null = null;
  for (const part of list(at, text, ' // ')) {
    const flag = FLAGS.find((word) => word === part);
    const call = callIn(at, part);
    if (flag !== undefined) flags.add(flag);
    else if (call.name === 'counter' && call.args !== null && call.rest === '') {
      counter = oneOf(at, call.args, 'range', RANGES);
    } else if (/^passive(@\w*)?\s*:/.test(part)) {
      const [head = '', body = ''] = split(at, part, ':');
      passives.push(passive(at, head, body));
    } else clauses.push(clause(at, part));
  }
  return {
    clauses,
    passives,
    drain: flags.has('drain'),
    docile: flags.has('docile'),
    stampede: flags.has('stampede'),
    counter,
    item: flags.has('item'),
    vanTile: flags.has('vanTile'),
  };
}
