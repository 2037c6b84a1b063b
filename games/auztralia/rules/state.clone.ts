// Written by `npm run lab -- generate` from the schema of the state. Do not edit.
import type { State } from './state.ts';

function copy0(v: State): State {
  return {
    players: copy1(v.players),
    order: v.order.slice(),
    discs: copy6(v.discs),
    supply: copy8(v.supply),
    tracks: v.tracks.slice(),
    farms: copy9(v.farms),
    deposits: copy11(v.deposits),
    tiles: copy12(v.tiles),
    stacks: copy14(v.stacks),
    xTiles: v.xTiles.slice(),
    gone: v.gone.slice(),
    deck: copy16(v.deck),
    discard: v.discard.slice(),
    card: v.card,
    revelations: copy17(v.revelations),
    revelationsPlayed: v.revelationsPlayed.slice(),
    revelationsAside: v.revelationsAside.slice(),
    personalities: copy18(v.personalities),
    display: v.display.slice(),
    personalityDiscard: v.personalityDiscard.slice(),
    personalitiesGone: v.personalitiesGone.slice(),
    looked: v.looked.slice(),
    taken: v.taken,
    variants: v.variants.slice(),
    variantCards: v.variantCards.slice(),
    objective: v.objective,
    objectiveBroken: v.objectiveBroken,
    combat: v.combat === null ? null : copy19(v.combat),
    activation: v.activation === null ? null : copy21(v.activation),
    ending: v.ending,
    lostPort: v.lostPort,
    revenge: v.revenge === null ? null : copy22(v.revenge),
  };
}

function copy22(v: NonNullable<State['revenge']>): NonNullable<State['revenge']> {
  return {
    seat: v.seat,
    ports: v.ports.slice(),
    fallen: v.fallen.slice(),
    outposts: copy23(v.outposts),
    attacked: v.attacked.slice(),
    wounds: copy25(v.wounds),
    spawns: copy26(v.spawns),
    spawnSupply: v.spawnSupply,
    collected: v.collected.slice(),
    points: v.points,
    torn: v.torn.slice(),
    start: v.start,
    deck: copy28(v.deck),
    hand: v.hand.slice(),
    looked: v.looked.slice(),
    played: v.played.slice(),
    discard: v.discard.slice(),
    exiled: v.exiled.slice(),
    aside: v.aside.slice(),
    waiting: copy29(v.waiting),
    unused: copy31(v.unused),
    drawn: v.drawn === null ? null : copy33(v.drawn),
    alsoDrawn: copy34(v.alsoDrawn),
    fight: copy36(v.fight),
  };
}

function copy36(v: NonNullable<State['revenge']>['fight']): NonNullable<State['revenge']>['fight'] {
  return {
    cards: v.cards,
    immune: v.immune.slice(),
    allImmune: v.allImmune,
    calledOff: v.calledOff,
    verne: v.verne,
  };
}

function copy34(
  v: NonNullable<State['revenge']>['alsoDrawn'],
): NonNullable<State['revenge']>['alsoDrawn'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['alsoDrawn'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['alsoDrawn'][number];
    out[i] = copy35(held);
  }
  return out;
}

function copy35(
  v: NonNullable<State['revenge']>['alsoDrawn'][number],
): NonNullable<State['revenge']>['alsoDrawn'][number] {
  return {
    tile: v.tile,
    back: v.back,
  };
}

function copy33(
  v: NonNullable<NonNullable<State['revenge']>['drawn']>,
): NonNullable<NonNullable<State['revenge']>['drawn']> {
  return {
    tile: v.tile,
    back: v.back,
  };
}

function copy31(
  v: NonNullable<State['revenge']>['unused'],
): NonNullable<State['revenge']>['unused'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['unused'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['unused'][number];
    out[i] = copy32(held);
  }
  return out;
}

function copy32(
  v: NonNullable<State['revenge']>['unused'][number],
): NonNullable<State['revenge']>['unused'][number] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['unused'][number] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['unused'][number][number];
    out[i] = held.slice();
  }
  return out;
}

function copy29(
  v: NonNullable<State['revenge']>['waiting'],
): NonNullable<State['revenge']>['waiting'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['waiting'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['waiting'][number];
    out[i] = copy30(held);
  }
  return out;
}

function copy30(
  v: NonNullable<State['revenge']>['waiting'][number],
): NonNullable<State['revenge']>['waiting'][number] {
  return {
    seat: v.seat,
    card: v.card,
  };
}

function copy28(v: NonNullable<State['revenge']>['deck']): NonNullable<State['revenge']>['deck'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['deck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['deck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy26(
  v: NonNullable<State['revenge']>['spawns'],
): NonNullable<State['revenge']>['spawns'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['spawns'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['spawns'][number];
    out[i] = copy27(held);
  }
  return out;
}

function copy27(
  v: NonNullable<State['revenge']>['spawns'][number],
): NonNullable<State['revenge']>['spawns'][number] {
  return {
    hex: v.hex,
    dangerous: v.dangerous,
  };
}

function copy25(
  v: NonNullable<State['revenge']>['wounds'],
): NonNullable<State['revenge']>['wounds'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['wounds'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['wounds'][number];
    out[i] = copy4(held);
  }
  return out;
}

function copy23(
  v: NonNullable<State['revenge']>['outposts'],
): NonNullable<State['revenge']>['outposts'] {
  const n = v.length;
  const out: NonNullable<State['revenge']>['outposts'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as NonNullable<State['revenge']>['outposts'][number];
    out[i] = copy24(held);
  }
  return out;
}

function copy24(
  v: NonNullable<State['revenge']>['outposts'][number],
): NonNullable<State['revenge']>['outposts'][number] {
  return {
    hex: v.hex,
    owner: v.owner,
  };
}

function copy21(v: NonNullable<State['activation']>): NonNullable<State['activation']> {
  return {
    waiting: v.waiting.slice(),
    fought: v.fought.slice(),
  };
}

function copy19(v: NonNullable<State['combat']>): NonNullable<State['combat']> {
  return {
    kind: v.kind,
    seat: v.seat,
    hex: v.hex,
    force: copy4(v.force),
    damage: copy4(v.damage),
    sanity: v.sanity,
    used: v.used.slice(),
    toPlace: v.toPlace,
    fort: v.fort === null ? null : copy20(v.fort),
    falling: v.falling,
    defeated: v.defeated,
  };
}

function copy20(
  v: NonNullable<NonNullable<State['combat']>['fort']>,
): NonNullable<NonNullable<State['combat']>['fort']> {
  return {
    kind: v.kind,
    capacity: v.capacity,
    damage: v.damage,
  };
}

function copy18(v: State['personalities']): State['personalities'] {
  const n = v.length;
  const out: State['personalities'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['personalities'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy17(v: State['revelations']): State['revelations'] {
  const n = v.length;
  const out: State['revelations'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['revelations'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy16(v: State['deck']): State['deck'] {
  const n = v.length;
  const out: State['deck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['deck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy14(v: State['stacks']): State['stacks'] {
  const n = v.length;
  const out: State['stacks'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['stacks'][number];
    out[i] = copy15(held);
  }
  return out;
}

function copy15(v: State['stacks'][number]): State['stacks'][number] {
  const n = v.length;
  const out: State['stacks'][number] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['stacks'][number][number];
    out[i] = held.slice();
  }
  return out;
}

function copy12(v: State['tiles']): State['tiles'] {
  const n = v.length;
  const out: State['tiles'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['tiles'][number];
    out[i] = copy13(held);
  }
  return out;
}

function copy13(v: State['tiles'][number]): State['tiles'][number] {
  return {
    tile: v.tile,
    back: v.back,
    faceUp: v.faceUp,
    hex: v.hex,
    damage: v.damage.slice(),
    discs: v.discs.slice(),
    stopped: v.stopped,
  };
}

function copy11(v: State['deposits']): State['deposits'] {
  return {
    coal: v.coal.slice(),
    iron: v.iron.slice(),
    gold: v.gold.slice(),
    phosphate: v.phosphate.slice(),
    vp: v.vp.slice(),
  };
}

function copy9(v: State['farms']): State['farms'] {
  const n = v.length;
  const out: State['farms'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['farms'][number];
    out[i] = copy10(held);
  }
  return out;
}

function copy10(v: State['farms'][number]): State['farms'][number] {
  return {
    hex: v.hex,
    owner: v.owner,
    type: v.type,
    blighted: v.blighted,
  };
}

function copy8(v: State['supply']): State['supply'] {
  return {
    goods: copy3(v.goods),
    units: copy4(v.units),
  };
}

function copy6(v: State['discs']): State['discs'] {
  const n = v.length;
  const out: State['discs'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['discs'][number];
    out[i] = copy7(held);
  }
  return out;
}

function copy7(v: State['discs'][number]): State['discs'][number] {
  return {
    seat: v.seat,
    space: v.space,
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
    port: v.port,
    goods: copy3(v.goods),
    barracks: copy4(v.barracks),
    boxes: copy5(v.boxes),
    personalities: v.personalities.slice(),
    claimed: v.claimed.slice(),
    tokens: v.tokens,
    tokensMined: v.tokensMined,
  };
}

function copy5(v: State['players'][number]['boxes']): State['players'][number]['boxes'] {
  return {
    'rail-plain': v['rail-plain'],
    'rail-any': v['rail-any'],
    mine: v.mine,
    recruit: v.recruit,
    buy: v.buy,
    trade: v.trade,
    farm: v.farm,
    attack: v.attack,
    retrieve: v.retrieve,
  };
}

function copy4(v: State['players'][number]['barracks']): State['players'][number]['barracks'] {
  return {
    infantry: v.infantry,
    car: v.car,
    artillery: v.artillery,
    airship: v.airship,
    train: v.train,
  };
}

function copy3(v: State['players'][number]['goods']): State['players'][number]['goods'] {
  return {
    coal: v.coal,
    iron: v.iron,
    gold: v.gold,
    phosphate: v.phosphate,
  };
}

export function cloneState(state: State): State {
  return copy0(state);
}
