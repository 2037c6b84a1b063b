import { type Call, callOf } from '@incognita/kernel';
import type { Effect } from '../content/effects.ts';
import type { Aim } from './aim.ts';
import { contextAt } from './context.ts';
import * as cards from './deeds/cards.ts';
import * as harm from './deeds/harm.ts';
import * as lasting from './deeds/lasting.ts';
import * as map from './deeds/map.ts';
import * as monsters from './deeds/monsters.ts';
import * as people from './deeds/people.ts';
import type { Game } from './kit.ts';
import { holds } from './possible.ts';
import { CHOOSE, OPTIONAL, REPEAT, RESOLVE } from './steps.ts';

/**
 * Does one step of an effect, once its targets are settled; what takes questions or sets off
 * more is answered as steps to run. Every primitive of the vocabulary has its line here.
 */
export function deeds(g: Game, at: number, effect: Effect, aim: Aim): Call[] {
  const ctx = contextAt(g, at);
  switch (effect.op) {
    case 'dmg':
      return harm.damage(g, ctx, effect, aim);
    case 'lose':
      return harm.lose(g, ctx, effect, aim);
    case 'heal':
      return harm.heal(g, ctx, effect, aim);
    case 'poison':
      return harm.poison(g, effect, aim);
    case 'cure':
      return harm.cure(g, ctx, effect, aim);
    case 'hunger':
      return harm.hunger(g, effect, aim);
    case 'skipHunger':
      return harm.skipHunger(g, aim);
    case 'insanity':
      return harm.insanity(effect, aim);
    case 'kill':
      return monsters.kill(ctx, aim);
    case 'stun':
      return monsters.stun(g, ctx, aim);
    case 'attract':
      return monsters.attract(g, ctx, aim);
    case 'rehost':
      return monsters.rehost(g, ctx);
    case 'toToken':
      return monsters.toToken(g, ctx, aim);
    case 'healMon':
      return monsters.heal(g, effect, aim);
    case 'drawMon':
      return monsters.draw(effect, aim);
    case 'tok':
      return map.tokens(g, ctx, effect, aim);
    case 'move':
      return map.move(ctx, effect);
    case 'port':
      return map.port(g, at, effect, aim);
    case 'back':
      return map.back(g, ctx);
    case 'pull':
      return map.pull(at, effect, aim);
    case 'show':
      return map.show(ctx, aim);
    case 'destroyTile':
      return map.destroyTile(g, aim);
    case 'unmark':
      return map.unmark(g, aim);
    case 'draw':
    case 'mayDraw':
      return people.draw(ctx, effect);
    case 'burn':
      return people.burnCards(g, effect, aim);
    case 'grant':
    case 'grantPlay':
      return people.grant(effect, aim);
    case 'gain':
      return people.gain(g, ctx, effect.n);
    case 'endActions':
      return people.endActions(g, ctx);
    case 'discard':
      return people.discard(ctx, effect, aim);
    case 'flip':
      return people.flip(g, ctx, effect.side);
    case 'scav':
      return cards.scavenge(at, effect);
    case 'reload':
      return cards.reload(g, effect, aim);
    case 'spend':
      return cards.spend(g, at, effect);
    case 'spendAll':
      return cards.spendAll(g, ctx, effect);
    case 'load':
      return cards.load(g, effect, aim);
    case 'millScav':
      return cards.mill(g, effect.n);
    case 'equipSelf':
      return cards.equipSelf(g, ctx);
    case 'discardSelf':
      return cards.discardSelf(g, ctx);
    case 'exile':
      return cards.exile(g, ctx);
    case 'recover':
      return cards.recover(g, at, effect);
    case 'regrow':
      return cards.regrow(at);
    case 'fetch':
      return cards.fetch(g, ctx, effect.name);
    case 'recall':
      return cards.recall(g, ctx, effect.name);
    case 'giveGear':
      return cards.giveGear(g, at, effect);
    case 'attach':
      return cards.attach(g, ctx, effect, aim);
    case 'immune':
      return lasting.immune(g, ctx, effect, aim);
    case 'mod':
      return lasting.modify(g, ctx, effect);
    case 'until':
      return lasting.until(g, ctx, effect);
    case 'cancel':
      ctx.cancelled = true;
      return [];
    case 'opt':
      return [callOf(OPTIONAL, { block: g.content.block(effect.steps), ctx: at })];
    case 'repeat': {
      const n = effect.n === 'X' ? ctx.x : effect.n === 'poisonTokens' ? 0 : effect.n;
      return [callOf(REPEAT, { block: g.content.block(effect.steps), ctx: at, n })];
    }
    case 'choose':
      return [callOf(CHOOSE, { effect: g.content.effectNumber(effect), ctx: at })];
    case 'if': {
      const steps = holds(g, ctx, effect.cond) ? effect.yes : effect.no;
      return [callOf(RESOLVE, { block: g.content.block(steps), ctx: at, again: false })];
    }
    case 'test':
      return people.test(g, at, effect);
  }
}
