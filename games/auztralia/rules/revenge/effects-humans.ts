import type { HexId, PersonalityId, UnitType } from '../../content/types.ts';
import { landDistance, straight } from '../atlas.ts';
import { blight as blightFarm } from '../farm.ts';
import type { Game, Look } from '../kit.ts';
import { network, OWN_ONLY } from '../network.ts';
import { ownerOf, pay, playerOf, typesIn } from '../people.ts';
import { refillDisplay, removeRightmost, takeFromDisplay } from '../recruit.ts';
import { NO_TRACK, OLD_ONES } from '../state.ts';
import { spaceOf } from '../time-track.ts';
import { byCloseness } from './closest.ts';
import { forgetWound } from './combats.ts';
import { chooserOf, type EffectOf, type Handler, type MythosChoice, upTo } from './context.ts';
import { killInForce, loseUnit } from './effects-combat.ts';
import { turnPort } from './outposts.ts';
import { revengeIn, revengeOf, ruleOf } from './table.ts';

const GOODS = ['gold', 'iron', 'coal'] as const;

const humans = (g: Look): readonly number[] => g.content.edition.players(g);

const named = (seats: readonly number[]): MythosChoice[] =>
  seats.map((seat) => ({ do: 'human' as const, seat }));

const goodsOf = (g: Look, seat: number) =>
  GOODS.filter((good) => (g.state.players[seat]?.goods[good] ?? 0) > 0);

const barracksTypes = (g: Look, seat: number): UnitType[] => {
  const barracks = g.state.players[seat]?.barracks;
  return barracks ? typesIn(barracks) : [];
};

export const kill: Handler<EffectOf<'kill'>> = {
  possible(g, my, { unit, of }) {
    if (of === 'fighter') return unit !== 'any' && (g.state.combat?.force[unit] ?? 0) > 0;
    const seat = of === 'you' ? my.you : my.that;
    return unit === 'any'
      ? barracksTypes(g, seat).length > 0
      : (g.state.players[seat]?.barracks[unit] ?? 0) > 0;
  },
  offer(g, my, { unit, of }) {
    if (of === 'fighter' || unit !== 'any') return null;
    const seat = of === 'you' ? my.you : my.that;
    return {
      seat,
      options: barracksTypes(g, seat).map((type) => ({ do: 'lose' as const, unit: type })),
    };
  },
  act(g, my, { unit, of }) {
    if (of === 'fighter') {
      if (unit !== 'any') killInForce(g, unit);
      return {};
    }
    const seat = of === 'you' ? my.you : my.that;
    const type = unit === 'any' ? (my.choice?.do === 'lose' ? my.choice.unit : null) : unit;
    if (!type) return {};
    playerOf(g, seat).barracks[type]--;
    g.state.supply.units[type]++;
    // REV-RULING-51: the top one, with its cubes.
    forgetWound(g, seat, type);
    g.tell('unit.eliminated', 'REV-MYTH-16', { seat, unit: type });
    loseUnit(g, type);
    return {};
  },
};

export const lose: Handler<EffectOf<'lose'>> = {
  possible: (g, my, { of }) =>
    (of === 'you' ? [my.you] : humans(g)).some((seat) => goodsOf(g, seat).length > 0),
  offer(g, my, { of }) {
    const seat = of === 'you' ? my.you : my.that;
    if (of === 'human' && seat < 0)
      return {
        seat: chooserOf(g, my),
        options: named(humans(g).filter((human) => goodsOf(g, human).length > 0)),
      };
    const options = goodsOf(g, seat).map((good) => ({ do: 'forfeit' as const, good }));
    return of === 'you' ? { seat, options } : upTo(chooserOf(g, my), my.used, options);
  },
  act(g, my, { of, n }) {
    if (my.choice?.do === 'human') {
      my.that = my.choice.seat;
      return { again: true };
    }
    if (my.choice?.do !== 'forfeit') return {};
    const seat = of === 'you' ? my.you : my.that;
    const { good } = my.choice;
    pay(g, seat, good, 1);
    g.tell('goods.lost', ruleOf(g), { seat, good, count: 1 });
    my.used++;
    return { again: my.used < n && goodsOf(g, seat).length > 0 };
  },
};

/** REV-SC-110. */
export const strip: Handler<EffectOf<'strip'>> = {
  possible: (g, my) => stripHex(g, my.you) !== null,
  act(g, my) {
    const hex = stripHex(g, my.you);
    if (hex === null) return {};
    for (const good of GOODS) {
      g.state.supply.goods[good] += g.state.deposits[good][hex] ?? 0;
      g.state.deposits[good][hex] = 0;
    }
    g.tell('deposit.lost', ruleOf(g), { hex });
    return {};
  },
};

function stripHex(g: Look, seat: number): HexId | null {
  const own = network(g, seat, OWN_ONLY);
  const rich = g.content.hexes.flatMap(({ n }) =>
    !own[n] && GOODS.some((good) => (g.state.deposits[good][n] ?? 0) > 0) ? [n] : [],
  );
  return byCloseness(g, g.state.players[seat]?.port ?? 0, rich)[0] ?? null;
}

export const flip: Handler<EffectOf<'flip'>> = {
  possible: (g, my) => hasPort4(g, my.that),
  act(g, my) {
    turnPort(g, my.that, 'REV-PORT-06');
    return {};
  },
};

export const hasPort4 = (g: Look, seat: number): boolean => {
  const { sides } = g.content.content.revenge.pieces.ports;
  return revengeIn(g).ports[seat] === sides[0].strength;
};

// ---- tracks ----

const touch = (g: Look, a: number, b: number): boolean => {
  const [one, other] = [g.content.edges[a], g.content.edges[b]];
  if (!one || !other) return false;
  return [one.a, one.b].some((hex) => hex === other.a || hex === other.b);
};

/** REV-CONTENT-15: own tracks that could be torn up: none at the Port hex where the card says so. */
function tracksOf(g: Look, seat: number, spared: HexId): number[] {
  const own: number[] = [];
  for (const edge of g.content.edges)
    if (g.state.tracks[edge.index] === seat && edge.a !== spared && edge.b !== spared)
      own.push(edge.index);
  return own;
}

/** The tracks that hang together with one of them. */
function linkedTo(g: Look, all: readonly number[], first: number): number[] {
  const group = [first];
  for (const at of group)
    for (const other of all) if (!group.includes(other) && touch(g, at, other)) group.push(other);
  return group;
}

/** Tracks of a human that begin or go on with a linked set of this size. */
function tearable(g: Look, seat: number, picked: readonly number[], n: number): number[] {
  const all = tracksOf(g, seat, g.state.players[seat]?.port ?? 0);
  if (picked.length > 0) return all.filter((edge) => picked.some((held) => touch(g, held, edge)));
  return all.filter((edge) => linkedTo(g, all, edge).length >= n);
}

/** REV-SC-201: a track whose far end is furthest along the rails; cut off counts as furthest. */
function furthest(g: Look, seat: number): number[] {
  const port = g.state.players[seat]?.port ?? 0;
  const steps = new Map<HexId, number>([[port, 0]]);
  const queue = [port];
  for (const at of queue)
    for (const edge of g.content.edgesAt[at] ?? []) {
      if ((g.state.tracks[edge.index] ?? NO_TRACK) !== seat) continue;
      const next = edge.a === at ? edge.b : edge.a;
      if (steps.has(next)) continue;
      steps.set(next, (steps.get(at) ?? 0) + 1);
      queue.push(next);
    }
  const far = (index: number): number => {
    const edge = g.content.edges[index];
    const ends = [edge?.a ?? 0, edge?.b ?? 0].map(
      (hex) => steps.get(hex) ?? Number.POSITIVE_INFINITY,
    );
    return Math.max(...ends);
  };
  const all = tracksOf(g, seat, 0);
  const most = Math.max(...all.map(far));
  return all.filter((edge) => far(edge) === most);
}

const asTracks = (g: Look, edges: readonly number[]): MythosChoice[] =>
  edges.map((index) => ({ do: 'tear' as const, edge: g.content.edges[index]?.id ?? '' }));

/** REV-CARD-01, REV-MYTH-11: linked tracks go back to their owner's reserve. */
export const tear: Handler<EffectOf<'tear'>> = {
  possible: (g, my, effect) =>
    effect.of === 'you'
      ? tracksOf(g, my.you, 0).length > 0
      : humans(g).some((seat) => canTear(g, seat, effect)),
  offer(g, my, effect) {
    const picked = my.picked.map((id) => g.content.edge(id)?.index ?? -1);
    if (effect.of === 'human') {
      if (my.that < 0)
        return {
          seat: chooserOf(g, my),
          options: named(humans(g).filter((seat) => canTear(g, seat, effect))),
        };
      return {
        seat: chooserOf(g, my),
        options: asTracks(g, tearable(g, my.that, picked, effect.n)),
      };
    }
    const open =
      picked.length === 0
        ? furthest(g, my.you)
        : tracksOf(g, my.you, 0).filter((edge) => picked.some((held) => touch(g, held, edge)));
    return { seat: my.you, options: asTracks(g, open) };
  },
  act(g, my, effect) {
    if (my.choice?.do === 'human') {
      my.that = my.choice.seat;
      return { again: true };
    }
    if (my.choice?.do !== 'tear') return {};
    const seat = effect.of === 'you' ? my.you : my.that;
    const edge = g.content.edge(my.choice.edge);
    if (!edge) return {};
    g.state.tracks[edge.index] = NO_TRACK;
    revengeOf(g).torn[seat] = true;
    my.picked.push(edge.id);
    g.tell('track.torn', 'REV-MYTH-11', { seat, edge: edge.id });
    return { again: my.picked.length < effect.n };
  },
};

const canTear = (
  g: Look,
  seat: number,
  effect: Extract<EffectOf<'tear'>, { of: 'human' }>,
): boolean => spaceOf(g, seat) < effect.below && tearable(g, seat, [], effect.n).length > 0;

// ---- Farms ----

function farmsNear(g: Look, within: number): HexId[] {
  const awake = g.state.tiles.filter((tile) => tile.faceUp);
  return g.state.farms.flatMap(({ hex, blighted }) =>
    !blighted && awake.some((tile) => landDistance(g.content, tile.hex, hex) <= within)
      ? [hex]
      : [],
  );
}

/** REV-SC-301: the own Farm closest to any face-up Old One; ties by the hex number. */
function farmClosest(g: Look, seat: number): HexId | null {
  const awake = g.state.tiles.filter((tile) => tile.faceUp);
  if (awake.length === 0) return null;
  const near = (hex: HexId): number =>
    Math.min(...awake.map((tile) => straight(g.content, tile.hex, hex)));
  const [first] = g.state.farms
    .filter((farm) => farm.owner === seat && !farm.blighted)
    .map((farm) => farm.hex)
    .sort((a, b) => near(a) - near(b) || a - b);
  return first ?? null;
}

export const blight: Handler<EffectOf<'blight'>> = {
  possible: (g, my, effect) =>
    effect.sel === 'near'
      ? farmsNear(g, effect.within).length > 0
      : farmClosest(g, my.you) !== null,
  offer: (g, my, effect) =>
    effect.sel === 'near'
      ? {
          seat: chooserOf(g, my),
          options: farmsNear(g, effect.within).map((hex) => ({ do: 'blight' as const, hex })),
        }
      : null,
  act(g, my) {
    const hex = my.choice?.do === 'blight' ? my.choice.hex : farmClosest(g, my.you);
    if (hex !== null) blightFarm(g, hex);
    return {};
  },
};

// ---- Personalities ----

const ownedBy = (g: Look, seats: readonly number[]): PersonalityId[] =>
  seats.flatMap((seat) => [...(g.state.players[seat]?.personalities ?? [])]);

const asPeople = (people: readonly PersonalityId[]): MythosChoice[] =>
  people.map((personality) => ({ do: 'oust' as const, personality }));

/** REV-CARD-03, REV-CARD-09: Personalities of the display, or of humans. */
export const oust: Handler<EffectOf<'oust'>> = {
  possible(g, my, { sel }) {
    if (sel === 'humans') return ownedBy(g, humans(g)).length > 0;
    if (sel === 'you') return ownedBy(g, [my.you]).length > 0;
    return g.state.display.length > 0;
  },
  offer(g, my, { sel }) {
    switch (sel) {
      case 'rightmost':
        return null;
      case 'display':
        return upTo(chooserOf(g, my), my.used, asPeople(g.state.display));
      case 'humans':
        return upTo(chooserOf(g, my), my.used, asPeople(ownedBy(g, humans(g))));
      case 'you':
        return { seat: my.you, options: asPeople(ownedBy(g, [my.you])) };
    }
  },
  act(g, my, { sel, n }) {
    if (sel === 'rightmost') {
      const removed = removeRightmost(g, n);
      for (const personality of removed) g.tell('display.left', 'REV-PERS-03', { personality });
      return {};
    }
    if (my.choice?.do !== 'oust') return {};
    const { personality } = my.choice;
    const owner = ownerOf(g, personality);
    if (owner === null) {
      takeFromDisplay(g, personality);
      g.state.taken = null;
    } else {
      const { personalities } = playerOf(g, owner);
      personalities.splice(personalities.indexOf(personality), 1);
    }
    g.state.personalitiesGone.push(personality);
    g.tell('display.left', 'REV-PERS-03', { personality });
    // REV-PERS-02.
    if (owner === null) refillDisplay(g);
    my.used++;
    return { again: my.used < n && oust.possible(g, my, { op: 'oust', sel, n }) };
  },
};

// ---- time ----

/** REV-CONTENT-16: a human's disc is never pushed beyond 52. */
const canWait = (g: Look, seat: number): boolean =>
  spaceOf(g, seat) < g.content.content.timeTrack.end - 1;

/** On top of the stack that it reaches; it is no action and sets off nothing. */
function shift(g: Game, seat: number, spaces: number): void {
  const { discs } = g.state;
  const at = discs.findIndex((disc) => disc.seat === seat);
  const [disc] = discs.splice(at, 1);
  if (!disc) return;
  const last = g.content.content.timeTrack.end - 1;
  const most = seat === OLD_ONES ? disc.space + spaces : Math.min(last, disc.space + spaces);
  const space = seat === OLD_ONES ? Math.max(revengeOf(g).start, most) : most;
  discs.push({ seat, space });
  if (seat === OLD_ONES) g.tell('time.oldOnes', ruleOf(g), { space });
  else g.tell('time.moved', ruleOf(g), { seat, spaces: space - disc.space, space });
}

export const time: Handler<EffectOf<'time'>> = {
  possible(g, my, { sel }) {
    if (sel === 'purple') return spaceOf(g, OLD_ONES) > revengeIn(g).start;
    return (sel === 'you' ? [my.you] : humans(g)).some((seat) => canWait(g, seat));
  },
  offer(g, my, { sel }) {
    if (sel === 'purple' || sel === 'you') return null;
    const options = humans(g)
      .filter((seat) => canWait(g, seat))
      .map((seat) => ({ do: 'delay' as const, seat }));
    return sel === 'human'
      ? { seat: chooserOf(g, my), options }
      : upTo(chooserOf(g, my), my.used, options);
  },
  act(g, my, { sel, n }) {
    if (sel === 'purple') {
      const from = spaceOf(g, OLD_ONES);
      shift(g, OLD_ONES, -n);
      my.wentBack = from - spaceOf(g, OLD_ONES);
      return {};
    }
    if (sel === 'you') {
      if (canWait(g, my.you)) shift(g, my.you, n);
      return {};
    }
    if (my.choice?.do !== 'delay') return {};
    shift(g, my.choice.seat, 1);
    my.used++;
    return { again: sel === 'humans' && my.used < n && humans(g).some((seat) => canWait(g, seat)) };
  },
};
