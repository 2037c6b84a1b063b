import { type Atlas, type Edge, isHills } from './atlas.ts';
import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import { clearLines, isAsleep, isOldOneHex, network, OWN_ONLY, tracksOf } from './network.ts';
import { pay } from './people.ts';
import { NO_TRACK } from './state.ts';
import { boxTime } from './time-track.ts';

/** The plain box, the box for any terrain, or Timothy Brassey's free hand. */
export type RailBox = 'rail-plain' | 'rail-any';

/** AUZ-RAIL-05, AUZ-RULING-05: either end counts. AUZ-WEST-12: all terrain but hills is plain. */
const inHills = (atlas: Atlas, edge: Edge): boolean =>
  isHills(atlas, edge.a) || isHills(atlas, edge.b);

/** Hex sides around the own network: where a person would try to build. */
function sidesInReach(g: Look, seat: number): Edge[] {
  const mine = network(g, seat, OWN_ONLY);
  return g.content.edges.filter((edge) => mine[edge.a] || mine[edge.b]);
}

/** Null, or why this hex side cannot take a track of this seat. */
export function trackForbidden(g: Look, seat: number, box: RailBox, edge: Edge): Refusal | null {
  const { id } = edge;
  const owner = g.state.tracks[edge.index] ?? NO_TRACK;
  if (owner !== NO_TRACK) return g.no('AUZ-RAIL-07', 'rail.taken', { edge: id, seat: owner });
  for (const hex of [edge.a, edge.b]) {
    if (isOldOneHex(g, hex))
      return g.no('AUZ-RAIL-09', 'rail.oldOne', { edge: id, hex, asleep: isAsleep(g, hex) });
    const filled = g.content.edition.map.trackForbidden(g, id, hex);
    if (filled) return filled;
  }
  // AUZ-RAIL-04: the other box asks for no terrain.
  if (box === 'rail-plain' && inHills(g.content, edge))
    return g.no('AUZ-RAIL-03', 'rail.hills', {
      edge: id,
      hex: isHills(g.content, edge.a) ? edge.a : edge.b,
    });
  // AUZ-COOP-06, AUZ-COOP-14: nobody builds from a borrowed track, Timothy Brassey neither.
  const clear = clearLines(g, seat, OWN_ONLY);
  if (!clear[edge.a] && !clear[edge.b])
    return g.no('AUZ-RAIL-10', 'rail.noClearLine', { edge: id });
  return borderForbidden(g, seat, edge);
}

/** The variant Closed Borders: no new contact with the other player's line. */
function borderForbidden(g: Look, seat: number, edge: Edge): Refusal | null {
  if (!g.state.variants.includes('closed-borders')) return null;
  for (const hex of [edge.a, edge.b]) {
    const foreign =
      g.state.players.some((player, other) => other !== seat && player.port === hex) ||
      (g.content.edgesAt[hex] ?? []).some((side) => {
        const owner = g.state.tracks[side.index] ?? NO_TRACK;
        return owner !== NO_TRACK && owner !== seat;
      });
    if (foreign) return g.no('AUZ-TWO-05', 'rail.closedBorder', { edge: edge.id, hex });
  }
  return null;
}

/** Null, or why no track can be laid at all. */
export function railUnavailable(g: Look, seat: number, box: RailBox): Refusal | null {
  const player = g.state.players[seat];
  if (!player || player.goods.coal < 1 || player.goods.iron < 1)
    return g.no('AUZ-RAIL-01', 'rail.noGoods', {});
  if (!hasTracks(g, seat)) return g.no('AUZ-RAIL-12', 'rail.noTracks', {});
  return canLay(g, seat, box) ? null : g.no('AUZ-RAIL-06', 'rail.nowhere', { box });
}

const hasTracks = (g: Look, seat: number): boolean =>
  tracksOf(g, seat) < g.content.content.supply.perColour.tracks;

/** Asked before every action of every player, so it stops at the first side that will do. */
function canLay(g: Look, seat: number, box: RailBox): boolean {
  const mine = network(g, seat, OWN_ONLY);
  for (const edge of g.content.edges)
    if ((mine[edge.a] || mine[edge.b]) && trackForbidden(g, seat, box, edge) === null) return true;
  return false;
}

/** A hex side; the second one may be left out (AUZ-RULING-06). */
const trackSite = decision<{ seat: number; box: RailBox; laid: number }, 'track' | 'done'>(
  'track',
  {
    rule: 'AUZ-RAIL-02',
    seat: (_g, my) => my.seat,
    prompt: (_g, my) => ({ ask: 'track', laid: my.laid, box: my.box }),
    options: (g, my) => {
      const sides = sidesInReach(g, my.seat).map((edge) => ({
        do: 'track' as const,
        edge: edge.id,
      }));
      return my.laid > 0 ? [...sides, { do: 'done' }] : sides;
    },
    forbids: (g, my, option) => {
      if (option.do === 'done') return null;
      const edge = g.content.edge(option.edge);
      return edge ? trackForbidden(g, my.seat, my.box, edge) : null;
    },
  },
);

/** AUZ-RAIL-01 to 13; answers the TP of the box. */
export const railway = answering<number>()(
  'railway',
  (a: { seat: number; box: RailBox }) => ({
    ...a,
    laid: 0,
    site: null as Answer<'track' | 'done'> | null,
  }),
  {
    pay(g, my) {
      pay(g, my.seat, 'coal', 1);
      pay(g, my.seat, 'iron', 1);
      return undefined;
    },
    ask: (_g, my, k) => k.call(trackSite, { seat: my.seat, box: my.box, laid: my.laid }, 'site'),
    lay(g, my) {
      const edge = my.site?.do === 'track' ? g.content.edge(my.site.edge) : null;
      if (!edge) {
        my.laid = 2;
        return undefined;
      }
      g.state.tracks[edge.index] = my.seat;
      my.laid++;
      g.tell('track.laid', 'AUZ-RAIL-02', { seat: my.seat, edge: edge.id });
      return undefined;
    },
    /** AUZ-RAIL-11: the second track obeys the same rules, after the first. */
    second(g, my, k) {
      if (my.laid < 2 && hasTracks(g, my.seat) && canLay(g, my.seat, my.box)) return k.to('ask');
      return k.done(boxTime(g, my.box));
    },
  },
);
