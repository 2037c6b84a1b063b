// Written by `npm run lab -- generate` from the schema of the state. Do not edit.
import type { State } from './state.ts';

function copy0(v: State): State {
  return {
    players: copy1(v.players),
    corners: v.corners.slice(),
    cells: v.cells.slice(),
    tiles: copy7(v.tiles),
    tokens: v.tokens.slice(),
    supply: copy5(v.supply),
    discarded: copy5(v.discarded),
    display: v.display.slice(),
    reserve: copy8(v.reserve),
    piles: v.piles.slice(),
    smallDisplay: v.smallDisplay.slice(),
    smallReserve: copy9(v.smallReserve),
    removed: v.removed.slice(),
    passage: v.passage.slice(),
    greenland: v.greenland.slice(),
    season: v.season,
    frozen: v.frozen,
    order: v.order.slice(),
    passed: v.passed.slice(),
    active: v.active,
    actions: v.actions,
    turn: v.turn,
    sailed: v.sailed,
    holes: v.holes.slice(),
    laid: v.laid.slice(),
    held: v.held === null ? null : copy10(v.held),
    tuunbaq: v.tuunbaq,
    voyage: copy11(v.voyage),
    card: v.card,
    voyageUsed: v.voyageUsed.slice(),
    over: v.over,
  };
}

function copy11(v: State['voyage']): State['voyage'] {
  const n = v.length;
  const out: State['voyage'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['voyage'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy10(v: NonNullable<State['held']>): NonNullable<State['held']> {
  return {
    tile: v.tile,
    beside: v.beside,
    spot: v.spot,
  };
}

function copy9(v: State['smallReserve']): State['smallReserve'] {
  const n = v.length;
  const out: State['smallReserve'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['smallReserve'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy8(v: State['reserve']): State['reserve'] {
  const n = v.length;
  const out: State['reserve'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['reserve'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy7(v: State['tiles']): State['tiles'] {
  return {
    is: v.is.slice(),
    spot: v.spot.slice(),
    face: v.face.slice(),
    turn: v.turn.slice(),
    joker: v.joker.slice(),
  };
}

function copy1(v: State['players']): State['players'] {
  const n = v.length;
  const out: State['players'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['players'][number];
    out[i] = copy2(held);
  }
  return out;
}

function copy2(v: State['players'][number]): State['players'][number] {
  return {
    crew: copy3(v.crew),
    lost: v.lost,
    eaten: v.eaten,
    ship: v.ship,
    sled: v.sled,
    anchor: v.anchor,
    reserve: v.reserve.slice(),
    tokens: copy5(v.tokens),
    passage: v.passage,
    greenland: v.greenland,
    home: v.home,
    homeAlive: v.homeAlive,
    points: copy6(v.points),
    food: v.food,
    morale: v.morale,
    franklin: v.franklin,
  };
}

function copy6(v: State['players'][number]['points']): State['players'][number]['points'] {
  return {
    tokens: v.tokens,
    islands: v.islands,
  };
}

function copy5(v: State['players'][number]['tokens']): State['players'][number]['tokens'] {
  return {
    cairn: v.cairn,
    franklin: v.franklin,
    inuit: v.inuit,
    cartography: v.cartography,
    strait: v.strait,
  };
}

function copy3(v: State['players'][number]['crew']): State['players'][number]['crew'] {
  return {
    ship: copy4(v.ship),
    sled: copy4(v.sled),
  };
}

function copy4(
  v: State['players'][number]['crew']['ship'],
): State['players'][number]['crew']['ship'] {
  return {
    available: v.available,
    resting: v.resting,
  };
}

export function cloneState(state: State): State {
  return copy0(state);
}
