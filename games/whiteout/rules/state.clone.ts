// Written by `npm run lab -- generate` from the schema of the state. Do not edit.
import type { State } from './state.ts';

function copy0(v: State): State {
  return {
    round: v.round,
    active: v.active,
    first: v.first,
    teams: copy1(v.teams),
    markers: copy5(v.markers),
    spareFinds: copy8(v.spareFinds),
    usedFinds: v.usedFinds.slice(),
    deck: copy10(v.deck),
    discard: v.discard.slice(),
    storm: v.storm === null ? null : copy13(v.storm),
    scouted: copy14(v.scouted),
  };
}

function copy14(v: State['scouted']): State['scouted'] {
  const n = v.length;
  const out: State['scouted'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['scouted'][number];
    out[i] = copy15(held);
  }
  return out;
}

function copy15(v: State['scouted'][number]): State['scouted'][number] {
  return {
    is: v.is,
    seen: v.seen,
  };
}

function copy13(v: NonNullable<State['storm']>): NonNullable<State['storm']> {
  return {
    from: v.from,
    target: v.target,
  };
}

function copy10(v: State['deck']): State['deck'] {
  const n = v.length;
  const out: State['deck'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['deck'][number];
    out[i] = copy11(held);
  }
  return out;
}

function copy11(v: State['deck'][number]): State['deck'][number] {
  const n = v.length;
  const out: State['deck'][number] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['deck'][number][number];
    out[i] = copy12(held);
  }
  return out;
}

function copy12(v: State['deck'][number][number]): State['deck'][number][number] {
  return {
    is: v.is,
    seen: v.seen,
  };
}

function copy8(v: State['spareFinds']): State['spareFinds'] {
  const n = v.length;
  const out: State['spareFinds'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['spareFinds'][number];
    out[i] = copy9(held);
  }
  return out;
}

function copy9(v: State['spareFinds'][number]): State['spareFinds'][number] {
  return {
    is: v.is,
    seen: v.seen,
  };
}

function copy5(v: State['markers']): State['markers'] {
  const n = v.length;
  const out: State['markers'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['markers'][number];
    out[i] = copy6(held);
  }
  return out;
}

function copy6(v: State['markers'][number]): State['markers'][number] {
  return {
    space: v.space,
    find: copy7(v.find),
  };
}

function copy7(v: State['markers'][number]['find']): State['markers'][number]['find'] {
  return {
    is: v.is,
    seen: v.seen,
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
    hand: copy3(v.hand),
    finds: v.finds.slice(),
    arrived: v.arrived,
  };
}

function copy3(v: State['teams'][number]['hand']): State['teams'][number]['hand'] {
  const n = v.length;
  const out: State['teams'][number]['hand'] = new Array(n);
  for (let i = 0; i < n; i++) {
    const held = v[i] as State['teams'][number]['hand'][number];
    out[i] = copy4(held);
  }
  return out;
}

function copy4(v: State['teams'][number]['hand'][number]): State['teams'][number]['hand'][number] {
  return {
    is: v.is,
    seen: v.seen,
  };
}

export function cloneState(state: State): State {
  return copy0(state);
}
