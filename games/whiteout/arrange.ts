import { type Arrange, putOnTop, resume, type Slot, slot, takeOut } from '@incognita/kernel';
import type { CardKind, Find, WhiteoutContent } from './content/cards.ts';
import type { Game, Whiteout } from './rules/kit.ts';
import { teamOf } from './rules/team.ts';
import { play, round } from './rules/turn.ts';

interface Words {
  readonly round?: number;
  readonly active?: number;
  readonly teams?: readonly TeamWords[];
  /** The next cards of the deck, the top one first. */
  readonly deck?: readonly CardKind[];
  /** What lies under the markers, by space. */
  readonly markers?: Readonly<Record<string, Find>>;
}

interface TeamWords {
  readonly space?: number;
  readonly hand?: readonly CardKind[];
  readonly finds?: readonly Find[];
}

const CARDS = ['dogs-1', 'dogs-2', 'dogs-3', 'storm', 'shelter'];
const FINDS = ['rations', 'meteorite', 'crevasse', 'nothing'];

export const arrange: Arrange<Whiteout> = {
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      round: { type: 'integer', minimum: 1, description: 'the round that begins' },
      active: { type: 'integer', minimum: 0, description: 'the seat whose turn it is' },
      teams: {
        type: 'array',
        description: 'one entry per seat, in order',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            space: { type: 'integer', minimum: 0 },
            hand: { type: 'array', items: { enum: CARDS } },
            finds: { type: 'array', items: { enum: FINDS } },
          },
        },
      },
      deck: {
        type: 'array',
        description: 'the next cards of the deck, top first',
        items: { enum: CARDS },
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
    if (words.round !== undefined) g.state.round = words.round;
    if (words.active !== undefined) g.state.active = words.active;
    words.teams?.forEach((team, seat) => {
      placeTeam(g, seat, team);
    });
    for (const [space, find] of Object.entries(words.markers ?? {})) mark(g, Number(space), find);
    for (const card of [...(words.deck ?? [])].reverse()) putOnTop(g.state.deck, takeCard(g, card));
    return [resume(play, {}, 'end'), resume(round, {})];
  },
};

function placeTeam(g: Game, seat: number, words: TeamWords): void {
  const team = teamOf(g, seat);
  if (words.space !== undefined) team.space = words.space;
  if (words.hand) {
    for (const held of team.hand.splice(0)) putOnTop(g.state.deck, slot(held.is));
    for (const card of words.hand) team.hand.push(slot(takeCard(g, card).is, 1 << seat));
  }
  for (const find of words.finds ?? []) team.finds.push(takeFind(g, find));
}

function takeCard(g: Game, card: CardKind): Slot<CardKind> {
  const held = takeOut(g.state.deck, (kind) => kind === card);
  if (!held) throw new Error(`arrange: no "${card}" is left in the deck`);
  return slot(held.is);
}

function takeFind(g: Game, find: Find): Find {
  const at = g.state.spareFinds.findIndex((held) => held.is === find);
  if (at >= 0) g.state.spareFinds.splice(at, 1);
  else {
    const marker = g.state.markers.findIndex((held) => held.find.is === find);
    if (marker < 0) throw new Error(`arrange: no find "${find}" is left`);
    g.state.markers.splice(marker, 1);
  }
  return find;
}

/** Swaps what lies under a marker with the wanted find from wherever it is. */
function mark(g: Game, space: number, find: Find): void {
  const { markers, spareFinds } = g.state;
  const marker = markers.find((held) => held.space === space);
  if (!marker) throw new Error(`arrange: space ${space} has no marker`);
  const holders = [...spareFinds, ...markers.map((held) => held.find)];
  const holder = holders.find((held) => held.is === find);
  if (!holder) throw new Error(`arrange: no find "${find}" is left`);
  [holder.is, marker.find.is] = [marker.find.is, find];
}
