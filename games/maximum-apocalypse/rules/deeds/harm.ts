import { type Call, callOf } from '@incognita/kernel';
import type { EffectOf } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import { askerOf } from '../ask.ts';
import { hitBody, hitMonster } from '../blows.ts';
import { type Ctx, isDeed } from '../context.ts';
import type { Game } from '../kit.ts';
import { type BodyRef, bodiesOf, bodyOf, monsterNo } from '../party.ts';
import { sumOf } from '../passives.ts';
import type { Context } from '../state.ts';
import { NONE } from '../state.ts';
import { cureBody } from '../status.ts';
import {
  DAMAGE,
  type DamageArgs,
  DIE,
  GO_INSANE,
  type Hit,
  LOWER_HUNGER,
  RAISE_HUNGER,
} from '../steps.ts';
import { onTile } from '../targets.ts';

const SOURCE = {
  card: 'survivor',
  gear: 'survivor',
  ability: 'survivor',
  tile: 'tile',
  monster: 'monster',
  night: 'night',
  insanity: 'insanity',
} as const satisfies Record<Context['kind'], DamageArgs['by']>;

/** Everything a damage says beside its targets; MAX-RULING-86 tells who its source is. */
export function blow(ctx: Ctx, hits: Hit[]): DamageArgs {
  return {
    hits,
    by: SOURCE[ctx.kind],
    who: ctx.kind === 'monster' || ctx.kind === 'insanity' ? NONE : ctx.me,
    body: ctx.body,
    no: ctx.kind === 'monster' ? ctx.no : NONE,
    of: ctx.is,
    extra: ctx.bonus,
    once: [],
    quiet: false,
  };
}

/** `dmg`: bonuses and reductions are worked out when it is dealt. */
export function damage(g: Game, ctx: Context, effect: EffectOf<'dmg'>, aim: Aim): Call[] {
  const amountFor = (ref: BodyRef): number =>
    effect.n === 'poisonTokens' ? bodyOf(g, ref).poison : effect.n === 'X' ? ctx.x : effect.n;
  const monsters = [...aim.monsters];
  const bodies = [...aim.bodies];
  if (effect.sel.sel === 'area')
    for (const tile of aim.tiles) {
      const there = onTile(g, tile, effect.sel.monstersOnly);
      monsters.push(...there.monsters);
      bodies.push(...there.survivors.flatMap((survivor) => bodiesOf(g, survivor)));
    }
  const hits: Hit[] = monsters.map((no) => {
    const type = g.content.monster(monsterNo(g, no)?.card ?? '').type;
    const plus = effect.plus && effect.plus.type === type ? effect.plus.n : 0;
    return hitMonster(no, (typeof effect.n === 'number' ? effect.n : ctx.x) + plus);
  });
  hits.push(...bodies.map((ref) => hitBody(ref, amountFor(ref))));
  return hits.length > 0 ? [callOf(DAMAGE, blow(ctx, hits))] : [];
}

/** `lose`: neither raised, reduced nor prevented; it may kill (MAX-RULING-105). */
export function lose(g: Game, _ctx: Context, effect: EffectOf<'lose'>, aim: Aim): Call[] {
  const dead: BodyRef[] = [];
  for (const ref of aim.bodies) {
    const body = bodyOf(g, ref);
    const amount = effect.n === 'poisonTokens' ? body.poison : effect.n === 'X' ? 0 : effect.n;
    if (body.dead || amount === 0) continue;
    body.hp -= amount;
    g.tell('lost', 'MAX-RULING-105', { character: body.is, amount, hp: Math.max(0, body.hp) });
    if (body.hp <= 0) dead.push(ref);
  }
  return dead.map((body) => callOf(DIE, { body }));
}

/** `heal`: with the healer's bonuses, never above the printed hit points (MAX-DMG-06). */
export function heal(g: Game, ctx: Context, effect: EffectOf<'heal'>, aim: Aim): Call[] {
  const bonus = isDeed(ctx) && ctx.me !== NONE ? sumOf(g, ctx.me, 'healUp') : 0;
  const wanted = typeof effect.n === 'number' ? effect.n + bonus : bonus;
  for (const ref of aim.bodies) {
    const body = bodyOf(g, ref);
    const amount = Math.min(wanted, g.content.character(body.is).hp - body.hp);
    if (body.dead || amount <= 0) continue;
    body.hp += amount;
    g.tell('healed', 'MAX-DMG-06', { character: body.is, amount, hp: body.hp });
  }
  return [];
}

/** MAX-KEY-21 */
export function poison(g: Game, effect: EffectOf<'poison'>, aim: Aim): Call[] {
  for (const ref of aim.bodies) {
    const body = bodyOf(g, ref);
    if (body.dead) continue;
    body.poison += effect.n;
    g.tell('poisoned', 'MAX-KEY-21', { character: body.is, tokens: body.poison });
  }
  return [];
}

export const cure = (g: Game, ctx: Context, effect: EffectOf<'cure'>, aim: Aim): Call[] =>
  aim.bodies.map((body) =>
    callOf(cureBody, { body, all: effect.n === 'all', of: ctx.is, seat: askerOf(g, ctx) }),
  );

/** MAX-HUN-08: raised at once, step by step; lowered never below 1 (MAX-RULING-42). */
export const hunger = (_g: Game, effect: EffectOf<'hunger'>, aim: Aim): Call[] =>
  aim.survivors.map((who) =>
    effect.n > 0
      ? callOf(RAISE_HUNGER, { who, n: effect.n })
      : callOf(LOWER_HUNGER, { who, n: -effect.n }),
  );

/** MAX-RULING-121: each skips one ordinary rise. */
export function skipHunger(g: Game, aim: Aim): Call[] {
  for (const who of aim.survivors) {
    const held = g.state.survivors[who];
    if (held) held.skipHunger += 1;
  }
  return [];
}

export const insanity = (effect: EffectOf<'insanity'>, aim: Aim): Call[] =>
  aim.survivors.map((who) => callOf(GO_INSANE, { who, n: effect.n }));
