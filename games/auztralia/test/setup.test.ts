import { deckSize, NOBODY, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { situation } from './situation.ts';

const { revelations, maps } = standardContent;
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('what everybody starts with', () => {
  it('AUZ-SETUP-01 the Eastern map is played unless the Western one was chosen', () => {
    const east = situation({});
    expect(east.offers({ do: 'port', hex: 41 })).toBe(true);
    expect(east.engine.indexFor(east.world.config).map.id).toBe('east');
    const west = situation({ config: { map: 'west' } });
    expect(west.offers({ do: 'port', hex: 41 })).toBe(false);
    expect(west.offers({ do: 'port', hex: 43 })).toBe(true);
  });

  it('AUZ-SETUP-02 AUZ-SETUP-03 twenty cubes in the HQ, twenty tracks, one disc on the track, no Farm yet', () => {
    const t = situation({ config: { seats: 4 } });
    for (const player of t.engine.view(t.world, SPECTATOR).players) {
      expect(player.hq).toBe(20);
      expect(Object.values(player.boxes).every((cubes) => cubes === 0)).toBe(true);
      expect(player.tracksLeft).toBe(20);
    }
    expect(t.state.discs.map((disc) => disc.seat).sort()).toEqual([-1, 0, 1, 2, 3]);
    expect(t.state.farms).toEqual([]);
  });

  it('AUZ-SETUP-04 two Coal, two Iron, four Gold each', () => {
    for (const seats of [2, 3, 4] as const)
      for (const { goods } of situation({ config: { seats } }).state.players)
        expect(goods).toEqual({ coal: 2, iron: 2, gold: 4, phosphate: 0 });
  });

  it('AUZ-SETUP-05 three Sanity tokens to begin a combat with', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 7 },
        oldOnes: [{ hex: 40, tile: 'L1-06' }],
        players: [{ units: { infantry: 1 } }],
        time: { 0: 5, 1: 15 },
      },
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' }, { hex: 40 });
    expect(t.state.combat?.sanity).toBe(3);
  });

  it('AUZ-SETUP-06 AUZ-RULING-13 the supply is what remains of 50, 50, 50 and 7', () => {
    for (const seed of seeds(8)) {
      const t = situation({ config: { seats: 4 }, seed });
      for (const good of ['coal', 'iron', 'gold', 'phosphate'] as const) {
        const held = sum(t.state.players.map((player) => player.goods[good]));
        const total = good === 'phosphate' ? 7 : 50;
        const onTheMap = sum(t.state.deposits[good]);
        expect(t.state.supply.goods[good]).toBe(total - held - onTheMap);
      }
    }
  });

  it('AUZ-SETUP-28 all 25 units lie in the supply and every Barracks is empty', () => {
    const t = situation({ config: { seats: 3 } });
    const all = { infantry: 10, car: 5, artillery: 3, airship: 3, train: 4 };
    expect(t.state.supply.units).toEqual(all);
    for (const { barracks } of t.state.players)
      expect(Object.values(barracks)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('cards', () => {
  it('AUZ-SETUP-24 five Revelations of each level, level 1 on top, and fifteen gone unseen', () => {
    const level = (id: string) => revelations.find((card) => card.id === id)?.level;
    const aside = seeds(8).map((seed) => {
      const { state } = situation({ seed });
      const deck = state.revelations.flat();
      expect(deck.map((card) => level(card.is))).toEqual([
        ...[1, 1, 1, 1, 1],
        ...[2, 2, 2, 2, 2],
        ...[3, 3, 3, 3, 3],
      ]);
      expect(state.revelationsAside).toHaveLength(15);
      const unseen = [...deck, ...state.revelationsAside];
      expect(unseen.every((card) => card.seen === NOBODY)).toBe(true);
      expect(new Set(unseen.map((card) => card.is)).size).toBe(30);
      return state.revelationsAside
        .map((card) => card.is)
        .sort()
        .join();
    });
    expect(new Set(aside).size).toBe(8);
  });

  it('AUZ-SETUP-25 AUZ-RULING-76 five personalities from left to right, the fifth at the right end', () => {
    const displays = seeds(8).map((seed) => {
      const t = situation({ seed });
      const dealt = t.told('display.entered').map((event) => event.personality);
      expect(dealt).toHaveLength(5);
      expect(t.state.display).toEqual(dealt);
      expect(deckSize(t.state.personalities)).toBe(31);
      return dealt.join();
    });
    expect(new Set(displays).size).toBe(8);
  });

  it('AUZ-SETUP-26 forty Old One cards in one deck, none discarded, the first one up to chance', () => {
    const turned = seeds(8).map((seed) => {
      const t = situation({
        seed,
        arrange: {
          map: 'empty',
          ports: { 0: 41, 1: 7 },
          oldOnes: [{ hex: 83, tile: 'L1-06', faceUp: true }],
          time: { 0: 23, 1: 30, oldOnes: 23 },
        },
      });
      expect([deckSize(t.state.deck), t.state.discard.length]).toEqual([40, 0]);
      t.choose({ do: 'box', box: 'retrieve' });
      return t.told('card.turned')[0]?.card;
    });
    expect(new Set(turned).size).toBeGreaterThan(4);
  });
});

describe('the discs and the Ports', () => {
  it('AUZ-SETUP-27 the purple disc starts on 22', () => {
    const t = situation({ config: { seats: 3 } });
    expect(t.state.discs.find((disc) => disc.seat === -1)?.space).toBe(22);
  });

  it('AUZ-SETUP-29 AUZ-RULING-81 chance names the first player before anything is decided', () => {
    const firsts = seeds(24).map((seed) => {
      const t = situation({ config: { seats: 3 }, seed });
      const [first = 0] = t.state.order;
      expect(t.state.order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
      expect(t.events[0]).toMatchObject({ tell: 'setup.first', seat: first });
      return first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    // Also before the two-player variants, which the second player picks.
    const two = situation({ config: { variants: 'one' } });
    expect(two.asked).toMatchObject({ step: 'variant', seat: two.state.order[1] });
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 7],
  ] as const)(
    'AUZ-SETUP-30 AUZ-RULING-60 AUZ-EX-04 %i players start on space %i, the first on top and active',
    (seats, space) => {
      const t = situation({ config: { seats, level: seats === 1 ? 'easy' : 'none' }, seed: 3 });
      const discs = t.state.discs.filter((disc) => disc.seat >= 0);
      expect(discs.every((disc) => disc.space === space)).toBe(true);
      // From the bottom to the top: the last player first.
      expect(discs.map((disc) => disc.seat)).toEqual([...t.state.order].reverse());
      while (t.asked?.step === 'port') t.choose({ ...t.choices[0] });
      expect(t.asked).toMatchObject({ step: 'action', seat: t.state.order[0] });
    },
  );

  it('AUZ-SETUP-31 Ports are placed in reverse order, on coastal hexes with a Port symbol only', () => {
    const t = situation({ config: { seats: 4 }, seed: 1 });
    const symbols = maps.east.hexes.filter((hex) => hex.port !== null);
    expect(symbols).toHaveLength(12);
    expect(symbols.every((hex) => hex.terrain === 'coastal')).toBe(true);
    expect(t.choices).toEqual(symbols.map((hex) => ({ do: 'port', hex: hex.n })));
    const asked: (number | undefined)[] = [];
    for (const hex of [41, 61, 7, 1]) {
      asked.push(t.asked?.seat);
      t.choose({ do: 'port', hex });
    }
    expect(asked).toEqual([...t.state.order].reverse());
    expect(t.player(t.state.order[3] ?? 0).port).toBe(41);
    expect(t.player(t.state.order[0] ?? 0).port).toBe(1);
  });

  it('AUZ-SETUP-32 AUZ-RULING-02 two Ports are three hexes apart or more', () => {
    const t = situation({ seed: 1 }).choose({ do: 'port', hex: 5 });
    const other = t.state.order[1];
    expect(t.refused({ hex: 7 })).toMatchObject({ rule: 'AUZ-SETUP-32', distance: 1, seat: other });
    expect(t.refused({ hex: 3 })).toMatchObject({ rule: 'AUZ-SETUP-32', distance: 2 });
    // Batemans Bay is exactly three away.
    expect(t.offers({ hex: 19 })).toBe(true);
  });

  it('AUZ-SETUP-33 one Port in a hex, and where it is it stays', () => {
    const t = situation({ seed: 1 }).choose({ do: 'port', hex: 41 });
    expect(t.refused({ hex: 41 })).toMatchObject({ rule: 'AUZ-SETUP-33', why: 'port.taken' });
    t.choose({ do: 'port', hex: 7 });
    expect(t.asked?.step).toBe('action');
    expect(t.state.players.map((player) => player.port).sort()).toEqual([41, 7]);
    expect(t.offers({ do: 'port' })).toBe(false);
  });

  it('AUZ-SETUP-34 a Port symbol that nobody used is a hex like any other', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 7 },
        tracks: { 0: ['41-42'] },
        time: { 0: 5, 1: 15 },
      },
    });
    t.choose({ do: 'box', box: 'farm' }).choose({ type: 'corn', hex: 42 });
    expect(t.state.farms).toEqual([{ hex: 42, owner: 0, type: 'corn', blighted: false }]);
  });
});
