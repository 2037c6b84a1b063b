// Written by `npm run lab -- generate` from the schema of the state. Do not edit.
import type { State } from './state.ts';

function copy0(v: State): State {
  return {
    round: v.round,
    active: v.active,
    first: v.first,
    teams: copy1(v.teams),
    markers: copy3(v.markers),
    spareFinds: v.spareFinds.slice(),
    usedFinds: v.usedFinds.slice(),
    deck: copy5(v.deck),
    discard: v.discard.slice(),
    storm: v.storm === null ? null : copy6(v.storm),
    scouted: v.scouted.slice(),
  };
}

function copy6(v: NonNullable<State['storm']>): NonNullable<State['storm']> {
  return {
    from: v.from,
    target: v.target,
  };
}

function copy5(v: State['deck']): State['deck'] {
  const n = v.length;
  const out: State['deck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['deck'][number];
    out[i] = held.slice();
  }
  return out;
}

function copy3(v: State['markers']): State['markers'] {
  const n = v.length;
  const out: State['markers'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['markers'][number];
    out[i] = copy4(held);
  }
  return out;
}

function copy4(v: State['markers'][number]): State['markers'][number] {
  return {
    space: v.space,
    find: v.find,
  };
}

function copy1(v: State['teams']): State['teams'] {
  const n = v.length;
  const out: State['teams'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['teams'][number];
    out[i] = copy2(held);
  }
  return out;
}

function copy2(v: State['teams'][number]): State['teams'][number] {
  return {
    space: v.space,
    hand: v.hand.slice(),
    finds: v.finds.slice(),
    arrived: v.arrived,
  };
}

export function cloneState(state: State): State {
  return copy0(state);
}
