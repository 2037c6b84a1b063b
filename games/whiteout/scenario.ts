import { only, putOnTop, resume, type Scenario, type Slot, slot, takeOut } from '@incognita/kernel';
import { CARDS, type CardKind, FINDS, type Find, type WhiteoutContent } from './content/cards.ts';
import type { Game, Whiteout } from './rules/kit.ts';
import { teamOf } from './rules/team.ts';
import { play, round } from './rules/turn.ts';

interface Words {
  readonly round?: number;
  readonly active?: number;
  readonly first?: number;
  readonly teams?: readonly TeamWords[];
  readonly deck?: readonly CardKind[];
  readonly discard?: readonly CardKind[] | 'rest';
  readonly markers?: Readonly<Record<string, Find>>;
}

interface TeamWords {
  readonly space?: number;
  readonly hand?: readonly CardKind[];
  readonly finds?: readonly Find[];
}

const cards = { type: 'array', items: { enum: CARDS } };

export const scenario: Scenario<Whiteout> = {
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      round: { type: 'integer', minimum: 1, description: 'the round that begins' },
      active: { type: 'integer', minimum: 0, description: 'the seat whose turn it is' },
      first: {
        type: 'integer',
        minimum: 0,
        description: 'the seat that was first at the pole; else the lowest seat that stands there',
      },
      teams: {
        type: 'array',
        description: 'one entry per seat, in order; what an entry leaves out stays as dealt',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            space: { type: 'integer', minimum: 0, description: 'a team on the pole has arrived' },
            hand: cards,
            finds: { type: 'array', items: { enum: FINDS } },
          },
        },
      },
      deck: { ...cards, description: 'the next cards of the deck, the top one first' },
      discard: {
        description: 'the discard pile; "rest" puts every other card of the deck there',
        oneOf: [cards, { const: 'rest' }],
      },
      markers: {
        type: 'object',
        description: 'what lies under the marker of a space',
        additionalProperties: { enum: FINDS },
      },
    },
  },
  content: (standard, overrides) => ({ ...standard, ...(overrides as Partial<WhiteoutContent>) }),
  position(g, json) {
    const words = json as Words;
    const { state } = g;
    if (words.round !== undefined) state.round = words.round;
    if (words.active !== undefined) state.active = seatOf(g, words.active);
    // All hands go back first, so that a card one team gives up is there for another.
    words.teams?.forEach((team, seat) => {
      if (team.hand) for (const held of teamOf(g, seat).hand.splice(0)) giveBack(g, held.is);
    });
    words.teams?.forEach((team, seat) => {
      placeTeam(g, seat, team);
    });
    if (words.first !== undefined) state.first = seatOf(g, words.first);
    const named = Object.keys(words.markers ?? {}).map(Number);
    for (const [space, find] of Object.entries(words.markers ?? {}))
      mark(g, Number(space), find, named);
    const top = (words.deck ?? []).map((card) => takeCard(g, card));
    if (words.discard === 'rest')
      for (const part of state.deck.splice(0)) state.discard.push(...part.map((held) => held.is));
    else for (const card of words.discard ?? []) state.discard.push(takeCard(g, card).is);
    for (const card of top.reverse()) putOnTop(state.deck, card);
    return [resume(play, {}, 'end'), resume(round, {})];
  },
};

function seatOf(g: Game, seat: number): number {
  teamOf(g, seat);
  return seat;
}

function placeTeam(g: Game, seat: number, words: TeamWords): void {
  const team = teamOf(g, seat);
  const { pole } = g.content;
  if (words.space !== undefined) {
    if (words.space > pole)
      throw new Error(`arrange: team ${seat} cannot stand on ${words.space}; the pole is ${pole}`);
    team.space = words.space;
    team.arrived = words.space === pole;
    if (team.arrived) g.state.first ??= seat;
  }
  for (const card of words.hand ?? []) team.hand.push(slot(takeCard(g, card).is, only(seat)));
  for (const find of words.finds ?? []) team.finds.push(takeFind(g, find));
}

/** Into the heap at the top of the deck, as if it had never been dealt. */
function giveBack(g: Game, card: CardKind): void {
  const [heap] = g.state.deck;
  if (heap) heap.push(slot(card));
  else g.state.deck.push([slot(card)]);
}

function takeCard(g: Game, card: CardKind): Slot<CardKind> {
  const held = takeOut(g.state.deck, (kind) => kind === card);
  if (!held) throw new Error(`arrange: no "${card}" is left in the deck`);
  return slot(held.is);
}

function takeFind(g: Game, find: Find): Find {
  const { spareFinds, markers } = g.state;
  const spare = spareFinds.findIndex((held) => held.is === find);
  if (spare >= 0) spareFinds.splice(spare, 1);
  else {
    const marker = markers.findIndex((held) => held.find.is === find);
    if (marker < 0) throw new Error(`arrange: no find "${find}" is left`);
    markers.splice(marker, 1);
  }
  return find;
}

/** Swaps what lies under a marker with the wanted find, from a place that no word names. */
function mark(g: Game, space: number, find: Find, named: readonly number[]): void {
  const { markers, spareFinds } = g.state;
  const marker = markers.find((held) => held.space === space);
  if (!marker) throw new Error(`arrange: space ${space} has no marker`);
  if (marker.find.is === find) return;
  const spare = spareFinds.findIndex((held) => held.is === find);
  const other = markers.find((held) => held.find.is === find && !named.includes(held.space));
  const taken = spareFinds[spare] ?? other?.find;
  if (!taken) throw new Error(`arrange: no find "${find}" is left for space ${space}`);
  if (spare >= 0) spareFinds[spare] = marker.find;
  else if (other) other.find = marker.find;
  marker.find = taken;
}
