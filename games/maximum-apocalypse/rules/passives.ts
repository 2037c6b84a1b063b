import type { DeepReadonly } from '@incognita/kernel';
import type { MonsterType, PassiveWord, Stat } from '../content/effects.ts';
import type { MonsterCard } from '../content/types.ts';
import type { With } from './atlas.ts';
import type { Look } from './kit.ts';
import {
  type BodyRef,
  bodiesOf,
  bodyOf,
  isMerged,
  isStarving,
  monsterTile,
  packOf,
  survivorOf,
  survivorOfBody,
} from './party.ts';
import { distance, monsterReaches, tileOf, tileRow } from './places.ts';
import { type Gear, type Monster, NONE } from './state.ts';

type Seen = (word: PassiveWord, bears: string, gear: DeepReadonly<Gear> | null) => void;

/**
 * Every passive word that bears on a survivor (MAX-KEY-19): of gear, Insanity, the Posture card
 * and monsters engaged with it. Identical ones add up (MAX-KEY-07, MAX-GEN-10).
 */
export function eachWord(g: Look, survivor: number, see: Seen): void {
  const me = survivorOf(g, survivor);
  const { content } = g;
  for (const gear of me.gear)
    for (const { on, word } of content.wordsOf(content.card(gear.card).face)) see(word, on, gear);
  for (const held of me.insanity)
    for (const { on, word } of content.wordsOf(content.insanity(held.card).face))
      see(word, on, null);
  // MAX-POST-05: no effect while the Ronin is Starving.
  if (me.posture !== '' && me.box < 0)
    for (const { on, word } of content.wordsOf(content.posture(me.posture).face))
      see(word, on, null);
  for (const monster of g.state.monsters) {
    if (monster.host !== survivor || monster.hp <= 0) continue;
    for (const { on, word } of content.wordsOf(content.monster(monster.card).face))
      if (on === 'host') see(word, 'owner', null);
  }
}

/** The sum of a word that bears on a survivor. */
export function sumOf(
  g: Look,
  survivor: number,
  wanted: 'cap' | 'stealth' | 'healUp' | 'chargeCost' | 'handLimit',
): number {
  let sum = 0;
  eachWord(g, survivor, (word) => {
    if (word.word === wanted) sum += word.n;
  });
  return sum;
}

/** Words that stand alone, without a number. */
type Flag = Exclude<PassiveWord['word'], WithNumber>;
type WithNumber = Extract<PassiveWord, { readonly n: number }>['word'] | 'autoPass';

/** The card whose word forbids or allows something, or null. */
export function cardWith(g: Look, survivor: number, flag: Flag): string | null {
  const me = survivorOf(g, survivor);
  const has = (id: string): boolean =>
    g.content.wordsOf(g.content.face(id)).some(({ word }) => word.word === flag);
  for (const gear of me.gear) if (has(gear.card)) return gear.card;
  for (const held of me.insanity) if (has(held.card)) return held.card;
  for (const monster of g.state.monsters)
    if (monster.host === survivor && monster.hp > 0) {
      const words = g.content.wordsOf(g.content.monster(monster.card).face);
      if (words.some(({ on, word }) => on === 'host' && word.word === flag)) return monster.card;
    }
  return null;
}

export const hasWord = (g: Look, survivor: number, flag: Flag): boolean =>
  cardWith(g, survivor, flag) !== null;

export function monsterHas(g: Look, card: string, flag: Flag): boolean {
  for (const { on, word } of g.content.wordsOf(g.content.monster(card).face))
    if (on === 'owner' && word.word === flag) return true;
  return false;
}

/** Temporary modifiers of a survivor, or of all monsters (`mod`). */
export function modOf(g: Look, stat: Stat, survivor: number | 'monsters'): number {
  let sum = 0;
  for (const held of g.state.lasting) {
    if (held.what !== 'mod') continue;
    const effect = g.content.effect(held.ref);
    if (effect.op !== 'mod' || effect.stat !== stat) continue;
    const { sel } = effect;
    const covers =
      survivor === 'monsters'
        ? sel.sel === 'mon'
        : sel.sel === 'me'
          ? held.owner === survivor
          : (sel.sel === 'sv' || sel.sel === 'ally') &&
            (sel.sel === 'sv' || held.owner !== survivor) &&
            (held.owner === survivor || held.owner === NONE || !hasWord(g, survivor, 'shunned'));
    if (covers) sum += effect.n;
  }
  return sum;
}

/** Thick Fog (`mod(range,-1)`) on what this survivor does. */
export const inFog = (g: Look, survivor: number): boolean => modOf(g, 'range', survivor) < 0;

/** MAX-ENC-01: the limit of what a survivor can carry, 0 for the Dog alone (MAX-RULING-91). */
export function limitOf(g: Look, survivor: number): number {
  const me = survivorOf(g, survivor);
  const [first] = me.bodies;
  const carrier = first && !first.dead ? first : me.bodies.find((held) => !held.dead);
  if (!carrier) return 0;
  const printed = g.content.character(carrier.is).limit;
  return carrier.is === 'DOG' ? printed : printed + sumOf(g, survivor, 'cap');
}

export function burdenOf(g: Look, survivor: number): number {
  const me = survivorOf(g, survivor);
  let total = 0;
  for (const gear of me.gear) total += g.content.card(gear.card).enc;
  for (const held of me.insanity) total += g.content.insanity(held.card).enc;
  return total;
}

/** MAX-DRAW-03, MAX-SOLO-03: 10 cards, 20 for a common hand; Amnesia lowers it. */
export function handLimit(g: Look, survivor: number): number {
  const { pack } = survivorOf(g, survivor);
  let limit = isMerged(g) ? 20 : 10;
  g.state.survivors.forEach((held, i) => {
    if (held.pack === pack && !held.dead) limit -= sumOf(g, i, 'handLimit');
  });
  return Math.max(0, limit);
}

export const handRoom = (g: Look, survivor: number): number =>
  handLimit(g, survivor) - packOf(g, survivor).hand.length;

/** MAX-HUN-06, MAX-STEALTH-08, MAX-VET-08: the visible side, the lower of Veteran and Dog, plus modifiers. */
export function stealthLevel(g: Look, survivor: number): number {
  let level = Number.POSITIVE_INFINITY;
  for (const ref of bodiesOf(g, survivor)) {
    const row = g.content.character(bodyOf(g, ref).is);
    level = Math.min(level, isStarving(g, survivor) ? row.starving : row.stealth);
  }
  return level + sumOf(g, survivor, 'stealth') + modOf(g, 'stealth', survivor);
}

/** Attack power before it meets a target: (printed + bonuses), then doubling (MAX-MON-07, MAX-RULING-38, MAX-RULING-87). */
export function powerOf(g: Look, monster: DeepReadonly<Monster>, target: number | null): number {
  const row = g.content.monster(monster.card);
  let power = row.power + modOf(g, 'monDmg', 'monsters');
  for (const other of g.state.monsters) {
    if (other.hp <= 0) continue;
    for (const { on, word } of g.content.wordsOf(g.content.monster(other.card).face))
      if (on === 'owner' && word.word === 'monUp' && word.type === row.type) power += word.n;
  }
  if (target !== null && monsterHas(g, monster.card, 'doubleVsIdle') && isIdle(g, target))
    power *= 2;
  return Math.max(0, power);
}

/** Has not left a tile in the present turn, by whatever means. */
const isIdle = (g: Look, survivor: number): boolean => !survivorOf(g, survivor).left;

/** MAX-MON-06, MAX-RULING-39, MAX-MON-10: what guards take off the damage to a monster. */
export function guardOf(g: Look, monster: DeepReadonly<Monster>): number {
  const { type } = g.content.monster(monster.card);
  let less = 0;
  for (const other of g.state.monsters) {
    if (other.hp <= 0) continue;
    const row: With<MonsterCard> = g.content.monster(other.card);
    for (const { word } of g.content.wordsOf(row.face))
      if (
        word.word === 'guard' &&
        word.type === type &&
        monsterReaches(row.range, distance(g, monsterTile(g, other), monsterTile(g, monster)))
      )
        less += word.n;
  }
  return less;
}

/**
 * What a survivor's bonuses add to a damage event against something so many steps away. `body` is
 * who of a pair strikes: Insanity bears on the Veteran, not on the Dog (MAX-RULING-91).
 */
export function bonusOf(g: Look, survivor: number, body: number, steps: number): number {
  let bonus = modOf(g, 'dmgDealt', survivor);
  eachWord(g, survivor, (word, _bears, gear) => {
    if (word.word !== 'dmgUp' || (body === 1 && gear === null)) return;
    if (!word.shortOnly || steps === 0) bonus += word.n;
  });
  return bonus;
}

/** What damage comes from, as reductions ask. */
export type DamageFrom = MonsterType | 'other';

/** Reductions of a body that are not counted (MAX-RULING-44). */
export function reductionOf(g: Look, ref: BodyRef, from: DamageFrom): number {
  const survivor = survivorOfBody(ref);
  const { is } = bodyOf(g, ref);
  let less = 0;
  eachWord(g, survivor, (word, bears, gear) => {
    if (word.word !== 'reduce' || isCounted(g, gear)) return;
    if (!bearsOn(is, ref, bears, gear)) return;
    if (
      word.from === null ||
      (from !== 'other' && (word.from === 'mon' || word.from.includes(from)))
    )
      less += word.n;
  });
  return less;
}

/** Gear whose reduction is counted (`uses`): which of them, and how much it takes off. */
export function countedReductions(
  g: Look,
  ref: BodyRef,
  from: DamageFrom,
): { readonly gear: number; readonly n: number }[] {
  const found: { gear: number; n: number }[] = [];
  const { is } = bodyOf(g, ref);
  eachWord(g, survivorOfBody(ref), (word, bears, gear) => {
    if (word.word !== 'reduce' || !gear || !isCounted(g, gear) || gear.charges <= 0) return;
    if (!bearsOn(is, ref, bears, gear)) return;
    if (
      word.from === null ||
      (from !== 'other' && (word.from === 'mon' || word.from.includes(from)))
    )
      found.push({ gear: gear.no, n: word.n });
  });
  return found;
}

function isCounted(g: Look, gear: DeepReadonly<Gear> | null): boolean {
  return gear !== null && g.content.card(gear.card).charges?.type === 'uses';
}

/** `passive@vet` and `passive@dog` bear on the user's own pair only (MAX-RULING-116). */
function bearsOn(
  is: string,
  ref: BodyRef,
  bears: string,
  gear: DeepReadonly<Gear> | null,
): boolean {
  if (bears === 'vet') return is === 'VET';
  if (bears === 'dog') return is === 'DOG';
  // Gear helps the body that carries it; Insanity lies with the Veteran (MAX-RULING-91).
  return gear === null || gear.body === (ref & 1);
}

/** `shelter`: unhurt on this tile unless one's last turn began here. */
export function isSheltered(g: Look, survivor: number): boolean {
  const me = survivorOf(g, survivor);
  if (me.tile < 0 || !tileOf(g, me.tile).up) return false;
  const row = tileRow(g, me.tile);
  const shelters = g.content.wordsOf(row.face).some(({ word }) => word.word === 'shelter');
  return shelters && me.woke !== me.tile;
}

/** `immune` that lasts, everywhere or only where it was given. */
export function isImmune(g: Look, ref: BodyRef): boolean {
  const { tile } = survivorOf(g, survivorOfBody(ref));
  return g.state.lasting.some(
    (held) =>
      held.what === 'immune' &&
      held.bodies.includes(ref) &&
      (held.tile === NONE || held.tile === tile),
  );
}

/** `missionGear`: never discarded, neither by an effect nor for encumbrance (MAX-RULING-88). */
export const isMissionGear = (g: Look, card: string): boolean =>
  g.content.wordsOf(g.content.card(card).face).some(({ word }) => word.word === 'missionGear');

/** `autoPass(T)`: the Test of that tile succeeds without a roll. */
export function passesBySight(g: Look, survivor: number, tile: string): boolean {
  let passes = false;
  eachWord(g, survivor, (word) => {
    if (word.word === 'autoPass' && word.tile === tile) passes = true;
  });
  return passes;
}
