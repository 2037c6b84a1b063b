import { heap, slot } from '@incognita/kernel';
import { SURVIVORS, type SurvivorId } from '../content/types.ts';
import { newGear, toDiscard } from '../rules/cards.ts';
import type { Game } from '../rules/kit.ts';
import { handMask, packOf, survivorNamed } from '../rules/party.ts';
import { type Body, NONE, type Survivor } from '../rules/state.ts';
import { between, checkGear } from './checks.ts';
import { tileCalled } from './map.ts';
import { only, onTop, takeCard, takeInsanity, takeMonster } from './stock.ts';
import type {
  BodyWords,
  GearWords,
  InsanityWords,
  MonsterWords,
  SurvivorWords,
  Words,
} from './words.ts';

/** How many survivors there are: one for each seat, or as playing alone has it. */
export const partySize = ({ config }: Game): number =>
  config.seats === 1 && config.solo !== 'one' ? 2 : config.seats;

function bodyFrom(g: Game, is: Body['is'], words: BodyWords, at: string): Body {
  const { hp: most } = g.content.character(is);
  const dead = words.dead ?? false;
  const hp = dead ? 0 : between(words.hp ?? most, 1, most, `${at}.hp`, '; or "dead": true');
  return { is, hp, poison: words.poison ?? 0, dead };
}

function survivorFrom(g: Game, words: SurvivorWords, no: number): Survivor {
  const at = `arrange.survivors[${no}]`;
  const bodies = [bodyFrom(g, words.is, words, at)];
  if (words.is === 'VET') bodies.push(bodyFrom(g, 'DOG', words.dog ?? {}, `${at}.dog`));
  else if (words.dog) throw new Error(`${at}.dog is the Veteran's; ${words.is} has none`);
  if (words.posture !== undefined && words.is !== 'RON')
    throw new Error(`${at}.posture is the Ronin's; ${words.is} has none`);
  const starving = words.box !== undefined;
  const boxes = Math.max(...bodies.map(({ is }) => g.content.character(is).track.length));
  if (words.box !== undefined) between(words.box, 1, boxes, `${at}.box`);
  if (!starving)
    between(words.hunger ?? 1, 1, 5, `${at}.hunger`, '; who starves has a "box", from 1');
  return {
    is: words.is,
    seat: g.config.seats === 1 ? 0 : no,
    pack: g.config.solo === 'merged' ? 0 : no,
    bodies,
    dead: bodies.every(({ dead }) => dead),
    tile: g.state.start,
    hunger: starving ? 6 : (words.hunger ?? 1),
    box: starving ? (words.box ?? 1) - 1 : NONE,
    gear: [],
    insanity: [],
    posture: words.is === 'RON' ? (words.posture ?? 'tiger') : '',
    woke: NONE,
    left: false,
    entered: [],
    from: NONE,
    skipHunger: words.skipHunger ?? 0,
    flipped: words.flipped ?? false,
    recalled: words.recalled ?? false,
    halted: false,
  };
}

/** Who sits where, each with a whole deck. */
function seatParty(g: Game, wanted: readonly SurvivorWords[]): void {
  const { state, content } = g;
  state.survivors = wanted.map((words, no) => survivorFrom(g, words, no));
  const packs = g.config.solo === 'merged' ? [wanted] : wanted.map((words) => [words]);
  state.packs = packs.map((owners) => ({
    deck: heap(owners.flatMap(({ is }) => content.deckOf(is))),
    discard: [],
    hand: [],
  }));
}

function equip(g: Game, no: number, words: string | GearWords, at: string): void {
  const { card, charges, hollow, under, used, on }: GearWords =
    typeof words === 'string' ? { card: words } : words;
  takeCard(g, card, at);
  checkGear(g, no, card, at);
  const [first, dog] = g.state.survivors[no]?.bodies ?? [];
  if (on === 'dog' && !dog) throw new Error(`${at}.on is "dog", who is the Veteran's`);
  const gear = newGear(g, card, on === 'dog' || first?.dead ? (dog ? 1 : 0) : 0);
  const most = gear.charges;
  if (charges !== undefined) gear.charges = between(charges, 0, most, `${at}.charges`);
  gear.hollow = between(hollow ?? 0, 0, gear.charges, `${at}.hollow`);
  // Hollow Points add 2 (GUN03).
  gear.bonus = gear.hollow > 0 ? 2 : 0;
  gear.used = used ?? 0;
  for (const [i, held] of (under ?? []).entries()) {
    takeCard(g, held, `${at}.under[${i}]`);
    gear.under.push({ card: held, plus: plusOf(g, held, `${at}.under[${i}]`) });
  }
  g.state.survivors[no]?.gear.push(gear);
}

/** What a card adds that is attached to a gear. */
function plusOf(g: Game, card: string, at: string): number {
  for (const { steps } of g.content.card(card).face.clauses)
    for (const step of steps) if (step.op === 'attach') return step.n;
  throw new Error(`${at} is "${card}", which is attached to nothing (as "MEC08" is)`);
}

function engage(g: Game, no: number, words: string | MonsterWords, at: string): void {
  const { card, hp, stun, aside }: MonsterWords =
    typeof words === 'string' ? { card: words } : words;
  g.state.monsters.push({
    no: g.state.next++,
    card: takeMonster(g, card, at),
    hp: hpOf(g, card, hp, at),
    host: no,
    stun: stun === undefined ? NONE : survivorAt(g, stun, `${at}.stun`),
    aside: aside ?? false,
  });
}

function hpOf(g: Game, card: string, hp: number | undefined, at: string): number {
  const most = g.content.monster(card).hp;
  return between(hp ?? most, 1, most, `${at}.hp`);
}

/** The number of a survivor at the table. */
export function survivorAt(g: Game, id: SurvivorId, at: string): number {
  const found = survivorNamed(g, id);
  if (found < 0) throw new Error(`${at} is "${id}", who is not at this table`);
  return found;
}

function placeCards(g: Game, no: number, words: SurvivorWords, at: string): void {
  const { content } = g;
  const pack = packOf(g, no);
  const seen = handMask(g, no);
  for (const [i, card] of (words.hand ?? []).entries()) {
    const from = takeCard(g, card, `${at}.hand[${i}]`);
    const { kind } = content.card(card);
    if (kind === 'event' || content.family(card) === 'Fu')
      throw new Error(`${at}.hand[${i}] is "${card}", which never enters a hand`);
    pack.hand.push({ card: slot(card, seen), from });
  }
  for (const [i, card] of (words.discard ?? []).entries()) {
    takeCard(g, card, `${at}.discard[${i}]`);
    if (content.isScavenge(card))
      throw new Error(
        `${at}.discard[${i}] is "${card}"; scavenge cards lie on arrange.discards.scavenge`,
      );
    toDiscard(g, card);
  }
  for (const [i, held] of (words.insanity ?? []).entries()) {
    const { card, turns = 0 }: InsanityWords = typeof held === 'string' ? { card: held } : held;
    takeInsanity(g, card, `${at}.insanity[${i}]`);
    g.state.survivors[no]?.insanity.push({ no: g.state.next++, card, turns });
  }
  if (words.deck) g.state.removed.push(...only(pack.deck, words.deck, `${at}.deck`));
  onTop(pack.deck, words.next ?? [], `${at}.next`);
}

export function placeSurvivors(g: Game, words: Words): void {
  const size = partySize(g);
  const wanted: readonly SurvivorWords[] =
    words.survivors ?? SURVIVORS.slice(0, size).map((is: SurvivorId) => ({ is }));
  if (wanted.length !== size)
    throw new Error(
      `arrange.survivors has ${wanted.length} entries; this table has ${size} survivors`,
    );
  if (new Set(wanted.map(({ is }) => is)).size < size)
    throw new Error('arrange.survivors names a survivor twice');
  seatParty(g, wanted);
  wanted.forEach((held, no) => {
    const at = `arrange.survivors[${no}]`;
    const survivor = g.state.survivors[no];
    if (!survivor) return;
    if (held.at !== undefined) survivor.tile = tileCalled(g, held.at, `${at}.at`);
    if (held.woke !== undefined) survivor.woke = tileCalled(g, held.woke, `${at}.woke`);
    survivor.entered = (held.entered ?? []).map((name) => tileCalled(g, name, `${at}.entered`));
    survivor.left = held.left ?? survivor.entered.length > 0;
    for (const [i, gear] of (held.gear ?? []).entries()) equip(g, no, gear, `${at}.gear[${i}]`);
  });
  wanted.forEach((held, no) => {
    const at = `arrange.survivors[${no}]`;
    for (const [i, monster] of (held.monsters ?? []).entries())
      engage(g, no, monster, `${at}.monsters[${i}]`);
    placeCards(g, no, held, at);
  });
}
