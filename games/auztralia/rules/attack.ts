import type { HexId, UnitType } from '../content/types.ts';
import { landDistance } from './atlas.ts';
import { combat, openCombat } from './combat.ts';
import { countUnits, noUnits } from './force.ts';
import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import {
  type Borrowed,
  borrowings,
  clearLines,
  isOldOneHex,
  OWN_ONLY,
  oldOneHexes,
  surcharge,
} from './network.ts';
import { has, rangeOf, typesIn, UNIT_TYPES } from './people.ts';
import { NO_TRACK, type Units } from './state.ts';

type Force = Readonly<Record<UnitType, number>>;

/** AUZ-ATK-04: the slowest unit sets the pace. */
const forceRange = (g: Look, seat: number, force: Force): number =>
  Math.min(...typesIn(force).map((type) => rangeOf(g, seat, type)));

/** AUZ-ATK-07: only Airships fly over Old Ones. */
const flies = (force: Force): boolean => {
  const types = typesIn(force);
  return types.length === 1 && types[0] === 'airship';
};

/** AUZ-ATK-05 to 10: the hexes that a force could attack over these rails. */
function targets(g: Look, seat: number, force: Force, borrowed: Borrowed): readonly boolean[] {
  const range = forceRange(g, seat, force);
  const over = flies(force);
  return g.memo(`targets ${seat} ${range} ${over} ${borrowed}`, () => {
    // AUZ-ATK-10: nothing behind an Old One is a jump-off, unless another line leads there.
    const clear = clearLines(g, seat, borrowed);
    const oldOnes = oldOneHexes(g);
    const open = g.content.edition.human.attackable(g);
    const hit: boolean[] = new Array(g.content.last + 1).fill(false);
    const usable = borrowed | (1 << seat);
    const steps: number[] = new Array(g.content.last + 1).fill(-1);
    const queue: HexId[] = [];
    for (let hex = 1; hex < clear.length; hex++) {
      if (!clear[hex]) continue;
      steps[hex] = 0;
      queue.push(hex);
      // AUZ-ATK-08: straight along the rails, whatever the range.
      for (const edge of g.content.edgesAt[hex] ?? []) {
        const owner = g.state.tracks[edge.index] ?? NO_TRACK;
        if (owner === NO_TRACK || (usable & (1 << owner)) === 0) continue;
        const next = edge.a === hex ? edge.b : edge.a;
        if (oldOnes[next]) hit[next] = true;
      }
    }
    for (const at of queue) {
      const walked = steps[at] ?? 0;
      if (walked >= range) continue;
      // AUZ-RULING-15: over printed hexes, even in the air.
      for (const next of g.content.neighbours[at] ?? []) {
        if (steps[next] !== -1) continue;
        if (oldOnes[next] || open.includes(next)) hit[next] = true;
        if (oldOnes[next] && !over) continue;
        steps[next] = walked + 1;
        queue.push(next);
      }
    }
    return hit;
  });
}

/** The cheapest rails over which a force reaches a hex, or null (AUZ-COOP-13). */
function railsTo(g: Look, seat: number, force: Force, hex: HexId): Borrowed | null {
  for (const borrowed of borrowings(g, seat))
    if (targets(g, seat, force, borrowed)[hex]) return borrowed;
  return null;
}

const hasTarget = (g: Look, seat: number, force: Force, only: HexId | null): boolean =>
  borrowings(g, seat).some((borrowed) => {
    const hit = targets(g, seat, force, borrowed);
    return only === null ? hit.includes(true) : hit[only] === true;
  });

/** Null, or why this force cannot attack this hex. */
export function targetForbidden(g: Look, seat: number, force: Force, hex: HexId): Refusal | null {
  if (countUnits(force) === 0) return g.no('AUZ-ATK-01', 'attack.noUnits', { hex });
  if (railsTo(g, seat, force, hex) !== null) return null;
  if (force.train > 0) return g.no('AUZ-ATK-09', 'attack.train', { hex });
  const range = forceRange(g, seat, force);
  const clear = clearLines(g, seat, borrowings(g, seat).at(-1) ?? OWN_ONLY);
  let distance = Number.POSITIVE_INFINITY;
  clear.forEach((reached, from) => {
    if (reached) distance = Math.min(distance, landDistance(g.content, from, hex));
  });
  return distance > range
    ? g.no('AUZ-ATK-05', 'attack.tooFar', {
        hex,
        range,
        distance: Number.isFinite(distance) ? distance : 99,
      })
    : g.no('AUZ-ATK-06', 'attack.blocked', { hex });
}

/** Null, or why a unit cannot join: none is there, or the force would reach nothing any more. */
function joinForbidden(
  g: Look,
  seat: number,
  force: Force,
  unit: UnitType,
  only: HexId | null,
): Refusal | null {
  const there = g.state.players[seat]?.barracks[unit] ?? 0;
  if (there <= force[unit]) return g.no('AUZ-ATK-01', 'attack.noneLeft', { unit });
  const larger = { ...force, [unit]: force[unit] + 1 };
  if (hasTarget(g, seat, larger, only)) return null;
  return g.no('AUZ-ATK-04', 'attack.reachesNothing', { unit, range: rangeOf(g, seat, unit) });
}

/** Whether a seat could attack at all, or that one hex. */
export const canAttack = (g: Look, seat: number, only: HexId | null): boolean =>
  UNIT_TYPES.some((unit) => joinForbidden(g, seat, noUnits(), unit, only) === null);

export function attackUnavailable(g: Look, seat: number): Refusal | null {
  if (canAttack(g, seat, null)) return null;
  const units = countUnits(g.state.players[seat]?.barracks ?? noUnits());
  return units === 0
    ? g.no('AUZ-ATK-01', 'attack.emptyBarracks', {})
    : g.no('AUZ-ATK-01', 'attack.nothingInReach', {});
}

/** AUZ-ATK-02: an Old One hex, or what else the edition lets one attack. */
const isTarget = (g: Look, hex: HexId): boolean =>
  isOldOneHex(g, hex) || g.content.edition.human.attackable(g).includes(hex);

/** Units join one by one; naming the target declares the attack. */
const plan = decision<{ seat: number; force: Units; only: HexId | null }, 'join' | 'attack'>(
  'attack',
  {
    rule: 'AUZ-ATK-01',
    seat: (_g, my) => my.seat,
    prompt: (g, my) => ({
      ask: 'attack',
      force: { ...my.force },
      time: countUnits(my.force) > 0 ? attackTime(g, my.seat, my.force) : 0,
    }),
    options: (g, my) => [
      ...UNIT_TYPES.map((unit) => ({ do: 'join' as const, unit })),
      ...g.content.hexes.flatMap(({ n }) =>
        isTarget(g, n) && (my.only === null || my.only === n)
          ? [{ do: 'attack' as const, hex: n }]
          : [],
      ),
    ],
    forbids: (g, my, option) =>
      option.do === 'join'
        ? joinForbidden(g, my.seat, my.force, option.unit, my.only)
        : targetForbidden(g, my.seat, my.force, option.hex),
  },
);

/** AUZ-ATK-11, AUZ-PERS-32: by the types that count, at least 1; Guyonne takes 1 off. */
export function attackTime(g: Look, seat: number, force: Force): number {
  const types = typesIn(force).filter((type) => g.content.units[type].countsForTime).length;
  return Math.max(1, types - (has(g, seat, 'guyonne') ? 1 : 0));
}

/**
 * Declares and fights one attack; answers the TP, fixed when it was declared (AUZ-ATK-12).
 * `only` is the hex of Kapena Alika's attack.
 */
export const declareAttack = answering<number>()(
  'declare-attack',
  (a: { seat: number; only: HexId | null }) => ({
    ...a,
    force: noUnits(),
    step: null as Answer<'join' | 'attack'> | null,
    time: 0,
  }),
  {
    plan: (_g, my, k) =>
      k.call(plan, { seat: my.seat, force: { ...my.force }, only: my.only }, 'step'),
    muster(_g, my, k) {
      if (my.step?.do !== 'join') return undefined;
      my.force[my.step.unit]++;
      return k.to('plan');
    },
    fight(g, my, k) {
      if (my.step?.do !== 'attack') return undefined;
      const { hex } = my.step;
      const rails = railsTo(g, my.seat, my.force, hex) ?? OWN_ONLY;
      // AUZ-COOP-11, AUZ-RULING-66: Guyonne first, then the surcharge.
      my.time = attackTime(g, my.seat, my.force) + surcharge(rails);
      g.tell('attack', 'AUZ-ATK-02', {
        seat: my.seat,
        hex,
        force: { ...my.force },
        time: my.time,
      });
      const { raid } = g.content.edition.human;
      if (raid && !isOldOneHex(g, hex))
        return k.call(raid, { seat: my.seat, hex, force: { ...my.force } });
      openCombat(g, my.only === null ? 'attack' : 'alika', my.seat, hex, my.force);
      return k.call(combat, { seat: my.seat });
    },
    time: (_g, my, k) => k.done(my.time),
  },
);

/** AUZ-ATK-01 to 19; answers the TP. */
export const attack = answering<number>()(
  'attack-action',
  (a: { seat: number }) => ({ ...a, time: 0 }),
  {
    declare: (_g, my, k) => k.call(declareAttack, { seat: my.seat, only: null }, 'time'),
    time: (_g, my, k) => k.done(my.time),
  },
);
