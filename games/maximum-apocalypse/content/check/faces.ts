import type { Clause, Effect, Face, PassiveWord, Selector, Trigger } from '../effects.ts';
import { ContentError, type KnownNames, parseFace } from '../parse.ts';
import type { Card, MaximumContent } from '../types.ts';
import { everyClause, everyStep } from './walk.ts';

type FaceKind =
  | 'gear'
  | 'instant'
  | 'event'
  | 'item'
  | 'ability'
  | 'monster'
  | 'tile'
  | 'Insanity'
  | 'night'
  | 'posture';

/** A row with clauses, and how it is named when something is wrong with it. */
interface Row {
  readonly where: string;
  readonly kind: FaceKind;
  readonly fx: string;
  readonly charges: Card['charges'];
}

/** Which triggers make sense on which kind of face; `on` and `may` are reactions. */
const TRIGGERS: Readonly<Record<FaceKind, readonly Trigger[]>> = {
  gear: ['act', 'act*', 'free', 'free1', 'disc', 'equip', 'draw', 'on', 'may'],
  instant: ['play'],
  event: ['draw'],
  item: [],
  ability: ['act', 'free', 'free1', 'setup', 'on', 'may'],
  monster: ['draw', 'attack', 'after', 'destroy', 'on', 'may'],
  tile: ['reveal', 'enter', 'end', 'stop', 'act'],
  Insanity: ['start', 'end', 'on', 'may'],
  night: ['night'],
  posture: [],
};

const WORDS_OF_MONSTERS: readonly PassiveWord['word'][] = [
  'monUp',
  'guard',
  'noShort',
  'noStun',
  'doubleVsIdle',
];

export function rowsOf(content: MaximumContent): readonly Row[] {
  const row =
    (what: string, kind: FaceKind) =>
    ({ id, fx }: { readonly id: string; readonly fx: string }): Row => ({
      where: `${what} ${id}`,
      kind,
      fx,
      charges: null,
    });
  const card =
    (what: string) =>
    ({ id, kind, fx, charges }: Card): Row => ({ where: `${what} ${id}`, kind, fx, charges });
  return [
    ...content.characters.map(row('character', 'ability')),
    ...content.survivorCards.map(card('survivor card')),
    ...content.scavengeCards.map(card('scavenge card')),
    ...content.monsters.map(row('monster', 'monster')),
    ...content.tiles.map(row('tile', 'tile')),
    ...content.insanity.map(row('Insanity card', 'Insanity')),
    ...content.nights.map(row('Day/Night card', 'night')),
    ...content.posture.map(row('posture', 'posture')),
  ];
}

export const knownNames = (content: MaximumContent): KnownNames => ({
  cards: new Set([...content.survivorCards, ...content.scavengeCards].map((card) => card.en)),
  tiles: new Set(content.tiles.map((tile) => tile.en)),
});

/** What is wrong with the clauses of the content, a sentence each; nothing if all can be used. */
export function wrongWithFaces(content: MaximumContent): readonly string[] {
  const known = knownNames(content);
  return rowsOf(content).flatMap((row) => {
    try {
      return wrongWithFace(row, parseFace(row.fx, row.where, known));
    } catch (error) {
      if (error instanceof ContentError) return [error.message];
      throw error;
    }
  });
}

function wrongWithFace(row: Row, face: Face): readonly string[] {
  const wrong: string[] = [];
  const say = (sentence: string): void => {
    wrong.push(`${row.where}, fx: ${sentence}`);
  };
  for (const clause of face.clauses) {
    if (!TRIGGERS[row.kind].includes(clause.on)) {
      const possible = TRIGGERS[row.kind].join(', ') || 'none';
      say(
        `the trigger "${clause.on}" cannot stand on a face of kind ${row.kind}; possible: ${possible}`,
      );
    }
    if (clause.on === 'act*' && (row.charges === null || row.charges.type === 'uses')) {
      say('"act*" spends a charge, and this card has none; write act, or give it charges');
    }
    for (const inner of everyClause(clause)) wrongWithClause(row, inner, say);
  }
  const words = face.passives.flatMap((passive) => passive.words.map(({ word }) => word));
  for (const word of words) {
    if (WORDS_OF_MONSTERS.includes(word) && row.kind !== 'monster') {
      say(`the passive word "${word}" belongs to monsters`);
    }
    if (word === 'shelter' && row.kind !== 'tile')
      say('the passive word "shelter" belongs to tiles');
    if (word === 'uses' && row.charges?.type !== 'uses') {
      say('"uses" counts reductions, and this card has no charges of type uses');
    }
  }
  const flagged = face.drain || face.docile || face.stampede || face.counter !== null;
  if (flagged && row.kind !== 'monster') {
    say('drain, docile, stampede and counter(r) belong to monsters');
  }
  if (face.vanTile && row.kind !== 'tile') say('the flag "vanTile" belongs to tiles');
  if (face.item !== (row.kind === 'item')) say('the flag "item" and the kind item go together');
  return wrong;
}

function wrongWithClause(row: Row, clause: Clause, say: (sentence: string) => void): void {
  const steps = everyStep(clause.steps);
  const aboutMonster = ['drawMon', 'drewMon', 'hurtByMon', 'killed', 'anyKilled'];
  const hasIt = clause.event !== null && aboutMonster.includes(clause.event);
  const counted = steps.some((step) => step.op === 'spendAll');
  for (const step of steps) {
    if ('n' in step && step.n === 'X' && !counted) {
      say(`"${step.op}" uses X, which only spendAll(…)=X counts`);
    }
    if (step.op === 'cancel' && clause.on !== 'may') {
      say('"cancel()" undoes the event of a may(…) clause and can stand nowhere else');
    }
    for (const { sel } of selectorsOf(step)) {
      if (sel === 'it' && !hasIt) say('"it" is the monster of an event, and this clause has none');
      const monsters = sel === 'host' || sel === 'victims' || sel === 'killer';
      if (monsters && row.kind !== 'monster') say(`"${sel}" belongs to clauses of monsters`);
      if (sel === 'drawer' && clause.on !== 'draw') say('"drawer" belongs to draw clauses');
      if (sel === 'me' && clause.on === 'night') say('a night clause has no "me"');
    }
  }
}

const selectorsOf = (step: Effect): readonly Selector[] =>
  'sel' in step ? [step.sel, ...(step.op === 'port' ? [step.to] : [])] : [];
