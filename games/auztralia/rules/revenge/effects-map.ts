import { callOf, EVERYONE, only, type Slot } from '@incognita/kernel';
import { MOVERS, type Place } from '../../content/revenge/effects.ts';
import type { HexId, OldOneLevel, OldOneTileId, OldOneType } from '../../content/types.ts';
import { faceOf, tileById, totalDamage, typeOf } from '../damage.ts';
import type { Game, Look } from '../kit.ts';
import { has, playerOf } from '../people.ts';
import { revealHex, sleepers, spawn as spawnTiles } from '../reveal.ts';
import { X_BACK } from '../state.ts';
import { placeTile } from '../tiles.ts';
import { byCloseness, emptyLevelHexes, validHexes } from './closest.ts';
import {
  type Act,
  type Context,
  chooserOf,
  type EffectOf,
  type Handler,
  isPlayed,
  type MythosChoice,
  type Offer,
  type Progress,
  upTo,
} from './context.ts';
import { healInCombat } from './effects-combat.ts';
import { afterMovement, beginActivation, marchByCard } from './march.ts';
import { addSpawn } from './spawn-tiles.ts';
import {
  effectiveLevel,
  isUnoccupied,
  levelToDraw,
  oldOnesSeat,
  revengeIn,
  revengeOf,
  ruleOf,
  stackOf,
} from './table.ts';

const portOf = (g: Look, seat: number): HexId => g.state.players[seat]?.port ?? 0;

const asleep = (g: Look): HexId[] =>
  g.state.tiles.filter((tile) => !tile.faceUp).map((tile) => tile.hex);

/** REV-REVEAL-01, REV-REVEAL-02: as Reveal, without TP. */
export const show: Handler<EffectOf<'show'>> = {
  possible: (g) => asleep(g).length > 0,
  offer: (g, my, { sel }) =>
    sel === 'tile' ? upTo(chooserOf(g, my), my.used, sleepers(g, true)) : null,
  act(g, my, { sel, n }) {
    const named = my.choice?.do === 'uncover' ? my.choice : null;
    const [closest] = byCloseness(g, portOf(g, my.you), asleep(g));
    const hex = sel === 'tile' ? named?.hex : closest;
    if (hex === undefined) return {};
    const place = named?.place;
    my.used++;
    // REV-RULING-48: a Spawning Temple spawns, and its combats follow at once.
    const calls = isPlayed(g)
      ? [callOf(revealHex, { hex, place })]
      : [callOf(revealHex, { hex, place }), callOf(afterMovement, {})];
    return { calls, again: my.used < n && asleep(g).length > 1 };
  },
};

// ---- movement ----

const awakeMovers = (g: Look): OldOneType[] =>
  g.state.tiles.flatMap((tile) => (tile.faceUp ? [typeOf(g, tile)] : []));

/** REV-SC-207: the type that most have; ties in the order of the list. */
function mostCommon(g: Look): OldOneType | null {
  const there = awakeMovers(g);
  const count = (type: OldOneType): number => there.filter((held) => held === type).length;
  const most = Math.max(...MOVERS.map(count));
  return most === 0 ? null : (MOVERS.find((type) => count(type) === most) ?? null);
}

export const move: Handler<EffectOf<'move'>> = {
  possible(g, my, { sel }) {
    if (sel === 'that') return my.thatTile !== '';
    return mostCommon(g) !== null;
  },
  offer: (g, my, { sel }) =>
    sel === 'type'
      ? {
          seat: chooserOf(g, my),
          options: MOVERS.filter((type) => awakeMovers(g).includes(type)).map((type) => ({
            do: 'horde' as const,
            type,
          })),
        }
      : null,
  act(g, my, { sel, n }) {
    if (sel === 'that') {
      const tile = g.state.tiles.find((held) => held.tile.is === my.thatTile && held.faceUp);
      if (!tile || typeOf(g, tile) === 'temple') return {};
      const args = { type: null, tile: my.thatTile, steps: n, whole: false };
      return { calls: [callOf(marchByCard, args)] };
    }
    const type = my.choice?.do === 'horde' ? my.choice.type : mostCommon(g);
    if (type === null) return {};
    const whole = isPlayed(g);
    return { calls: [callOf(marchByCard, { type, tile: null, steps: n, whole })] };
  },
};

// ---- damage on Old Ones ----

/** REV-RULING-45: X tiles are of level 1, the Temples that bring them of level 2. */
const levelOfTile = (tile: { readonly back: number }): number =>
  tile.back === X_BACK ? 1 : tile.back;

/** REV-SOLO-25, REV-SC-206: the highest level, then the closest, then VP, then the id. */
function highest(g: Look, my: Context): string | null {
  const awake = g.state.tiles.filter((tile) => tile.faceUp);
  const most = Math.max(0, ...awake.map(levelOfTile));
  const among = awake.filter((tile) => levelOfTile(tile) === most);
  const [hex] = byCloseness(
    g,
    portOf(g, my.you),
    among.map((tile) => tile.hex),
  );
  const [first] = among
    .filter((tile) => tile.hex === hex)
    .sort((a, b) => faceOf(g, b).vp - faceOf(g, a).vp || (a.tile.is < b.tile.is ? -1 : 1));
  return first?.tile.is ?? null;
}

export const healMon: Handler<EffectOf<'healMon'>> = {
  possible: (g, my, { sel }) =>
    sel === 'combat' ? healInCombat.possible(g) : highest(g, my) !== null,
  offer: (g, my, { sel }) =>
    sel === 'combat' ? healInCombat.offer(g, chooserOf(g, my), my.used) : null,
  act(g, my, effect) {
    if (effect.sel === 'highest') {
      const id = highest(g, my);
      if (id === null) return {};
      my.thatTile = id;
      const tile = tileById(g, id);
      if (totalDamage(tile) === 0) return {};
      tile.damage.fill(0);
      tile.discs.fill(0);
      g.tell('oldOne.healed', ruleOf(g), { tile: id, hex: tile.hex });
      return {};
    }
    if (my.choice?.do !== 'heal') return {};
    const { tile: id, seat } = my.choice;
    const tile = tileById(g, id);
    tile.damage[seat] = (tile.damage[seat] ?? 0) - 1;
    // A disc stands for five cubes; it goes when they are fewer.
    tile.discs[seat] = Math.min(tile.discs[seat] ?? 0, Math.floor((tile.damage[seat] ?? 0) / 5));
    g.tell('oldOne.healed', ruleOf(g), { tile: id, hex: tile.hex });
    my.used++;
    return { again: my.used < effect.n && healInCombat.possible(g) };
  },
};

// ---- tiles that come into play ----

const temples = (g: Look): HexId[] =>
  g.state.tiles
    .filter((tile) => tile.faceUp && typeOf(g, tile) === 'temple')
    .map((tile) => tile.hex);

/** REV-SOLO-26, REV-SOLO-27: where a tile may come to lie; the first where nobody chooses. */
function places(g: Look, my: Context, to: Place, level: number): HexId[] {
  const spawns = revengeIn(g).spawns.map((held) => held.hex);
  const free = spawns.filter((hex) => isUnoccupied(g, hex));
  const port = portOf(g, my.you);
  switch (to) {
    case 'spawn':
      return free.length > 0 ? free : spawns;
    case 'freeSpawn':
      return free;
    case 'levelSpawn': {
      const fitting = free.filter((hex) => effectiveLevel(g, hex) >= level);
      if (fitting.length > 0) return fitting;
      return free.length > 0 ? free : spawns;
    }
    case 'temple':
      return [...new Set(temples(g))];
    case 'closestTemple':
      return byCloseness(g, port, temples(g));
    case 'closestLevel':
      return byCloseness(g, port, emptyLevelHexes(g));
    case 'closestValid':
      return byCloseness(g, port, validHexes(g, level));
  }
}

const asSites = (hexes: readonly HexId[]): MythosChoice[] =>
  hexes.map((hex) => ({ do: 'spawn' as const, hex }));

/** Puts a drawn tile into its hex; a face-up one that is Empty is removed (REV-HIDE-04). */
function bringTo(
  g: Game,
  hex: HexId,
  tile: Slot<OldOneTileId>,
  back: number,
  faceUp: boolean,
): Act {
  if (!faceUp) {
    placeTile(g, hex, { tile, back, faceUp });
    g.tell('oldOnes.placed', 'REV-MYTH-05', { hex, level: back });
    return {};
  }
  placeTile(g, hex, { tile, back, faceUp });
  g.tell('oldOne.arrived', 'REV-CARD-02', { tile: tile.is, hex });
  if (g.content.tile(tile.is).spawns === null) return {};
  beginActivation(g);
  return {
    calls: [callOf(spawnTiles, { hex, temple: tile.is }), callOf(afterMovement, {})],
  };
}

/** A Kangaroo that a card would place face up leaves the game at once. */
function isKangaroo(g: Game, tile: Slot<OldOneTileId>): boolean {
  if (g.content.tile(tile.is).type !== 'empty') return false;
  g.state.gone.push(tile);
  g.tell('oldOne.kangaroo', 'AUZ-OLD-07', { tile: tile.is });
  return true;
}

/** REV-MC-20: all are looked at before the first is put down, no more than there are places. */
function canDrawMore(
  g: Look,
  my: Progress,
  { level, to, n }: Omit<EffectOf<'bring'>, 'op'>,
): boolean {
  const drawn = 1 + revengeIn(g).alsoDrawn.length;
  return (
    my.used === 0 &&
    drawn < Math.min(n, places(g, my, to, level).length) &&
    levelToDraw(g, level) !== null
  );
}

export const bring: Handler<EffectOf<'bring'>> = {
  possible(g, my, { level, to }) {
    const from = levelToDraw(g, level);
    return from !== null && places(g, my, to, from).length > 0;
  },
  offer(g, my, { level, to, n, faceUp }): Offer | null {
    const { drawn } = revengeIn(g);
    if (!drawn) return null;
    const sites = asSites(places(g, my, to, drawn.back));
    const more = canDrawMore(g, my, { level, to, n, faceUp });
    return { seat: oldOnesSeat(g), options: more ? [...sites, { do: 'drawMore' }] : sites };
  },
  act(g, my, effect) {
    const { level, to, n, faceUp } = effect;
    const revenge = revengeOf(g);
    if (my.choice?.do === 'spawn' && revenge.drawn) {
      const { tile, back } = revenge.drawn;
      revenge.drawn = revenge.alsoDrawn.shift() ?? null;
      my.used++;
      return { ...bringTo(g, my.choice.hex, tile, back, faceUp), again: revenge.drawn !== null };
    }
    const from = levelToDraw(g, level);
    if (from === null) return {};
    if (isPlayed(g)) {
      const tile = g.draw(stackOf(g, from), faceUp ? EVERYONE : only(oldOnesSeat(g)));
      if (!tile || (faceUp && isKangaroo(g, tile))) return {};
      if (revenge.drawn) revenge.alsoDrawn.push({ tile, back: from });
      else revenge.drawn = { tile, back: from };
      if (!faceUp)
        g.tell('oldOnes.drew', ruleOf(g), {
          level: from,
          tile: { secret: tile.is, seen: only(oldOnesSeat(g)) },
        });
      return { again: true };
    }
    // REV-RULING-56: the hexes are fixed before anything is drawn, by the level that is (REV-RULING-38).
    if (my.used === 0) my.picked = places(g, my, to, from).slice(0, n).map(String);
    const hex = Number(my.picked.shift() ?? 0);
    my.used++;
    const again = my.picked.length > 0;
    const tile = hex > 0 ? g.draw(stackOf(g, from), EVERYONE) : null;
    if (!tile || isKangaroo(g, tile)) return { again };
    return { ...bringTo(g, hex, tile, from, true), again };
  },
};

// ---- claimed tiles ----

/** REV-SC-310: the highest value, then the highest level, then the last one claimed. */
function bestClaimed(g: Look, seat: number): OldOneTileId | null {
  const claimed = g.state.players[seat]?.claimed ?? [];
  const worth = (id: OldOneTileId): number => {
    const { vp, back } = g.content.tile(id);
    return vp * 10 + (back === 'x' ? 1 : back);
  };
  let best: OldOneTileId | null = null;
  for (const id of claimed) if (best === null || worth(id) >= worth(best)) best = id;
  return best;
}

export const recover: Handler<EffectOf<'recover'>> = {
  possible(g, my, { sel, to }) {
    const claimed = g.content.edition
      .players(g)
      .some((seat) => (g.state.players[seat]?.claimed.length ?? 0) > 0);
    const id = sel === 'highest' ? bestClaimed(g, my.you) : null;
    if (sel === 'highest') return id !== null && places(g, my, to, levelFor(g, id)).length > 0;
    return claimed && revengeIn(g).spawns.length > 0;
  },
  offer(g, my, { sel, to }) {
    if (sel === 'highest') return null;
    const seat = chooserOf(g, my);
    if (my.picked.length === 0)
      return {
        seat,
        options: g.content.edition
          .players(g)
          .flatMap((owner) => [...(g.state.players[owner]?.claimed ?? [])])
          .map((tile) => ({ do: 'reclaim' as const, tile })),
      };
    return { seat, options: asSites(places(g, my, to, levelFor(g, my.picked[0] ?? ''))) };
  },
  act(g, my, { sel, to }) {
    if (my.choice?.do === 'reclaim') {
      my.picked = [my.choice.tile];
      return { again: true };
    }
    const id = sel === 'highest' ? bestClaimed(g, my.you) : (my.picked[0] ?? null);
    if (id === null) return {};
    const hex = my.choice?.do === 'spawn' ? my.choice.hex : places(g, my, to, levelFor(g, id))[0];
    if (hex === undefined) return {};
    const owner = g.content.edition
      .players(g)
      .find((seat) => g.state.players[seat]?.claimed.includes(id));
    if (owner === undefined) return {};
    const player = playerOf(g, owner);
    player.claimed = player.claimed.filter((held) => held !== id);
    // REV-CARD-10.
    const vp = g.content.tile(id).vp + (has(g, owner, 'johnson') ? 1 : 0);
    player.tokens += vp;
    g.tell('tokens', 'REV-CARD-10', { seat: owner, vp });
    const { back } = g.content.tile(id);
    return bringTo(g, hex, { is: id, seen: EVERYONE }, back === 'x' ? X_BACK : back, true);
  },
};

const levelFor = (g: Look, id: OldOneTileId): OldOneLevel => {
  const { back } = g.content.tile(id);
  return back === 'x' ? 1 : back;
};

// ---- Spawn tiles ----

/** REV-MC-01: an empty hex with a level, not beside a Port. */
function spawnSites(g: Look): HexId[] {
  const ports = g.content.edition.players(g).map((seat) => portOf(g, seat));
  return emptyLevelHexes(g).filter(
    (hex) => !(g.content.neighbours[hex] ?? []).some((next) => ports.includes(next)),
  );
}

export const spawn: Handler<EffectOf<'spawn'>> = {
  possible: (g) => revengeIn(g).spawnSupply > 0 && spawnSites(g).length > 0,
  offer: (g, my) => ({ seat: chooserOf(g, my), options: asSites(spawnSites(g)) }),
  act(g, my) {
    if (my.choice?.do !== 'spawn') return {};
    addSpawn(g, my.choice.hex);
    g.tell('spawn.placed', ruleOf(g), { hex: my.choice.hex });
    return {};
  },
};
