import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { deep, OLD_ONES_SEAT, revengeOf } from './table.ts';

/** Hexes by their printed level. */
const [ONE, TWO, THREE] = [27, 28, 54];
const at = (hex: number, dangerous = false) => ({ hex, dangerous });
const sizes = (t: ReturnType<typeof deep>): number[] => t.state.stacks.map(deckSize);
const levels = (t: ReturnType<typeof deep>): number[] =>
  t.choices.flatMap((choice) => (choice.do === 'level' ? [choice.level] : []));
const hexes = (t: ReturnType<typeof deep>): number[] =>
  t.choices.flatMap((choice) => (choice.do === 'spawn' ? [choice.hex] : []));

describe('Place', () => {
  it('REV-PLACE-01 REV-PLACE-10 a stack, a random tile that only the Old Ones see, a Spawn tile', () => {
    const t = deep({
      revenge: { spawns: [at(ONE), at(TWO)], stacks: { 1: ['L1-01'], 2: [], 3: [] } },
    });
    t.choose({ do: 'place' });
    if (t.asked?.step === 'place-level') t.choose({ do: 'level', level: 1 });
    expect(t.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'place-tile' });
    expect(t.offers({ do: 'done' })).toBe(false);
    t.choose({ do: 'spawn', hex: TWO });
    expect(t.state.tiles).toHaveLength(1);
    expect(t.state.tiles[0]).toMatchObject({ hex: TWO, back: 1, faceUp: false });
    expect(t.state.tiles[0]!.tile.is).toBe('L1-01');
  });

  it('REV-PLACE-02 REV-PLACE-03 from 9, 6 and 4 only level 1; the largest, as large, or lower ones', () => {
    const t = deep({
      revenge: { spawns: [at(THREE), at(54, true)].slice(0, 1).concat([at(66), at(68), at(69)]) },
    });
    expect(sizes(t)).toEqual([9, 6, 4]);
    t.choose({ do: 'place' });
    expect(levels(t)).toEqual([1]);
    expect(t.refused({ do: 'level', level: 2 })).toMatchObject({
      rule: 'REV-PLACE-02',
      why: 'place.tooHigh',
    });
    const stacks = { 1: ['L1-01', 'L1-02'], 2: ['L2-01', 'L2-02', 'L2-03'], 3: ['L3-01'] };
    const middle = deep({ revenge: { spawns: [at(THREE), at(66)], stacks } }).choose({
      do: 'place',
    });
    expect(levels(middle)).toEqual([1, 2]);
  });

  it('REV-PLACE-04 REV-PLACE-05 a Dangerous Spawn tile is one level higher, and 3 at most', () => {
    const stacks = { 1: [], 2: ['L2-01'], 3: ['L3-01', 'L3-02'] };
    const spawns = [at(ONE), at(26, true), at(TWO), at(29, true), at(THREE), at(66, true)];
    const third = deep({ revenge: { spawns, stacks } }).choose(
      { do: 'place' },
      { do: 'level', level: 3 },
    );
    expect(hexes(third).sort((a, b) => a - b)).toEqual([29, 54, 66]);
    const second = deep({ revenge: { spawns, stacks } }).choose(
      { do: 'place' },
      { do: 'level', level: 2 },
    );
    expect(hexes(second).sort((a, b) => a - b)).toEqual([26, 28, 29, 54, 66]);
  });

  it('REV-PLACE-06 an occupied Spawn tile only if none of its level is unoccupied', () => {
    const stacks = { 1: ['L1-01'], 2: [], 3: [] };
    const oldOnes = [{ hex: TWO, tile: 'L1-06' }];
    const free = deep({ oldOnes, revenge: { spawns: [at(ONE), at(TWO)], stacks } });
    free.choose({ do: 'place' });
    if (free.asked?.step === 'place-level') free.choose({ do: 'level', level: 1 });
    expect(hexes(free)).toEqual([ONE]);
    const full = deep({ oldOnes, revenge: { spawns: [at(TWO)], stacks } });
    full.choose({ do: 'place' });
    if (full.asked?.step === 'place-level') full.choose({ do: 'level', level: 1 });
    expect(
      full.asked?.step === 'place-tile'
        ? hexes(full)
        : full.state.tiles.map((tile) => tile.hex).slice(1),
    ).toEqual([TWO]);
  });

  it('REV-PLACE-07 REV-RULING-32 with lower stacks empty and no Spawn tile high enough, any will do', () => {
    const stacks = { 1: [], 2: [], 3: ['L3-01'] };
    const t = deep({ revenge: { spawns: [at(ONE), at(TWO)], stacks } }).choose({ do: 'place' });
    if (t.asked?.step === 'place-level') t.choose({ do: 'level', level: 3 });
    expect(hexes(t).sort((a, b) => a - b)).toEqual([ONE, TWO]);
    const oldOnes = [{ hex: ONE, tile: 'L1-06' }];
    const other = deep({ oldOnes, revenge: { spawns: [at(ONE), at(26), at(TWO)], stacks } }).choose(
      { do: 'place' },
    );
    if (other.asked?.step === 'place-level') other.choose({ do: 'level', level: 3 });
    expect(hexes(other).sort((a, b) => a - b)).toEqual([26, TWO]);
  });

  it('REV-PLACE-08 a level without a Spawn tile cannot be drawn while a lower stack has tiles', () => {
    const stacks = { 1: ['L1-01'], 2: [], 3: ['L3-01', 'L3-02'] };
    const t = deep({ revenge: { spawns: [at(ONE), at(TWO)], stacks } }).choose({ do: 'place' });
    expect(t.refused({ do: 'level', level: 3 })).toMatchObject({
      rule: 'REV-PLACE-08',
      why: 'place.noSpawn',
    });
  });

  it('REV-PLACE-09 a Kangaroo is placed like any other tile', () => {
    const stacks = { 1: ['L1-12'], 2: [], 3: [] };
    const t = deep({ revenge: { spawns: [at(ONE), at(26)], stacks } }).choose({ do: 'place' });
    if (t.asked?.step === 'place-level') t.choose({ do: 'level', level: 1 });
    t.choose({ do: 'spawn', hex: ONE });
    expect(t.state.tiles.map((tile) => tile.tile.is)).toEqual(['L1-12']);
  });

  it('REV-PLACE-11 the Old Ones may look at what they placed, the humans only see its level', () => {
    const stacks = { 1: ['L1-09'], 2: [], 3: [] };
    const t = deep({ revenge: { spawns: [at(ONE), at(26)], stacks } }).choose({ do: 'place' });
    if (t.asked?.step === 'place-level') t.choose({ do: 'level', level: 1 });
    t.choose({ do: 'spawn', hex: ONE });
    expect(t.engine.view(t.world, OLD_ONES_SEAT).tiles[0]).toMatchObject({
      hex: ONE,
      tile: 'L1-09',
      back: 1,
    });
    expect(t.engine.view(t.world, 0).tiles[0]).toMatchObject({ hex: ONE, tile: null, back: 1 });
  });

  it('REV-PLACE-12 REV-SPAWN-10 no tile, or no Spawn tile: no Place', () => {
    const stacks = { 1: [], 2: [], 3: [] };
    expect(deep({ revenge: { spawns: [at(ONE)], stacks } }).refused({ do: 'place' }).rule).toBe(
      'REV-PLACE-12',
    );
    expect(deep({ revenge: { spawns: [] } }).refused({ do: 'place' }).rule).toBe('REV-SPAWN-10');
  });
});

describe('Reveal', () => {
  const oldOnes = [
    { hex: ONE, tile: 'L1-06' },
    { hex: 26, tile: 'L1-12' },
  ];
  const spawns = [at(ONE), at(26)];

  it('REV-REVEAL-01 REV-REVEAL-03 one tile is turned up and stays where it is', () => {
    const t = deep({ oldOnes, revenge: { spawns } });
    t.choose({ do: 'reveal' }, { do: 'uncover', hex: ONE });
    expect(t.state.tiles.find((tile) => tile.hex === ONE)).toMatchObject({ faceUp: true });
    expect(t.state.tiles.find((tile) => tile.hex === 26)).toMatchObject({ faceUp: false });
    expect(t.told('oldOne.moved')).toEqual([]);
  });

  it('REV-REVEAL-02 REV-SPAWN-07 a Kangaroo leaves the game, its Spawn tile stays', () => {
    const t = deep({ oldOnes, revenge: { spawns } });
    t.choose({ do: 'reveal' }, { do: 'uncover', hex: 26 });
    expect(t.state.tiles.map((tile) => tile.hex)).toEqual([ONE]);
    expect(t.state.gone.map((tile) => tile.is)).toContain('L1-12');
    expect(
      revengeOf(t)
        .spawns.map(({ hex }) => hex)
        .sort(),
    ).toEqual([26, ONE]);
  });

  it('REV-REVEAL-04 without a face-down tile there is nothing to reveal', () => {
    const awake = [{ hex: ONE, tile: 'L1-06', faceUp: true }];
    expect(deep({ oldOnes: awake, revenge: { spawns } }).refused({ do: 'reveal' })).toMatchObject({
      rule: 'REV-REVEAL-04',
      why: 'reveal.nothing',
    });
  });
});
