import type { HexId, UnitType } from '../../content/types.ts';
import { combat, openCombat } from '../combat.ts';
import { countUnits, noUnits } from '../force.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from '../kit.ts';
import { playerOf, typesIn, UNIT_TYPES } from '../people.ts';
import { type Combat, NO_TRACK, type Tile, type Units } from '../state.ts';
import { playerOrder } from '../time-track.ts';
import { modeOf, outpostAt, revengeIn, revengeOf, scoreOldOnes } from './table.ts';

interface Pending {
  readonly kind: 'port' | 'outpost';
  readonly seat: number;
  readonly hex: HexId;
}

/** REV-OUT-09, REV-RULING-22: an Outpost is fought for after movement, once in an activation. */
export function reachesOutpost(g: Game, tile: Tile): void {
  if (!outpostAt(g, tile.hex)) return;
  const { attacked } = revengeOf(g);
  if (!attacked.includes(tile.hex)) attacked.push(tile.hex);
  if (g.state.activation !== null) tile.stopped = true;
}

/**
 * The combats that wait, in the order in which they are fought where nobody chooses: REV-VAR-10 by
 * the Time Track, REV-RULING-33 those of one human by hex.
 */
function pendingCombats(g: Look): Pending[] {
  const { attacked, fallen } = revengeIn(g);
  const awake = (hex: HexId): boolean =>
    g.state.tiles.some((tile) => tile.faceUp && tile.hex === hex);
  const all: Pending[] = [];
  for (const seat of playerOrder(g)) {
    const own: Pending[] = [];
    const port = g.state.players[seat]?.port ?? 0;
    if (!fallen.includes(seat) && awake(port)) own.push({ kind: 'port', seat, hex: port });
    for (const hex of attacked)
      if (outpostAt(g, hex)?.owner === seat && awake(hex)) own.push({ kind: 'outpost', seat, hex });
    all.push(...own.sort((a, b) => a.hex - b.hex));
  }
  return all;
}

/** REV-MOVE-10, REV-OUT-23, REV-OUT-26: the Old Ones player chooses the order. */
const nextCombat = decision<{ seat: number }, 'fight'>('next-combat', {
  rule: 'REV-OUT-26',
  seat: (_g, my) => my.seat,
  options: (g) => pendingCombats(g).map(({ hex }) => ({ do: 'fight' as const, hex })),
});

/** REV-OUT-10, REV-OUT-11: up to three units, one after the other. */
const relief = decision<{ seat: number; hex: HexId; force: Units }, 'join' | 'done'>('relief', {
  rule: 'REV-OUT-10',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'relief', hex: my.hex, force: { ...my.force } }),
  options: () => [...UNIT_TYPES.map((unit) => ({ do: 'join' as const, unit })), { do: 'done' }],
  forbids: (g, my, option) =>
    option.do === 'done' ? null : reliefForbidden(g, my.seat, my.force, option.unit),
});

function reliefForbidden(
  g: Look,
  seat: number,
  force: Readonly<Units>,
  unit: UnitType,
): Refusal | null {
  const there = g.state.players[seat]?.barracks[unit] ?? 0;
  return there > force[unit] ? null : g.no('REV-OUT-10', 'attack.noneLeft', { unit });
}

/**
 * REV-OUT-11, REV-RULING-52, REV-COOP-04: a line of own tracks without an Old One between the Port
 * and the Outpost; those on either of the two do not count. REV-RULING-47: not from a fallen Port.
 */
function mayRelieve(g: Look, seat: number, outpost: HexId): boolean {
  if (revengeIn(g).fallen.includes(seat)) return false;
  if (countUnits(g.state.players[seat]?.barracks ?? noUnits()) === 0) return false;
  const port = g.state.players[seat]?.port ?? 0;
  const blocked = new Set(g.state.tiles.map((tile) => tile.hex));
  const reached = new Set([port]);
  const queue = [port];
  for (const at of queue) {
    if (at === outpost) return true;
    for (const edge of g.content.edgesAt[at] ?? []) {
      if ((g.state.tracks[edge.index] ?? NO_TRACK) !== seat) continue;
      const next = edge.a === at ? edge.b : edge.a;
      if (reached.has(next) || (blocked.has(next) && next !== outpost)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** REV-MOVE-09 to 11, REV-END-03: every combat that waits; a fallen Port ends the game after them. */
export const revengeCombats = auto(
  'revenge-combats',
  () => ({
    seat: -1,
    hex: 0,
    kind: 'port' as Pending['kind'],
    force: noUnits(),
    next: null as Answer<'fight'> | null,
    send: null as Answer<'join' | 'done'> | null,
  }),
  {
    ask(g, my, k) {
      my.next = null;
      const pending = pendingCombats(g);
      if (pending.length === 0) return k.to('over');
      const { seat } = revengeIn(g);
      return seat !== null && pending.length > 1 ? k.call(nextCombat, { seat }, 'next') : undefined;
    },
    begin(g, my, k) {
      const pending = pendingCombats(g);
      const { next } = my;
      const picked = next ? pending.find(({ hex }) => hex === next.hex) : pending[0];
      if (!picked) return k.to('over');
      my.seat = picked.seat;
      my.hex = picked.hex;
      my.kind = picked.kind;
      my.force = noUnits();
      const { seat, hex } = picked;
      if (picked.kind === 'port') {
        g.tell('port.attacked', 'AUZ-PORT-01', { seat, hex });
        // REV-PORT-10, AUZ-PORT-02: everybody fights.
        my.force = { ...playerOf(g, seat).barracks };
        return k.to('fight');
      }
      g.tell('outpost.attacked', 'REV-OUT-09', { seat, hex });
      return mayRelieve(g, seat, hex) ? undefined : k.to('fight');
    },
    relief(g, my, k) {
      const { barracks } = playerOf(g, my.seat);
      const sent = countUnits(my.force);
      if (sent >= g.content.content.revenge.pieces.outposts.relief) return k.to('fight');
      if (UNIT_TYPES.every((unit) => barracks[unit] <= my.force[unit])) return k.to('fight');
      return k.call(relief, { seat: my.seat, hex: my.hex, force: { ...my.force } }, 'send');
    },
    sent(_g, my, k) {
      if (my.send?.do !== 'join') return undefined;
      my.force[my.send.unit]++;
      return k.to('relief');
    },
    fight(g, my, k) {
      const { kind, seat, hex, force } = my;
      if (kind === 'outpost' && countUnits(force) > 0)
        g.tell('outpost.relief', 'REV-OUT-10', { seat, hex, force: { ...force } });
      openCombat(g, kind, seat, hex, force);
      // REV-PERS-17, REV-RULING-09.
      const fought = g.state.activation?.fought;
      if (fought && !fought.includes(seat)) fought.push(seat);
      return k.call(combat, { seat });
    },
    settle(g, my, k) {
      const revenge = revengeOf(g);
      if (my.kind === 'outpost')
        revenge.attacked = revenge.attacked.filter((hex) => hex !== my.hex);
      else if (
        !revenge.fallen.includes(my.seat) &&
        g.state.tiles.some((tile) => tile.faceUp && tile.hex === my.hex)
      )
        portFalls(g, my.seat, my.hex);
      return k.to('ask');
    },
    over(g, _my, k) {
      const revenge = revengeOf(g);
      // Nobody is left who could fight for one that was reached.
      revenge.attacked = [];
      const [first] = revenge.fallen;
      if (first !== undefined) {
        g.state.ending = 'port';
        g.state.lostPort = first;
      }
      return k.done(null);
    },
  },
);

/**
 * REV-PORT-11, REV-PORT-12, REV-END-02: 10 VP, and the end once all is fought. REV-END-03: each
 * further Port counts against an Old Ones player; REV-VAR-11: elsewhere that one has fallen does.
 */
export function portFalls(g: Game, seat: number, hex: HexId): void {
  const { fallen } = revengeOf(g);
  const { port, everyPort } = modeOf(g).vp;
  fallen.push(seat);
  g.tell('port.lost', 'REV-PORT-12', { seat, hex });
  if (everyPort || fallen.length === 1) scoreOldOnes(g, port, 'REV-SCORE-03', 'port');
}

// ---- damage between combats ----

/** REV-OUT-25, REV-OUT-31, REV-RULING-43: the wounded unit goes first, if any of its type goes. */
export function woundsOf(g: Look, seat: number, force: Readonly<Units>): Units {
  const kept = revengeIn(g).wounds[seat];
  const wounds = noUnits();
  if (kept) for (const type of typesIn(force)) wounds[type] = kept[type];
  return wounds;
}

/**
 * REV-RULING-61: damage from combats for Ports and Outposts; what an Attack in between adds goes
 * when it ends (REV-FIT-18, AUZ-CMB-21).
 */
export function keepWounds(g: Game, fight: Combat, types: readonly UnitType[]): void {
  const kept = revengeOf(g).wounds[fight.seat];
  if (!kept) return;
  const ofHome = fight.kind === 'port' || fight.kind === 'outpost';
  for (const type of types)
    kept[type] = ofHome ? fight.damage[type] : Math.min(kept[type], fight.damage[type]);
}

/** REV-RULING-43, REV-RULING-51: the top unit of its type has left, and its cubes with it. */
export function forgetWound(g: Game, seat: number, unit: UnitType): void {
  const kept = revengeOf(g).wounds[seat];
  if (kept) kept[unit] = 0;
}

/** REV-OUT-31, REV-RULING-48: units are repaired when the activation, or the human's turn, ends. */
export function healAll(g: Game): void {
  const revenge = revengeOf(g);
  revenge.wounds = revenge.wounds.map(noUnits);
}
