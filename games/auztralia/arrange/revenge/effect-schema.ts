import type { Json } from '@incognita/kernel';
import type { CombatKind, Effect, Place } from '../../content/revenge/effects.ts';
import { closed, count, listOf, oneOf, yesNo } from '../shapes.ts';

export type Shape = { readonly [key: string]: Json };

const PLACES: readonly Place[] = [
  'spawn',
  'freeSpawn',
  'levelSpawn',
  'temple',
  'closestTemple',
  'closestLevel',
  'closestValid',
];
const KINDS: readonly CombatKind[] = ['attack', 'alika', 'port', 'outpost'];

const amount = count('', 1);
/** Looked into by `wrongWithCard`, as deep as they go. */
const steps = listOf({}, 'steps, one after the other');

/** A step: every field is written out. */
const step = (op: Effect['op'], fields: Shape = {}): Shape =>
  closed({ op: oneOf([op]), ...fields }, '', ['op', ...Object.keys(fields)]);

/** A step that has one form. */
const one = (op: Effect['op'], fields: Shape = {}): Forms => ({ by: null, form: step(op, fields) });

/** A step with one form, or with one for each value of a field. */
export type Forms =
  | { readonly by: null; readonly form: Shape }
  | { readonly by: 'sel' | 'of'; readonly forms: Readonly<Record<string, Shape>> };

/** Every step of the vocabulary. */
export const stepShapes: Readonly<Record<Effect['op'], Forms>> = {
  dmg: one('dmg', { sel: oneOf(['force', 'airships', 'stack*', 'stack', 'largest']), n: amount }),
  back: one('back', { sel: oneOf(['unit', 'largest']) }),
  immune: one('immune', { sel: oneOf(['oldOne', 'oldOne*']), until: oneOf(['card']) }),
  sanity: one('sanity', { n: amount, defeats: yesNo() }),
  raise: one('raise', { type: oneOf(['zombie']) }),
  kill: one('kill', {
    unit: oneOf(['airship', 'infantry', 'any']),
    of: oneOf(['fighter', 'that', 'you']),
  }),
  lose: one('lose', { of: oneOf(['human', 'you']), n: amount }),
  strip: one('strip'),
  flip: one('flip', { of: oneOf(['that']) }),
  tear: {
    by: 'of',
    forms: {
      human: step('tear', { of: oneOf(['human']), n: amount, below: amount }),
      you: step('tear', { of: oneOf(['you']), n: amount }),
    },
  },
  blight: {
    by: 'sel',
    forms: {
      near: step('blight', { sel: oneOf(['near']), within: amount }),
      closest: step('blight', { sel: oneOf(['closest']) }),
    },
  },
  oust: one('oust', { sel: oneOf(['display', 'rightmost', 'humans', 'you']), n: amount }),
  time: one('time', { sel: oneOf(['purple', 'human', 'humans', 'you']), n: amount }),
  show: one('show', { sel: oneOf(['tile', 'closest']), n: amount }),
  move: one('move', { sel: oneOf(['type', 'most', 'that']), n: amount }),
  healMon: {
    by: 'sel',
    forms: {
      combat: step('healMon', { sel: oneOf(['combat']), n: amount }),
      highest: step('healMon', { sel: oneOf(['highest']), n: oneOf(['full']) }),
    },
  },
  bring: one('bring', {
    level: oneOf([1, 2, 3]),
    n: amount,
    faceUp: yesNo(),
    to: oneOf(PLACES),
  }),
  recover: one('recover', { sel: oneOf(['claimed', 'highest']), to: oneOf(PLACES) }),
  spawn: one('spawn'),
  reshuffle: one('reshuffle'),
  draw: one('draw', { n: amount, keep: amount }),
  regrow: one('regrow'),
  exile: one('exile'),
  again: one('again'),
  revelation: one('revelation'),
  opt: one('opt', { steps }),
  if: one('if', {
    of: oneOf(['human', 'you']),
    cond: oneOf(['port4']),
    yes: steps,
    no: steps,
  }),
};

/** What a card may need beside a first step that can change something. */
export const conditionShapes: Readonly<Record<'combat' | 'units', Shape>> = {
  combat: closed({ is: oneOf(['combat']), kinds: listOf(oneOf(KINDS)) }, '', ['is', 'kinds']),
  units: closed({ is: oneOf(['units']), least: amount }, '', ['is', 'least']),
};
