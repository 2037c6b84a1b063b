import { describe, expect, it } from 'vitest';
import { farCells } from '../rules/layout.ts';
import { alone, row, Situation, situation } from './situation.ts';

const GOTHIC = { config: { gothic: true, mission: 13 } } as const;
const MIND = { config: { gothic: true, mission: 16 } } as const;
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

describe('words of effects at the edge', () => {
  it('MAX-INS-03 `shunned` keeps others from helping, not their blasts from hurting', () => {
    const t = situation(
      {
        survivors: [
          { is: 'FIR', hand: ['FIR12', 'FIR03'], gear: ['FIR02'] },
          { is: 'GUN', hp: 20, insanity: ['I01'], gear: ['GUN10'] },
          { is: 'MEC', hand: ['MEC08'] },
        ],
      },
      MIND,
    );
    expect(t.refusal({ do: 'play', card: 'FIR03' })).toBe('MAX-PLAY-04 play.impossible');
    t.choose({ do: 'play', card: 'FIR12' });
    expect(t.hp('GUN')).toBe(15);
  });

  it('MAX-GEN-12 tokens around a tile come row by row from the north-west', () => {
    const t = alone(
      { is: 'FIR', at: 'B3' },
      {
        map: [
          { at: 'B1', tile: 'T16' },
          { at: 'A2', tile: 'T17' },
          { at: 'B2', tile: 'Factory', up: false },
          { at: 'C2', tile: 'T15' },
          { at: 'B3', tile: 'Van' },
        ],
        start: 'B3',
      },
      { config: { mission: 12 } },
    );
    t.choose({ do: 'move', to: 'B2' });
    const placed = t.events.flatMap((event) => (event.tell === 'spawned' ? [event.tile] : []));
    expect(placed).toEqual(['B1', 'A2', 'C2', 'B3']);
  });

  it('MAX-RULING-91 Insanity bears on the Veteran: the Dog keeps its ability and its bite', () => {
    const t = alone({ is: 'VET', insanity: ['I15', 'I05'], monsters: ['C06'] }, {}, MIND);
    expect(t.refusal({ do: 'ability', character: 'VET' })).toBe('MAX-INS-03 ability.forbidden');
    t.choose({ do: 'ability', character: 'DOG' }).pick({ do: 'monster' });
    expect(t.monster('C06').hp).toBe(6);
  });

  it('MAX-GEN-03 an optional second shot is not offered where nothing is left to hit', () => {
    const t = alone({ is: 'GUN', gear: ['GUN13'], monsters: [{ card: 'Z01', hp: 1 }] });
    t.choose({ do: 'use', card: 'GUN13' }).pick({ do: 'monster' });
    expect(t.asked?.prompt.ask).toBe('action');
    expect(t.held('GUN', 'GUN13').charges).toBe(5);
  });

  it('MAX-INS-05 who cures one status of another chooses which', () => {
    const t = situation(
      { survivors: [{ is: 'PRI' }, { is: 'GUN', poison: 1, insanity: ['I05', 'I04'] }] },
      MIND,
    );
    t.choose({ do: 'ability', character: 'PRI' }).pick({ do: 'option', n: 0 });
    t.pick({ do: 'survivor', survivor: 'GUN' });
    expect(t.asked?.prompt.ask).toBe('status');
    expect(t.asked?.seat).toBe(0);
  });
});

describe('the set-up at the edge', () => {
  it('MAX-RULING-57 who rolls a 6 has just become Starving: the Colt goes back to the deck', () => {
    const t = new Situation({
      config: { seats: 1, mission: 2, hungerDie: true },
    });
    t.choose({ do: 'take', survivor: 'GUN' });
    t.world.chance.forced.push(5);
    t.choose({ do: 'keep' });
    expect(t.survivor('GUN').box).toBe(0);
    expect(t.hp('GUN')).toBe(26);
    expect(t.gear('GUN')).toEqual([]);
    expect(t.survivor('GUN').recalled).toBe(true);
  });

  it('MAX-SETUP-09 the second open tile lies farthest by steps over tiles, not as the crow flies', () => {
    // A horseshoe: its two ends are two cells apart and eight steps.
    const horseshoe = [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 3],
      [2, 3],
      [2, 2],
      [2, 1],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    expect(farCells(horseshoe, { x: 0, y: 0 })).toEqual([
      { x: 2, y: 0 },
      { x: 3, y: 1 },
    ]);
  });
});

describe('the log at the edge', () => {
  it('MAX-ACT-04 MAX-GEAR-01 gear that is played is told once', () => {
    const t = alone({ is: 'FIR', hand: ['FIR13'] });
    t.choose({ do: 'play', card: 'FIR13' });
    expect(t.events.map(({ tell }) => tell)).toEqual(['equipped']);
    const gift = situation({ survivors: [{ is: 'MEC', hand: ['MEC11', 'MEC01'] }, { is: 'FIR' }] });
    gift.choose({ do: 'play', card: 'MEC11' }, { do: 'card', card: 'MEC01' });
    expect(gift.events.map(({ tell }) => tell)).toEqual(['gaveGear', 'drew']);
  });

  it('MAX-RULING-123 on a map that players built the Bandit Camp may lie anywhere', () => {
    const t = new Situation({ config: { seats: 1, mission: 10, map: 'built' } });
    t.choose({ do: 'take', survivor: 'FIR' });
    for (let i = 0; i < 60 && t.offers({ do: 'place' }); i++) t.choose(t.choices[0] as never);
    expect(t.state.tiles.filter(({ bars }) => bars.length > 0)).toEqual([]);
  });
});
