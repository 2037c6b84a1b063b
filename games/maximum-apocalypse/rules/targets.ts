import type { DeepReadonly } from '@incognita/kernel';
import type {
  Effect,
  GearSelector,
  MonsterFilter,
  Selector,
  TileFilter,
  TileSelector,
} from '../content/effects.ts';
import { type Ctx, hereOf, isDeed, printedRange } from './context.ts';
import type { Look } from './kit.ts';
import {
  inTurnOrder,
  isAlive,
  isAlone,
  isHunted,
  isOccupied,
  monsterNo,
  monsterTile,
  survivorOf,
  survivorOfBody,
} from './party.ts';
import { hasWord, inFog, monsterHas } from './passives.ts';
import { distance, inRange, isNamed, neighbours, tileOf } from './places.ts';
import { type Gear, type Monster, NONE } from './state.ts';

/** What a selector found or a player chose. */
export interface Chosen {
  monsters: number[];
  survivors: number[];
  tiles: number[];
  gear: number[];
}
export const nothing = (): Chosen => ({ monsters: [], survivors: [], tiles: [], gear: [] });

/** Does the player choose, and how many at most? Null: everything it covers is meant. */
export function choiceCount(sel: Selector): number | null {
  switch (sel.sel) {
    case 'mon':
    case 'eng':
      return sel.count === 'all' ? null : sel.count;
    case 'sv':
    case 'ally':
    case 'tile':
      return sel.all ? null : 1;
    case 'area':
      return sel.tile === 'that' || sel.tile.sel !== 'tile' || sel.tile.all ? null : 1;
    case 'gear':
      return 1;
    default:
      return null;
  }
}

/** Everything a selector covers now (MAX-RULING-113: targets are fixed when a step begins). */
export function covered(g: Look, ctx: Ctx, sel: Selector): Chosen {
  switch (sel.sel) {
    case 'mon':
      return {
        ...nothing(),
        monsters: monstersIn(g, ctx, sel.filters, (steps) =>
          ctx.me === NONE ? true : inRange(sel.range, steps, isDeed(ctx) && inFog(g, ctx.me)),
        ).filter((no) => !isDeed(ctx) || sel.range !== 'S' || !dodges(g, no)),
      };
    case 'eng': {
      const short = isDeed(ctx) && printedRange(g, ctx) === 'S';
      const found: number[] = [];
      for (const held of g.state.monsters)
        if (
          held.host === ctx.me &&
          held.hp > 0 &&
          !(sel.butThat && ctx.thatKind === 'monster' && held.no === ctx.that) &&
          passes(g, held, sel.filters) &&
          !(short && dodges(g, held.no))
        )
          found.push(held.no);
      return { ...nothing(), monsters: found };
    }
    case 'sv':
    case 'ally':
      return { ...nothing(), survivors: survivorsIn(g, ctx, sel) };
    case 'tgt': {
      const fog = isDeed(ctx) && inFog(g, ctx.me);
      return {
        ...nothing(),
        monsters: monstersIn(g, ctx, [], (steps) => inRange(sel.range, steps, fog)).filter(
          (no) => !isDeed(ctx) || sel.range !== 'S' || !dodges(g, no),
        ),
        survivors: survivorsIn(g, ctx, { sel: 'ally', range: sel.range, filters: [] }, true),
      };
    }
    case 'area':
      if (sel.tile === 'that')
        return ctx.thatKind === 'tile' ? onTile(g, ctx.that, sel.monstersOnly) : nothing();
      return { ...nothing(), tiles: tilesIn(g, ctx, sel.tile, ctx.me) };
    case 'tile':
    case 'here':
    case 'adj':
      return { ...nothing(), tiles: tilesIn(g, ctx, sel, ctx.me) };
    case 'gear':
      return { ...nothing(), gear: gearIn(g, ctx, sel).map((held) => held.no) };
    case 'that':
      return thatOf(g, ctx);
    case 'others':
      return {
        ...nothing(),
        monsters: g.state.monsters
          .filter(
            (held) =>
              held.hp > 0 &&
              monsterTile(g, held) === ctx.spot &&
              !(ctx.thatKind === 'monster' && held.no === ctx.that),
          )
          .map((held) => held.no),
      };
    case 'it': {
      const it = monsterNo(g, ctx.it);
      return it && it.hp > 0 ? { ...nothing(), monsters: [it.no] } : nothing();
    }
    case 'killer':
      return isAlive(g, ctx.killer) ? { ...nothing(), survivors: [ctx.killer] } : nothing();
    case 'victims': {
      const found = [...new Set(ctx.victims.map(survivorOfBody))].filter((i) => isAlive(g, i));
      return { ...nothing(), survivors: found };
    }
    case 'this':
      return nothing();
    case 'me':
    case 'host':
    case 'drawer':
      return isAlive(g, ctx.me) ? { ...nothing(), survivors: [ctx.me] } : nothing();
    case 'vet':
    case 'dog':
      return isAlive(g, ctx.me) && pairBody(g, ctx.me, sel.sel) !== NONE
        ? { ...nothing(), survivors: [ctx.me] }
        : nothing();
  }
}

/** The body of the user's own pair that `vet` or `dog` means, NONE without one (MAX-RULING-116). */
export function pairBody(g: Look, survivor: number, who: 'vet' | 'dog'): number {
  const wanted = who === 'vet' ? 'VET' : 'DOG';
  return survivorOf(g, survivor).bodies.findIndex((held) => held.is === wanted && !held.dead);
}

/** MAX-RULING-64: all monsters and all survivors on a tile, or the monsters alone. */
export function onTile(g: Look, tile: number, monstersOnly: boolean): Chosen {
  const monsters = g.state.monsters
    .filter((held) => held.hp > 0 && monsterTile(g, held) === tile)
    .map((held) => held.no);
  const survivors = monstersOnly
    ? []
    : inTurnOrder(g).filter((i) => survivorOf(g, i).tile === tile);
  return { ...nothing(), monsters, survivors };
}

function thatOf(g: Look, ctx: Ctx): Chosen {
  if (ctx.thatKind === 'monster') {
    const held = monsterNo(g, ctx.that);
    return held && held.hp > 0 ? { ...nothing(), monsters: [held.no] } : nothing();
  }
  if (ctx.thatKind === 'survivor')
    return isAlive(g, ctx.that) ? { ...nothing(), survivors: [ctx.that] } : nothing();
  return ctx.thatKind === 'tile' ? { ...nothing(), tiles: [ctx.that] } : nothing();
}

const dodges = (g: Look, no: number): boolean => {
  const held = monsterNo(g, no);
  return held !== null && monsterHas(g, held.card, 'noShort');
};

function monstersIn(
  g: Look,
  ctx: Ctx,
  filters: readonly MonsterFilter[],
  reaches: (steps: number) => boolean,
): number[] {
  const here = hereOf(g, ctx);
  const found: number[] = [];
  for (const held of g.state.monsters) {
    if (held.hp <= 0 || !passes(g, held, filters)) continue;
    if (here === NONE || reaches(distance(g, here, monsterTile(g, held)))) found.push(held.no);
  }
  return found;
}

function passes(
  g: Look,
  monster: DeepReadonly<Monster>,
  filters: readonly MonsterFilter[],
): boolean {
  for (const filter of filters) {
    const row = g.content.monster(monster.card);
    if (filter.by === 'type' && row.type !== filter.type) return false;
    if (filter.by === 'boss' && !row.boss) return false;
    if (filter.by === 'nonboss' && row.boss) return false;
    if (filter.by === 'hpAtMost' && monster.hp > filter.n) return false;
  }
  return true;
}

function survivorsIn(
  g: Look,
  ctx: Ctx,
  sel: Pick<Extract<Selector, { readonly sel: 'sv' | 'ally' }>, 'sel' | 'range' | 'filters'>,
  /** `shunned` speaks of `sv` and `ally`, and of no other selector (MAX-GEN-03). */
  shunnedToo = false,
): number[] {
  const here = hereOf(g, ctx);
  const fog = isDeed(ctx) && inFog(g, ctx.me);
  return inTurnOrder(g).filter((i) => {
    if (sel.sel === 'ally' && i === ctx.me) return false;
    if (i !== ctx.me && !shunnedToo && isDeed(ctx) && hasWord(g, i, 'shunned')) return false;
    if (here !== NONE && !inRange(sel.range, distance(g, here, survivorOf(g, i).tile), fog))
      return false;
    return sel.filters.every((filter) => (filter === 'alone' ? isAlone(g, i) : !isHunted(g, i)));
  });
}

/** `mover`: the survivor who is to be moved there, for `other`. */
export function tilesIn(g: Look, ctx: Ctx, sel: TileSelector, mover: number): number[] {
  const here = hereOf(g, ctx);
  if (sel.sel === 'here') return here === NONE ? [] : [here];
  if (sel.sel === 'adj')
    return here === NONE
      ? []
      : neighbours(g, here)
          .filter((tile) => tilePasses(g, tile, sel.filters, mover))
          // MAX-GEN-12: row by row from the north-west, as the tiles are numbered.
          .sort((a, b) => a - b);
  const fog = isDeed(ctx) && inFog(g, ctx.me);
  const found: number[] = [];
  g.state.tiles.forEach((tile, i) => {
    if (tile.gone || !tilePasses(g, i, sel.filters, mover)) return;
    if (here === NONE || inRange(sel.range, distance(g, here, i), fog)) found.push(i);
  });
  return found;
}

function tilePasses(g: Look, i: number, filters: readonly TileFilter[], mover: number): boolean {
  for (const filter of filters) if (!tileFits(g, i, filter, mover)) return false;
  return true;
}

function tileFits(g: Look, i: number, filter: TileFilter, mover: number): boolean {
  const tile = tileOf(g, i);
  switch (filter.by) {
    case 'revealed':
      return tile.up;
    case 'facedown':
      return !tile.up;
    case 'tokened':
      return tile.tokens > 0;
    case 'untokened':
      return tile.tokens === 0;
    case 'entered':
      return tile.entered;
    case 'empty':
      return !isOccupied(g, i);
    case 'other':
      return mover === NONE || survivorOf(g, mover).tile !== i;
    case 'name':
      return isNamed(g, i, filter.name);
  }
}

/** Gear in play that fits, of survivors in range. */
export function gearIn(g: Look, ctx: Ctx, sel: GearSelector): DeepReadonly<Gear>[] {
  const owners =
    sel.range === 'me'
      ? [ctx.me]
      : survivorsIn(g, ctx, { sel: 'sv', range: sel.range, filters: [] }, true);
  return owners.flatMap((owner) =>
    survivorOf(g, owner).gear.filter((gear) => {
      const card = g.content.card(gear.card);
      if (sel.of !== 'weapon') return card.charges?.type === sel.of;
      return isWeapon(g, gear.card);
    }),
  );
}

function isWeapon(g: Look, card: string): boolean {
  return g.content
    .card(card)
    .face.clauses.some(
      (clause) =>
        (clause.on === 'act' || clause.on === 'act*') && clause.steps.some((step) => hurts(step)),
    );
}

function hurts(step: Effect): boolean {
  if (step.op === 'dmg') return true;
  if (step.op === 'choose') return step.options.some((option) => option.some(hurts));
  if (step.op === 'opt' || step.op === 'repeat') return step.steps.some(hurts);
  return false;
}
