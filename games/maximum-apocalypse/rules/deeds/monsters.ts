import { type Call, callOf } from '@incognita/kernel';
import type { EffectOf } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import { engage, hitMonster } from '../blows.ts';
import type { Game } from '../kit.ts';
import { bodiesOf, bodyOf, inTurnOrder, monsterNo, survivorOf } from '../party.ts';
import { tileName } from '../places.ts';
import { canStun } from '../possible.ts';
import type { Context } from '../state.ts';
import { DAMAGE, DRAW_MONSTERS, PLACE_TOKENS } from '../steps.ts';
import { blow } from './harm.ts';

/** Killed outright: Destroy applies, as after any other death. */
export const kill = (ctx: Context, aim: Aim): Call[] =>
  aim.monsters.length > 0
    ? [
        callOf(
          DAMAGE,
          blow(
            ctx,
            aim.monsters.map((no) => hitMonster(no, 0, true)),
          ),
        ),
      ]
    : [];

/** MAX-KEY-03: until the next turn of the survivor who did it. */
export function stun(g: Game, ctx: Context, aim: Aim): Call[] {
  for (const no of aim.monsters) {
    const monster = monsterNo(g, no);
    if (!monster || !canStun(g, no)) continue;
    monster.stun = ctx.me;
    g.tell('stunned', 'MAX-KEY-03', { monster: no, card: monster.card });
  }
  return [];
}

export function attract(g: Game, ctx: Context, aim: Aim): Call[] {
  for (const no of aim.monsters) {
    const monster = monsterNo(g, no);
    if (monster) engage(g, monster, ctx.me);
  }
  return [];
}

/** `rehost(lowestHP)`: a pair counts with the lower of the two; the present host wins ties. */
export function rehost(g: Game, ctx: Context): Call[] {
  const monster = monsterNo(g, ctx.no);
  if (!monster || monster.hp <= 0) return [];
  const health = (i: number): number => Math.min(...bodiesOf(g, i).map((ref) => bodyOf(g, ref).hp));
  let host = monster.host;
  let lowest = survivorOf(g, host).dead ? Number.POSITIVE_INFINITY : health(host);
  for (const i of inTurnOrder(g, 0)) {
    if (health(i) >= lowest) continue;
    host = i;
    lowest = health(i);
  }
  engage(g, monster, host);
  return [];
}

/** MAX-FAQ-09: the monster goes to its pile, and a token lies where the survivor stands. */
export function toToken(g: Game, ctx: Context, aim: Aim): Call[] {
  const [no] = aim.monsters;
  const at = g.state.monsters.findIndex((held) => held.no === no);
  const [monster] = at < 0 ? [] : g.state.monsters.splice(at, 1);
  if (!monster) return [];
  const { tile } = survivorOf(g, ctx.me);
  g.state.monsterDiscard.push(monster.card);
  g.tell('hidden', 'MAX-FAQ-09', {
    monster: monster.no,
    card: monster.card,
    tile: tileName(g, tile),
  });
  return [callOf(PLACE_TOKENS, { tile, n: 1, cause: 'other', full: [] })];
}

export function heal(g: Game, effect: EffectOf<'healMon'>, aim: Aim): Call[] {
  for (const no of aim.monsters) {
    const monster = monsterNo(g, no);
    if (!monster) continue;
    const { card } = monster;
    const room = g.content.monster(card).hp - monster.hp;
    const amount = effect.n === 'full' ? room : Math.min(room, effect.n);
    if (amount <= 0) continue;
    monster.hp += amount;
    g.tell('monster.healed', 'MAX-DMG-06', { monster: no, card, amount, hp: monster.hp });
  }
  return [];
}

export const draw = (effect: EffectOf<'burn' | 'drawMon'>, aim: Aim): Call[] =>
  aim.survivors.map((who) => callOf(DRAW_MONSTERS, { who, n: effect.n }));
