import type { Effect } from '../content/effects.ts';
import { askCharacter, askerOf, askGear, askMonster, askSurvivor, askTile } from './ask.ts';
import { type Ctx, contextAt } from './context.ts';
import { type Answer, answering, type Game, type Look } from './kit.ts';
import {
  type BodyRef,
  bodiesOf,
  bodyOf,
  bodyRef,
  monsterNo,
  monsterTile,
  survivorNamed,
  survivorOf,
} from './party.ts';
import { tileNamed } from './places.ts';
import { type Aimed, hasStatusBody, targetsOf } from './possible.ts';
import { NONE } from './state.ts';
import { type Chosen, choiceCount, nothing, pairBody } from './targets.ts';

/** What a step bears on: what was chosen or covered, and the bodies of the survivors. */
export interface Aim extends Chosen {
  bodies: BodyRef[];
}
export const noAim = (): Aim => ({ ...nothing(), bodies: [] });

/**
 * The targets of a step, fixed when it begins (MAX-RULING-113): the player chooses among those
 * that it would change, or all that it covers are meant.
 */
export const aim = answering<Aim>()(
  'aim',
  ({ effect, ctx }: { effect: number; ctx: number }) => ({
    effect,
    ctx,
    found: nothing(),
    most: 0,
    picked: null as Answer<'monster' | 'enough'> | null,
    survivor: null as Answer<'survivor'> | null,
    tile: null as Answer<'tile' | 'enough'> | null,
    gear: null as Answer<'gear'> | null,
    body: null as Answer<'character'> | null,
    aim: noAim(),
  }),
  {
    look(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const effect = aimedEffect(g, my.effect);
      my.found = targetsOf(g, ctx, effect);
      const most = effect.op === 'show' ? effect.n : choiceCount(effect.sel);
      if (most === null) {
        my.aim = { ...my.found, bodies: [] };
        my.found = nothing();
        return k.to('bodies');
      }
      my.most = most;
      return undefined;
    },
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const [seat, of] = [askerOf(g, ctx), ctx.is];
      const { found, aim: taken } = my;
      const chosen = taken.monsters.length + taken.tiles.length;
      if (chosen >= my.most) return k.to('bodies');
      const enough = chosen > 0;
      const most = my.most - chosen;
      if (found.monsters.length > 0)
        return k.call(askMonster, { seat, of, among: [...found.monsters], enough, most }, 'picked');
      if (found.survivors.length > 0)
        return k.call(askSurvivor, { seat, of, among: [...found.survivors] }, 'survivor');
      if (found.tiles.length > 0)
        return k.call(askTile, { seat, of, among: [...found.tiles], enough, most }, 'tile');
      if (found.gear.length > 0)
        return k.call(askGear, { seat, of, among: [...found.gear] }, 'gear');
      return k.to('bodies');
    },
    take(g, my, k) {
      const { picked, tile, survivor, gear } = my;
      my.picked = null;
      my.tile = null;
      if (survivor) {
        my.aim.survivors = [survivorNamed(g, survivor.survivor)];
        setThat(g, my.ctx, 'survivor', my.aim.survivors[0] ?? NONE);
        return k.to('bodies');
      }
      if (gear) {
        my.aim.gear = [gear.gear];
        return k.to('bodies');
      }
      if (picked?.do === 'monster') {
        my.found.monsters = my.found.monsters.filter((no) => no !== picked.monster);
        my.aim.monsters.push(picked.monster);
        if (my.aim.monsters.length === 1) setThat(g, my.ctx, 'monster', picked.monster);
        return k.to('ask');
      }
      if (tile?.do === 'tile') {
        const at = tileNamed(g, tile.tile);
        my.found.tiles = my.found.tiles.filter((held) => held !== at);
        my.aim.tiles.push(at);
        if (my.aim.tiles.length === 1) setThat(g, my.ctx, 'tile', at);
        return k.to('ask');
      }
      return k.to('bodies');
    },
    /** MAX-RULING-115: of a pair, both or one of the two. */
    bodies(g, my, k) {
      const effect = aimedEffect(g, my.effect);
      if (!isBodily(effect)) return k.to('end');
      const ctx = contextAt(g, my.ctx);
      const [survivor] = my.aim.survivors;
      if (my.aim.survivors.length !== 1 || survivor === undefined || hitsBoth(ctx, effect)) {
        my.aim.bodies = my.aim.survivors.flatMap((i) => bodiesMeant(g, ctx, effect, i));
        return k.to('end');
      }
      const fit = bodiesMeant(g, ctx, effect, survivor);
      if (fit.length <= 1) {
        my.aim.bodies = fit;
        return k.to('end');
      }
      const seat = survivorOf(g, survivor).seat;
      return k.call(askCharacter, { seat, of: ctx.is, among: fit }, 'body');
    },
    oneBody(g, my) {
      const [survivor] = my.aim.survivors;
      const { body } = my;
      if (survivor === undefined || !body) return undefined;
      my.aim.bodies = bodiesOf(g, survivor).filter((ref) => bodyOf(g, ref).is === body.character);
      return undefined;
    },
    end: (_g, my, k) => k.done(my.aim),
  },
);

export function aimedEffect(g: Look, number: number): Aimed {
  const effect = g.content.effect(number);
  if (!('sel' in effect)) throw new RangeError(`effect ${number} aims at nothing`);
  return effect;
}

/** What `that` means from now on, and where it stands (MAX-RULING-113). */
function setThat(g: Game, at: number, kind: 'monster' | 'survivor' | 'tile', that: number): void {
  const ctx = contextAt(g, at);
  ctx.thatKind = kind;
  ctx.that = that;
  if (kind === 'monster') {
    const held = monsterNo(g, that);
    ctx.spot = held ? monsterTile(g, held) : NONE;
  } else ctx.spot = kind === 'survivor' ? survivorOf(g, that).tile : that;
}

/** What bears on hit points and Poison bears on bodies (MAX-RULING-90). */
const isBodily = (effect: Effect): boolean =>
  effect.op === 'dmg' ||
  effect.op === 'lose' ||
  effect.op === 'heal' ||
  effect.op === 'poison' ||
  effect.op === 'cure' ||
  effect.op === 'immune';

/** Tiles, nights and effects on all hit both; cards and draws one of the two. */
function hitsBoth(ctx: Ctx, effect: Aimed): boolean {
  if (ctx.kind === 'tile' || ctx.kind === 'night') return true;
  const { sel } = effect;
  switch (sel.sel) {
    case 'sv':
    case 'ally':
      return sel.all;
    case 'tgt':
    case 'area':
    case 'victims':
      return true;
    default:
      return false;
  }
}

/** The bodies of a survivor that a step could bear on. */
function bodiesMeant(g: Look, ctx: Ctx, effect: Aimed, survivor: number): BodyRef[] {
  const { sel } = effect;
  if (sel.sel === 'vet' || sel.sel === 'dog') {
    const body = pairBody(g, survivor, sel.sel);
    return body === NONE ? [] : [bodyRef(survivor, body)];
  }
  const all = bodiesOf(g, survivor);
  if (sel.sel === 'victims') return all.filter((ref) => ctx.victims.includes(ref));
  // MAX-RULING-91: Insanity lies with the Veteran.
  if (ctx.kind === 'insanity') return all.slice(0, 1);
  // The Dog pays for its own deeds, and cures what it has itself.
  if (effect.op === 'heal' && !hitsBoth(ctx, effect))
    return all.filter((ref) => bodyOf(g, ref).hp < g.content.character(bodyOf(g, ref).is).hp);
  if (effect.op === 'cure') return all.filter((ref) => hasStatusBody(g, ref));
  return all;
}
