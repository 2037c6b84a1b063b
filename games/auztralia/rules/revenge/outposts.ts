import type { HexId } from '../../content/types.ts';
import type { Game, Look, Refusal } from '../kit.ts';
import { clearLines, network, OWN_ONLY } from '../network.ts';
import { goldOf, pay } from '../people.ts';
import type { Combat, Fort } from '../state.ts';
import {
  levelOf,
  modeOf,
  outpostAt,
  revengeIn,
  revengeOf,
  scoreOldOnes,
  spawnAt,
} from './table.ts';

/** REV-OUT-08, REV-OUT-22: every Outpost, joined to its Port or not. */
export const outpostHexes = (g: Look): readonly HexId[] =>
  g.memo('outposts', () => revengeIn(g).outposts.map((outpost) => outpost.hex));

/** REV-OUT-32, REV-SPAWN-13: what fills a hex beside what the base game has. */
export function filledForFarm(g: Look, hex: HexId): Refusal | null {
  if (outpostAt(g, hex)) return g.no('REV-OUT-32', 'farm.outpost', { hex });
  return spawnAt(g, hex) ? g.no('REV-SPAWN-13', 'farm.spawn', { hex }) : null;
}

// ---- buying ----

/** Null, or why nothing can be built at all. */
export function outpostUnavailable(g: Look, seat: number, gold: number): Refusal | null {
  const { cost, perColour } = g.content.content.revenge.pieces.outposts;
  const built = revengeIn(g).outposts.filter((outpost) => outpost.owner === seat).length;
  if (built >= perColour) return g.no('REV-OUT-01', 'outpost.noneLeft', {});
  if (gold < cost) return g.no('REV-OUT-02', 'outpost.noGold', { gold: cost });
  const some = outpostSites(g, seat).some((hex) => siteForbidden(g, seat, hex) === null);
  return some ? null : g.no('REV-OUT-06', 'outpost.nowhere', {});
}

/** Empty hexes of the own network: where one would try. */
export function outpostSites(g: Look, seat: number): HexId[] {
  const reached = network(g, seat, OWN_ONLY);
  return g.content.hexes.flatMap(({ n }) => (reached[n] && isFree(g, n) ? [n] : []));
}

/** REV-OUT-06: tracks are no obstacle. */
function isFree(g: Look, hex: HexId): boolean {
  const { coal, iron, gold, phosphate, vp } = g.state.deposits;
  if (coal[hex] || iron[hex] || gold[hex] || phosphate[hex] || vp[hex]) return false;
  return (
    !spawnAt(g, hex) &&
    !outpostAt(g, hex) &&
    !g.state.farms.some((farm) => farm.hex === hex) &&
    !g.state.players.some((player) => player.port === hex) &&
    !g.state.tiles.some((tile) => tile.hex === hex)
  );
}

/** REV-OUT-07. */
const siteForbidden = (g: Look, seat: number, hex: HexId): Refusal | null =>
  clearLines(g, seat, OWN_ONLY)[hex] ? null : g.no('REV-OUT-07', 'outpost.noClearLine', { hex });

export function outpostForbidden(g: Look, seat: number, hex: HexId): Refusal | null {
  return outpostUnavailable(g, seat, goldOf(g, seat)) ?? siteForbidden(g, seat, hex);
}

/** REV-OUT-05: placed when it is bought. */
export function buildOutpost(g: Game, seat: number, hex: HexId): void {
  const { cost } = g.content.content.revenge.pieces.outposts;
  pay(g, seat, 'gold', cost);
  revengeOf(g).outposts.push({ hex, owner: seat });
  g.tell('outpost.built', 'REV-OUT-02', { seat, hex, gold: cost });
}

/** REV-OUT-20: back to its owner, who may buy it again. */
export function removeOutpost(g: Game, hex: HexId): void {
  const revenge = revengeOf(g);
  revenge.outposts = revenge.outposts.filter((outpost) => outpost.hex !== hex);
  revenge.attacked = revenge.attacked.filter((held) => held !== hex);
}

// ---- in combat ----

/** REV-PORT-01, REV-OUT-30, REV-RULING-23, REV-RULING-46: what defends beside the units. */
export function fortOf(g: Look, kind: Combat['kind'], seat: number, hex: HexId): Fort | null {
  if (kind === 'port') {
    const strength = revengeIn(g).ports[seat] ?? 0;
    return strength > 0 ? { kind: 'port', capacity: strength, damage: 0 } : null;
  }
  if (outpostAt(g, hex)?.owner !== seat) return null;
  const { capacity } = g.content.content.revenge.pieces.outposts;
  return { kind: 'outpost', capacity, damage: 0 };
}

/** REV-PORT-08: the Sanity that the Port's visible side shows. */
export function portSanity(g: Look, combat: Readonly<Combat>): number {
  if (combat.fort?.kind !== 'port') return 0;
  const { sides } = g.content.content.revenge.pieces.ports;
  return sides.find((side) => side.strength === combat.fort?.capacity)?.sanity ?? 0;
}

/** REV-OUT-14, REV-OUT-21: an Outpost leaves at once; a Port is settled when its combat ends. */
export function fortFalls(g: Game, combat: Combat): void {
  if (combat.fort?.kind !== 'outpost') return;
  loseOutpost(g, combat, 'REV-OUT-14');
  scoreOldOnes(g, modeOf(g).vp.unit.outpost, 'REV-OUT-21', 'outpost');
}

function loseOutpost(g: Game, combat: Combat, rule: `REV-${string}`): void {
  combat.fort = null;
  removeOutpost(g, combat.hex);
  g.tell('outpost.lost', rule, { seat: combat.seat, hex: combat.hex });
}

/** REV-PERS-13: spent by Takanashi, so that nobody scores. */
export const spendOutpost = (g: Game, combat: Combat): void =>
  loseOutpost(g, combat, 'REV-PERS-13');

/** REV-OUT-18: a damaged Outpost is lost in a Defeat. */
export function defeatedFort(g: Game, combat: Combat): void {
  if (combat.fort?.kind !== 'outpost' || combat.fort.damage === 0) return;
  loseOutpost(g, combat, 'REV-OUT-18');
  scoreOldOnes(g, modeOf(g).vp.unit.outpost, 'REV-OUT-21', 'outpost');
}

/** REV-PORT-04 to 06: repaired, and turned if it took two or more. */
export function settlePort(g: Game, combat: Combat): void {
  const { fort, seat } = combat;
  if (fort?.kind !== 'port' || fort.damage >= fort.capacity) return;
  const { sides, turnsAt } = g.content.content.revenge.pieces.ports;
  if (fort.damage >= turnsAt && fort.capacity > sides[1].strength) turnPort(g, seat, 'REV-PORT-05');
}

export function turnPort(g: Game, seat: number, rule: `REV-${string}`): void {
  revengeOf(g).ports[seat] = g.content.content.revenge.pieces.ports.sides[1].strength;
  g.tell('port.turned', rule, { seat });
}

/** The strength of a new Port: 0 for one of the base game (REV-DIFF-02, REV-DIFF-03). */
export const firstStrength = (g: Look): number => levelOf(g).ports ?? 0;
