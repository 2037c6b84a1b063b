import { describe, expect, it } from 'vitest';
import type { PersonalityId } from '../../content/types.ts';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { FIELD, fight } from './fight.ts';
import { onPort } from './siege.ts';
import { MELBOURNE, revengeOf, SYDNEY } from './table.ts';

describe('a Combat card that ends the combat', () => {
  it('REV-COMBAT-09 REV-COMBAT-05 Insects without Sanity: no window of Personalities follows', () => {
    const t = fight({
      army: { artillery: 1, infantry: 1 },
      people: ['milligan', 'khouri', 'takanashi', 'outback-group'],
      hand: ['insects-from-shaggai', 'ghasts'],
      foes: ['L2-05'],
      cards: [{ sanity: 3 }],
    });
    t.choose({ do: 'done' }).until('withdrawal');
    t.choose({ do: 'stay' });
    expect(t.state.combat?.sanity).toBe(0);
    t.choose({ do: 'mythos', card: 'insects-from-shaggai' });
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.state.combat).toBeNull();
    expect(t.player(0).barracks).toMatchObject({ artillery: 1, infantry: 1 });
  });

  it('REV-COMBAT-09 REV-CARD-06 the last Airship is taken: Verne strikes, and nobody else does', () => {
    const t = fight({
      army: { airship: 1 },
      people: ['verne', 'khouri', 'outback-group'],
      hand: ['flying-polyp'],
      foes: ['L1-08'],
    });
    t.choose({ do: 'mythos', card: 'flying-polyp' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'combat-window' });
    expect(t.choices).toEqual([
      { do: 'strike', personality: 'verne', tile: 'L1-08' },
      { do: 'done' },
    ]);
  });

  it('REV-CARD-06 REV-COMBAT-04 her blow may clear the hex, and then nobody is defeated', () => {
    const t = fight({
      army: { airship: 1 },
      people: ['verne'],
      hand: ['flying-polyp'],
      foes: [{ tile: 'L1-02', damage: { 0: 1 } }],
    });
    t.choose({ do: 'mythos', card: 'flying-polyp' }, { do: 'strike', personality: 'verne' });
    expect(t.told('combat.defeat')).toEqual([]);
    expect(t.player(0).claimed).toEqual(['L1-02']);
  });
});

describe('Combat cards and what they leave', () => {
  it('REV-TIME-06 REV-MYTH-08 a free card leaves the purple disc at its height', () => {
    const stack = [1, 'oldOnes', 0];
    const words = { time: { 0: 10, 1: 22, oldOnes: 10 }, stack };
    const t = fight({ army: { infantry: 2, car: 1 }, hand: ['ghasts'], words });
    t.choose({ do: 'mythos', card: 'ghasts' }, { do: 'damage', unit: 'car' });
    t.choose({ do: 'damage', unit: 'infantry' });
    expect(t.state.discs.map(({ seat }) => seat)).toEqual([1, -1, 0]);
  });

  it('REV-RULING-29 REV-CARD-07 Ghoul takes the wounded Infantry, cubes and all', () => {
    const t = fight({ army: { infantry: 2, car: 1 }, hand: ['ghasts', 'ghoul'] });
    t.choose({ do: 'mythos', card: 'ghasts' }, { do: 'damage', unit: 'infantry' });
    t.choose({ do: 'damage', unit: 'car' });
    expect(t.state.combat?.damage).toMatchObject({ infantry: 1, car: 1 });
    t.choose({ do: 'mythos', card: 'ghoul' });
    expect(t.state.combat).toMatchObject({
      force: { infantry: 1, car: 1 },
      damage: { infantry: 0, car: 1 },
    });
  });

  it('REV-RULING-44 REV-RULING-54 Nightgaunts never in the defence of a Port, other free cards do', () => {
    const port = onPort({ units: { infantry: 1 }, hand: ['nightgaunts', 'ghasts'] });
    expect(port.state.combat?.kind).toBe('port');
    expect(port.refused({ card: 'nightgaunts' })).toMatchObject({ rule: 'REV-MYTH-09' });
    expect(port.offers({ card: 'ghasts' })).toBe(true);
    const base = onPort({
      units: { infantry: 1 },
      hand: ['nightgaunts'],
      config: { strength: 'very-hard' },
    });
    expect(base.refused({ card: 'nightgaunts' })).toMatchObject({ rule: 'REV-MYTH-09' });
  });
});

describe('Ports that fall together', () => {
  const walk = Array.from({ length: 8 }, (_, i) => ({ id: `WALK-${i}`, moves: ['zombie'] }));
  const both = (config: Partial<Config>, time: object): Situation =>
    situation({
      config: { strength: 'very-hard', ...config },
      content: { oldOneCards: walk },
      arrange: {
        map: 'empty',
        ports: { 0: SYDNEY, 1: MELBOURNE },
        time,
        players: [{ units: { infantry: 0 } }, { units: { infantry: 0 } }],
        oldOnes: [
          { hex: 40, tile: 'L1-07', faceUp: true },
          { hex: 17, tile: 'L1-06', faceUp: true },
        ],
        next: { oldOneCards: walk.map(({ id }) => id) },
        revenge: {},
      },
    });
  const taken = (t: Situation): number | undefined =>
    t
      .result()
      .sides.find(({ side }) => side === 'old-ones')
      ?.lines.find(({ line }) => line === 'taken')?.points;

  it('REV-END-03 REV-MOVE-11 each is worth 10 VP to the Old Ones player', () => {
    const t = both(
      { seats: 3, revenge: 'old-ones-player', oldOnes: 'seat-3' },
      { 0: 20, 1: 22, oldOnes: 10 },
    ).choose({ do: 'move' }, { do: 'fight', hex: SYDNEY });
    expect(t.told('port.lost').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(taken(t)).toBe(20);
  });

  it('REV-VAR-11 REV-MODE-01 in the variant a lost Port brings 10 VP, however many fell', () => {
    const t = both({ seats: 2, revenge: 'enhanced' }, { 0: 24, 1: 30, oldOnes: 23 });
    expect(t.told('port.lost').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(taken(t)).toBe(10);
  });
});

describe('the ends of combats', () => {
  it('REV-COMBAT-02 REV-COMBAT-04 when a card has taken the last Unit no further card is asked for', () => {
    const t = fight({ army: { airship: 1 }, hand: ['byakhee', 'insects-from-shaggai'] });
    t.choose({ do: 'mythos', card: 'byakhee' });
    expect(t.told('combat.defeat')).toHaveLength(1);
    expect(t.asked?.step).not.toBe('combat-cards');
    expect(revengeOf(t).hand).toHaveLength(1);
  });

  it('REV-RULING-31 two fall together, one of them wounded by another human: a token each, and the tile goes back', () => {
    const t = fight({
      army: { infantry: 1, car: 1 },
      foes: ['L1-06', { tile: 'L1-07', damage: { 1: 1 } }],
      cards: [{ hits: ['infantry', 'car'] }],
      revenge: { spawns: [{ hex: FIELD }] },
    });
    expect(t.told('spawn.shared')).toMatchObject([{ hex: FIELD, seats: [0, 1] }]);
    expect(revengeOf(t).collected).toEqual([0, 0, 0]);
    expect(revengeOf(t).spawnSupply).toBe(26);
  });

  it('REV-RULING-50 a Port that is full takes no more cubes; the rest of the card’s damage is placed, then it falls', () => {
    const t = onPort({
      units: { infantry: 2 },
      revenge: { ports: { 0: 2 } },
      cards: [{ damage: 4 }],
    });
    t.choose({ do: 'damage', unit: 'port' }, { do: 'damage', unit: 'infantry' });
    t.choose({ do: 'damage', unit: 'port' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'infantry' }]);
    expect(t.told('port.lost')).toHaveLength(1);
    expect(revengeOf(t).points).toBe(11);
    expect(t.player(0).barracks.infantry).toBe(1);
  });
});

describe('a Spawn tile that fights', () => {
  const heroic = (people: readonly PersonalityId[]): Situation =>
    fight({
      army: { infantry: 2, artillery: 1 },
      foes: [],
      people,
      hand: ['formless-spawn'],
      config: { strength: 'heroic' },
      revenge: { spawns: [{ hex: FIELD }] },
    });

  it('REV-DIFF-11 counts as an Old One for cards and combat Personalities, not for one-use ones', () => {
    const t = heroic(['outback-group', 'milligan']);
    t.choose({ do: 'mythos', card: 'formless-spawn' });
    expect(t.choices).toEqual([{ do: 'shield', tile: 'SPAWN' }]);
    t.choose({ do: 'shield', tile: 'SPAWN' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'combat-window' });
    expect(t.offers({ do: 'strike', personality: 'milligan', tile: 'SPAWN' })).toBe(true);
    expect(t.offers({ do: 'play', personality: 'outback-group' })).toBe(false);
  });
});
