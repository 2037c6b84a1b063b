import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const GOTHIC = { config: { gothic: true, mission: 13 } } as const;
const CLOSED = { config: { hands: 'closed' } } as const;

describe('weights at the edge', () => {
  it('MAX-ENC-04 whoever gives a Backpack away carries less from then on', () => {
    const t = situation({
      survivors: [
        { is: 'MEC', hand: ['MEC11'], gear: ['S23', 'MEC06', 'MEC12', 'MEC01'] },
        { is: 'FIR' },
      ],
    });
    t.choose({ do: 'play', card: 'MEC11' }, { do: 'gear', gear: 1 });
    t.pick({ do: 'survivor', survivor: 'FIR' });
    expect(t.gear('FIR')).toEqual(['S23']);
    expect(t.asked?.prompt).toMatchObject({ ask: 'burden', who: 'MEC', total: 5, limit: 4 });
    t.choose({ do: 'drop', card: 'MEC01' });
    expect(t.gear('MEC')).toEqual(['MEC06', 'MEC12']);
  });

  it('MAX-RULING-88 MAX-RULING-89 who has no room for the Scientist leaves it there and keeps the mind', () => {
    const t = alone(
      { is: 'FIR', at: 'B1', insanity: ['I06', 'I15'] },
      { map: row('Van', 'Police Station'), mission: { worked: [1] } },
      { config: { gothic: true, mission: 1, cthulhu: true } },
    );
    t.choose({ do: 'work' });
    expect(t.survivor('FIR').dead).toBe(false);
    expect(t.gear('FIR')).toEqual([]);
    expect(t.tile('B1').dropped).toEqual(['S30']);
  });

  it('MAX-INS-06 MAX-RULING-51 the Scientist does not count as gear that could go instead', () => {
    const t = situation(
      {
        map: row('Van', 'T06'),
        survivors: [{ is: 'FIR', gear: ['S30'], insanity: ['I06', 'I01'] }, { is: 'GUN' }],
        next: { monsters: ['C07'], insanity: ['I15'] },
      },
      { config: { gothic: true, mission: 1, cthulhu: true } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.survivor('FIR').dead).toBe(true);
    expect(t.tile('B1').dropped).toEqual(['S30']);
  });

  it('MAX-RULING-58 gear of no weight that changes hands goes on either of the pair', () => {
    const gift = situation({
      survivors: [{ is: 'MEC', hand: ['MEC11'], gear: ['S23'] }, { is: 'VET' }],
    });
    gift.choose({ do: 'play', card: 'MEC11' }).pick({ do: 'gear', gear: 1 });
    gift.choose({ do: 'character', character: 'DOG' });
    expect(gift.held('VET', 'S23').body).toBe(1);
    const trade = situation({ survivors: [{ is: 'FIR', gear: ['S23'] }, { is: 'VET' }] });
    trade.choose(
      { do: 'trade', with: 'VET' },
      { do: 'giveGear', gear: 1 },
      { do: 'offer' },
      { do: 'accept' },
      { do: 'character', character: 'DOG' },
    );
    expect(trade.held('VET', 'S23').body).toBe(1);
  });

  it('MAX-RULING-59 gear given to the Dog alone is carried by the Dog', () => {
    const t = situation({
      survivors: [
        { is: 'MEC', hand: ['MEC11'], gear: ['S23'] },
        { is: 'VET', dead: true },
      ],
    });
    t.choose({ do: 'play', card: 'MEC11' }).pick({ do: 'gear', gear: 1 });
    expect(t.held('VET', 'S23').body).toBe(1);
  });
});

describe('hands at the edge', () => {
  const FULL = ['FIR01', 'FIR02', 'FIR03', 'FIR05', 'FIR06', 'FIR07', 'FIR08', 'FIR10', 'FIR13'];

  it('MAX-PLAY-05 MAX-RULING-11 a tenth card that is played makes room for what it brings', () => {
    const t = alone({ is: 'FIR', hand: [...FULL, 'S16'], discard: ['FIR09'] });
    t.choose({ do: 'play', card: 'S16' }, { do: 'card', card: 'FIR09' });
    expect(t.hand('FIR')).toEqual([...FULL, 'FIR09'].sort());
  });

  it('MAX-GEAR-06 MAX-RULING-94 a card of another deck goes back to its pile when its holder dies', () => {
    const t = situation({
      survivors: [{ is: 'MEC', hp: 1, hand: ['MEC02', 'FIR13'], monsters: ['Z03'] }, { is: 'FIR' }],
      phase: 'monsters',
    });
    expect(t.survivor('MEC').dead).toBe(true);
    expect(t.discard('FIR')).toEqual(['FIR13']);
    expect(t.state.removed).toContain('MEC02');
  });

  it('MAX-HIDE-02 MAX-RULING-119 with closed hands only the looker knows what goes under a deck', () => {
    const t = situation(
      {
        survivors: [{ is: 'VET', hand: ['VET09'] }, { is: 'FIR' }],
        next: { green: ['S27', 'S02', 'S27'] },
      },
      { config: { ...CLOSED.config, mission: 4 } },
    );
    t.choose({ do: 'play', card: 'VET09' }, { do: 'deck', deck: 'green' }, { do: 'enough' });
    const under = t.state.scavenge.green.slice(-2).flat();
    expect(under.map(({ is }) => is)).toEqual(['S27', 'S27']);
    expect(under.map(({ seen }) => seen)).toEqual([1, 1]);
    expect(t.state.scavengeDiscard).toEqual(['S02']);
  });
});

describe('attacks and deaths at the edge', () => {
  it('MAX-RULING-133 an attack that kills its host still burns the cards of the others it damaged', () => {
    const t = situation(
      {
        survivors: [{ is: 'FIR', hp: 2, monsters: ['A01'] }, { is: 'GUN' }],
        phase: 'monsters',
      },
      { config: { mission: 7 } },
    );
    expect(t.survivor('FIR').dead).toBe(true);
    expect(t.hp('GUN')).toBe(25);
    expect(t.discard('GUN')).toHaveLength(1);
  });

  it('MAX-RULING-85 of two monsters of one kind the wounded one may attack first', () => {
    const t = alone(
      {
        is: 'MEC',
        gear: [{ card: 'MEC12', charges: 1 }],
        monsters: ['Z03', { card: 'Z03', hp: 4 }],
      },
      { phase: 'monsters' },
    );
    expect(t.asked?.prompt.ask).toBe('attackOrder');
    t.choose({ do: 'monster', monster: 3 });
    expect(t.state.monsters.map(({ no }) => no)).toEqual([2]);
  });

  it('MAX-DEATH-05 MAX-RULING-24 nobody asks the dead: the next player orders the bosses', () => {
    const t = situation(
      {
        survivors: [{ is: 'FIR', hp: 1, monsters: ['BZ1', 'BZ2'] }, { is: 'GUN' }],
        phase: 'monsters',
      },
      { config: { mission: 2 } },
    );
    t.pick({ do: 'monster', card: 'BZ1' });
    expect(t.asked?.prompt.ask).toBe('bossOrder');
    expect(t.asked?.seat).toBe(1);
  });

  it('MAX-RULING-22 MAX-KEY-18 who deals the damage out of turn orders what follows and picks the host', () => {
    const t = situation(
      {
        survivors: [
          { is: 'GUN', hand: ['GUN08'] },
          { is: 'FIR', gear: ['FIR13'], monsters: ['V07'] },
          { is: 'HUN' },
        ],
      },
      GOTHIC,
    );
    t.choose({ do: 'play', card: 'GUN08' }, { do: 'survivor', survivor: 'FIR' });
    t.choose({ do: 'use', card: 'FIR13' });
    expect(t.asked?.prompt.ask).toBe('newHost');
    expect(t.asked?.seat).toBe(1);
  });

  it('MAX-RULING-118 reactions to a kill come in the order the killer chooses', () => {
    const t = alone(
      {
        is: 'GUN',
        hand: ['GUN06'],
        gear: ['GUN10'],
        monsters: [{ card: 'Z01', hp: 2 }, 'BZ1'],
      },
      { next: { red: ['S02'], monsters: ['Z03'] } },
      { config: { mission: 2 } },
    );
    t.choose({ do: 'play', card: 'GUN06' }, { do: 'use', card: 'GUN10' });
    t.choose({ do: 'monster', monster: 2 });
    expect(t.asked?.prompt.ask).toBe('resolve');
    t.choose({ do: 'card', card: 'BZ1' });
    expect(t.engaged('GUN')).toEqual(['BZ1', 'Z03']);
    expect(t.asked?.prompt.ask).toBe('deck');
  });
});
