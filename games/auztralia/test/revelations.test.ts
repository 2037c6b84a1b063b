import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { camp, dark, hexOf, onMap, tile } from './battle.ts';

const cardsOf = (t: ReturnType<typeof dark>) => t.told('card.turned').map(({ card }) => card);

describe('reveal', () => {
  it('AUZ-REV-01 AUZ-REV-02 turns up the sleeper in the lowest-numbered hex, which stays there face up', () => {
    const t = dark({
      oldOnes: [
        { hex: 83, tile: 'L3-01' },
        { hex: 16, tile: 'L1-09' },
        { hex: 10, tile: 'L1-10', faceUp: true },
        { hex: 28, tile: 'L2-08' },
      ],
      next: { revelations: ['R1-01'] },
    });
    expect(t.told('oldOne.revealed')).toMatchObject([{ tile: 'L1-09', hex: 16 }]);
    expect(tile(t, 'L1-09')).toMatchObject({ hex: 16, faceUp: true });
    expect(tile(t, 'L2-08').faceUp).toBe(false);
  });

  it('AUZ-REV-02 AUZ-OLD-07 an Empty tile leaves the game, and nobody else is turned up for it', () => {
    const t = dark({
      oldOnes: [
        { hex: 16, tile: 'L1-12' },
        { hex: 28, tile: 'L2-03' },
      ],
      next: { revelations: ['R1-02'] },
    });
    expect(t.told('oldOne.empty')).toMatchObject([{ hex: 16 }]);
    expect(onMap(t)).toEqual(['L2-03']);
    expect(tile(t, 'L2-03').faceUp).toBe(false);
  });

  it('AUZ-REV-03 AUZ-RULING-31 does nothing when nobody sleeps, and the movement check follows', () => {
    const t = dark({
      oldOnes: [{ hex: 28, tile: 'L1-04', faceUp: true }],
      next: { revelations: ['R1-01'], oldOneCards: ['O38', 'O28'] },
    });
    expect(t.told('revelation.nothing')).toMatchObject([{ rule: 'AUZ-REV-03' }]);
    expect(cardsOf(t)).toEqual(['O38', 'O28']);
  });
});

describe('reveal and six movement', () => {
  it('AUZ-REV-04 six cards move the tile just revealed and nobody else, then two more move all', () => {
    const t = dark({
      oldOnes: [
        { hex: 70, tile: 'L2-03', faceUp: true },
        { hex: 48, tile: 'L1-04' },
      ],
      next: {
        revelations: ['R1-06'],
        // Mi-go are circled on O01, O10 and O13 of the six, and on O25 of the two.
        oldOneCards: ['O01', 'O03', 'O10', 'O04', 'O13', 'O05', 'O28', 'O25'],
      },
    });
    expect(cardsOf(t)).toHaveLength(8);
    const moves = t.told('oldOne.moved').map((moved) => moved.tile);
    expect(moves).toEqual(['L1-04', 'L1-04', 'L1-04', 'L2-03', 'L1-04']);
  });

  it('AUZ-REV-04 all six are drawn although it came to a stop with the first', () => {
    const t = dark({
      players: [{ units: { infantry: 1 } }],
      oldOnes: [{ hex: 17, tile: 'L1-04' }],
      next: {
        revelations: ['R1-06'],
        oldOneCards: ['O01', 'O10', 'O13', 'O25', 'O27', 'O36', 'O24'],
      },
    });
    expect(cardsOf(t).slice(0, 6)).toEqual(['O01', 'O10', 'O13', 'O25', 'O27', 'O36']);
    expect(t.told('oldOne.moved')).toHaveLength(1);
    // The seventh card is that of the Port combat.
    const told = t.events.map((event) => event.tell);
    expect(cardsOf(t)[6]).toBe('O24');
    expect(told.indexOf('combat.begins')).toBe(told.indexOf('port.attacked') + 1);
  });

  it.each([
    ['a Temple', 'L1-09'],
    ['an Empty tile', 'L1-12'],
  ])('AUZ-REV-05 AUZ-RULING-32 %s makes nobody draw the six', (_what, id) => {
    const t = dark({
      oldOnes: [
        { hex: 16, tile: id },
        { hex: 70, tile: 'L2-03', faceUp: true },
      ],
      next: { revelations: ['R1-06'], oldOneCards: ['O28', 'O31'] },
    });
    expect(t.told('oldOne.revealed')).toMatchObject([{ tile: id }]);
    expect(cardsOf(t)).toEqual(['O28', 'O31']);
  });

  it('AUZ-REV-05 AUZ-RULING-32 a Spawning Temple draws for its three X tiles, which do not use the six', () => {
    const t = dark(
      {
        oldOnes: [{ hex: 48, tile: 'XX-M' }],
        next: { revelations: ['R1-06'], oldOneCards: ['O06', 'O11', 'O12', 'O28', 'O31'] },
      },
      { challenge: 'medium' },
    );
    expect(t.told('oldOne.spawned')).toHaveLength(3);
    // Three cards for the X tiles, two for the movement check.
    expect(cardsOf(t)).toEqual(['O06', 'O11', 'O12', 'O28', 'O31']);
  });
});

describe('assassinate', () => {
  it('AUZ-REV-06 takes the two rightmost out of the game; the others slide, two new ones enter at the left', () => {
    const t = dark({
      display: ['singh', 'verne', 'jago', 'bones', 'jones'],
      next: { revelations: ['R1-07'], personalities: ['castro', 'alika', 'karpov'] },
    });
    expect(t.told('revelation.assassinated')).toMatchObject([
      { personalities: ['bones', 'jones'] },
    ]);
    expect(t.state.display).toEqual(['alika', 'castro', 'singh', 'verne', 'jago']);
    expect(t.state.personalitiesGone).toEqual(['bones', 'jones']);
  });

  it('AUZ-REV-06 AUZ-RECR-06 takes what there is when the display is short', () => {
    const t = dark({
      display: ['singh'],
      only: { personalities: [] },
      next: { revelations: ['R1-07'] },
    });
    expect(t.state.display).toEqual([]);
    expect(t.told('revelation.assassinated')).toMatchObject([{ personalities: ['singh'] }]);
  });
});

describe('Old Ones on Temples', () => {
  it('AUZ-REV-07 each Temple that is face up gets a level 3 tile, the lowest hex first', () => {
    const t = dark({
      oldOnes: [
        { hex: 48, tile: 'L1-09', faceUp: true },
        { hex: 10, tile: 'L1-10' },
        { hex: 16, tile: 'L1-11', faceUp: true },
      ],
      next: {
        revelations: ['R2-08'],
        tiles: { 3: ['L3-01', 'L3-02', 'L3-03'] },
        oldOneCards: ['O28', 'O31'],
      },
    });
    expect(t.told('oldOne.onTemple')).toMatchObject([
      { tile: 'L3-01', hex: 16 },
      { tile: 'L3-02', hex: 48 },
    ]);
    expect(tile(t, 'L3-01')).toMatchObject({ hex: 16, faceUp: true, back: 3, damage: [0, 0] });
    expect(onMap(t)).not.toContain('L3-03');
    // What came is awake and takes part in the movement check.
    expect(cardsOf(t)).toEqual(['O28', 'O31']);
  });

  it('AUZ-REV-07 without a Temple face up nothing comes', () => {
    const t = dark({
      oldOnes: [{ hex: 10, tile: 'L1-10' }],
      next: { revelations: ['R2-09'] },
    });
    expect(t.told('revelation.nothing')).toHaveLength(1);
    expect(onMap(t)).toEqual(['L1-10']);
  });

  it('AUZ-REV-07 AUZ-REV-08 a Temple that comes with the card brings nothing itself; without level 3 tiles level 2 serves', () => {
    const t = dark({
      oldOnes: [
        { hex: 16, tile: 'L1-09', faceUp: true },
        { hex: 48, tile: 'L1-10', faceUp: true },
      ],
      only: { tiles: { 3: ['L3-04'] } },
      next: {
        revelations: ['R2-08'],
        tiles: { 2: ['L2-08', 'L2-06'] },
        oldOneCards: ['O28', 'O31'],
      },
    });
    expect(t.told('oldOne.onTemple')).toMatchObject([
      { tile: 'L3-04', hex: 16 },
      { tile: 'L2-08', hex: 48 },
    ]);
    expect(onMap(t)).not.toContain('L2-06');
    expect(tile(t, 'L2-08').back).toBe(2);
  });

  it('AUZ-REV-08 AUZ-RULING-33 with both stacks empty nothing appears, whatever level 1 holds', () => {
    const t = dark({
      oldOnes: [{ hex: 16, tile: 'L1-09', faceUp: true }],
      only: { tiles: { 2: [], 3: [] } },
      next: { revelations: ['R2-08'] },
    });
    expect(onMap(t)).toEqual(['L1-09']);
    expect(deckSize(t.state.stacks[0] ?? [])).toBeGreaterThan(0);
  });

  it('AUZ-REV-09 AUZ-RULING-33 an Empty tile is taken out and not replaced', () => {
    const t = dark({
      oldOnes: [{ hex: 16, tile: 'L1-09', faceUp: true }],
      next: { revelations: ['R2-08'], tiles: { 3: ['L3-10', 'L3-01'] } },
    });
    expect(onMap(t)).toEqual(['L1-09']);
    expect(t.told('oldOne.empty')).toMatchObject([{ hex: 16 }]);
    expect(t.state.gone.map((held) => held.is)).toContain('L3-10');
    expect(deckSize(t.state.stacks[2] ?? [])).toBe(9);
  });

  it('AUZ-RULING-33 AUZ-CHAL-04 a Spawning Temple drawn onto a Temple spawns', () => {
    const t = dark(
      {
        oldOnes: [{ hex: 48, tile: 'L1-09', faceUp: true }],
        only: { tiles: { 3: [] } },
        next: {
          revelations: ['R2-08'],
          tiles: { 2: ['XX-Z'] },
          oldOneCards: ['O06', 'O11', 'O12', 'O28', 'O31'],
        },
      },
      { challenge: 'medium' },
    );
    expect(hexOf(t, 'XX-Z')).toBe(48);
    expect(t.told('oldOne.spawned').map((told) => told.tile)).toEqual(['X-Z1', 'X-Z2', 'X-Z3']);
  });
});

describe('the other events', () => {
  it('AUZ-REV-10 "No Event" does nothing but lead on to movement', () => {
    const t = dark({
      oldOnes: [{ hex: 16, tile: 'L1-07' }],
      next: { revelations: ['R1-08'] },
    });
    expect(t.told('revelation.nothing')).toMatchObject([{ rule: 'AUZ-REV-10' }]);
    expect(tile(t, 'L1-07').faceUp).toBe(false);
  });

  it('AUZ-REV-11 a benefit is for every human, in the order of the Time Track', () => {
    const t = dark({
      time: { 0: 44, 1: 24, oldOnes: 24 },
      stack: [0, 1, 'oldOnes'],
      players: [{ goods: { coal: 0, iron: 1 } }, { goods: { coal: 2, iron: 0 } }],
      next: { revelations: ['R1-10'] },
    });
    expect(t.told('benefit.goods')).toMatchObject([
      { seat: 1, coal: 1, iron: 1, gold: 0 },
      { seat: 0, coal: 1, iron: 1, gold: 0 },
    ]);
    expect(t.player(0).goods).toMatchObject({ coal: 1, iron: 2 });
    expect(t.player(1).goods).toMatchObject({ coal: 3, iron: 1 });
  });

  it('AUZ-REV-11 AUZ-RULING-64 2 Gold; or 1 Infantry while there is one in the supply', () => {
    const gold = dark({
      players: [{ goods: { gold: 0 } }, { goods: { gold: 1 } }],
      next: { revelations: ['R1-09'] },
    });
    expect([0, 1].map((seat) => gold.player(seat).goods.gold)).toEqual([2, 3]);
    const infantry = dark({
      players: [{ units: { infantry: 0 } }, { units: { infantry: 9 } }],
      next: { revelations: ['R2-10'] },
    });
    // The last one goes to seat 0, whose disc is further back.
    expect([0, 1].map((seat) => infantry.player(seat).barracks.infantry)).toEqual([1, 9]);
    expect(infantry.told('benefit.infantry')).toMatchObject([
      { seat: 0, count: 1 },
      { seat: 1, count: 0 },
    ]);
  });

  it('AUZ-REV-11 1 Gold for two own Farms that are not blighted, 4 at most', () => {
    const sheep = [30, 31, 32, 33, 34, 35, 36].map((hex) => ({
      hex,
      owner: 1,
      type: 'sheep' as const,
    }));
    const cattle = [11, 12, 13].map((hex) => ({ hex, owner: 1, type: 'cattle' as const }));
    const t = dark({
      players: [{ goods: { gold: 0 } }, { goods: { gold: 0 } }],
      farms: [
        ...sheep,
        ...cattle,
        { hex: 26, owner: 0, type: 'sheep' },
        { hex: 27, owner: 0, type: 'sheep' },
        { hex: 16, owner: 0, type: 'sheep' },
        { hex: 15, owner: 0, type: 'sheep', blighted: true },
      ],
      next: { revelations: ['R3-10'] },
    });
    expect([0, 1].map((seat) => t.player(seat).goods.gold)).toEqual([1, 4]);
  });

  it('AUZ-REV-12 a Revelation card is used once; when all are gone the lit spaces bring nothing', () => {
    const t = camp({
      time: { 0: 53, 1: 53, oldOnes: 22 },
      only: { revelations: ['R1-08', 'R1-09'] },
    });
    expect(t.told('revelation').map((told) => told.revelation)).toEqual(['R1-08', 'R1-09']);
    expect(t.state.revelationsPlayed).toEqual(['R1-08', 'R1-09']);
    expect(t.told('time.oldOnes')).toHaveLength(31);
  });
});
