import { deckSize, NOBODY } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { situation } from './situation.ts';

const { survey } = standardContent;
const SURVEYED = [14, 16, 24, 28, 37, 44, 47, 50, 57, 65, 67, 79, 82];
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Twenty Survey tiles that all show the same symbols: then it does not matter which lies where. */
const alike = (symbols: Readonly<Record<string, readonly number[]>>) => ({
  survey: survey.map(({ id, redClip }) => ({ id, redClip, symbols })),
});

/** A set-up in which every survey hex shows these symbols and the stacks hold only these tiles. */
function surveyWith(symbols: Readonly<Record<string, readonly number[]>>, ...kept: string[]) {
  // Tiles of the challenges are not in play.
  const oldOneTiles = standardContent.oldOneTiles
    .filter((tile) => !kept.includes(tile.id))
    .map((tile) => ({ ...tile, challenge: true }));
  return situation({ content: { ...alike(symbols), oldOneTiles } });
}

/** What lies where after the survey, as "hex: level". */
const laid = (t: ReturnType<typeof situation>) =>
  Object.fromEntries(t.state.tiles.map((tile) => [tile.hex, tile.back]));

/** What a good's deposits are, without the empty hexes. */
const lying = (t: ReturnType<typeof situation>, good: 'coal' | 'iron' | 'gold' | 'phosphate') =>
  Object.fromEntries([...t.state.deposits[good].entries()].filter(([, count]) => count > 0));

describe('the survey', () => {
  it('AUZ-SETUP-07 AUZ-SETUP-08 AUZ-RULING-67 35 tiles in stacks of 15, 10 and 10; X and XX tiles stay out', () => {
    const t = situation({ content: alike({}) });
    expect(t.state.stacks.map(deckSize)).toEqual([15, 10, 10]);
    expect(t.state.xTiles).toEqual([]);
    t.state.stacks.forEach((stack, i) => {
      const ids = stack.flat().map((tile) => tile.is);
      expect(ids.every((id) => id.startsWith(`L${i + 1}-`))).toBe(true);
    });
    for (const seed of seeds(12)) {
      const { tiles } = situation({ seed }).state;
      expect(tiles.every((tile) => tile.tile.is.startsWith(`L${tile.back}-`))).toBe(true);
    }
  });

  it('AUZ-SETUP-08 the stacks are shuffled and nobody has seen a tile', () => {
    const content = alike({ oldOnes: [0] });
    const first = seeds(12).map((seed) => {
      const t = situation({ seed, content });
      expect(t.state.tiles.every((tile) => !tile.faceUp && tile.tile.seen === NOBODY)).toBe(true);
      return t.state.tiles[0]?.tile.is;
    });
    expect(new Set(first).size).toBeGreaterThan(3);
  });

  it('AUZ-SETUP-09 a tile at random on each of the 13 survey hexes', () => {
    const t = situation({ content: alike({ coal: [0] }) });
    expect(Object.keys(lying(t, 'coal')).map(Number)).toEqual(SURVEYED);
    expect(t.told('setup.survey')).toMatchObject([{ tiles: 13 }]);
    // With the real tiles no two maps are alike, and which tiles come out differs too.
    const iron = seeds(12).map((seed) => JSON.stringify(lying(situation({ seed }), 'iron')));
    expect(new Set(iron).size).toBe(12);
    const phosphate = seeds(12).map((seed) => sum(situation({ seed }).state.deposits.phosphate));
    expect(new Set(phosphate).size).toBeGreaterThan(1);
  });

  it('AUZ-SETUP-06 starting goods come before the survey, and its later symbols get what is left', () => {
    const t = situation({
      content: { supply: { goods: { coal: 9 } }, ...alike({ coal: [0] }) },
    });
    expect(t.state.players.map((player) => player.goods.coal)).toEqual([2, 2]);
    expect(lying(t, 'coal')).toEqual({ 14: 3, 16: 2 });
    expect(t.state.supply.goods.coal).toBe(0);
  });

  it('AUZ-SETUP-10 AUZ-SETUP-12 slot 1 is the north: three Coal there, one Phosphate in the south', () => {
    // S14: Coal 1, Iron 5, Phosphate 4, an Old One in 2.
    const t = situation({ arrange: { survey: { 28: 'S14' } } });
    expect(lying(t, 'coal')).toEqual({ 29: 3 });
    expect(lying(t, 'iron')).toEqual({ 35: 3 });
    expect(lying(t, 'phosphate')).toEqual({ 27: 1 });
    expect(laid(t)).toEqual({ 15: 1 });
  });

  it('AUZ-SETUP-12 a Gold symbol brings three', () => {
    const t = situation({ arrange: { survey: { 28: 'S13' } } });
    expect(lying(t, 'gold')).toEqual({ 28: 3 });
  });

  it('AUZ-SETUP-11 AUZ-RULING-35 tiles are resolved in ascending order of their hexes', () => {
    // Three tiles for thirteen symbols: hex 14 and 16 are first, hex 24 is hills, then 28.
    const t = surveyWith({ oldOnes: [0] }, 'L1-01', 'L1-02', 'L2-01');
    expect(laid(t)).toEqual({ 14: 1, 16: 1, 28: 2 });
  });

  it('AUZ-SETUP-11 AUZ-RULING-35 inside a tile the centre comes first and slot 6 last', () => {
    const t = surveyWith({ oldOnes: [4, 6, 0] }, 'L1-01', 'L2-01');
    // Hex 14: the centre (level 1) takes the level 1 tile, the south (15) the next level up.
    expect(laid(t)).toEqual({ 14: 1, 15: 2 });
  });

  it('AUZ-SETUP-13 AUZ-SETUP-15 AUZ-CONTENT-35 AUZ-EX-01 coastal hexes get neither resources nor Old Ones', () => {
    // S04 on 24: Coal on coastal 20, Phosphate on 38, Old Ones on coastal 19 and in the hills of 23.
    const t = situation({ arrange: { survey: { 24: 'S04' } } });
    expect(lying(t, 'coal')).toEqual({});
    expect(lying(t, 'phosphate')).toEqual({ 38: 1 });
    expect(laid(t)).toEqual({});
    expect(t.state.stacks.map(deckSize)).toEqual([15, 10, 10]);
  });

  it('AUZ-SETUP-15 AUZ-CONTENT-35 AUZ-EX-02 an Old One symbol in the hills places nothing, not even in the centre', () => {
    const t = situation({ arrange: { survey: { 24: 'S05' } } });
    expect(laid(t)).toEqual({ 38: 1 });
    expect(lying(t, 'coal')).toEqual({ 39: 3 });
  });

  it('AUZ-SETUP-14 the level of the hex says from which stack its tile comes', () => {
    // The centres of 14 (level 1), 50 (level 2) and 67 (level 3), and a neighbour of each.
    const t = situation({ arrange: { survey: { 14: 'S05', 50: 'S12', 67: 'S09' } } });
    expect(laid(t)).toEqual({ 14: 1, 30: 2, 50: 2, 52: 3, 67: 3, 70: 3 });
    expect(t.state.stacks.map(deckSize)).toEqual([14, 8, 7]);
    expect(t.state.tiles.every((tile) => !tile.faceUp && tile.tile.seen === NOBODY)).toBe(true);
  });

  it('AUZ-SETUP-16 a symbol outside the map places nothing', () => {
    // Hex 82 lies on the western edge: Gold in 6 and Phosphate in 5 are off the map.
    const t = situation({ arrange: { survey: { 82: 'S18' } } });
    expect(lying(t, 'coal')).toEqual({ 70: 3 });
    for (const good of ['iron', 'gold', 'phosphate'] as const) expect(lying(t, good)).toEqual({});
    expect(laid(situation({ arrange: { survey: { 82: 'S15' } } }))).toEqual({});
  });

  it('AUZ-SETUP-17 the same resource twice adds up, and different ones share a hex', () => {
    // Hex 15 is north of 16 and north-east of 28.
    const coal = situation({ arrange: { survey: { 16: 'S01', 28: 'S02' } } });
    expect(coal.state.deposits.coal[15]).toBe(6);
    const phosphate = situation({ arrange: { survey: { 16: 'S20', 28: 'S12' } } });
    expect(phosphate.state.deposits.phosphate[15]).toBe(2);
    const mixed = situation({ arrange: { survey: { 16: 'S06', 28: 'S02' } } });
    expect([mixed.state.deposits.iron[15], mixed.state.deposits.coal[15]]).toEqual([3, 3]);
  });

  it('AUZ-SETUP-18 resources and an Old One share a hex', () => {
    const t = situation({ arrange: { survey: { 16: 'S09', 28: 'S13' } } });
    expect(t.state.deposits.phosphate[15]).toBe(1);
    expect(laid(t)[15]).toBe(1);
  });

  it('AUZ-SETUP-19 AUZ-CONTENT-35 AUZ-EX-01 a second symbol on level 2 hex 28 leaves one level 3 tile', () => {
    const t = situation({ arrange: { survey: { 16: 'S01', 28: 'S02' } } });
    expect(t.state.tiles.filter((tile) => tile.hex === 28)).toHaveLength(1);
    expect(laid(t)[28]).toBe(3);
    expect(t.state.tiles.find((tile) => tile.hex === 28)?.faceUp).toBe(false);
  });

  it('AUZ-SETUP-19 AUZ-SETUP-22 AUZ-EX-03 level 1 twice gives one level 2 tile; the old one goes back to its stack', () => {
    const t = situation({ arrange: { survey: { 16: 'S17', 28: 'S14' } } });
    expect(laid(t)).toEqual({ 15: 2 });
    expect(t.state.stacks.map(deckSize)).toEqual([15, 9, 10]);
    expect(t.state.gone).toEqual([]);
    // It came and went unseen.
    expect(t.state.stacks[0]?.flat().filter((tile) => tile.seen === NOBODY)).not.toEqual([]);
    expect(t.told('oldOne.revealed')).toEqual([]);
  });

  it('AUZ-SETUP-22 AUZ-RULING-34 what an upgrade removed can be drawn again', () => {
    // Every survey hex is hit twice; one tile of level 1 and one of level 2 are all there is.
    const t = surveyWith({ oldOnes: [0, 0] }, 'L1-01', 'L2-01');
    expect(laid(t)).toEqual({ 14: 2, 16: 1 });
  });

  it('AUZ-SETUP-20 a level 3 tile ignores further symbols', () => {
    // 67 and 82 both hit hex 70.
    const t = situation({
      arrange: {
        survey: { 67: 'S03', 82: 'S10' },
        next: { tiles: { 3: ['L3-01', 'L3-02', 'L3-03', 'L3-04'] } },
      },
    });
    expect(t.state.tiles.map((tile) => [tile.hex, tile.tile.is])).toEqual([
      [68, 'L3-01'],
      [70, 'L3-02'],
      [82, 'L3-03'],
    ]);
    expect(t.state.stacks.map(deckSize)).toEqual([15, 10, 7]);
  });

  it('AUZ-SETUP-21 an empty stack passes the draw on to the next level up, and at last places nothing', () => {
    const t = surveyWith({ oldOnes: [0] }, 'L2-01', 'L3-01');
    expect(laid(t)).toEqual({ 14: 2, 16: 3 });
  });

  it('AUZ-SETUP-21 AUZ-RULING-34 an upgrade without a higher tile leaves the old one where it is', () => {
    const t = surveyWith({ oldOnes: [0, 0] }, 'L1-01', 'L1-02', 'L3-10');
    // 14 goes from 1 straight to 3; 16 keeps its level 1 tile; 28 finds nothing; 37 takes the last.
    expect(laid(t)).toEqual({ 14: 3, 16: 1, 37: 1 });
  });
});
