import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const GOTHIC = { config: { gothic: true, mission: 13 } } as const;

describe('MAX-CONTENT-23 cards do what their clauses say', () => {
  it('Volley spends every shot and hits one monster that often', () => {
    const t = alone({
      is: 'GUN',
      hand: ['GUN04'],
      gear: [
        { card: 'GUN10', charges: 3 },
        { card: 'GUN13', charges: 1 },
      ],
      monsters: ['Z06', 'Z04'],
    });
    t.choose({ do: 'play', card: 'GUN04' }, { do: 'monster', monster: t.monster('Z06').no });
    expect(t.monster('Z06').hp).toBe(12 - 8);
    expect(t.monster('Z04').hp).toBe(8);
    expect([t.held('GUN', 'GUN10').charges, t.held('GUN', 'GUN13').charges]).toEqual([0, 0]);
  });

  it('Hollow Points fill a gear and leave the game; other cards that spend them get nothing', () => {
    const t = alone({
      is: 'GUN',
      hand: ['GUN03', 'GUN01'],
      gear: [{ card: 'GUN14', charges: 1 }],
      at: 'A1',
    });
    t.choose({ do: 'play', card: 'GUN03' }).pick({ do: 'gear' });
    expect(t.held('GUN', 'GUN14')).toMatchObject({ charges: 4, hollow: 4 });
    expect(t.discard('GUN')).toEqual([]);
    const shot = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'GUN', hand: ['GUN01'], gear: [{ card: 'GUN10', charges: 4, hollow: 4 }] },
        { is: 'FIR', at: 'B1', monsters: ['Z06'] },
      ],
    });
    shot.choose({ do: 'play', card: 'GUN01' }).pick({ do: 'gear' }, { do: 'monster' });
    // MAX-RULING-117: 5 and no more.
    expect(shot.monster('Z06').hp).toBe(7);
  });

  it('the Revolver may fire twice', () => {
    const t = alone({ is: 'GUN', gear: ['GUN13'], monsters: ['Z06'] });
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    t.choose({ do: 'yes' }).pick({ do: 'monster' });
    expect(t.monster('Z06').hp).toBe(6);
    expect(t.held('GUN', 'GUN13').charges).toBe(4);
  });

  it('Upgrade stays under a weapon and makes it stronger; both go together', () => {
    const t = situation({
      map: row('Van', 'T11'),
      survivors: [
        { is: 'MEC', hand: ['MEC08'] },
        { is: 'FIR', gear: ['FIR13'], monsters: ['Z06'] },
      ],
      actions: 1,
    });
    t.choose({ do: 'play', card: 'MEC08' }).pick({ do: 'gear' });
    const axe = t.held('FIR', 'FIR13');
    expect(axe.under).toMatchObject([{ card: 'MEC08' }]);
    t.end().choose({ do: 'use', gear: axe.no }).pick({ do: 'monster' });
    expect(t.monster('Z06').hp).toBe(7);
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 0 });
    t.pick({ do: 'drop' });
    expect(t.discard('FIR')).toEqual(['FIR13']);
    expect(t.discard('MEC')).toEqual(['MEC08']);
  });

  it('Where Is My Axe? fetches the axe from the deck and equips it', () => {
    const t = alone({ is: 'FIR', hand: ['FIR09'] }, { next: { red: ['S01'] } });
    t.choose({ do: 'play', card: 'FIR09' }, { do: 'deck', deck: 'red' });
    expect(t.gear('FIR')).toEqual(['FIR13']);
    expect(t.deck('FIR')).toBe(28);
    expect(t.hand('FIR')).toEqual(['S01']);
  });

  it('Quick Draw puts the Colt back into the deck when the Gunslinger begins to starve, once (MAX-RULING-96)', () => {
    const t = alone({ is: 'GUN', hunger: 5, gear: ['GUN10'] }, { actions: 0 });
    expect(t.gear('GUN')).toEqual([]);
    expect(t.survivor('GUN').recalled).toBe(true);
    expect(t.deck('GUN') + t.hand('GUN').length).toBe(30);
  });

  it('Spare Parts take back a card of one’s own pile', () => {
    const t = alone({ is: 'FIR', hand: ['S16'], discard: ['FIR03', 'FIR08'] });
    t.choose({ do: 'play', card: 'S16' }, { do: 'card', card: 'FIR08' });
    expect(t.hand('FIR')).toEqual(['FIR08']);
    expect(t.discard('FIR')).toEqual(['FIR03']);
  });

  it('a Flashlight shows two cards: one is drawn, one goes under the deck', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', gear: ['S20'] },
      { map: row('Van', 'T16'), next: { green: ['S01', 'S04'] } },
    );
    t.choose({ do: 'scavenge', deck: 'green' }, { do: 'card', card: 'S04' });
    expect(t.hand('FIR')).toEqual(['S04']);
    expect(t.state.scavenge.green.at(-1)?.map(({ is }) => is)).toEqual(['S01']);
  });

  it('Start the Car takes anybody to a revealed tile, which is entered', () => {
    const t = situation({
      map: row('Van', { tile: 'T16', up: false }, 'T28'),
      survivors: [{ is: 'MEC', hand: ['MEC07'] }, { is: 'FIR' }],
    });
    t.choose({ do: 'play', card: 'MEC07' }, { do: 'survivor', survivor: 'FIR' });
    expect(t.lists({ do: 'tile', tile: 'B1' })).toBe(false);
    t.pick({ do: 'tile', tile: 'C1' });
    expect(t.at('FIR')).toBe('C1');
    expect(t.survivor('FIR').hunger).toBe(2);
  });

  it('Drone Strike clears a tile anywhere', () => {
    const t = alone(
      { is: 'MEC', hand: ['MEC10'] },
      { map: row('Van', 'T16', { tile: 'T17', tokens: 3 }) },
    );
    t.choose({ do: 'play', card: 'MEC10' }).pick({ do: 'tile' });
    expect(t.tokens('C1')).toBe(0);
  });

  it('Weapon Check helps everybody until the Mechanic’s next turn, and not longer', () => {
    const t = situation({
      survivors: [
        { is: 'MEC', hand: ['MEC05'] },
        { is: 'FIR', monsters: ['Z06'] },
      ],
      actions: 1,
    });
    t.choose({ do: 'play', card: 'MEC05' }).end();
    t.choose({ do: 'ability', character: 'FIR' }).pick({ do: 'monster' });
    expect(t.monster('Z06').hp).toBe(9);
    for (let i = 0; i < 3; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.state.lasting).toEqual([]);
  });

  it('a Steroid Shot lets somebody play two cards for nothing, and nothing else', () => {
    const t = situation({
      survivors: [
        { is: 'SUR', hand: ['SUR09'] },
        { is: 'FIR', hp: 10, hand: ['FIR03', 'FIR13', 'FIR07'] },
      ],
    });
    t.choose({ do: 'play', card: 'SUR09' }, { do: 'survivor', survivor: 'FIR' });
    expect(t.asked).toMatchObject({ seat: 1, prompt: { ask: 'freePlay', who: 'FIR', left: 2 } });
    expect(t.lists({ do: 'move' })).toBe(false);
    t.choose({ do: 'play', card: 'FIR13' }, { do: 'play', card: 'FIR07' });
    expect(t.gear('FIR')).toEqual(['FIR13', 'FIR07']);
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'action', left: 3 } });
  });

  it('Hands off! costs the Veteran 2 and shields the Dog until his next turn', () => {
    const t = alone({ is: 'VET', monsters: ['Z05'] }, { actions: 1 });
    t.choose({ do: 'ability', character: 'VET' }).end();
    expect([t.hp('VET'), t.hp('DOG')]).toEqual([22 - 2 - 2, 12]);
    expect(t.state.lasting).toEqual([]);
  });

  it('Sanctuary shields who stays on the tile', () => {
    const t = situation(
      {
        survivors: [{ is: 'PRI', hand: ['PRI12'], monsters: ['V05'] }, { is: 'FIR' }],
        actions: 1,
      },
      GOTHIC,
    );
    t.choose({ do: 'play', card: 'PRI12' }).end();
    expect(t.hp('PRI')).toBe(25);
  });

  it('Exorcism kills what is weak enough, no boss; Holy Water burns vampires', () => {
    const t = alone(
      { is: 'PRI', hand: ['PRI10', 'PRI01'], monsters: ['V05', 'V04', { card: 'BV2', hp: 5 }] },
      {},
      GOTHIC,
    );
    t.choose({ do: 'play', card: 'PRI10' }).pick({ do: 'monster' });
    expect(t.engaged('PRI')).toEqual(['V04', 'BV2']);
    expect(t.body('PRI').poison).toBe(1);
    const water = alone({ is: 'PRI', hand: ['PRI01'], monsters: ['V05', 'V01'] }, {}, GOTHIC);
    water.choose({ do: 'play', card: 'PRI01' }).pick({ do: 'tile' });
    expect([water.monster('V05').hp, water.monster('V01').hp]).toEqual([1, 2]);
  });

  it('a Silver Crucifix helps against vampires, not against hunger', () => {
    const t = alone(
      { is: 'PRI', gear: ['PRI02'], monsters: ['V05'], hunger: 5 },
      { actions: 0 },
      GOTHIC,
    );
    t.end();
    expect(t.hp('PRI')).toBe(25 - 2 - 2);
  });

  it('Iaijutsu hits harder from the Tiger and ends in it; Way of the Crane turns and heals', () => {
    const t = alone({ is: 'RON', hp: 10, hand: ['RON08', 'RON09'], monsters: ['V04'] }, {}, GOTHIC);
    t.choose({ do: 'play', card: 'RON09' });
    expect([t.survivor('RON').posture, t.hp('RON')]).toEqual(['crane', 13]);
    t.choose({ do: 'play', card: 'RON08' }).pick({ do: 'monster' });
    expect(t.monster('V04').hp).toBe(7);
    expect(t.survivor('RON').posture).toBe('tiger');
  });

  it('a Kevlar Vest takes off 2 three times and is gone', () => {
    const t = alone(
      { is: 'FIR', gear: [{ card: 'S24', charges: 1 }], monsters: ['Z03'] },
      { actions: 0 },
    );
    expect(t.hp('FIR')).toBe(30);
    expect(t.gear('FIR')).toEqual([]);
  });

  it('an Auto Turret answers the monster that hurt its owner, while it has a shot', () => {
    const t = alone(
      { is: 'MEC', gear: [{ card: 'MEC12', charges: 1 }], monsters: ['Z04', 'Z03'] },
      { actions: 0 },
    );
    t.pick({ do: 'monster', card: 'Z04' });
    expect(t.monster('Z04').hp).toBe(4);
    expect(t.monster('Z03').hp).toBe(5);
    expect(t.held('MEC', 'MEC12').charges).toBe(0);
  });

  it('a Ladder may be given up to keep a monster away', () => {
    const t = alone({ is: 'FIR', gear: ['FIR07'] }, { map: row('Van', 'T06') });
    t.choose({ do: 'move', to: 'B1' }, { do: 'react', gear: 1 });
    expect(t.engaged('FIR')).toEqual([]);
    expect(t.discard('FIR')).toEqual(['FIR07']);
  });
});
