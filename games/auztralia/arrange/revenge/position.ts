import { NOBODY, only, putOnTop, type Slot, shuffleIn, slot, takeOut } from '@incognita/kernel';
import type { MonsterId, RevengeMode } from '../../content/revenge/types.ts';
import type { OldOneTileId } from '../../content/types.ts';
import type { Game } from '../../rules/kit.ts';
import { dealTiles } from '../../rules/revenge/setup.ts';
import { cardOf, modeOf, outpostAt, revengeOf, spawnAt } from '../../rules/revenge/table.ts';
import { hexOf, seatOf } from '../pieces.ts';
import type { Words } from '../words.ts';
import type { RevengeWords } from './words.ts';

/** What the expansion adds to a position, once the rest of it lies there. */
export function placeRevenge(g: Game, words: Words): void {
  const wanted = words.revenge;
  if (!g.state.revenge) {
    if (wanted) throw new Error('arrange: revenge is for tables with the option revenge');
    return;
  }
  const revenge = revengeOf(g);
  const wrong = wrongMode(modeOf(g), wanted ?? {});
  if (wrong !== null) throw new Error(`arrange: ${wrong}`);
  if (modeOf(g).oldOnesSeat) placeOldOnes(g, words);
  placeCards(g, words);
  placeOutposts(g, wanted?.outposts ?? []);
  for (const [seat, strength] of Object.entries(wanted?.ports ?? {})) {
    const { sides } = g.content.content.revenge.pieces.ports;
    if (strength !== 0 && !sides.some((side) => side.strength === strength))
      throw new Error(
        `arrange: revenge.ports has ${strength}; a Port shows 4, 2, or 0 for a base Port`,
      );
    revenge.ports[seatOf(g, seat, 'revenge.ports')] = strength;
  }
  for (const seat of wanted?.torn ?? []) revenge.torn[seatOf(g, seat, 'revenge.torn')] = true;
  if (wanted?.points !== undefined) revenge.points = wanted.points;
}

/** Words that only some modes have. */
const FOR_THE_PLAYER = ['hand', 'spawns', 'stacks', 'unused', 'collected'] as const;

/** A word that the mode of this table has no use for, as a sentence, or null. */
function wrongMode(mode: RevengeMode, wanted: RevengeWords): string | null {
  if (!mode.oldOnesSeat) {
    const word = FOR_THE_PLAYER.find((held) => wanted[held] !== undefined);
    if (word) return `revenge.${word} is for the mode "old-ones-player"; this one is "${mode.id}"`;
  } else if (wanted.waiting)
    return `revenge.waiting is for modes with Solo Mythos cards; in "${mode.id}" they are in the hand`;
  if (wanted.points !== undefined && mode.vp.port === 0)
    return `revenge.points is for modes in which the Old Ones take VP; in "${mode.id}" they take none`;
  return null;
}

/** REV-OUT-06, but for Old Ones, who may have come since. */
function placeOutposts(g: Game, wanted: NonNullable<RevengeWords['outposts']>): void {
  const { outposts } = revengeOf(g);
  const { perColour } = g.content.content.revenge.pieces.outposts;
  wanted.forEach((one, i) => {
    const word = `revenge.outposts[${i}]`;
    const hex = hexOf(g, one.hex, word);
    const owner = seatOf(g, one.owner, word);
    const there = whatFills(g, hex);
    if (there) throw new Error(`arrange: ${word} stands in hex ${hex}, where ${there} is`);
    outposts.push({ hex, owner });
    if (outposts.filter((held) => held.owner === owner).length > perColour)
      throw new Error(`arrange: ${word}: a colour has only ${perColour} Outposts`);
  });
}

function whatFills(g: Game, hex: number): string | null {
  const { deposits, farms, players } = g.state;
  if (players.some((player) => player.port === hex)) return 'a Port';
  if (farms.some((farm) => farm.hex === hex)) return 'a Farm';
  if (outpostAt(g, hex)) return 'another Outpost';
  if (spawnAt(g, hex)) return 'a Spawn tile';
  const goods = [deposits.coal, deposits.iron, deposits.gold, deposits.phosphate, deposits.vp];
  return goods.some((lying) => (lying[hex] ?? 0) > 0) ? 'something to mine' : null;
}

/** Spawn tiles, and the tiles that the Old Ones player has and has not. */
function placeOldOnes(g: Game, words: Words): void {
  const revenge = revengeOf(g);
  const wanted = words.revenge;
  if (words.map === 'empty' || wanted?.spawns) {
    revenge.spawnSupply += revenge.spawns.length;
    revenge.spawns = [];
  }
  for (const { hex, dangerous = false } of wanted?.spawns ?? []) {
    const at = hexOf(g, hex, 'revenge.spawns');
    if ((g.content.hex[at]?.level ?? 0) === 0)
      throw new Error(`arrange: revenge.spawns names the hex ${at}, which has no Old One level`);
    if (spawnAt(g, at)) throw new Error(`arrange: revenge.spawns names the hex ${at} twice`);
    revenge.spawns.push({ hex: at, dangerous });
    revenge.spawnSupply--;
  }
  for (const [seat, count] of Object.entries(wanted?.collected ?? {})) {
    revenge.collected[seatOf(g, seat, 'revenge.collected')] = count;
    revenge.spawnSupply -= count;
  }
  if (revenge.spawnSupply < 0)
    throw new Error(
      `arrange: revenge.spawns and revenge.collected name ${-revenge.spawnSupply} Spawn tiles more than there are`,
    );
  const seen = only(revenge.seat ?? 0);
  const named = (part: 'stacks' | 'unused'): Slot<OldOneTileId>[][] =>
    [1, 2, 3].map((level) =>
      (wanted?.[part]?.[level] ?? []).map((id) => {
        const stack = g.state.stacks[level - 1];
        const tile = stack && takeOut(stack, (held) => held === id);
        if (!tile)
          throw new Error(
            `arrange: revenge.${part}.${level} names "${id}", which is not to be had`,
          );
        return slot(id, seen);
      }),
    );
  const [stacks, unused] = [named('stacks'), named('unused')];
  dealTiles(g);
  [1, 2, 3].forEach((level, i) => {
    const [own, rest] = [stacks[i] ?? [], unused[i] ?? []];
    const dealt = g.state.stacks[i]?.flat() ?? [];
    const left = revenge.unused[i]?.flat() ?? [];
    // What is named is all there is; without it the deal stands.
    const inStack = wanted?.stacks?.[level] ? own : dealt;
    const notDrawn = wanted?.unused?.[level] ? rest : left;
    const over = [
      ...(wanted?.stacks?.[level] ? dealt : []),
      ...(wanted?.unused?.[level] ? left : []),
    ];
    if (wanted?.unused?.[level] && !wanted?.stacks?.[level]) inStack.push(...over.splice(0));
    g.state.stacks[i] = inStack.length > 0 ? [inStack] : [];
    const aside = wanted?.unused?.[level] ? notDrawn : [...notDrawn, ...over.splice(0)];
    revenge.unused[i] = aside.length > 0 ? [aside] : [];
    g.state.gone.push(...over.map((tile) => slot(tile.is, NOBODY)));
  });
  // The Old Ones player knows what it has placed.
  for (const tile of g.state.tiles) if (!tile.faceUp) tile.tile = slot(tile.tile.is, seen);
}

/** Mythos cards: the hand, what comes next, the discard pile and those that wait. */
function placeCards(g: Game, words: Words): void {
  const revenge = revengeOf(g);
  const wanted = words.revenge;
  if (!wanted) return;
  if (wanted.hand) shuffleIn(revenge.deck, revenge.hand.splice(0));
  const take = (card: MonsterId, word: string): MonsterId => {
    const held = takeOut(revenge.deck, (id) => id === card);
    const aside = revenge.aside.findIndex((id) => id.is === card);
    if (!held && aside < 0)
      throw new Error(`arrange: revenge.${word} names "${card}", which is not to be had`);
    if (!held) revenge.aside.splice(aside, 1);
    return card;
  };
  for (const card of wanted.hand ?? [])
    revenge.hand.push(slot(take(card, 'hand'), only(revenge.seat ?? 0)));
  for (const card of wanted.discard ?? []) revenge.discard.push(take(card, 'discard'));
  for (const { seat, card } of wanted.waiting ?? []) {
    revenge.waiting.push({
      seat: seatOf(g, seat, 'revenge.waiting'),
      card: take(card, 'waiting'),
    });
    if (!cardOf(g, card).combat)
      throw new Error(`arrange: revenge.waiting names "${card}", which has no Combat symbol`);
  }
  const top = [...(wanted.next ?? []), ...(wanted.deck ?? [])];
  for (const card of top) take(card, wanted.next?.includes(card) ? 'next' : 'deck');
  // What a whole deck leaves out is out of the game.
  if (wanted.deck) {
    const out = revenge.deck.splice(0).flat();
    if (revenge.seat === null) revenge.aside.push(...out);
    else revenge.exiled.push(...out.map((card) => card.is));
  }
  for (const card of top.reverse()) putOnTop(revenge.deck, slot(card, NOBODY));
}
