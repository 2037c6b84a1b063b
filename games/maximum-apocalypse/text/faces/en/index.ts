import type {
  Clause,
  Condition,
  Face,
  Occasion,
  PassiveWord,
  Range,
} from '../../../content/effects.ts';
import { listed } from '../../typography.ts';
import type { FaceLanguage, Scene } from '../phrases.ts';
import { a, monsterOf, TOKENS, types } from './nouns.ts';
import { step, UNTIL } from './steps.ts';

const RANGE: Readonly<Record<Range, string>> = { S: 'short', M: 'mid', L: 'long', A: 'any' };

const LABELS: Readonly<Record<Exclude<Clause['on'], 'act*'>, string | null>> = {
  play: null,
  act: 'Action',
  free: 'Free action, up to 5 times per turn',
  free1: 'Free action, once per turn',
  disc: 'Discard',
  equip: 'Equip',
  setup: 'Setup',
  start: 'Start of your turn',
  draw: 'Draw',
  attack: 'Attack',
  after: 'After its attack',
  destroy: 'Destroy',
  reveal: 'Reveal',
  enter: 'Enter',
  end: 'End',
  stop: 'Stop',
  night: null,
  on: null,
  may: null,
};

const LEADS: Readonly<Record<Exclude<Occasion, 'anyKilled'>, string>> = {
  drawMon: 'when you are about to draw a monster',
  drewMon: 'when you have drawn a monster',
  hurtByMon: 'when a monster damages you',
  killed: 'each time you kill a monster',
  scavAction: 'after your Scavenge action',
  starving: 'when you begin to starve',
  insanity: 'when you are about to draw an Insanity card',
  phase5: 'before your hunger rises',
};

function condition(condition: Condition, scene: Scene): string {
  const { not } = condition;
  switch (condition.is) {
    case 'charge':
      return condition.gear === 'this'
        ? `if this card has ${not ? 'no' : 'a'} token`
        : `if your ${scene.names.card(condition.gear)} has ${not ? 'no' : 'a'} token`;
    case 'gear': {
      const names = condition.names.map((name) => a(scene.names.card(name)));
      return `if you ${not ? 'do not ' : ''}have ${listed(names, 'or')} in play`;
    }
    case 'dog':
      return `if the Dog is ${condition.alive === not ? 'dead' : 'alive'}`;
    case 'hungerBelow':
      return `if your hunger level is ${not ? `${condition.n} or higher` : `below ${condition.n}`}`;
    case 'hpAtMost':
      return `if you have ${not ? `more than ${condition.n} HP` : `${condition.n} HP or fewer`}`;
    case 'posture':
      return `if you are ${not ? 'not ' : ''}in ${condition.side === 'tiger' ? 'Tiger' : 'Crane'} posture`;
    case 'calm':
      return not
        ? 'if there is a Monster token or an engaged monster on this tile'
        : 'if there is no Monster token and no engaged monster on this tile';
    case 'alone':
      return not ? 'if another survivor is on your tile' : 'if you are alone on your tile';
    case 'oddTurn':
      return `every other turn${not ? ', beginning with the second' : ', beginning with the first'}`;
  }
}

/** Whom a passive bears on, as a subject, as a possessor, and with the verb's ending. */
const BEARER: Readonly<
  Record<Face['passives'][number]['on'], { who: string; whose: string; s: '' | 's' }>
> = {
  owner: { who: 'you', whose: 'your', s: '' },
  host: { who: 'its host', whose: 'its host’s', s: 's' },
  vet: { who: 'the Veteran', whose: 'the Veteran’s', s: 's' },
  dog: { who: 'the Dog', whose: 'the Dog’s', s: 's' },
};

const changed = (n: number): string => (n < 0 ? `${-n} lower` : `${n} higher`);
const moreOrLess = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'less' : 'more'}`;

function passive(word: PassiveWord, on: Face['passives'][number]['on'], scene: Scene): string {
  const { who, whose, s } = BEARER[on];
  switch (word.word) {
    case 'reduce': {
      const from =
        word.from === null
          ? ''
          : word.from === 'mon'
            ? ' from monsters'
            : ` from ${types(word.from)}`;
      return `each time ${who} suffer${s} damage${from}, ${who} suffer${s} ${word.n} less`;
    }
    case 'uses':
      return `after ${word.n} times, discard this card`;
    case 'cap':
      return `${whose} encumbrance limit is ${changed(word.n)}`;
    case 'stealth':
      return `${whose} stealth level is ${changed(word.n)}`;
    case 'healUp':
      return `each time ${who} heal${s} someone, ${who} heal${s} ${moreOrLess(word.n)} HP`;
    case 'chargeCost':
      return `using gear that spends Ammo or Fuel costs ${who} ${word.n} more action${word.n === 1 ? '' : 's'}`;
    case 'dmgUp':
      return `${who} deal${s} ${moreOrLess(word.n)} damage${word.shortOnly ? ` to targets on ${whose} own tile` : ''}`;
    case 'monUp':
      return `the attack power of every ${monsterOf(word.type)} is ${changed(word.n)}`;
    case 'guard':
      return `every ${monsterOf(word.type)} within its range, itself included, suffers ${word.n} less damage`;
    case 'autoPass':
      return `${who} pass${s === '' ? '' : 'es'} the Test of every ${scene.names.tile(word.tile)} without rolling`;
    case 'handLimit':
      return `${whose} hand limit is ${word.n} lower`;
    case 'noShort':
      return 'effects of short range cannot reach it';
    case 'noStun':
      return 'it cannot be stunned';
    case 'autoFail':
      return `${who} fail${s} every stealth test without rolling`;
    case 'noSneak':
      return `${who} cannot sneak past Monster tokens`;
    case 'doubleVsIdle':
      return 'its attack power is doubled against a survivor who has not moved this turn';
    case 'shelter':
      return 'if you were elsewhere when your last turn began, you suffer no damage here, except from Starving and Poison';
    case 'lookTwo':
      return `on ${whose} Scavenge action, look at the top 2 cards, draw one and put the other under the deck`;
    case 'missionGear':
      return 'this card can never be discarded';
    case 'noTrade':
      return `${who} cannot trade`;
    case 'shunned':
      return `cards and abilities of other survivors do not affect ${who}`;
    case 'rerollSuccess':
      return `when ${who} pass${s === '' ? '' : 'es'} a stealth test, roll again once: the second roll counts`;
    case 'noDrawAction':
      return `${who} cannot take the Draw action`;
    case 'noAbility':
      return `${who} cannot use ${whose} special ability`;
  }
}

export const english: FaceLanguage = {
  flags: {
    drain: { label: 'Drain', text: 'it heals as many HP as the damage it inflicts.' },
    docile: { label: 'Docile', text: 'it never activates and never attacks.' },
    stampede: {
      label: 'Stampede',
      text: 'wounded but not killed, it inflicts its damage on everything else in its range, then moves on to the nearest survivor.',
    },
    item: { label: null, text: 'Mission item. Keep it in your hand: it cannot be played.' },
    vanTile: {
      label: null,
      text: 'Deliver Fuel here for no action, as long as the mission needs more.',
    },
  },
  counter: (range) => ({
    label: `Counter (${RANGE[range]})`,
    text: 'wounded from this range but not killed, it inflicts its damage on the attacker.',
  }),
  label: (clause, scene) =>
    clause.on === 'act*' ? `Action, 1 ${TOKENS[scene.charges?.type ?? 'ammo']}` : LABELS[clause.on],
  lead: ({ event, type }) => {
    if (event === null) return '';
    if (event !== 'anyKilled') return LEADS[event];
    return type === null
      ? 'when a monster is killed'
      : `when ${a(monsterOf(type))} is killed, this one included`;
  },
  condition,
  step: (effect, scene, inside) => step(effect, scene, inside, condition),
  until: (until) => UNTIL[until],
  times: (n) => (n === 'X' ? ' for each token spent' : `, ${n} times`),
  plain: (kind, range) => {
    if (kind === 'night') return 'Nothing happens.';
    if (kind !== 'monster') return null;
    return range === null
      ? 'It attacks its host only.'
      : `It attacks every survivor within ${RANGE[range]} range.`;
  },
  passiveLabel: (words) =>
    words.some(({ word }) => word === 'monUp' || word === 'guard')
      ? 'Passive, stacking'
      : 'Passive',
  passive,
  afterwards: ', then ',
  goesOn: 'then ',
  to: ' to ',
  youMay: (toDo) => `you may ${toDo}`,
};
