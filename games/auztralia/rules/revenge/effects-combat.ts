import { callOf, EVERYONE, slot } from '@incognita/kernel';
import type { OldOneLevel, OldOneTileId, OldOneType, UnitType } from '../../content/types.ts';
import { foes, groundUnits, loseSanity, placeDamage } from '../combat.ts';
import { totalDamage } from '../damage.ts';
import { combatOf, countUnits, damageStack, nobodyFights, unitsAndOutpost } from '../force.ts';
import type { Game, Look } from '../kit.ts';
import { playerOf, typesIn } from '../people.ts';
import { type Combat, type Stack, X_BACK } from '../state.ts';
import { placeTile } from '../tiles.ts';
import { forgetWound } from './combats.ts';
import { chooserOf, type EffectOf, type Handler, type MythosChoice, upTo } from './context.ts';
import { modeOf, revengeOf, ruleOf, scoreOldOnes, stackOf, unusedTiles } from './table.ts';

const fightIn = (g: Look): Look['state']['combat'] => g.state.combat;

/** Stacks without Airships, and the Outpost; never the Port. */
function groundStacks(g: Look): Stack[] {
  const fight = fightIn(g);
  return fight ? unitsAndOutpost(fight).filter((stack) => stack !== 'airship') : [];
}

/** The types with most units, an Outpost left out (REV-SC-108). */
function largest(g: Look): UnitType[] {
  const force = fightIn(g)?.force;
  if (!force) return [];
  const types = typesIn(force);
  const most = Math.max(0, ...types.map((type) => force[type]));
  return types.filter((type) => force[type] === most);
}

/** The stacks without Airships that have most units; an Outpost is a unit, one of a kind (REV-RULING-60). */
function largestOnGround(g: Look): Stack[] {
  const force = fightIn(g)?.force;
  if (!force) return [];
  const size = (stack: Stack): number =>
    stack === 'outpost' || stack === 'port' ? 1 : force[stack];
  const stacks = groundStacks(g);
  const most = Math.max(0, ...stacks.map(size));
  return stacks.filter((stack) => size(stack) === most);
}

/** REV-MYTH-06: ordinary damage, but for Airships. */
export const dmg: Handler<EffectOf<'dmg'>> = {
  possible(g, _my, { sel }) {
    const fight = fightIn(g);
    if (!fight) return false;
    switch (sel) {
      case 'force':
        return groundUnits(g);
      case 'airships':
        return fight.force.airship > 0;
      case 'stack*':
        return unitsAndOutpost(fight).length > 0;
      case 'stack':
        return groundStacks(g).length > 0;
      case 'largest':
        return largestOnGround(g).length > 0;
    }
  },
  offer(g, my, { sel }) {
    if (my.used > 0) return null;
    const options = (stacks: readonly Stack[]): MythosChoice[] =>
      stacks.map((unit) => ({ do: 'hurt' as const, unit }));
    if (sel === 'stack') return { seat: chooserOf(g, my), options: options(groundStacks(g)) };
    const most = sel === 'largest' ? largestOnGround(g) : [];
    return most.length > 1 ? { seat: my.you, options: options(most) } : null;
  },
  act(g, my, { sel, n }) {
    const fight = combatOf(g);
    const first = my.used++ === 0;
    switch (sel) {
      case 'force':
        // REV-MYTH-07: the human says where each point goes.
        if (!groundUnits(g)) return {};
        fight.toPlace = 1;
        return { calls: [callOf(placeDamage, { seat: my.you })], again: my.used < n };
      case 'airships':
        if (fight.force.airship === 0) return {};
        return { calls: [callOf(damageStack, { unit: 'airship' })], again: my.used < n };
      case 'stack*': {
        // REV-RULING-57: in the order of the unit types.
        if (first) my.picked = unitsAndOutpost(fight);
        const next = my.picked.shift();
        const stack = unitsAndOutpost(fight).find((held) => held === next);
        return {
          calls: stack ? [callOf(damageStack, { unit: stack })] : [],
          again: my.picked.length > 0,
        };
      }
      case 'stack':
      case 'largest': {
        if (first)
          my.picked = [my.choice?.do === 'hurt' ? my.choice.unit : (largestOnGround(g)[0] ?? '')];
        // What is left over after the last of the stack is lost.
        const stack = groundStacks(g).find((held) => held === my.picked[0]);
        if (!stack) return {};
        return { calls: [callOf(damageStack, { unit: stack })], again: my.used < n };
      }
    }
  },
};

/** REV-RULING-29, REV-RULING-51: the top unit leaves the force with the cubes on it. */
function takeTop(g: Game, fight: Combat, unit: UnitType): void {
  fight.force[unit]--;
  fight.damage[unit] = 0;
  forgetWound(g, fight.seat, unit);
}

export const back: Handler<EffectOf<'back'>> = {
  possible: (g) => countUnits(fightIn(g)?.force ?? NONE) > 0,
  offer(g, my, { sel }) {
    const fight = fightIn(g);
    if (!fight) return null;
    const types = sel === 'unit' ? typesIn(fight.force) : largest(g);
    const options = types.map((unit) => ({ do: 'recall' as const, unit }));
    return sel === 'unit' || options.length > 1 ? { seat: chooserOf(g, my), options } : null;
  },
  act(g, my, _effect) {
    const fight = combatOf(g);
    const unit = my.choice?.do === 'recall' ? my.choice.unit : largest(g)[0];
    if (!unit) return {};
    takeTop(g, fight, unit);
    playerOf(g, fight.seat).barracks[unit]++;
    g.tell('unit.recalled', 'REV-RULING-51', { seat: fight.seat, unit });
    // REV-MC-29: a withdrawal, not a Defeat.
    if (nobodyFights(fight)) revengeOf(g).fight.calledOff = true;
    return {};
  },
};

const NONE = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 };

export const immune: Handler<EffectOf<'immune'>> = {
  possible: (g) => fightIn(g) !== null,
  offer: (g, my, { sel }) =>
    sel === 'oldOne'
      ? {
          seat: chooserOf(g, my),
          options: g.state.tiles
            .filter((tile) => tile.faceUp && tile.hex === fightIn(g)?.hex)
            .map((tile) => ({ do: 'shield' as const, tile: tile.tile.is })),
        }
      : null,
  act(g, my) {
    const { fight } = revengeOf(g);
    if (my.choice?.do === 'shield') {
      fight.immune.push(my.choice.tile);
      g.tell('oldOne.shielded', ruleOf(g), { tile: my.choice.tile });
      return {};
    }
    fight.allImmune = true;
    for (const { tile } of foes(g)) g.tell('oldOne.shielded', ruleOf(g), { tile: tile.is });
    return {};
  },
};

/** REV-COMBAT-05: with none left it is a Defeat. */
export const sanity: Handler<EffectOf<'sanity'>> = {
  possible: (g, _my, { defeats }) => defeats || (fightIn(g)?.sanity ?? 0) > 0,
  act(g, _my, { n, defeats }) {
    const fight = combatOf(g);
    loseSanity(g, fight, defeats ? n : Math.min(n, fight.sanity));
    return {};
  },
};

/** REV-SOLO-23, REV-RULING-28: a Zombie of the lowest level that is left, else an X Zombie, else none. */
export const raise: Handler<EffectOf<'raise'>> = {
  possible: () => true,
  act(g, _my, { type }) {
    const { hex } = combatOf(g);
    for (const level of [1, 2, 3] as const) {
      const zombies = unusedTiles(g, level)
        .flat()
        .filter((tile) => g.content.tile(tile.is).type === type);
      if (zombies.length === 0) continue;
      const picked = zombies[g.below(zombies.length)];
      if (picked) return riseFrom(g, hex, level, picked.is);
    }
    const spare = spareX(g, type);
    if (spare === null) {
      g.tell('mythos.noZombie', 'REV-RULING-28', { hex });
      return {};
    }
    g.state.xTiles = g.state.xTiles.filter((id) => id !== spare);
    placeTile(g, hex, { tile: slot(spare, EVERYONE), back: X_BACK, faceUp: true });
    g.tell('oldOne.raised', 'REV-CARD-08', { tile: spare, hex });
    return {};
  },
};

/** REV-RULING-28: one that no Temple has brought yet; without a challenge they all lie in the box. */
function spareX(g: Look, type: OldOneType): OldOneTileId | null {
  const { tiles, gone, players, xTiles } = g.state;
  const used = new Set([
    ...tiles.map((tile) => tile.tile.is),
    ...gone.map((tile) => tile.is),
    ...players.flatMap((player) => player.claimed),
  ]);
  const boxed = g.config.challenge === 'none';
  const spare = g.content.content.oldOneTiles.find(
    (tile) =>
      tile.back === 'x' &&
      tile.type === type &&
      (boxed ? !used.has(tile.id) : xTiles.includes(tile.id)),
  );
  return spare?.id ?? null;
}

function riseFrom(g: Game, hex: number, level: OldOneLevel, id: string) {
  const stack = stackOf(g, level);
  for (const part of stack) {
    const at = part.findIndex((tile) => tile.is === id);
    if (at >= 0) part.splice(at, 1);
  }
  const left = stack.filter((part) => part.length > 0);
  stack.splice(0, stack.length, ...left);
  placeTile(g, hex, { tile: g.show(slot(id), EVERYONE), back: level, faceUp: true });
  g.tell('oldOne.raised', 'REV-CARD-08', { tile: id, hex });
  return {};
}

/** Takes cubes off Old Ones of the combat, whoever owns them (REV-MC-27). */
export const healInCombat = {
  possible: (g: Look): boolean =>
    g.state.tiles.some((tile) => tile.hex === fightIn(g)?.hex && totalDamage(tile) > 0),
  offer: (g: Look, seat: number, used: number) =>
    upTo(
      seat,
      used,
      g.state.tiles
        .filter((tile) => tile.hex === fightIn(g)?.hex)
        .flatMap((tile) =>
          tile.damage.flatMap((damage, owner) =>
            damage > 0 ? [{ do: 'heal' as const, tile: tile.tile.is, seat: owner }] : [],
          ),
        ),
    ),
};

/** REV-CARD-04, REV-CARD-05, REV-CARD-07, REV-RULING-30: out of the force, without Neumann, and the Old Ones score. */
export function killInForce(g: Game, unit: 'airship' | 'infantry'): void {
  const fight = combatOf(g);
  takeTop(g, fight, unit);
  g.state.supply.units[unit]++;
  g.tell('unit.eliminated', unit === 'airship' ? 'REV-CARD-04' : 'REV-CARD-07', {
    seat: fight.seat,
    unit,
  });
  loseUnit(g, unit);
  // REV-CARD-06.
  if (unit === 'airship') revengeOf(g).fight.verne = true;
}

/** REV-SCORE-01, REV-SCORE-02, REV-MYTH-16. */
export const loseUnit = (g: Game, unit: UnitType): void =>
  scoreOldOnes(g, modeOf(g).vp.unit[unit], 'REV-SCORE-01', 'unit');
