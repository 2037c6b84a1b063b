import type { Clause, Effect, Losses } from '../effects.ts';
import { MONSTER_TYPES } from '../effects.ts';
import { Args } from './args.ts';
import { condition, gearName } from './conditions.ts';
import { gearSelector } from './selectors.ts';
import type { Call } from './split.ts';
import { callIn, list } from './split.ts';
import type { Place } from './wrong.ts';
import { countOf, named, oneOf, wholeNumber, wrong } from './wrong.ts';

type Reader = (args: Args) => Effect;

const discard =
  (what: Losses): Reader =>
  (a) => ({ op: 'discard', what, sel: a.target('survivor'), n: a.countOr('all') });

/** `+4 vs V` */
function plusVersus(at: Place, text: string): { n: number; type: (typeof MONSTER_TYPES)[number] } {
  const [, n, type] = /^\+(\d+) vs (\S+)$/.exec(text) ?? [];
  if (n === undefined || type === undefined) {
    return wrong(at, text, 'is no bonus; a bonus looks like +2 vs V');
  }
  return { n: countOf(at, n), type: oneOf(at, type, 'monster type', MONSTER_TYPES) };
}

/** `keep 2`, `hollow 2`: a word and its number. */
function wordAndCount(at: Place, text: string, word: string): number {
  const n = text.startsWith(`${word} `) ? text.slice(word.length + 1) : null;
  return n === null ? wrong(at, text, `should read ${word} n`) : countOf(at, n);
}

function scavenge(a: Args): Effect {
  const n = a.count();
  let keep: number | null = null;
  let here = false;
  let oneDeck = false;
  for (const flag of a.others()) {
    if (flag === 'here') here = true;
    else if (flag === 'oneDeck') oneDeck = true;
    else if (flag.startsWith('keep')) keep = wordAndCount(a.at, flag, 'keep');
    else wrong(a.at, flag, 'is no flag of scav; possible: here, keep n, oneDeck');
  }
  return { op: 'scav', n, keep, here, oneDeck };
}

function move(a: Args): Effect {
  const n = a.count();
  const flags = a.others().map((flag) => oneOf(a.at, flag, 'flag of move', ['noReveal', 'noTest']));
  return { op: 'move', n, noReveal: flags.includes('noReveal'), noTest: flags.includes('noTest') };
}

/** Steps of the form `name(values)`. */
const CALLS: Readonly<Record<string, Reader>> = {
  dmg: (a) => {
    const sel = a.target('monster', 'survivor');
    const n = a.amount();
    const [bonus] = a.others();
    return { op: 'dmg', sel, n, plus: bonus === undefined ? null : plusVersus(a.at, bonus) };
  },
  lose: (a) => ({ op: 'lose', sel: a.target('survivor'), n: a.amount() }),
  heal: (a) => ({ op: 'heal', sel: a.target('survivor'), n: a.amount() }),
  draw: (a) => ({ op: 'draw', n: a.count() }),
  mayDraw: (a) => ({ op: 'mayDraw', n: a.count() }),
  burn: (a) => ({ op: 'burn', sel: a.target('survivor'), n: a.count() }),
  drawMon: (a) => ({ op: 'drawMon', sel: a.target('survivor'), n: a.count() }),
  tok: (a) => {
    const sel = a.tiles();
    const n = a.text('a number or "all"');
    return { op: 'tok', sel, n: n === 'all' ? n : wholeNumber(a.at, n) };
  },
  move,
  port: (a) => ({ op: 'port', sel: a.target('survivor'), to: a.tiles() }),
  back: () => ({ op: 'back' }),
  pull: (a) => ({ op: 'pull', sel: a.target('survivor'), n: a.count() }),
  cancel: () => ({ op: 'cancel' }),
  show: (a) => ({ op: 'show', n: a.count(), sel: a.tiles() }),
  scav: scavenge,
  reload: (a) => ({ op: 'reload', sel: a.gear(), n: a.countOr('full') }),
  spend: (a) => {
    const said = a.text('a gear');
    const gear = said.includes('@') ? gearSelector(a.at, said) : gearName(a.at, said);
    return { op: 'spend', gear, n: a.count() };
  },
  load: (a) => ({
    op: 'load',
    sel: a.gear(),
    n: wordAndCount(a.at, a.text('"hollow n"'), 'hollow'),
  }),
  stun: (a) => ({ op: 'stun', sel: a.target('monster') }),
  attract: (a) => ({ op: 'attract', sel: a.target('monster') }),
  kill: (a) => ({ op: 'kill', sel: a.target('monster') }),
  toToken: (a) => ({ op: 'toToken', sel: a.target('monster') }),
  skipHunger: (a) => ({ op: 'skipHunger', sel: a.target('survivor') }),
  rehost: (a) => {
    a.word('way to choose a host', ['lowestHP']);
    return { op: 'rehost' };
  },
  hunger: (a) => ({ op: 'hunger', sel: a.target('survivor'), n: a.number() }),
  poison: (a) => ({ op: 'poison', sel: a.target('survivor'), n: a.count() }),
  insanity: (a) => ({ op: 'insanity', sel: a.target('survivor'), n: a.count() }),
  cure: (a) => {
    const sel = a.target('survivor');
    const [one] = a.others();
    if (one !== undefined) oneOf(a.at, one, 'number of statuses', ['1']);
    return { op: 'cure', sel, n: one === undefined ? 'all' : 1 };
  },
  grant: (a) => ({ op: 'grant', sel: a.target('survivor'), n: a.count() }),
  grantPlay: (a) => ({ op: 'grantPlay', sel: a.target('survivor'), n: a.count() }),
  gain: (a) => ({ op: 'gain', n: a.number() }),
  endActions: () => ({ op: 'endActions' }),
  discHand: discard('hand'),
  discGear: discard('gear'),
  discScav: discard('scav'),
  discFood: discard('food'),
  discAny: discard('any'),
  millScav: (a) => ({ op: 'millScav', n: a.count() }),
  recover: (a) => {
    const to = a.text('"hand" or "equip sv@r"');
    if (to === 'hand') return { op: 'recover', to };
    if (!to.startsWith('equip ')) return wrong(a.at, to, 'should read hand or equip sv@r');
    return { op: 'recover', to: new Args(a.at, 'equip', [to.slice(6)]).target('survivor') };
  },
  regrow: (a) => {
    a.word('place for the card', ['hand']);
    return { op: 'regrow' };
  },
  fetch: (a) => {
    const name = named(a.at, a.text('a card'), 'cards');
    a.word('way to fetch', ['equip']);
    return { op: 'fetch', name };
  },
  recall: (a) => ({ op: 'recall', name: named(a.at, a.text('a card'), 'cards') }),
  giveGear: (a) => ({ op: 'giveGear', sel: a.target('survivor') }),
  attach: (a) => ({ op: 'attach', sel: a.gear(), n: a.count() }),
  healMon: (a) => ({ op: 'healMon', sel: a.target('monster'), n: a.countOr('full') }),
  destroyTile: (a) => ({ op: 'destroyTile', sel: a.tiles() }),
  unmark: (a) => ({ op: 'unmark', sel: a.tiles() }),
  immune: (a) => {
    const sel = a.target('survivor');
    const until = a.until();
    const [here] = a.others();
    if (here !== undefined) oneOf(a.at, here, 'place of immunity', ['here']);
    return { op: 'immune', sel, until, here: here !== undefined };
  },
  mod: (a) => ({
    op: 'mod',
    stat: a.word('statistic', ['dmgDealt', 'stealth', 'monDmg', 'range']),
    n: a.number(),
    sel: a.target('monster', 'survivor'),
    until: a.until(),
  }),
  flip: (a) => ({
    op: 'flip',
    side: a.word('side of the Posture card', ['tiger', 'crane', 'other']),
  }),
};

/** Steps that stand without parentheses. */
const WORDS = ['equipSelf', 'discardSelf', 'exile'] as const;
/** Steps that hold other steps. */
const HOLDERS = ['opt', 'repeat', 'until', 'choose', 'if', 'test', 'spendAll'];

const POSSIBLE = [...Object.keys(CALLS), ...WORDS, ...HOLDERS].join(', ');

/** How a clause inside a step (`until`) is read; steps and clauses hold each other. */
export type ReadClause = (at: Place, text: string) => Clause;

export function steps(at: Place, text: string, readClause: ReadClause): readonly Effect[] {
  return list(at, text, ';').map((part) => step(at, part, readClause));
}

function step(at: Place, text: string, readClause: ReadClause): Effect {
  const plain = WORDS.find((word) => word === text);
  if (plain !== undefined) return { op: plain };
  const call = callIn(at, text);
  const inner = (block: string): readonly Effect[] => steps(at, block, readClause);
  const holder = holding(at, text, call, inner, readClause);
  if (holder !== null) return holder;
  const reader = Object.hasOwn(CALLS, call.name) ? CALLS[call.name] : undefined;
  if (reader === undefined) {
    return wrong(at, call.name === '' ? text : call.name, `is no step; possible: ${POSSIBLE}`);
  }
  if (call.args === null) return wrong(at, text, 'needs parentheses');
  if (call.rest !== '' || call.blocks.length > 0) {
    return wrong(at, text, `has something behind ${call.name}(…) that does not belong there`);
  }
  const args = new Args(at, call.name, list(at, call.args, ','));
  const effect = reader(args);
  args.end();
  return effect;
}

/** Steps with braces or with other steps in their parentheses; null for all others. */
function holding(
  at: Place,
  text: string,
  call: Call,
  inner: (block: string) => readonly Effect[],
  readClause: ReadClause,
): Effect | null {
  const blocks = (count: number, form: string): readonly string[] =>
    call.blocks.length === count && call.rest === ''
      ? call.blocks.map((block) => block.text)
      : wrong(at, text, `should read ${form}`);
  const args = new Args(at, call.name, call.args === null ? [] : list(at, call.args, ','));
  switch (call.name) {
    case 'opt': {
      const [block = ''] = blocks(1, 'opt{steps}');
      args.end();
      return { op: 'opt', steps: inner(block) };
    }
    case 'repeat': {
      const [block = ''] = blocks(1, 'repeat(n){steps}');
      const n = args.amount();
      args.end();
      return { op: 'repeat', n, steps: inner(block) };
    }
    case 'until': {
      const [block = ''] = blocks(1, 'until(turn){clause}');
      const until = args.until();
      args.end();
      return { op: 'until', until, clause: readClause(at, block.trim()) };
    }
    case 'choose': {
      blocks(0, 'choose(a or b)');
      const options = list(at, call.args ?? '', ' or ').map(inner);
      return options.length >= 2
        ? { op: 'choose', options }
        : wrong(at, text, 'offers no choice; it should read choose(a or b)');
    }
    case 'if': {
      const [yes = '', no = ''] = blocks(2, 'if(condition){steps}else{steps}');
      if (call.blocks[1]?.before !== 'else') return wrong(at, text, 'lacks the word else');
      return { op: 'if', cond: condition(at, call.args ?? ''), yes: inner(yes), no: inner(no) };
    }
    case 'test': {
      const [success = '', failure = ''] = blocks(2, 'test{steps}{steps}');
      return { op: 'test', success: inner(success), failure: inner(failure) };
    }
    case 'spendAll':
      if (call.rest !== '=X') return wrong(at, text, 'should end in =X');
      return { op: 'spendAll', gear: args.gear() };
    default:
      return null;
  }
}
