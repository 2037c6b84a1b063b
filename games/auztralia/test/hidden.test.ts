import { type ChoiceOf, redact, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { Auztralia } from '../rules/kit.ts';
import { camp, eve, FIELD, muster, night } from './battle.ts';
import { type Partly, type Situation, situation } from './situation.ts';

/** Whether undo may not go behind a choice. The situation stays as it is. */
function horizonAfter(t: Situation, wanted: Partly): boolean {
  const world = t.engine.clone(t.world);
  const choice = t.choices.find((held) =>
    Object.entries(wanted).every(
      ([key, value]) => (held as Record<string, unknown>)[key] === value,
    ),
  );
  if (!choice) throw new Error(`${JSON.stringify(wanted)} is not on offer`);
  return t.engine.apply(world, choice as ChoiceOf<Auztralia>).horizon;
}

const EYES = [0, 1, SPECTATOR];
const sleepers = {
  oldOnes: [
    { hex: 16, tile: 'L1-01' },
    { hex: 28, tile: 'L2-03' },
    { hex: 83, tile: 'L3-01' },
  ],
};

describe('undo stops', () => {
  it('AUZ-HIDE-01 where an Old One card is drawn', () => {
    const t = eve({ army: { infantry: 1 }, foes: ['L1-08'], cards: ['O28', 'O14'] });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    expect(horizonAfter(t, { do: 'attack', hex: FIELD })).toBe(true);
    t.choose({ do: 'attack', hex: FIELD });
    expect(horizonAfter(t, { do: 'stay' })).toBe(true);
  });

  it('AUZ-HIDE-01 where a tile is turned up, by an attack or by Davies', () => {
    const t = eve({
      army: { infantry: 1 },
      foes: [{ tile: 'L1-08', faceUp: false }],
      people: ['davies'],
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    expect(horizonAfter(t, { do: 'attack', hex: FIELD })).toBe(true);
    const davies = camp({ ...sleepers, players: [{ personalities: ['davies'] }] });
    davies.choose({ do: 'play', personality: 'davies' });
    expect(horizonAfter(davies, { do: 'uncover', hex: 28 })).toBe(true);
  });

  it('AUZ-HIDE-01 where a personality comes from the deck: a refill, a paid look, even the last card', () => {
    const t = camp({ display: ['singh', 'verne', 'jago', 'bones', 'jones'] });
    t.choose({ do: 'box', box: 'recruit' });
    expect(horizonAfter(t, { do: 'recruit', personality: 'jago' })).toBe(true);
    expect(horizonAfter(t, { do: 'look' })).toBe(true);
    const last = camp({
      display: ['singh', 'verne', 'jago', 'bones', 'jones'],
      only: { personalities: ['castro'] },
    });
    last.choose({ do: 'box', box: 'recruit' });
    expect(horizonAfter(last, { do: 'recruit', personality: 'jago' })).toBe(true);
    const none = camp({ display: ['singh', 'jago'], only: { personalities: [] } });
    none.choose({ do: 'box', box: 'recruit' });
    // Nothing is drawn, nothing is shown, and seat 0 goes on.
    expect(horizonAfter(none, { do: 'recruit', personality: 'jago' })).toBe(false);
  });

  it('AUZ-HIDE-01 where a Revelation card is drawn, or the Old Ones act at all', () => {
    const lit = night({ time: { 0: 22, 1: 43, oldOnes: 22 }, stack: [1, 'oldOnes', 0] });
    expect(horizonAfter(lit, { do: 'box', box: 'retrieve' })).toBe(true);
    // No light, nobody awake: nothing is drawn, but another side acted.
    const still = night({ time: { 0: 23, 1: 43, oldOnes: 23 }, stack: [1, 'oldOnes', 0] });
    expect(horizonAfter(still, { do: 'box', box: 'retrieve' })).toBe(true);
  });

  it('AUZ-HIDE-01 where the next active side differs, though the same seat is asked again after the Old Ones', () => {
    const t = night({ time: { 0: 23, 1: 43, oldOnes: 23 }, stack: [1, 'oldOnes', 0] });
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.asked?.seat).toBe(0);
    const other = camp({ time: { 0: 3, 1: 3, oldOnes: 22 }, stack: ['oldOnes', 1, 0] });
    expect(horizonAfter(other, { do: 'box', box: 'retrieve' })).toBe(true);
  });

  it("AUZ-HIDE-01 where another player's decision begins, and where the Old Ones have done", () => {
    const raid = (zero: number, one: number) =>
      night({
        players: [{ personalities: ['alika'], units: { infantry: 1 } }],
        tracks: { 0: ['7-17', '17-27'] },
        farms: [{ hex: 27, owner: 0, type: 'sheep' }],
        oldOnes: [{ hex: 28, tile: 'L1-04', faceUp: true }],
        time: { 0: zero, 1: one, oldOnes: 23 },
        stack: [0, 'oldOnes', 1],
        next: { oldOneCards: ['O38', 'O31'] },
      });
    const t = raid(30, 23);
    expect(t.asked?.seat).toBe(1);
    expect(horizonAfter(t, { do: 'box', box: 'retrieve' })).toBe(true);
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(horizonAfter(t, { do: 'done' })).toBe(true);
    // Seat 0 is asked again, but the activation of the Old Ones has ended in between.
    const same = raid(23, 30);
    expect(same.asked).toMatchObject({ seat: 0, step: 'alika' });
    expect(horizonAfter(same, { do: 'done' })).toBe(true);
    same.choose({ do: 'done' });
    expect(same.asked).toMatchObject({ seat: 0, step: 'action' });
  });
});

describe('undo is free', () => {
  it('AUZ-HIDE-02 from the box up to the target: the force can be put together anew', () => {
    const t = eve({ army: { infantry: 2, car: 1 }, foes: ['L1-08'] });
    expect(horizonAfter(t, { do: 'box', box: 'attack' })).toBe(false);
    t.choose({ do: 'box', box: 'attack' });
    expect(horizonAfter(t, { do: 'join', unit: 'infantry' })).toBe(false);
    muster(t, { infantry: 1 });
    expect(horizonAfter(t, { do: 'join', unit: 'car' })).toBe(false);
  });

  it('AUZ-HIDE-02 even the target, as long as a window comes before the first card', () => {
    const t = eve({ army: { infantry: 1 }, foes: ['L1-08'], people: ['khouri'] });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    expect(horizonAfter(t, { do: 'attack', hex: FIELD })).toBe(false);
    t.choose({ do: 'attack', hex: FIELD });
    // The strike leaves nobody to use, so the card follows.
    expect(horizonAfter(t, { do: 'strike' })).toBe(true);
  });

  it('AUZ-HIDE-02 with tracks, Farms, trades and purchases while the same player goes on', () => {
    const t = camp({ tracks: { 0: ['7-17'] } });
    t.choose({ do: 'box', box: 'rail-any' });
    expect(horizonAfter(t, { do: 'track', edge: '7-8' })).toBe(false);
    t.choose({ do: 'track', edge: '7-8' });
    expect(horizonAfter(t, { do: 'track', edge: '7-18' })).toBe(false);
    const farm = camp({ tracks: { 0: ['7-17', '17-27'] } }).choose({ do: 'box', box: 'farm' });
    expect(horizonAfter(farm, { do: 'farm', type: 'cattle', hex: 17 })).toBe(false);
    const trade = camp({}).choose({ do: 'box', box: 'trade' });
    expect(horizonAfter(trade, { do: 'import', good: 'coal' })).toBe(false);
    const buy = camp({}).choose({ do: 'box', box: 'buy' });
    expect(horizonAfter(buy, { do: 'buy', unit: 'car' })).toBe(false);
    const play = camp({ players: [{ personalities: ['carter'] }] });
    expect(horizonAfter(play, { do: 'play', personality: 'carter' })).toBe(false);
  });
});

describe('secrets', () => {
  it('AUZ-HIDE-04 AUZ-HIDE-05 a view names neither sleepers nor what lies in stacks and decks, only places and numbers', () => {
    const t = camp({ ...sleepers, next: { revelations: ['R1-06'], oldOneCards: ['O13'] } });
    for (const eye of EYES) {
      const view = t.engine.view(t.world, eye);
      expect(view.tiles).toMatchObject([
        { hex: 16, back: 1, tile: null },
        { hex: 28, back: 2, tile: null },
        { hex: 83, back: 3, tile: null },
      ]);
      expect(view.nextRevelation).toBe(1);
      const told = JSON.stringify(view);
      for (const id of ['L1-01', 'L2-03', 'L3-01', 'R1-06', 'O13']) expect(told).not.toContain(id);
    }
  });

  it('AUZ-HIDE-05 sleepers are pointed at by their hex in every choice', () => {
    const t = camp({
      ...sleepers,
      players: [{ personalities: ['davies'], units: { airship: 1 } }],
    });
    t.choose({ do: 'play', personality: 'davies' });
    expect(t.choices).toEqual([16, 28, 83].map((hex) => ({ do: 'uncover', hex })));
    t.choose({ do: 'uncover', hex: 83 }, { do: 'uncover', hex: 28 }, { do: 'box', box: 'attack' });
    t.choose({ do: 'join', unit: 'airship' });
    expect(JSON.stringify(t.question)).not.toContain('L1-01');
    expect(t.offers({ do: 'attack', hex: 16 })).toBe(true);
  });

  it('AUZ-HIDE-03 AUZ-HIDE-04 the cards of a paid look are for the looker alone, in view, question and event', () => {
    const t = camp({
      display: ['singh', 'verne', 'jago', 'bones', 'jones'],
      next: { personalities: ['castro', 'alika'] },
    });
    t.choose({ do: 'box', box: 'recruit' }, { do: 'look' });
    expect(t.engine.view(t.world, 0).looked).toEqual(['castro', 'alika']);
    expect(t.engine.view(t.world, 1).looked).toEqual([null, null]);
    const [looked] = t.told('recruit.looked');
    if (!looked) throw new Error('nothing was told of the look');
    expect(redact<Auztralia>(looked, 0)).toMatchObject({ count: 2, cards: ['castro', 'alika'] });
    for (const eye of [1, SPECTATOR])
      expect(redact<Auztralia>(looked, eye)).toMatchObject({ count: 2, cards: null });
    // The one put back stays known to seat 0, and to nobody else.
    t.choose({ do: 'keep', place: 0 });
    expect(t.engine.view(t.world, 0).nextPersonality).toBe('alika');
    expect(t.engine.view(t.world, 1).nextPersonality).toBeNull();
    expect(t.engine.view(t.world, SPECTATOR).nextPersonality).toBeNull();
  });

  it('AUZ-HIDE-03 a world dealt anew for a seat looks the same to it, keeps what it knows, and varies the rest', () => {
    const t = camp({
      display: ['singh', 'verne', 'jago', 'bones', 'jones'],
      next: { personalities: ['castro', 'alika'] },
      ...sleepers,
    });
    t.choose(
      { do: 'box', box: 'recruit' },
      { do: 'look' },
      { do: 'keep', place: 0 },
      { do: 'done' },
    );
    const worlds = (eye: number) =>
      Array.from({ length: 30 }, (_, i) => t.engine.resample(t.world, eye, `world ${i}`));
    for (const eye of EYES)
      for (const world of worlds(eye))
        expect(t.engine.view(world, eye)).toEqual(t.engine.view(t.world, eye));
    const tops = (eye: number) =>
      new Set(worlds(eye).map((world) => world.state.personalities[0]?.[0]?.is));
    expect([...tops(0)]).toEqual(['alika']);
    expect(tops(1).size).toBeGreaterThan(5);
    const faces = new Set(worlds(0).map((world) => world.state.tiles[0]?.tile.is));
    expect(faces.size).toBeGreaterThan(5);
    for (const face of faces) expect(face).toMatch(/^L1-/);
  });

  it('AUZ-HIDE-06 a sleeper that leaves with its Temple stays unknown: it may be any tile of its level', () => {
    const t = camp({
      players: [{ personalities: ['danger'] }],
      oldOnes: [
        { hex: 28, tile: 'L2-08', faceUp: true },
        { hex: 28, tile: 'L2-01' },
      ],
    });
    t.choose({ do: 'play', personality: 'danger' }, { do: 'raze', tile: 'L2-08' });
    expect(JSON.stringify(t.events)).not.toContain('L2-01');
    for (const eye of EYES) expect(t.engine.view(t.world, eye).gone).toEqual(['L2-08', null]);
    const faces = new Set(
      Array.from({ length: 40 }, (_, i) =>
        t.engine
          .resample(t.world, 0, `gone ${i}`)
          .state.gone.map((held) => held.is)
          .join(),
      ),
    );
    expect(faces.size).toBeGreaterThan(3);
    for (const face of faces) expect(face).toMatch(/^L2-08,L2-/);
  });

  it('AUZ-HIDE-06 AUZ-SETUP-22 nor is the tile shown that a survey upgrade sends back', () => {
    const t = situation({ arrange: { survey: { 16: 'S01', 28: 'S02' } } });
    const held = t.state.tiles.find((one) => one.hex === 28);
    expect(held).toMatchObject({ back: 3, faceUp: false });
    expect(held?.tile.seen).toBe(0);
    // Whatever went back lies in its stack without anybody knowing its place.
    for (const stack of t.state.stacks)
      for (const part of stack) for (const one of part) expect(one.seen).toBe(0);
  });
});
