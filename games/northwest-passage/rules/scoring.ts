import type { Result, ScoreLineOf, Side } from '@incognita/kernel';
import { DISCOVERIES } from '../content/types.ts';
import { columnSize, isExpedition } from './crew.ts';
import type { Look, Northwest } from './kit.ts';
import { ABOARD, GREENLAND, LOST } from './state.ts';
import { teamFranklin } from './tokens.ts';

type Line = ScoreLineOf<Northwest>;
type Ranked = 'franklin' | 'strait' | 'cartography';
const RANKED: readonly Ranked[] = ['franklin', 'strait', 'cartography'];

export const totalOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** Prestige scored so far, as on the compass: tokens, islands, and the two prestige tokens. */
function compass(g: Look, seat: number): Line[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const { points, passage, greenland, tokens } = player;
  const lines: Line[] = [];
  if (!isExpedition(g)) lines.push({ line: 'tokens', rule: 'NWP-TOKEN-05', points: points.tokens });
  lines.push({
    line: 'islands',
    rule: 'NWP-ISLE-05',
    points: points.islands,
    count: tokens.cartography,
  });
  if (passage > 0)
    lines.push(
      passageCounts(g)
        ? { line: 'passage', rule: 'NWP-GOAL-01', points: passage }
        : { line: 'passage.void', rule: 'NWP-COOP-11', points: 0, value: passage },
    );
  if (greenland > 0) lines.push({ line: 'home', rule: 'NWP-HOME-02', points: greenland });
  return lines;
}

/** NWP-COOP-11, NWP-RULING-37: only if each brought at least one living pawn home. */
const passageCounts = (g: Look): boolean =>
  g.config.play !== 'coop' || !g.state.over || allHomeAlive(g);

const allHomeAlive = (g: Look): boolean =>
  g.state.players.every((player) => player.home > 0 && player.homeAlive);

/** NWP-FINAL-01 to 04, NWP-RULING-15: tied players take the lowest of the places that they fill. */
function majority(g: Look, seat: number, token: Ranked): Line {
  const count = g.state.players[seat]?.tokens[token] ?? 0;
  const ahead = g.state.players.filter((player) => player.tokens[token] > count).length;
  const equal = g.state.players.filter((player) => player.tokens[token] === count).length;
  const place = count === 0 ? 0 : ahead + equal;
  const values = g.content.content.majorities[token];
  return {
    line: 'majority',
    rule: 'NWP-FINAL-03',
    points: values[place - 1] ?? 0,
    token,
    count,
    place,
  };
}

/** NWP-FINAL-05, NWP-FINAL-06: one token of each of the five kinds, ranked or not. */
export const seriesOf = (g: Look, seat: number): number => {
  const tokens = g.state.players[seat]?.tokens;
  return tokens ? Math.min(...DISCOVERIES.map((token) => tokens[token])) : 0;
};

function series(g: Look, seat: number): Line {
  const count = seriesOf(g, seat);
  const points = count * g.content.content.series;
  return { line: 'series', rule: 'NWP-FINAL-05', points, count };
}

const minus = (points: number): number => (points === 0 ? 0 : -points);

/**
 * NWP-FINAL-07 to 09, NWP-RULING-19, NWP-RULING-50: what did not come back. Pawns that the Tuunbaq
 * took are in no column and cost nothing (NWP-RULING-41).
 */
function abandoned(g: Look, seat: number): Line[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const { pawn, ship } = g.content.content.penalties;
  const lines: Line[] = [];
  const out = (place: number): boolean => place !== GREENLAND && place !== ABOARD && place !== LOST;
  if (out(player.sled)) {
    const pawns = columnSize(player.crew.sled);
    lines.push({ line: 'lost.sled', rule: 'NWP-FINAL-07', points: minus(pawn * pawns), pawns });
  }
  if (out(player.ship)) {
    const pawns = columnSize(player.crew.ship);
    const points = minus(ship + pawn * pawns);
    lines.push({ line: 'lost.ship', rule: 'NWP-FINAL-08', points, pawns });
  }
  if (player.lost > 0)
    lines.push({
      line: 'lost.pawns',
      rule: 'NWP-FINAL-09',
      points: minus(pawn * player.lost),
      pawns: player.lost,
    });
  return lines;
}

/**
 * NWP-SEND-05, NWP-SEND-06, NWP-RULING-33: alone or together, every pawn and both vehicles count.
 */
function expeditionLosses(g: Look, seat: number): Line[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const { pawn, ship, sledOfExpedition } = g.content.content.penalties;
  const lines: Line[] = [];
  const shipOut = player.ship !== GREENLAND;
  const sledOut = player.sled !== GREENLAND && player.sled !== ABOARD;
  if (shipOut) lines.push({ line: 'out.ship', rule: 'NWP-SEND-05', points: minus(ship) });
  if (sledOut)
    lines.push({ line: 'out.sled', rule: 'NWP-SEND-05', points: minus(sledOfExpedition) });
  const pawns =
    player.lost +
    (shipOut ? columnSize(player.crew.ship) : 0) +
    (sledOut ? columnSize(player.crew.sled) : 0);
  if (pawns > 0)
    lines.push({ line: 'lost.pawns', rule: 'NWP-SEND-06', points: minus(pawn * pawns), pawns });
  return lines;
}

/**
 * Every point of a player, as if the game ended now. Tiles and pawns left over are no points
 * (NWP-FINAL-10); alone or together there are no majorities (NWP-SEND-04, NWP-SEND-07).
 */
export function playerLines(g: Look, seat: number): Line[] {
  if (isExpedition(g)) return [...compass(g, seat), series(g, seat), ...expeditionLosses(g, seat)];
  return [
    ...compass(g, seat),
    ...RANKED.map((token) => majority(g, seat, token)),
    series(g, seat),
    ...abandoned(g, seat),
  ];
}

/** NWP-SOLO-10, NWP-COOP-10, NWP-RULING-21, NWP-RULING-49: three conditions, none may fail. */
export function goals(g: Look): Line[] {
  const { play } = g.config;
  if (play === 'standard') return [];
  const { franklin } = g.content.content.expeditions[play];
  const rule = play === 'solo' ? 'NWP-SOLO-10' : 'NWP-COOP-10';
  const found = teamFranklin(g);
  return [
    {
      line: 'goal.passage',
      rule,
      points: 0,
      met: g.state.players.some((player) => player.passage > 0),
    },
    {
      line: 'goal.franklin',
      rule,
      points: 0,
      met: found >= franklin,
      found,
      needed: franklin,
    },
    { line: 'goal.home', rule, points: 0, met: allHomeAlive(g) },
  ];
}

const isMet = (line: Line): boolean => 'met' in line && line.met === true;

/** NWP-SOLO-11, NWP-SOLO-12, NWP-COOP-14: won or lost together, and how well. */
function expeditionResult(g: Look): Result<Northwest> {
  const { play } = g.config;
  const target = play === 'standard' ? 0 : g.content.content.expeditions[play].target;
  const conditions = goals(g);
  const won = conditions.every(isMet);
  const all = g.state.players.map((_player, seat) => playerLines(g, seat));
  const team = all.reduce((sum, lines) => sum + totalOf(lines), 0);
  const prestige: Line = {
    line: 'goal.prestige',
    rule: play === 'solo' ? 'NWP-SOLO-12' : 'NWP-COOP-14',
    points: 0,
    met: won && team >= target,
    total: team,
    target,
  };
  const sides = all.map(
    (lines, seat): Side<Northwest> => ({
      side: `seat:${seat}`,
      seat,
      total: totalOf(lines),
      place: 1,
      won,
      lines: [...lines, ...conditions, prestige],
    }),
  );
  return { rule: play === 'solo' ? 'NWP-SEND-01' : 'NWP-COOP-13', sides };
}

/**
 * NWP-FINAL-11 to 13, NWP-RULING-18: most Prestige; a tie goes to who came home first, else it is
 * shared.
 */
export function result(g: Look): Result<Northwest> {
  if (isExpedition(g)) return expeditionResult(g);
  const players = g.state.players.map((player, seat) => {
    const lines = playerLines(g, seat);
    const order = player.home > 0 ? player.home : Number.POSITIVE_INFINITY;
    return { seat, lines, total: totalOf(lines), order };
  });
  const sides = players.map(({ seat, lines, total, order }): Side<Northwest> => {
    const better = players.filter(
      (other) => other.total > total || (other.total === total && other.order < order),
    ).length;
    return {
      side: `seat:${seat}`,
      seat,
      total,
      place: 1 + better,
      won: better === 0,
      lines,
    };
  });
  return { rule: 'NWP-END-01', sides };
}
