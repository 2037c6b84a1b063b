import { columnSize, isHome, playerOf } from './crew.ts';
import {
  anchorName,
  anchorNamed,
  anchorOf,
  cellNameOf,
  isFrozen,
  type SledZone,
  zonesOf,
  zoneWith,
} from './ice.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { CELL_ANCHOR, LOST, NO_ANCHOR, NO_TILE, type Player } from './state.ts';

/** The zone in which a Sled stood when so many rows were frozen. */
function formerZone(g: Look, player: Readonly<Player>, before: number): SledZone | null {
  return zoneWith(zonesOf(g, player.sled, before), player.anchor);
}

/** NWP-SUN-13, NWP-RULING-48: a cell of the Sled's zone was frozen and is no longer. */
function hasThawed(g: Look, player: Readonly<Player>, before: number): boolean {
  const zone = formerZone(g, player, before);
  return zone?.cells.some((cell) => !isFrozen(g.content, cell, g.state.frozen)) ?? false;
}

/**
 * NWP-RULING-08: a Land zone or a still-frozen zone of the tile, joined to the former one or
 * not.
 */
const pickRefuge = decision<{ seat: number }, 'zone'>('thaw', {
  rule: 'NWP-SUN-13',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({
    ask: 'thaw',
    cell: cellNameOf(g, g.state.players[my.seat]?.sled ?? NO_TILE),
  }),
  options: (g, my) =>
    zonesOf(g, g.state.players[my.seat]?.sled ?? NO_TILE, g.state.frozen).map((zone) => ({
      do: 'zone' as const,
      at: anchorName(g.content, anchorOf(zone)),
    })),
});

/** NWP-SUN-14, NWP-RULING-11: the Sled sinks with everybody aboard. */
function sinkSled(g: Game, seat: number): void {
  const player = playerOf(g, seat);
  const pawns = columnSize(player.crew.sled);
  g.tell('sled.lost', 'NWP-SUN-14', { seat, cell: cellNameOf(g, player.sled), pawns });
  player.sled = LOST;
  player.anchor = NO_ANCHOR;
  player.lost += pawns;
  player.crew.sled.available = 0;
  player.crew.sled.resting = 0;
}

/** NWP-SUN-16: the anchor is a corner under new ice; the ice takes its place. */
function settleAnchor(g: Game, player: Player): void {
  if (player.anchor >= CELL_ANCHOR) return;
  const zones = zonesOf(g, player.sled, g.state.frozen);
  if (zoneWith(zones, player.anchor)) return;
  const zone = zones.find((held) =>
    held.cells.some((cell) => g.content.cornersOf[cell]?.includes(player.anchor)),
  );
  if (zone) player.anchor = anchorOf(zone);
}

/**
 * NWP-SUN-13 to 19, NWP-RULING-54: what the moved ice line does to the Sleds, asked in this order.
 */
export const resolveIce = auto(
  'resolve-ice',
  (a: { before: number; order: readonly number[] }) => ({
    ...a,
    next: 0,
    refuge: null as Answer<'zone'> | null,
  }),
  {
    look(g, my, k) {
      const seat = my.order[my.next] ?? -1;
      const player = g.state.players[seat];
      if (!player) return k.done(null);
      my.refuge = null;
      // NWP-HOME-08, NWP-RULING-51: what a home player left behind is inert.
      if (player.sled < 0 || isHome(g, seat)) return undefined;
      if (!hasThawed(g, player, my.before)) {
        settleAnchor(g, player);
        return undefined;
      }
      const zones = zonesOf(g, player.sled, g.state.frozen);
      const [first] = zones;
      if (!first) {
        sinkSled(g, seat);
        return undefined;
      }
      if (zones.length > 1) return k.call(pickRefuge, { seat }, 'refuge');
      my.refuge = { do: 'zone', at: anchorName(g.content, anchorOf(first)) };
      return undefined;
    },
    climb(g, my, k) {
      const seat = my.order[my.next] ?? -1;
      my.next++;
      if (my.refuge) {
        const player = playerOf(g, seat);
        player.anchor = anchorNamed(g.content, my.refuge.at);
        g.tell('sled.climbed', 'NWP-SUN-13', { seat, cell: cellNameOf(g, player.sled) });
      }
      return k.to('look');
    },
  },
);
