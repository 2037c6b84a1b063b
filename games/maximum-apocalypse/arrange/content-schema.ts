import type { Json } from '@incognita/kernel';
import type { Fields, Shape } from '@incognita/kernel/word-shapes';
import {
  closed,
  count,
  either,
  keyed,
  listOf,
  oneOf,
  orNull,
  text,
  whole,
  yesNo,
} from '@incognita/kernel/word-shapes';
import { COLOURS, MONSTER_TYPES, RANGES } from '../content/effects.ts';
import { FAMILIES, SURVIVORS } from '../content/types.ts';

const range = orNull(oneOf(RANGES));
const clauses = text('clauses in the vocabulary of effects, separated by " // "');
const names = { en: text('the English name'), fr: text('the French name') };
const monsterType = oneOf(MONSTER_TYPES);
const family = oneOf(FAMILIES);

const card = {
  id: text(),
  ...names,
  count: count('copies', 1),
  kind: oneOf(['gear', 'instant', 'event', 'item']),
  enc: count('encumbrance'),
  charges: orNull(whole({ type: oneOf(['ammo', 'fuel', 'uses']), max: count('', 1) })),
  range,
  fx: clauses,
};

const place = text('a tile by its English name, START, or "marker 1"');
const n = count('', 1);
const goalOf = (goal: string, fields: Fields): Shape => whole({ goal: oneOf([goal]), ...fields });
const plainGoals = [
  goalOf('fuel', { n }),
  goalOf('gather', { at: place }),
  goalOf('deliver', { family, n, at: place, act: yesNo() }),
  goalOf('work', { at: place, n }),
  goalOf('escort', { at: place }),
  goalOf('kill', { ids: listOf(text()), n }),
  goalOf('clear', { marker: n }),
  goalOf('unmarked', { n }),
  goalOf('razed', { n }),
  goalOf('revealAll', {}),
  goalOf('noEngaged', {}),
  goalOf('message', {}),
];
const goal = either([...plainGoals, goalOf('or', { goals: listOf(either(plainGoals)) })]);

const cause = either([
  whole({ cause: oneOf(['enter', 'reveal']), tile: text() }),
  whole({ cause: oneOf(['revealMarker', 'visit']), marker: n }),
  whole({ cause: oneOf(['work']), at: place }),
  whole({ cause: oneOf(['seal']), nth: n }),
]);
const missionStep = either([
  whole({ op: oneOf(['boss']), which: count('which of its bosses, from 0') }),
  whole({ op: oneOf(['give']), family, n }),
  whole({ op: oneOf(['scientist', 'testForScientist']) }),
  whole({ op: oneOf(['timer']), rounds: n }),
  whole({ op: oneOf(['insanity']), n }),
]);

const mission = {
  no: count(),
  ...names,
  difficulty: oneOf(['tutorial', 'very easy', 'easy', 'normal', 'hard', 'very hard']),
  fuel: count(),
  monsters: listOf(monsterType),
  bosses: listOf(
    whole({
      place: oneOf(['aside', 'bottom', 'half', 'deck', 'under']),
      n: count(),
      type: monsterType,
      id: orNull(text()),
    }),
  ),
  layout: oneOf(['square', 'centre', 'long']),
  start: text(),
  second: orNull(text()),
  far: listOf(whole({ tile: text(), steps: n })),
  gate: orNull(text()),
  tiles: keyed('^.+$', n, 'copies by English name, the start tile included'),
  decks: whole(
    Object.fromEntries(COLOURS.map((colour) => [colour, keyed(`^(${FAMILIES.join('|')})$`, n)])),
  ),
  markers: orNull(whole({ count: n, fromStart: count(), apart: count(), tokens: count() })),
  scientist: oneOf(['none', 'aside', 'carried']),
  sharedFuel: count(),
  quietStart: yesNo(),
  fallout: yesNo(),
  vanClosed: yesNo(),
  spared: listOf(family),
  works: listOf(
    whole({
      at: place,
      n,
      needs: oneOf(['nothing', 'journal', 'deliveries', 'untokened', 'scientistAlive']),
    }),
  ),
  events: listOf(whole({ on: cause, steps: listOf(missionStep) })),
  insanity: yesNo(),
  win: listOf(goal),
  gothic: yesNo(),
};

/** The fields of a row of each table, and the one that tells its rows apart. */
export const TABLES = {
  characters: {
    key: 'id',
    fields: {
      id: oneOf([...SURVIVORS, 'DOG']),
      ...names,
      hp: n,
      stealth: n,
      starving: n,
      limit: count('encumbrance that can be carried'),
      ability: whole(names),
      range,
      fx: clauses,
      track: listOf(n, 'damage boxes of the hunger track from the top'),
      gothic: yesNo(),
    },
  },
  survivorCards: { key: 'id', fields: { ...card, deck: oneOf(SURVIVORS) } },
  scavengeCards: {
    key: 'id',
    fields: { ...card, family, reminder: oneOf([...COLOURS, 'grey']) },
  },
  monsters: {
    key: 'id',
    fields: {
      id: text(),
      ...names,
      type: monsterType,
      count: n,
      boss: yesNo(),
      hp: n,
      power: count('attack power'),
      range,
      fx: clauses,
    },
  },
  tiles: {
    key: 'id',
    fields: {
      id: text(),
      ...names,
      search: listOf(oneOf(COLOURS)),
      spawn: oneOf([0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12], '0: nothing ever appears here'),
      fx: clauses,
      gothic: yesNo(),
    },
  },
  insanity: { key: 'id', fields: { id: text(), ...names, enc: oneOf([1, 2]), fx: clauses } },
  nights: {
    key: 'id',
    fields: { id: text(), ...names, day: oneOf(['N', 'E', 'S', 'W']), fx: clauses },
  },
  posture: { key: 'id', fields: { id: oneOf(['tiger', 'crane']), ...names, fx: clauses } },
  missions: { key: 'no', fields: mission },
} as const satisfies Readonly<Record<string, { key: string; fields: Fields }>>;

const spawnTokens = whole({
  numbered: keyed('^([2-689]|1[0-2])$', count()),
  sanctuary: count(),
  ambush: count(),
});

const tables = (row: (table: { key: string; fields: Fields }) => Shape): Fields =>
  Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [name, listOf(row(table))]));

/** What a file may write: rows by id, of which it may leave out what stays as printed. */
export const contentSchema: Json = closed(
  { ...tables(({ key, fields }) => closed(fields, '', [key])), spawnTokens },
  'content: rows that replace or complete those of the box',
);

/** A whole content set. */
export const wholeContentSchema: Json = whole({
  ...tables(({ fields }) => whole(fields)),
  spawnTokens,
});
