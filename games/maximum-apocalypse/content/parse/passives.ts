import type { Passive, PassiveWord } from '../effects.ts';
import { MONSTER_TYPES } from '../effects.ts';
import { callIn, list, split } from './split.ts';
import type { Place } from './wrong.ts';
import { countOf, named, oneOf, wholeNumber, wrong } from './wrong.ts';

const PLAIN = [
  'noShort',
  'noStun',
  'autoFail',
  'noSneak',
  'doubleVsIdle',
  'shelter',
  'lookTwo',
  'missionGear',
  'noTrade',
  'shunned',
  'rerollSuccess',
  'noDrawAction',
  'noAbility',
] as const;
const COUNTED = ['uses', 'cap', 'stealth', 'healUp', 'chargeCost'] as const;
const OTHERS = ['reduce', 'dmgUp', 'monUp', 'guard', 'autoPass', 'handLimit'] as const;

const BEARERS = ['owner', 'host', 'vet', 'dog'] as const;

function passiveWord(at: Place, text: string): PassiveWord {
  const call = callIn(at, text);
  if (call.rest !== '' || call.blocks.length > 0) {
    return wrong(at, text, 'is no passive word; a passive word looks like reduce(1)');
  }
  const word = oneOf(at, call.name, 'passive word', [...PLAIN, ...COUNTED, ...OTHERS]);
  const plain = PLAIN.find((known) => known === word);
  if (plain !== undefined) {
    if (call.args !== null) return wrong(at, text, `must stand alone, as ${plain}`);
    return { word: plain };
  }
  const [first = '', second, ...more] = list(at, call.args ?? '', ',');
  if (more.length > 0) return wrong(at, text, 'has too many values');
  const alone = <W>(value: W): W =>
    second === undefined ? value : wrong(at, second, `is a value too many for ${word}`);
  const counted = COUNTED.find((known) => known === word);
  if (counted !== undefined) return alone({ word: counted, n: wholeNumber(at, first) });
  switch (word) {
    case 'reduce':
      return {
        word,
        n: countOf(at, first),
        from: second === undefined ? null : sources(at, second),
      };
    case 'dmgUp':
      if (second !== undefined) oneOf(at, second, 'range for dmgUp', ['S']);
      return { word, n: wholeNumber(at, first), shortOnly: second !== undefined };
    case 'monUp':
    case 'guard':
      return {
        word,
        type: oneOf(at, first, 'monster type', MONSTER_TYPES),
        n: countOf(at, second ?? ''),
      };
    case 'autoPass':
      return alone({ word, tile: named(at, first, 'tiles') });
    case 'handLimit': {
      const n = wholeNumber(at, first);
      return alone(n < 0 ? { word, n: -n } : wrong(at, first, 'must be negative: cards fewer'));
    }
    default:
      return wrong(at, text, 'is no passive word');
  }
}

const sources = (
  at: Place,
  text: string,
): NonNullable<Extract<PassiveWord, { word: 'reduce' }>['from']> =>
  text === 'mon'
    ? 'mon'
    : split(at, text, ' ').map((letter) => oneOf(at, letter, 'monster type', MONSTER_TYPES));

/** `passive: word, word` or `passive@host: word`. */
export function passive(at: Place, head: string, body: string): Passive {
  const on = oneOf(
    at,
    head === 'passive' ? 'owner' : head.slice('passive@'.length),
    'bearer of a passive',
    BEARERS,
  );
  const words = list(at, body, ',');
  if (words.length === 0) return wrong(at, head, 'must be followed by at least one passive word');
  return { on, words: words.map((text) => passiveWord(at, text)) };
}
