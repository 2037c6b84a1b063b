import { columnSize, gainProvision, isExpedition, playerOf } from './crew.ts';
import { anchorName, anchorNamed, cellNameOf, isIcebound } from './ice.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { GREENLAND, NO_ANCHOR, NO_TILE, PASSAGE, type Vehicle } from './state.ts';
import { toll } from './tuunbaq.ts';
import {
  goForbidden,
  placeName,
  placeNamed,
  placesAround,
  sledArrivals,
  sledZone,
} from './ways.ts';

/** Null, or why the vehicle cannot move at all. */
export function moveForbidden(g: Look, seat: number, vehicle: Vehicle): Refusal | null {
  const from = g.state.players[seat]?.[vehicle] ?? NO_TILE;
  if (vehicle === 'ship' && from >= 0 && isIcebound(g, from))
    return g.no('NWP-SUN-10', 'move.icebound', { cell: cellNameOf(g, from) });
  let first: Refusal | null = null;
  for (const to of placesAround(g, from)) {
    const refusal = goForbidden(g, seat, vehicle, to);
    if (refusal === null) return null;
    first ??= refusal;
  }
  return first ?? g.no('NWP-MOVE-01', 'move.nowhere', { with: vehicle });
}

/** Every place that shares a side with the vehicle's. */
const pickDestination = decision<{ seat: number; with: Vehicle }, 'go'>('destination', {
  rule: 'NWP-MOVE-01',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'destination', with: my.with }),
  options: (g, my) =>
    placesAround(g, g.state.players[my.seat]?.[my.with] ?? NO_TILE).map((to) => ({
      do: 'go' as const,
      to: placeName(g, to),
    })),
  forbids: (g, my, { to }) => goForbidden(g, my.seat, my.with, placeNamed(g, to)),
});

/** NWP-MOVE-12: where on the tile a Sled arrives. */
const pickArrival = decision<{ seat: number; to: number }, 'zone'>('arrival', {
  rule: 'NWP-MOVE-12',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({ ask: 'arrival', to: cellNameOf(g, my.to) }),
  options: (g, my) =>
    sledArrivals(g, g.state.players[my.seat]?.sled ?? NO_TILE, sledZone(g, my.seat), my.to).map(
      (anchor) => ({ do: 'zone' as const, at: anchorName(g.content, anchor) }),
    ),
});

/** NWP-MOVE-01 to 15; the toll of NWP-TERR-08 comes before the arrival. */
export const move = auto(
  'move',
  (a: { seat: number; with: Vehicle }) => ({
    ...a,
    to: NO_TILE,
    goes: null as Answer<'go'> | null,
    zone: null as Answer<'zone'> | null,
  }),
  {
    ask: (_g, my, k) => k.call(pickDestination, { seat: my.seat, with: my.with }, 'goes'),
    where(g, my, k) {
      my.to = placeNamed(g, my.goes?.to ?? '');
      my.zone = null;
      if (my.with === 'ship' || my.to < 0) return undefined;
      const from = playerOf(g, my.seat).sled;
      const arrivals = sledArrivals(g, from, sledZone(g, my.seat), my.to);
      if (arrivals.length > 1) return k.call(pickArrival, { seat: my.seat, to: my.to }, 'zone');
      my.zone = { do: 'zone', at: anchorName(g.content, arrivals[0] ?? NO_ANCHOR) };
      return undefined;
    },
    pay: (g, my, k) =>
      my.to >= 0 && my.to === g.state.tuunbaq
        ? k.call(toll, { seat: my.seat, with: my.with })
        : undefined,
    arrive(g, my) {
      const player = playerOf(g, my.seat);
      player[my.with] = my.to;
      if (my.with === 'sled') {
        player.anchor = my.zone === null ? NO_ANCHOR : anchorNamed(g.content, my.zone.at);
      } else g.state.sailed = true;
      g.tell('moved', 'NWP-MOVE-01', { seat: my.seat, with: my.with, to: placeName(g, my.to) });
      if (my.to === PASSAGE) reachPassage(g, my.seat);
      if (my.to === GREENLAND) comeHome(g, my.seat, my.with);
      return undefined;
    },
  },
);

/** NWP-GOAL-01 to 03, NWP-SACT-14, NWP-COOP-15: a token once, and nothing ends. */
function reachPassage(g: Game, seat: number): void {
  const player = playerOf(g, seat);
  if (player.passage > 0) return;
  const value = g.state.passage.shift() ?? 0;
  if (value === 0) return;
  player.passage = value;
  g.tell('passage', 'NWP-GOAL-01', { seat, value });
  if (isExpedition(g))
    gainProvision(g, seat, 'morale', g.content.content.moraleOfPassage, 'NWP-SACT-14');
}

/**
 * NWP-HOME-01 to 03, NWP-HOME-05 to 07, NWP-SACT-15: home by a Move, with the Passage or without.
 */
function comeHome(g: Game, seat: number, vehicle: Vehicle): void {
  const player = playerOf(g, seat);
  player.home = 1 + Math.max(...g.state.players.map((other) => other.home));
  player.homeAlive = columnSize(player.crew[vehicle]) > 0;
  player.greenland = g.state.greenland.shift() ?? 0;
  g.tell('home', 'NWP-HOME-01', { seat, value: player.greenland, rank: player.home });
}
