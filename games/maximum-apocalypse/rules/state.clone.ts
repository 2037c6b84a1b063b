// Written by `npm run lab -- generate` from the schema of the state. Do not edit.
import type { State } from './state.ts';

function copy0(v: State): State {
  return {
    phase: v.phase,
    round: v.round,
    survivors: copy1(v.survivors),
    packs: copy11(v.packs),
    active: v.active,
    first: v.first,
    budget: copy16(v.budget),
    swapped: v.swapped,
    traded: v.traded,
    scavenged: v.scavenged.slice(),
    tiles: copy18(v.tiles),
    start: v.start,
    monsters: copy20(v.monsters),
    monsterDeck: copy22(v.monsterDeck),
    monsterDiscard: v.monsterDiscard.slice(),
    spareBosses: v.spareBosses.slice(),
    scavenge: copy23(v.scavenge),
    scavengeDiscard: v.scavengeDiscard.slice(),
    insanityDeck: copy27(v.insanityDeck),
    insanityDiscard: v.insanityDiscard.slice(),
    nights: copy28(v.nights),
    day: v.day,
    bag: copy29(v.bag),
    drawnTokens: v.drawnTokens.slice(),
    removed: v.removed.slice(),
    box: v.box.slice(),
    spareTiles: v.spareTiles.slice(),
    toPlace: v.toPlace.slice(),
    effects: copy30(v.effects),
    playing: v.playing.slice(),
    looked: copy32(v.looked),
    lasting: copy34(v.lasting),
    trade: v.trade === null ? null : copy36(v.trade),
    dice: v.dice.slice(),
    spawned: v.spawned,
    appeared: v.appeared,
    mission: copy37(v.mission),
    next: v.next,
    outcome: v.outcome === null ? null : copy41(v.outcome),
  };
}

function copy41(v: NonNullable<State['outcome']>): NonNullable<State['outcome']> {
  return {
    won: v.won,
    rule: v.rule,
  };
}

function copy37(v: State['mission']): State['mission'] {
  return {
    no: v.no,
    delivered: v.delivered.slice(),
    worked: v.worked.slice(),
    killed: copy38(v.killed),
    bosses: v.bosses,
    visited: v.visited.slice(),
    unmarked: v.unmarked,
    razed: v.razed,
    message: v.message,
    scientist: v.scientist,
    timer: v.timer,
    begun: v.begun.slice(),
    waiting: copy39(v.waiting),
    aside: v.aside.slice(),
    reserve: v.reserve.slice(),
  };
}

function copy39(v: State['mission']['waiting']): State['mission']['waiting'] {
  const n = v.length;
  const out: State['mission']['waiting'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['mission']['waiting'][number];
    out[i] = copy40(held);
  }
  return out;
}

function copy40(v: State['mission']['waiting'][number]): State['mission']['waiting'][number] {
  return {
    event: v.event,
    step: v.step,
    tile: v.tile,
  };
}

function copy38(v: State['mission']['killed']): State['mission']['killed'] {
  const out = {} as State['mission']['killed'];
  for (const k in v) {
    const held = v[k] as State['mission']['killed'][keyof State['mission']['killed']];
    out[k] = held;
  }
  return out;
}

function copy36(v: NonNullable<State['trade']>): NonNullable<State['trade']> {
  return {
    from: v.from,
    to: v.to,
    give: v.give.slice(),
    take: v.take.slice(),
    giveGear: v.giveGear.slice(),
    takeGear: v.takeGear.slice(),
    sent: v.sent,
  };
}

function copy34(v: State['lasting']): State['lasting'] {
  const n = v.length;
  const out: State['lasting'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['lasting'][number];
    out[i] = copy35(held);
  }
  return out;
}

function copy35(v: State['lasting'][number]): State['lasting'][number] {
  return {
    what: v.what,
    ref: v.ref,
    owner: v.owner,
    until: v.until,
    bodies: v.bodies.slice(),
    tile: v.tile,
  };
}

function copy32(v: State['looked']): State['looked'] {
  const n = v.length;
  const out: State['looked'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['looked'][number];
    out[i] = copy33(held);
  }
  return out;
}

function copy33(v: State['looked'][number]): State['looked'][number] {
  return {
    card: v.card,
    from: v.from,
  };
}

function copy30(v: State['effects']): State['effects'] {
  const n = v.length;
  const out: State['effects'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['effects'][number];
    out[i] = copy31(held);
  }
  return out;
}

function copy31(v: State['effects'][number]): State['effects'][number] {
  return {
    kind: v.kind,
    is: v.is,
    no: v.no,
    me: v.me,
    body: v.body,
    it: v.it,
    thatKind: v.thatKind,
    that: v.that,
    spot: v.spot,
    x: v.x,
    victims: v.victims.slice(),
    killer: v.killer,
    bonus: v.bonus,
    cancelled: v.cancelled,
    moved: v.moved,
  };
}

function copy29(v: State['bag']): State['bag'] {
  const n = v.length;
  const out: State['bag'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['bag'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy28(v: State['nights']): State['nights'] {
  const n = v.length;
  const out: State['nights'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['nights'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy27(v: State['insanityDeck']): State['insanityDeck'] {
  const n = v.length;
  const out: State['insanityDeck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['insanityDeck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy23(v: State['scavenge']): State['scavenge'] {
  return {
    red: copy24(v.red),
    green: copy25(v.green),
    blue: copy26(v.blue),
  };
}

function copy26(v: State['scavenge']['blue']): State['scavenge']['blue'] {
  const n = v.length;
  const out: State['scavenge']['blue'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['scavenge']['blue'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy25(v: State['scavenge']['green']): State['scavenge']['green'] {
  const n = v.length;
  const out: State['scavenge']['green'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['scavenge']['green'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy24(v: State['scavenge']['red']): State['scavenge']['red'] {
  const n = v.length;
  const out: State['scavenge']['red'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['scavenge']['red'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy22(v: State['monsterDeck']): State['monsterDeck'] {
  const n = v.length;
  const out: State['monsterDeck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['monsterDeck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy20(v: State['monsters']): State['monsters'] {
  const n = v.length;
  const out: State['monsters'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['monsters'][number];
    out[i] = copy21(held);
  }
  return out;
}

function copy21(v: State['monsters'][number]): State['monsters'][number] {
  return {
    no: v.no,
    card: v.card,
    hp: v.hp,
    host: v.host,
    stun: v.stun,
    aside: v.aside,
  };
}

function copy18(v: State['tiles']): State['tiles'] {
  const n = v.length;
  const out: State['tiles'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['tiles'][number];
    out[i] = copy19(held);
  }
  return out;
}

function copy19(v: State['tiles'][number]): State['tiles'][number] {
  return {
    is: v.is,
    x: v.x,
    y: v.y,
    up: v.up,
    gone: v.gone,
    tokens: v.tokens,
    entered: v.entered,
    marker: v.marker,
    fuel: v.fuel,
    dropped: v.dropped.slice(),
    bars: v.bars.slice(),
  };
}

function copy16(v: State['budget']): State['budget'] {
  const n = v.length;
  const out: State['budget'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['budget'][number];
    out[i] = copy17(held);
  }
  return out;
}

function copy17(v: State['budget'][number]): State['budget'][number] {
  return {
    who: v.who,
    left: v.left,
    plays: v.plays,
  };
}

function copy11(v: State['packs']): State['packs'] {
  const n = v.length;
  const out: State['packs'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['packs'][number];
    out[i] = copy12(held);
  }
  return out;
}

function copy12(v: State['packs'][number]): State['packs'][number] {
  return {
    deck: copy13(v.deck),
    discard: v.discard.slice(),
    hand: copy14(v.hand),
  };
}

function copy14(v: State['packs'][number]['hand']): State['packs'][number]['hand'] {
  const n = v.length;
  const out: State['packs'][number]['hand'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['packs'][number]['hand'][number];
    out[i] = copy15(held);
  }
  return out;
}

function copy15(v: State['packs'][number]['hand'][number]): State['packs'][number]['hand'][number] {
  return {
    card: v.card,
    from: v.from,
  };
}

function copy13(v: State['packs'][number]['deck']): State['packs'][number]['deck'] {
  const n = v.length;
  const out: State['packs'][number]['deck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['packs'][number]['deck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy1(v: State['survivors']): State['survivors'] {
  const n = v.length;
  const out: State['survivors'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['survivors'][number];
    out[i] = copy2(held);
  }
  return out;
}

function copy2(v: State['survivors'][number]): State['survivors'][number] {
  return {
    is: v.is,
    seat: v.seat,
    pack: v.pack,
    bodies: copy3(v.bodies),
    dead: v.dead,
    tile: v.tile,
    hunger: v.hunger,
    box: v.box,
    gear: copy5(v.gear),
    insanity: copy9(v.insanity),
    posture: v.posture,
    woke: v.woke,
    left: v.left,
    entered: v.entered.slice(),
    from: v.from,
    halted: v.halted,
    skipHunger: v.skipHunger,
    flipped: v.flipped,
    recalled: v.recalled,
  };
}

function copy9(v: State['survivors'][number]['insanity']): State['survivors'][number]['insanity'] {
  const n = v.length;
  const out: State['survivors'][number]['insanity'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['survivors'][number]['insanity'][number];
    out[i] = copy10(held);
  }
  return out;
}

function copy10(
  v: State['survivors'][number]['insanity'][number],
): State['survivors'][number]['insanity'][number] {
  return {
    no: v.no,
    card: v.card,
    turns: v.turns,
  };
}

function copy5(v: State['survivors'][number]['gear']): State['survivors'][number]['gear'] {
  const n = v.length;
  const out: State['survivors'][number]['gear'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['survivors'][number]['gear'][number];
    out[i] = copy6(held);
  }
  return out;
}

function copy6(
  v: State['survivors'][number]['gear'][number],
): State['survivors'][number]['gear'][number] {
  return {
    no: v.no,
    card: v.card,
    charges: v.charges,
    hollow: v.hollow,
    bonus: v.bonus,
    under: copy7(v.under),
    used: v.used,
    body: v.body,
  };
}

function copy7(
  v: State['survivors'][number]['gear'][number]['under'],
): State['survivors'][number]['gear'][number]['under'] {
  const n = v.length;
  const out: State['survivors'][number]['gear'][number]['under'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['survivors'][number]['gear'][number]['under'][number];
    out[i] = copy8(held);
  }
  return out;
}

function copy8(
  v: State['survivors'][number]['gear'][number]['under'][number],
): State['survivors'][number]['gear'][number]['under'][number] {
  return {
    card: v.card,
    plus: v.plus,
  };
}

function copy3(v: State['survivors'][number]['bodies']): State['survivors'][number]['bodies'] {
  const n = v.length;
  const out: State['survivors'][number]['bodies'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['survivors'][number]['bodies'][number];
    out[i] = copy4(held);
  }
  return out;
}

function copy4(
  v: State['survivors'][number]['bodies'][number],
): State['survivors'][number]['bodies'][number] {
  return {
    is: v.is,
    hp: v.hp,
    poison: v.poison,
    dead: v.dead,
  };
}

export function cloneState(state: State): State {
  return copy0(state);
}
