import { heap, slot } from '@incognita/kernel';
import { SURVIVORS, type SurvivorId } from '../content/types.ts';
import { newGear } from '../rules/cards.ts';
import type { Game } from '../rules/kit.ts';
import { handMask, packOf, survivorNamed } from '../rules/party.ts';
import { type Body, NONE, type Survivor } from '../rules/state.ts';
import { tileCalled } from './map.ts';
import { only, onTop, takeCard, takeInsanity, takeMonster } from './stock.ts';
import type { BodyWords, GearWords, MonsterWords, SurvivorWords, Words } from './words.ts';

/** How many survivors there are: one for each seat, or as playing alone has it. */
export const partySize = ({ config }: Game): number =>
  config.seats === 1 && config.solo !== 'one' ? 2 : config.seats;

function bodyFrom(g: Game, is: Body['is'], words: BodyWords): Body {
  const { hp } = g.content.character(is);
  const dead = words.dead ?? false;
  return { is, hp: dead ? 0 : (words.hp ?? hp), poison: words.poison ?? 0, dead };
}

function survivorFrom(g: Game, words: SurvivorWords, no: number): Survivor {
  const bodies = [bodyFrom(g, words.is, words)];
  if (words.is === 'VET') bodies.push(bodyFrom(g, 'DOG', words.dog ?? {}));
  const starving = words.box !== undefined;
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
    skipHunger: 0,
    flipped: words.flipped ?? false,
    recalled: false,
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
  const { card, charges, hollow, on }: GearWords =
    typeof words === 'string' ? { card: words } : words;
  const gear = newGear(g, takeCard(g, card, at), on === 'dog' ? 1 : 0);
  gear.charges = charges ?? gear.charges;
  gear.hollow = hollow ?? 0;
  gear.bonus = gear.hollow > 0 ? 2 : 0;
  g.state.survivors[no]?.gear.push(gear);
}

function engage(g: Game, no: number, words: string | MonsterWords, at: string): void {
  const { card, hp, stun, aside }: MonsterWords =
    typeof words === 'string' ? { card: words } : words;
  g.state.monsters.push({
    no: g.state.next++,
    card: takeMonster(g, card, at),
    hp: hp ?? g.content.monster(card).hp,
    host: no,
    stun: stun === undefined ? NONE : survivorNamed(g, stun),
    aside: aside ?? false,
  });
}

function placeCards(g: Game, no: number, words: SurvivorWords, at: string): void {
  const { content } = g;
  const pack = packOf(g, no);
  const seen = handMask(g, no);
  for (const [i, card] of (words.hand ?? []).entries()) {
    takeCard(g, card, `${at}.hand[${i}]`);
    pack.hand.push({ card: slot(card, seen), from: content.ownerOf(card) ?? 'open' });
  }
  for (const card of words.discard ?? []) pack.discard.push(takeCard(g, card, `${at}.discard`));
  for (const card of words.insanity ?? []) {
    takeInsanity(g, card, `${at}.insanity`);
    g.state.survivors[no]?.insanity.push({ no: g.state.next++, card, turns: 0 });
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
    survivor.left = survivor.entered.length > 0;
    for (const [i, gear] of (held.gear ?? []).entries()) equip(g, no, gear, `${at}.gear[${i}]`);
  });
  wanted.forEach((held, no) => {
    const at = `arrange.survivors[${no}]`;
    for (const [i, monster] of (held.monsters ?? []).entries())
      engage(g, no, monster, `${at}.monsters[${i}]`);
    placeCards(g, no, held, at);
  });
}
