import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import {
  battle,
  camp,
  dark,
  FIELD,
  fight,
  hexOf,
  march,
  night,
  SYDNEY,
  space,
  tile,
} from './battle.ts';
import { type Situation, situation } from './situation.ts';

const medium = { challenge: 'medium' } as const;

/** Tiles of a level after the set-up, on the map and in the stack. */
const ofLevel = (t: Situation, level: number): string[] => [
  ...t.state.tiles.filter((held) => held.back === level).map((held) => held.tile.is),
  ...(t.state.stacks[level - 1] ?? []).flat().map((held) => held.is),
];
const setUp = (challenge: 'none' | 'medium' | 'hard' | 'insane', seed = 1, content?: object) =>
  situation({ config: { seats: 3, challenge }, seed, ...(content ? { content } : {}) });
const empties = (t: Situation) =>
  [1, 2, 3]
    .flatMap((level) => ofLevel(t, level))
    .filter((id) => t.g.content.tile(id).type === 'empty');

describe('the set-up of the challenges', () => {
  it('AUZ-CHAL-02 AUZ-CHAL-03 AUZ-SETUP-07 Medium: two XX Temples among the level 2 tiles, six X tiles aside', () => {
    const t = setUp('medium');
    expect(ofLevel(t, 2)).toHaveLength(12);
    expect(ofLevel(t, 2)).toEqual(expect.arrayContaining(['XX-M', 'XX-Z']));
    expect(t.state.xTiles).toEqual(['X-M1', 'X-M2', 'X-M3', 'X-Z1', 'X-Z2', 'X-Z3']);
    expect(empties(t)).toHaveLength(6);
    // They lie there for all to see.
    expect(t.engine.view(t.world, 0).xTiles).toHaveLength(6);
    const none = setUp('none');
    expect(ofLevel(none, 2)).toHaveLength(10);
    expect(none.state.xTiles).toEqual([]);
  });

  it('AUZ-CHAL-03 the survey never places an X tile', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(setUp('insane', seed).state.tiles.some((held) => held.back > 3)).toBe(false);
  });

  it('AUZ-CHAL-01 AUZ-CHAL-11 Hard: Medium, and no Empty tiles: 11, 11 and 9', () => {
    const t = setUp('hard');
    expect([1, 2, 3].map((level) => ofLevel(t, level).length)).toEqual([11, 11, 9]);
    expect(empties(t)).toEqual([]);
    expect(t.state.xTiles).toHaveLength(6);
    expect(t.told('setup.survey')).toMatchObject([{ tiles: 13 }]);
  });

  it('AUZ-CHAL-12 AUZ-CHAL-11 an exhausted level passes the draw on to the next level up', () => {
    const t = situation({
      config: { seats: 3, challenge: 'hard' },
      // S02 has an Old One in the centre; hex 16 is of level 1, hex 28 of level 2.
      arrange: { survey: { 16: 'S02' }, only: { tiles: { 1: [] } } },
    });
    expect(t.state.tiles.find((held) => held.hex === 16)).toMatchObject({ back: 2, faceUp: false });
  });

  it('AUZ-CHAL-01 AUZ-CHAL-13 Insane: Hard, and only the 13 Survey tiles without a red clip, one on each survey hex', () => {
    // Marked tiles: Iron in the centre with a clip, Gold without one.
    const survey = standardContent.survey.map(({ id, redClip }) => ({
      id,
      redClip,
      symbols: redClip ? { iron: [0] } : { gold: [0] },
    }));
    const count = (t: Situation, good: 'iron' | 'gold') =>
      t.state.deposits[good].filter((lying) => lying > 0).length;
    const insane = setUp('insane', 1, { survey });
    expect(insane.told('setup.survey')).toMatchObject([{ tiles: 13 }]);
    expect([count(insane, 'iron'), count(insane, 'gold')]).toEqual([0, 13]);
    expect(insane.state.xTiles).toHaveLength(6);
    expect(empties(insane)).toEqual([]);
    expect(ofLevel(insane, 2)).toEqual(expect.arrayContaining(['XX-M', 'XX-Z']));
    const hard = setUp('hard', 1, { survey });
    expect(count(hard, 'iron')).toBeGreaterThan(0);
  });

  it('AUZ-RULING-52 one or two players may choose a challenge too', () => {
    expect(situation({ config: { seats: 2, challenge: 'insane' } }).state.xTiles).toHaveLength(6);
    const solo = situation({ config: { seats: 1, level: 'hard', challenge: 'medium' } });
    expect(solo.state.xTiles).toHaveLength(6);
  });
});

describe('a Spawning Temple', () => {
  it('AUZ-CHAL-04 AUZ-CHAL-05 AUZ-EX-19 turned up, it brings its three X tiles, each two hexes in the direction of its own card', () => {
    const t = dark(
      {
        oldOnes: [{ hex: 34, tile: 'XX-M' }],
        // Directions 4 (south), 1 (north), 5; the rotation means nothing. O28, O31 move nobody.
        next: { revelations: ['R1-01'], oldOneCards: ['O38', 'O03', 'O19', 'O28', 'O31'] },
      },
      medium,
    );
    expect(t.told('oldOne.spawned').map((told) => told.tile)).toEqual(['X-M1', 'X-M2', 'X-M3']);
    expect(['X-M1', 'X-M2', 'X-M3'].map((id) => hexOf(t, id))).toEqual([36, 32, 55]);
    expect(tile(t, 'X-M1')).toMatchObject({ faceUp: true, back: 4, damage: [0, 0] });
    expect(t.state.xTiles).toEqual(['X-Z1', 'X-Z2', 'X-Z3']);
    expect(t.state.discard).toEqual(['O38', 'O03', 'O19', 'O28', 'O31']);
  });

  it('AUZ-CHAL-04 the other Temple brings Zombies, whoever turns it up', () => {
    const t = camp(
      {
        players: [{ personalities: ['davies'] }],
        oldOnes: [{ hex: 34, tile: 'XX-Z' }],
        next: { oldOneCards: ['O38', 'O03', 'O19'] },
      },
      medium,
    );
    t.choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 34 });
    expect(t.told('oldOne.spawned').map((told) => told.tile)).toEqual(['X-Z1', 'X-Z2', 'X-Z3']);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-CHAL-06 AUZ-RULING-50 a step off the map is not made, nor any after it', () => {
    const t = dark(
      {
        oldOnes: [{ hex: 31, tile: 'XX-M' }],
        // From 31 directions 1 and 2 are off the map at once; 3 leads over 13 to 11.
        next: { revelations: ['R1-01'], oldOneCards: ['O03', 'O08', 'O14', 'O28', 'O31'] },
      },
      medium,
    );
    expect(['X-M1', 'X-M2'].map((id) => hexOf(t, id))).toEqual([31, 31]);
    expect(hexOf(t, 'X-M3')).toBe(11);
    const edge = dark(
      {
        oldOnes: [{ hex: 32, tile: 'XX-M' }],
        // From 32 direction 2 leads to 31, and the second step would leave the map.
        next: { revelations: ['R1-01'], oldOneCards: ['O08', 'O09', 'O13', 'O28', 'O31'] },
      },
      medium,
    );
    expect(hexOf(edge, 'X-M1')).toBe(31);
  });

  it('AUZ-CHAL-06 AUZ-RULING-50 AUZ-RULING-84 a Farm on the way is blighted at once, Alika or not, and the move goes on', () => {
    const t = dark(
      {
        players: [{ personalities: ['alika'], units: { infantry: 1 } }],
        tracks: { 0: ['7-17', '17-27'] },
        farms: [{ hex: 27, owner: 0, type: 'sheep' }],
        oldOnes: [{ hex: 28, tile: 'XX-M' }],
        // Direction 4: over the Farm in 27 to 26.
        next: { revelations: ['R1-01'], oldOneCards: ['O06', 'O03', 'O12', 'O28', 'O31'] },
      },
      medium,
    );
    expect(hexOf(t, 'X-M1')).toBe(26);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 27 }]);
    expect(t.told('alika.holds')).toEqual([]);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-CHAL-06 AUZ-PERS-02 Castro strikes on the way: a Zombie falls and spares the Farm, a Mi-go goes on with the cubes', () => {
    const start = (temple: string) =>
      dark(
        {
          players: [{ personalities: ['castro'] }],
          farms: [{ hex: 27, owner: 0, type: 'sheep' }],
          oldOnes: [{ hex: 28, tile: temple }],
          next: { revelations: ['R1-01'], oldOneCards: ['O06', 'O03', 'O12', 'O28', 'O31'] },
        },
        medium,
      );
    const zombies = start('XX-Z');
    expect(zombies.player(0).claimed).toEqual(['X-Z1']);
    expect(zombies.state.farms).toMatchObject([{ blighted: false }]);
    expect(zombies.told('farm.saved')).toMatchObject([{ hex: 27 }]);
    const migo = start('XX-M');
    expect(migo.told('farm.saved')).toEqual([]);
    expect(tile(migo, 'X-M1')).toMatchObject({ hex: 26, damage: [2, 0] });
    expect(migo.state.farms).toMatchObject([{ blighted: true }]);
  });

  it('AUZ-CHAL-06 AUZ-CHAL-10 on a Port hex its move ends; in an activation the combat waits for the end of movement', () => {
    const t = dark(
      {
        players: [{ units: { infantry: 1, car: 1 } }],
        oldOnes: [{ hex: 18, tile: 'XX-M' }],
        // Direction 2 leads from 18 into Sydney; hex 5 lies behind it. O01 circles Mi-go.
        next: { revelations: ['R1-01'], oldOneCards: ['O08', 'O03', 'O33', 'O01', 'O31', 'O35'] },
      },
      medium,
    );
    expect(hexOf(t, 'X-M1')).toBe(SYDNEY);
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('port.attacked')).toBeGreaterThan(told.lastIndexOf('oldOne.moved'));
    // O01 moved the other two, not the one in the Port.
    expect(t.told('oldOne.moved').filter((moved) => moved.tile === 'X-M1')).toHaveLength(1);
    expect(t.told('oldOne.moved').filter((moved) => moved.tile === 'X-M2')).toHaveLength(3);
    expect(fight(t).kind).toBe('port');
  });

  it('AUZ-CHAL-07 AUZ-CHAL-08 once turned up it is a Temple like others: it spawns no more and gets a level 3 tile', () => {
    const t = dark(
      {
        oldOnes: [{ hex: 34, tile: 'XX-M', faceUp: true }],
        next: { revelations: ['R2-08'], tiles: { 3: ['L3-01'] }, oldOneCards: ['O28', 'O31'] },
      },
      medium,
    );
    expect(t.told('oldOne.spawned')).toEqual([]);
    expect(t.told('oldOne.onTemple')).toMatchObject([{ tile: 'L3-01', hex: 34 }]);
    expect(t.state.xTiles).toHaveLength(6);
    const fought = battle({
      army: { infantry: 1 },
      foes: ['XX-M'],
      cards: ['O03'],
      config: medium,
    });
    expect(fought.told('oldOne.spawned')).toEqual([]);
    expect(tile(fought, 'XX-M').damage[0]).toBe(1);
  });

  it('AUZ-CHAL-09 AUZ-RULING-51 an attack that turns it up: the X tiles move first, then all that is in the hex is fought', () => {
    const t = camp(
      {
        players: [{ units: { infantry: 1 } }],
        oldOnes: [{ hex: 5, tile: 'XX-Z' }],
        // From 5, directions 2 and 3 are off the map: two Zombies stay. Direction 1 leads away.
        next: { oldOneCards: ['O08', 'O14', 'O20', 'O03'] },
      },
      medium,
    );
    march(t, { infantry: 1 }, 5);
    expect(['X-Z1', 'X-Z2', 'X-Z3'].map((id) => hexOf(t, id))).toEqual([5, 5, 3]);
    expect(t.told('card.turned')).toHaveLength(3);
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'stay' });
    // O03: Infantry hits Zombies and Temples alike.
    expect(['XX-Z', 'X-Z1', 'X-Z2'].map((id) => tile(t, id).damage[0])).toEqual([1, 1, 1]);
    expect(tile(t, 'X-Z3').damage[0]).toBe(0);
  });

  it('AUZ-CHAL-10 AUZ-RULING-51 a Port reached in an attack is fought for after it, with the units that came home, before the last window and the disc', () => {
    const t = camp(
      {
        players: [{ units: { infantry: 1, car: 1 }, personalities: ['carter'] }],
        oldOnes: [{ hex: 18, tile: 'XX-Z' }],
        // X-Z1 goes to Sydney; O10 (Infantry, Car) destroys it there.
        next: { oldOneCards: ['O08', 'O03', 'O33', 'O10'] },
      },
      medium,
    );
    march(t, { infantry: 1 }, 18);
    expect(hexOf(t, 'X-Z1')).toBe(SYDNEY);
    expect(t.told('port.attacked')).toEqual([]);
    expect(t.asked?.step).toBe('withdrawal');
    t.choose({ do: 'withdraw', part: 'all' });
    const told = t.events.map((event) => event.tell);
    expect(told.indexOf('port.attacked')).toBeGreaterThan(told.indexOf('combat.ends'));
    expect(t.told('combat.begins')).toMatchObject([
      { hex: SYDNEY, force: { infantry: 1, car: 1 } },
    ]);
    expect(t.player(0).claimed).toEqual(['X-Z1']);
    expect(t.asked?.step).toBe('after-action');
    expect(space(t, 0)).toBe(3);
    t.choose({ do: 'done' });
    expect(space(t, 0)).toBe(4);
  });

  it('AUZ-CHAL-10 a one-use card before the action: the Port is fought for before the action, and lost it ends the game', () => {
    const words = {
      oldOnes: [{ hex: 18, tile: 'XX-Z' }],
      next: { oldOneCards: ['O08', 'O03', 'O33', 'O10'] },
    };
    const won = camp(
      { ...words, players: [{ units: { infantry: 1, car: 1 }, personalities: ['davies'] }] },
      medium,
    );
    won.choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 18 });
    expect(won.player(0).claimed).toEqual(['X-Z1']);
    expect(won.asked).toMatchObject({ seat: 0, step: 'action' });
    const lost = camp({ ...words, players: [{ personalities: ['davies'] }] }, medium);
    lost.choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 18 });
    expect(lost.told('port.lost')).toMatchObject([{ seat: 0 }]);
    expect(lost.asked).toBeNull();
    expect(space(lost, 0)).toBe(3);
  });

  it('AUZ-CHAL-10 AUZ-PERS-00c a one-use card after the action: the Port is fought for before the disc moves', () => {
    const t = camp(
      {
        players: [{ units: { infantry: 1, car: 1 }, personalities: ['davies', 'carter'] }],
        oldOnes: [{ hex: 18, tile: 'XX-Z' }],
        next: { oldOneCards: ['O08', 'O03', 'O33', 'O10'] },
      },
      medium,
    );
    t.choose({ do: 'box', box: 'retrieve' });
    t.choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 18 });
    expect(t.told('port.attacked')).toMatchObject([{ seat: 0 }]);
    expect(t.player(0).claimed).toEqual(['X-Z1']);
    expect(t.asked?.step).toBe('after-action');
    expect(space(t, 0)).toBe(3);
  });

  it('AUZ-CHAL-10 AUZ-PERS-00c Davies in W1: the spawn comes at once, the Port combat after the action', () => {
    const t = battle({
      army: { infantry: 1 },
      foes: ['L1-08'],
      cards: ['O08', 'O03', 'O33', 'O28'],
      people: ['davies'],
      player: { units: { infantry: 1, car: 1 } },
      words: {
        oldOnes: [{ hex: 18, tile: 'XX-Z' }],
        next: { oldOneCards: ['O08', 'O03', 'O33', 'O28', 'O10'] },
      },
      config: medium,
    });
    t.choose({ do: 'play', personality: 'davies' }, { do: 'uncover', hex: 18 });
    expect(hexOf(t, 'X-Z1')).toBe(SYDNEY);
    expect(fight(t)).toMatchObject({ kind: 'attack', hex: FIELD });
    t.choose({ do: 'withdraw', part: 'all' });
    expect(t.told('port.attacked')).toMatchObject([{ seat: 0 }]);
    expect(t.player(0).claimed).toEqual(['X-Z1']);
  });
});

describe('X and XX tiles', () => {
  it('AUZ-CHAL-14 move and fight by their type', () => {
    const moved = night(
      {
        oldOnes: [
          { hex: 28, tile: 'X-M1', faceUp: true },
          { hex: 28, tile: 'X-Z1', faceUp: true },
          { hex: 28, tile: 'XX-M', faceUp: true },
        ],
        next: { oldOneCards: ['O38', 'O31'] },
      },
      medium,
    );
    expect(moved.told('oldOne.moved').map((told) => told.tile)).toEqual(['X-M1']);
    const t = battle({
      army: { infantry: 2 },
      foes: ['X-M1', 'X-Z1', 'XX-M'],
      cards: ['O01', 'O16'],
      config: medium,
    });
    const damage = () => ['X-M1', 'X-Z1', 'XX-M'].map((id) => tile(t, id).damage[0]);
    // Of these rows O01 shows Infantry for Mi-go alone, O16 for Zombies alone.
    expect(damage()).toEqual([1, 0, 0]);
    t.choose({ do: 'stay' });
    expect(damage()).toEqual([1, 1, 0]);
    // An X Zombie regenerates, an X Mi-go does not.
    t.choose({ do: 'withdraw', part: 'all' });
    expect(damage()).toEqual([1, 0, 0]);
  });

  it('AUZ-CHAL-14 score for the Old Ones on the map and for who claimed them', () => {
    const t = camp(
      {
        time: { 0: 53, 1: 53, oldOnes: 53 },
        oldOnes: [
          { hex: 28, tile: 'X-M1', faceUp: true },
          { hex: 34, tile: 'XX-M' },
        ],
        players: [{ claimed: ['XX-Z', 'X-Z1'] }],
      },
      medium,
    );
    const [seat0, , oldOnes] = t.result().sides;
    expect(seat0?.total).toBe(5);
    expect(oldOnes?.total).toBe(1 + 2 * 4);
    expect(t.state.stacks.map(deckSize)).toEqual([15, 10, 10]);
  });
});
