import { columnSize, playerOf } from './crew.ts';
import { anchorName, anchorNamed, anchorOf, cellNameOf, iceOf, landingZones } from './ice.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { ABOARD, LOST, NO_ANCHOR, NO_TILE } from './state.ts';

/** NWP-XFER-02, NWP-XFER-09, NWP-XFER-12: null, or why no pawn can change its column. */
export function transferForbidden(g: Look, seat: number): Refusal | null {
  const player = g.state.players[seat];
  if (!player) return null;
  const { ship, sled } = player;
  if (sled === LOST) return g.no('NWP-XFER-12', 'transfer.lost', {});
  if (sled !== ABOARD) return ship === sled ? null : g.no('NWP-XFER-02', 'transfer.apart', {});
  if (ship < 0) return g.no('NWP-XFER-09', 'transfer.arrow', {});
  if (landingZones(g, ship).length > 0) return null;
  const cell = cellNameOf(g, ship);
  return iceOf(g, ship, g.state.frozen) === 'straddling'
    ? g.no('NWP-XFER-08', 'transfer.halfFrozen', { cell })
    : g.no('NWP-XFER-07', 'transfer.noLand', { cell });
}

/** How many pawns of each row serve with the Sled afterwards; the rest with the Ship. */
const pickSplit = decision<{ seat: number }, 'split'>('split', {
  rule: 'NWP-XFER-03',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => {
    const sled = g.state.players[my.seat]?.crew.sled;
    return { ask: 'split', available: sled?.available ?? 0, resting: sled?.resting ?? 0 };
  },
  options: (g, my) => {
    const crew = g.state.players[my.seat]?.crew;
    if (!crew) return [];
    const splits: Answer<'split'>[] = [];
    for (let available = 0; available <= crew.ship.available + crew.sled.available; available++)
      for (let resting = 0; resting <= crew.ship.resting + crew.sled.resting; resting++)
        splits.push({ do: 'split', available, resting });
    return splits;
  },
  forbids: (g, my, option) => {
    const sled = g.state.players[my.seat]?.crew.sled;
    return sled?.available === option.available && sled.resting === option.resting
      ? g.no('NWP-XFER-03', 'transfer.same', {})
      : null;
  },
});

/** NWP-XFER-07. */
const pickLanding = decision<{ seat: number }, 'zone'>('deployment', {
  rule: 'NWP-XFER-07',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({
    ask: 'deployment',
    to: cellNameOf(g, g.state.players[my.seat]?.ship ?? NO_TILE),
  }),
  options: (g, my) =>
    landingZones(g, g.state.players[my.seat]?.ship ?? NO_TILE).map((zone) => ({
      do: 'zone' as const,
      at: anchorName(g.content, anchorOf(zone)),
    })),
});

/** NWP-XFER-01 to 13, NWP-RULING-17, NWP-RULING-52, NWP-SACT-07. */
export const transfer = auto(
  'transfer',
  (a: { seat: number }) => ({
    ...a,
    split: null as Answer<'split'> | null,
    landing: null as Answer<'zone'> | null,
  }),
  {
    ask: (_g, my, k) => k.call(pickSplit, { seat: my.seat }, 'split'),
    redistribute(g, my) {
      const { crew } = playerOf(g, my.seat);
      if (!my.split) return undefined;
      for (const row of ['available', 'resting'] as const) {
        const all = crew.ship[row] + crew.sled[row];
        crew.sled[row] = my.split[row];
        crew.ship[row] = all - my.split[row];
      }
      const [ship, sled] = [columnSize(crew.ship), columnSize(crew.sled)];
      g.tell('transferred', 'NWP-XFER-03', { seat: my.seat, ship, sled });
      return undefined;
    },
    sled(g, my, k) {
      const player = playerOf(g, my.seat);
      const manned = columnSize(player.crew.sled) > 0;
      // NWP-XFER-10: an empty Sled goes back aboard.
      if (!manned && player.sled !== ABOARD) {
        player.sled = ABOARD;
        player.anchor = NO_ANCHOR;
        g.tell('sled.aboard', 'NWP-XFER-10', { seat: my.seat });
      }
      if (!manned || player.sled !== ABOARD) return k.done(null);
      const [first, second] = landingZones(g, player.ship);
      if (second) return k.call(pickLanding, { seat: my.seat }, 'landing');
      if (first) my.landing = { do: 'zone', at: anchorName(g.content, anchorOf(first)) };
      return undefined;
    },
    /** NWP-XFER-06. */
    deploy(g, my) {
      const player = playerOf(g, my.seat);
      if (!my.landing) return undefined;
      player.sled = player.ship;
      player.anchor = anchorNamed(g.content, my.landing.at);
      g.tell('sled.deployed', 'NWP-XFER-06', {
        seat: my.seat,
        cell: cellNameOf(g, player.sled),
      });
      return undefined;
    },
  },
);
