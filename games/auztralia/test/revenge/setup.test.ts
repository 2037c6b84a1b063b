import { deckSize, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { standardContent } from '../../content/index.ts';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { OLD_ONES_SEAT, PLAYED, PURPLE, revengeOf, seeds, spaceOf, sum } from './table.ts';

const { revenge: content } = standardContent;

/** The table as it is when the first turn begins. */
const dealt = (config: Partial<Config> = {}, seed = 1): Situation =>
  situation({ config: { ...PLAYED, ...config }, seed }).until('action');

const humansOf = (t: Situation): number[] =>
  t.state.players.map((_, seat) => seat).filter((seat) => seat !== revengeOf(t).seat);

describe('who plays', () => {
  it('REV-GEN-02 REV-GEN-03 one seat of two to five plays the Old Ones and owns nothing', () => {
    for (const seats of [2, 3, 4, 5] as const) {
      const t = dealt({ seats, oldOnes: 'seat-2' });
      expect(revengeOf(t).seat).toBe(1);
      expect(humansOf(t)).toHaveLength(seats - 1);
      const old = t.player(1);
      expect(old.port).toBe(0);
      expect(old.goods).toEqual({ coal: 0, iron: 0, gold: 0, phosphate: 0 });
      expect(sum(Object.values(old.barracks))).toBe(0);
      expect(old.personalities).toEqual([]);
      expect(t.state.order).not.toContain(1);
    }
  });

  it('REV-SETUP-02 REV-RULING-01 REV-GEN-07 any seat may be chosen for the Old Ones, or one is drawn', () => {
    for (const [seat, oldOnes] of (['seat-1', 'seat-2', 'seat-3'] as const).entries())
      expect(revengeOf(dealt({ oldOnes })).seat).toBe(seat);
    const drawn = seeds(20).map((seed) => revengeOf(dealt({ oldOnes: 'random' }, seed)).seat);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
  });

  it('REV-SETUP-02 the Old Ones are settled before anything else happens', () => {
    const t = situation({ config: PLAYED });
    expect(t.events[0]).toMatchObject({ tell: 'setup.oldOnes', seat: OLD_ONES_SEAT });
  });
});

describe('what humans begin with', () => {
  it('REV-SETUP-01 REV-GEN-01 boards, display, decks and Units are those of the base game', () => {
    const t = dealt();
    expect(t.state.display).toHaveLength(5);
    expect(deckSize(t.state.deck)).toBe(40);
    expect(t.state.supply.units).toEqual({
      infantry: 6,
      car: 5,
      artillery: 3,
      airship: 3,
      train: 4,
    });
    expect(t.engine.view(t.world, SPECTATOR).players[0]).toMatchObject({ hq: 20, tracksLeft: 20 });
  });

  it('REV-SETUP-03 REV-FIT-01 six Gold, three Iron, three Coal', () => {
    const t = dealt({ seats: 5 });
    for (const seat of humansOf(t))
      expect(t.player(seat).goods).toEqual({ gold: 6, iron: 3, coal: 3, phosphate: 0 });
  });

  it('REV-SETUP-04 REV-FIT-01 two Infantry in the Barracks, out of the supply', () => {
    const t = dealt({ seats: 5, oldOnes: 'seat-5' });
    for (const seat of humansOf(t))
      expect(t.player(seat).barracks).toEqual({
        infantry: 2,
        car: 0,
        artillery: 0,
        airship: 0,
        train: 0,
      });
    expect(t.state.supply.units.infantry).toBe(2);
  });

  it('REV-SETUP-05 REV-FIT-01 in turn order each takes a Personality of five, and the display is full again', () => {
    const t = situation({ config: { ...PLAYED, seats: 4, oldOnes: 'seat-4' } });
    const asked: number[] = [];
    while (t.asked?.step === 'first-personality') {
      asked.push(t.asked.seat);
      const before = [...t.state.display];
      expect(
        t.choices.map((choice) => ('personality' in choice ? choice.personality : null)),
      ).toEqual(before);
      const taken = before[2]!;
      t.choose({ do: 'recruit', personality: taken });
      expect(t.player(asked.at(-1)!).personalities).toEqual([taken]);
      expect(t.state.display).toHaveLength(5);
      expect(t.state.display).not.toContain(taken);
    }
    expect(asked).toEqual(t.state.order);
    for (const seat of asked) expect(t.player(seat).goods.gold).toBe(6);
  });

  it('REV-SETUP-20 REV-RULING-42 Personalities come before the survey and the Ports', () => {
    const t = situation({ config: PLAYED });
    expect(t.asked?.step).toBe('first-personality');
    expect(revengeOf(t).spawns).toEqual([]);
    expect(t.player(0).goods.gold).toBe(6);
    expect(t.player(0).barracks.infantry).toBe(2);
    t.until('port');
    expect(revengeOf(t).spawns.length).toBeGreaterThan(0);
    expect(revengeOf(t).hand).toEqual([]);
  });

  it('REV-SETUP-09 Ports are placed in reverse order, far enough apart, with side 4 up', () => {
    const t = situation({ config: { ...PLAYED, seats: 4, oldOnes: 'seat-4' } }).until('port');
    const asked: number[] = [];
    while (t.asked?.step === 'port') {
      asked.push(t.asked.seat);
      if (asked.length === 1) t.choose({ do: 'port', hex: 7 });
      else {
        if (asked.length === 2) expect(t.refused({ do: 'port', hex: 5 }).rule).toBe('AUZ-SETUP-32');
        t.choose({ do: 'port', hex: asked.length === 2 ? 41 : 75 });
      }
    }
    expect(asked).toEqual([...t.state.order].reverse());
    for (const seat of asked) expect(revengeOf(t).ports[seat]).toBe(4);
  });

  it('REV-SETUP-21 the supply of goods stays fifty each', () => {
    for (const seed of seeds(6)) {
      const t = dealt({ seats: 5 }, seed);
      for (const good of ['coal', 'iron', 'gold'] as const) {
        const held = sum(t.state.players.map((player) => player.goods[good]));
        expect(held).toBe(good === 'gold' ? 24 : 12);
        expect(t.state.supply.goods[good] + held + sum(t.state.deposits[good])).toBe(50);
      }
    }
  });
});

describe('the survey', () => {
  const alike = (oldOnes: readonly number[]): object => ({
    survey: standardContent.survey.map(({ id, redClip }) => ({
      id,
      redClip,
      symbols: { oldOnes },
    })),
  });
  const surveyed = (oldOnes: readonly number[], config: Partial<Config> = {}): Situation =>
    situation({ config: { ...PLAYED, ...config }, content: alike(oldOnes) }).until('port');
  const levelOf = (hex: number): number =>
    standardContent.maps.east.hexes.find(({ n }) => n === hex)?.level ?? 0;

  it('REV-SETUP-06 REV-SETUP-19 REV-FIT-02 Spawn tiles lie where Old Ones would, and no Old One anywhere', () => {
    const t = surveyed([0]);
    const sites = revengeOf(t).spawns;
    expect(sites.map(({ hex }) => hex).sort((a, b) => a - b)).toEqual([
      14, 16, 28, 37, 47, 50, 57, 65, 67, 79, 82,
    ]);
    expect(sites.every(({ dangerous, hex }) => !dangerous && levelOf(hex) > 0)).toBe(true);
    expect(t.state.tiles).toEqual([]);
    expect(revengeOf(t).spawnSupply).toBe(26 - sites.length);
  });

  it('REV-SETUP-06 in the West only the desert has any', () => {
    const t = surveyed([0, 1, 2], { map: 'west' });
    const { hexes } = standardContent.maps.west;
    expect(revengeOf(t).spawns.length).toBeGreaterThan(0);
    for (const { hex } of revengeOf(t).spawns)
      expect(hexes.find(({ n }) => n === hex)?.terrain).toBe('desert');
  });

  it('REV-SETUP-07 REV-RULING-25 a second symbol turns the Spawn tile, a third changes nothing', () => {
    // The tile of 28 shows its north-eastern neighbour 15 and that of 16 its north-western one, too.
    const t = surveyed([0, 0, 0]);
    for (const { dangerous, hex } of revengeOf(t).spawns) {
      expect(dangerous).toBe(true);
      expect(revengeOf(t).spawns.filter((held) => held.hex === hex)).toHaveLength(1);
    }
    expect(revengeOf(t).spawns.some(({ hex }) => levelOf(hex) === 3)).toBe(true);
  });

  it('REV-SETUP-08 goods share the hex of a Spawn tile', () => {
    const survey = standardContent.survey.map(({ id, redClip }) => ({
      id,
      redClip,
      symbols: { oldOnes: [0], coal: [0] },
    }));
    const t = situation({ config: PLAYED, content: { survey } }).until('port');
    expect(t.state.deposits.coal[28]).toBe(3);
    expect(revengeOf(t).spawns.some(({ hex }) => hex === 28)).toBe(true);
  });

  it('REV-SETUP-22 REV-RULING-34 with one human hex 14 is surveyed, too, and nothing is solo', () => {
    const t = situation({
      config: { ...PLAYED, seats: 2, oldOnes: 'seat-2' },
      content: alike([0]),
    });
    expect(t.until('port') && revengeOf(t).spawns.some(({ hex }) => hex === 14)).toBe(true);
    t.until('action');
    expect(spaceOf(t, 0)).toBe(1);
    expect(spaceOf(t, PURPLE)).toBe(1);
    expect(t.state.objective).toBeNull();
    t.choose({ do: 'box', box: 'recruit' });
    expect(t.offers({ do: 'refresh' })).toBe(false);
  });

  it('REV-RULING-26 the supply of Spawn tiles is never exceeded', () => {
    for (const seed of seeds(12)) {
      const t = dealt({}, seed);
      expect(revengeOf(t).spawns.length + revengeOf(t).spawnSupply).toBe(26);
      expect(revengeOf(t).spawnSupply).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what the Old Ones begin with', () => {
  it('REV-SETUP-10 REV-SETUP-11 REV-FIT-02 no Revelation card is in play, and a lit space means nothing', () => {
    const t = dealt();
    expect(deckSize(t.state.revelations)).toBe(0);
    expect(t.state.revelationsPlayed).toEqual([]);
  });

  it('REV-SETUP-12 REV-SETUP-13 REV-FIT-02 all on the space for the humans, first player on top, purple at the bottom', () => {
    for (const [seats, space] of [
      [2, 1],
      [3, 3],
      [4, 5],
      [5, 7],
    ] as const) {
      const t = dealt({ seats, oldOnes: 'seat-1' });
      expect(t.state.discs.every((disc) => disc.space === space)).toBe(true);
      expect(t.state.discs.map((disc) => disc.seat)).toEqual([
        PURPLE,
        ...[...t.state.order].reverse(),
      ]);
      expect(t.asked?.seat).toBe(t.state.order[0]);
    }
  });

  it('REV-SETUP-14 a hand of three Mythos cards out of thirty', () => {
    const t = dealt();
    expect(revengeOf(t).hand).toHaveLength(content.oldOnesPlayer.hand);
    expect(revengeOf(t).hand).toHaveLength(3);
    expect(deckSize(revengeOf(t).deck)).toBe(27);
    const hands = seeds(6).map((seed) =>
      revengeOf(dealt({}, seed))
        .hand.map((held) => held.is)
        .join(),
    );
    expect(new Set(hands).size).toBeGreaterThan(3);
  });

  it('REV-SETUP-15 REV-SETUP-17 nineteen tiles in three stacks, sixteen unused ones', () => {
    const t = dealt();
    expect(t.state.stacks.map(deckSize)).toEqual([9, 6, 4]);
    expect(revengeOf(t).unused.map(deckSize)).toEqual([6, 4, 6]);
    t.state.stacks.forEach((stack, i) => {
      for (const { is } of [...stack.flat(), ...revengeOf(t).unused[i]!.flat()])
        expect(is.startsWith(`L${i + 1}-`)).toBe(true);
    });
    const first = seeds(8).map((seed) =>
      dealt({}, seed)
        .state.stacks[2]!.flat()
        .map((tile) => tile.is)
        .sort()
        .join(),
    );
    expect(new Set(first).size).toBeGreaterThan(4);
  });

  it('REV-SETUP-16 the Old Ones know their tiles, the humans only how many there are', () => {
    const t = dealt();
    const own = t.engine.view(t.world, OLD_ONES_SEAT);
    const human = t.engine.view(t.world, 0);
    expect(human.stacks).toEqual([9, 6, 4]);
    const tiles = t.state.stacks.flat(2).map((tile) => tile.is);
    expect(tiles.every((id) => JSON.stringify(own).includes(`"${id}"`))).toBe(true);
    expect(tiles.some((id) => JSON.stringify(human).includes(`"${id}"`))).toBe(false);
  });

  it('REV-SETUP-18 the X and XX tiles are not in the game', () => {
    const t = dealt();
    expect(t.state.xTiles).toEqual([]);
    const all = [...t.state.stacks.flat(2), ...revengeOf(t).unused.flat(2)].map((tile) => tile.is);
    expect(all).toHaveLength(35);
    expect(all.some((id) => id.startsWith('X'))).toBe(false);
  });
});
