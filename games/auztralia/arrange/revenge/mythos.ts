import { type Json, wrongWith } from '@incognita/kernel';
import type { Effect } from '../../content/revenge/effects.ts';
import { monsters } from '../../content/revenge/monsters.ts';
import { closed, listOf, oneOf, text, yesNo } from '../shapes.ts';
import { conditionShapes, stepShapes } from './effect-schema.ts';

type Row = { readonly [key: string]: Json };
type Deck = 'mythos' | 'soloMythos';

const steps = listOf({}, 'steps, one after the other');
const face = {
  id: oneOf(Object.keys(monsters)),
  rule: text('the rule that holds its effect'),
  combat: yesNo('carries the Combat symbol'),
  needs: listOf({}, 'what it needs beside a first step that can change something'),
  steps,
};
const card = (fields: Row, about: string): Json =>
  closed({ ...face, ...fields }, about, [...Object.keys(face), ...Object.keys(fields)]);

/** The cards of both decks, as a scenario or an owner's pack writes them. */
export const cardSchemas: Readonly<Record<Deck, Json>> = {
  mythos: card({ cost: oneOf([0, 1, 2]) }, 'a Mythos card'),
  soloMythos: card({ level: oneOf([1, 2, 3]) }, 'a Solo Mythos card'),
};

const OPS = Object.keys(stepShapes);
const isOp = (word: Json | undefined): word is Effect['op'] =>
  typeof word === 'string' && Object.hasOwn(stepShapes, word);
const isRow = (value: Json): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const words = (known: readonly string[]): string => known.map((word) => `"${word}"`).join(', ');

/** Steps that happen inside a combat, and nowhere else. */
const IN_COMBAT: readonly Effect['op'][] = ['dmg', 'back', 'immune', 'sanity', 'raise'];

/** Where the Old Ones player decides; a card that happens by itself cannot ask for it. */
const CHOSEN: Readonly<Partial<Record<Effect['op'], readonly string[]>>> = {
  dmg: ['stack'],
  back: ['unit'],
  immune: ['oldOne'],
  lose: ['human'],
  tear: ['human'],
  blight: ['near'],
  oust: ['display', 'humans'],
  time: ['human', 'humans'],
  show: ['tile'],
  move: ['type'],
  healMon: ['combat'],
  bring: ['spawn', 'freeSpawn', 'levelSpawn', 'temple'],
  recover: ['claimed'],
  if: ['human'],
};
/** Where a place on the Time Track, the map or the display decides, for want of a player. */
const FORCED: typeof CHOSEN = {
  dmg: ['largest'],
  back: ['largest'],
  immune: ['oldOne*'],
  kill: ['you'],
  lose: ['you'],
  tear: ['you'],
  blight: ['closest'],
  oust: ['rightmost', 'you'],
  time: ['you'],
  show: ['closest'],
  move: ['most'],
  healMon: ['highest'],
  bring: ['closestTemple', 'closestLevel', 'closestValid'],
  recover: ['highest'],
  if: ['you'],
};
/** Words of one deck only. */
const OF_DECK: Readonly<Record<Deck, readonly Effect['op'][]>> = {
  mythos: ['spawn', 'reshuffle', 'draw', 'regrow', 'exile', 'opt'],
  soloMythos: ['strip', 'again', 'revelation'],
};
/** Steps after which there is a `that`. */
const SETTLES: readonly Effect['op'][] = ['if', 'healMon'];

/**
 * The first thing that is wrong with a card, as a sentence with the card, the field and what would
 * do, or null.
 */
export function wrongWithCard(deck: Deck, written: Json): string | null {
  const kind = deck === 'mythos' ? 'Mythos card' : 'Solo Mythos card';
  if (!isRow(written)) return `${kind}: ${JSON.stringify(written)} is no record`;
  const at = `${kind} ${JSON.stringify(written.id ?? 'without an id')}`;
  return (
    wrongWith(cardSchemas[deck], written, at) ??
    wrongNeeds(rowsIn(written.needs), `${at}, needs`) ??
    wrongSteps(rowsIn(written.steps), {
      at: `${at}, steps`,
      deck,
      combat: written.combat === true,
      settled: false,
    })
  );
}

/** A list, after a schema has seen that it is one. */
const rowsIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

function wrongNeeds(needs: readonly Json[], at: string): string | null {
  for (const [i, need] of needs.entries()) {
    const is = isRow(need) ? need.is : undefined;
    if (is !== 'combat' && is !== 'units')
      return `${at}[${i}].is is ${JSON.stringify(is ?? null)}; it can be ${words(Object.keys(conditionShapes))}`;
    const wrong = wrongWith(conditionShapes[is], need, `${at}[${i}]`);
    if (wrong !== null) return wrong;
  }
  return null;
}

interface Where {
  readonly at: string;
  readonly deck: Deck;
  readonly combat: boolean;
  /** An earlier step has settled who `that` is. */
  readonly settled: boolean;
}

function wrongSteps(steps: readonly Json[], where: Where): string | null {
  if (steps.length === 0) return `${where.at} is an empty list; a card does at least one thing`;
  let settled = where.settled;
  for (const [i, step] of steps.entries()) {
    const wrong = wrongStep(step, { ...where, settled, at: `${where.at}[${i}]` });
    if (wrong !== null) return wrong;
    settled ||= isRow(step) && isOp(step.op) && SETTLES.includes(step.op);
  }
  return null;
}

function wrongStep(step: Json, where: Where): string | null {
  const { at } = where;
  if (!isRow(step)) return `${at} is ${JSON.stringify(step)}; it is a record with "op"`;
  const { op } = step;
  if (!isOp(op)) return `${at}.op is ${JSON.stringify(op ?? null)}; it can be ${words(OPS)}`;
  return wrongForm(op, step, at) ?? outOfPlace(op, step, where) ?? wrongInside(op, step, where);
}

function wrongForm(op: Effect['op'], step: Row, at: string): string | null {
  const shapes = stepShapes[op];
  if (shapes.by === null) return wrongWith(shapes.form, step, at);
  const name = step[shapes.by];
  const form = typeof name === 'string' ? shapes.forms[name] : undefined;
  return form === undefined
    ? `${at}.${shapes.by} is ${JSON.stringify(name ?? null)}; it can be ${words(Object.keys(shapes.forms))}`
    : wrongWith(form, step, at);
}

/** A word that exists, but not on this card. */
function outOfPlace(op: Effect['op'], step: Row, where: Where): string | null {
  const { at, deck, combat } = where;
  const other = deck === 'mythos' ? 'soloMythos' : 'mythos';
  if (OF_DECK[other].includes(op))
    return `${at}.op is "${op}", a word of ${other}; ${deck} has ${words(OPS.filter((word) => isOp(word) && !OF_DECK[other].includes(word)))}`;
  if (IN_COMBAT.includes(op) && !combat)
    return `${at}.op is "${op}", which happens in a combat; the card needs "combat": true`;
  for (const field of ['sel', 'of', 'to'] as const) {
    const word = step[field];
    if (typeof word !== 'string') continue;
    const foreign = deck === 'mythos' ? FORCED : CHOSEN;
    const own = deck === 'mythos' ? CHOSEN : FORCED;
    if (foreign[op]?.includes(word) && !(own[op] ?? []).includes(word))
      return `${at}.${field} is "${word}", a word of ${other}; in ${deck} it can be ${words(own[op] ?? [])}`;
    if (word === 'fighter' && !combat)
      return `${at}.${field} is "fighter", who is in a combat; the card needs "combat": true`;
    if (word === 'that' && !where.settled)
      return `${at}.${field} is "that", and no step before it settles who that is: ${words(SETTLES)}`;
  }
  return null;
}

function wrongInside(op: Effect['op'], step: Row, where: Where): string | null {
  const inner = (field: string): string | null =>
    wrongSteps(rowsIn(step[field]), {
      ...where,
      at: `${where.at}.${field}`,
      settled: where.settled || op === 'if',
    });
  if (op === 'opt') return inner('steps');
  return op === 'if' ? (inner('yes') ?? inner('no')) : null;
}
