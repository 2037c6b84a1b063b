import { anyGame, redact, SPECTATOR } from '@incognita/kernel';
import { type AnyEngine, type AnyWorld, checkLeaks } from '@incognita/kernel/test-kit/checks';
import { describe, expect, it } from 'vitest';
import { auztralia } from '../../index.ts';
import type { Auztralia } from '../../rules/kit.ts';
import type { Situation } from '../situation.ts';
import { fight } from './fight.ts';
import { deep, OLD_ONES_SEAT, settlers } from './table.ts';

const viewOf = (t: Situation, eye: number) => t.engine.view(t.world, eye);

/** Whether undo may not go behind the one choice that fits. */
function stops(t: Situation, wanted: Readonly<Record<string, unknown>>): boolean {
  const choice = t.choices.find((held) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(held, key) === value),
  );
  if (!choice) throw new Error(`nothing fits ${JSON.stringify(wanted)}`);
  return t.engine.apply(t.world, choice, { events: true }).horizon;
}

describe('hidden information', () => {
  it('REV-HIDE-01 undo stops at every draw, flip and card that was played, not at a mere choice', () => {
    const t = deep({ revenge: { hand: ['hounds-of-tindalos'], spawns: [{ hex: 28 }] } });
    expect(stops(t, { do: 'place' })).toBe(false);
    expect(stops(t, { do: 'level' })).toBe(true);
    expect(stops(t, { do: 'spawn', hex: 28 })).toBe(false);
    expect(stops(t, { do: 'summon' })).toBe(true);
    t.until('old-ones-action');
    expect(stops(t, { do: 'reveal' })).toBe(false);
    expect(stops(t, { do: 'uncover', hex: 28 })).toBe(true);
    const played = deep({ revenge: { hand: ['hounds-of-tindalos'] } });
    stops(played, { do: 'mythos' });
    expect(stops(played, { do: 'oust' })).toBe(true);
    const moved = deep({ oldOnes: [{ hex: 66, tile: 'L1-06', faceUp: true }] });
    expect(stops(moved, { do: 'move' })).toBe(true);
  });

  it('REV-HIDE-02 the window is asked of any hand, also where only a pass is legal, and of no empty one', () => {
    const useless = fight({ army: { infantry: 2 }, hand: ['dholes'] });
    expect(useless.asked).toMatchObject({ seat: OLD_ONES_SEAT, step: 'combat-cards' });
    expect(useless.choices).toEqual([{ do: 'done' }]);
    expect(fight({ army: { infantry: 2 }, hand: [] }).asked?.step).not.toBe('combat-cards');
  });

  it('REV-HIDE-03 a face-down tile that leaves with a Temple is not shown', () => {
    const t = settlers({
      players: [{ personalities: ['danger'] }],
      oldOnes: [
        { hex: 28, tile: 'L1-09', faceUp: true },
        { hex: 28, tile: 'L1-06' },
      ],
      revenge: { hand: [] },
    }).choose({ do: 'play', personality: 'danger' }, { do: 'raze', tile: 'L1-09' });
    expect(t.state.gone.map((tile) => tile.is)).toEqual(expect.arrayContaining(['L1-06']));
    for (const eye of [0, 1, SPECTATOR]) expect(viewOf(t, eye).gone).not.toContain('L1-06');
    expect(viewOf(t, OLD_ONES_SEAT).gone).toContain('L1-06');
  });

  it('REV-HIDE-04 a Kangaroo is shown as it leaves', () => {
    const t = deep({
      oldOnes: [{ hex: 28, tile: 'L1-15' }],
      revenge: { hand: [], spawns: [{ hex: 28 }] },
    });
    expect(viewOf(t, 0).tiles).toMatchObject([{ tile: null }]);
    t.choose({ do: 'reveal' }, { do: 'uncover', hex: 28 });
    expect(t.told('oldOne.empty')).toMatchObject([{ hex: 28 }]);
    for (const eye of [0, 1, SPECTATOR]) expect(viewOf(t, eye).gone).toContain('L1-15');
  });

  it('REV-HIDE-05 spectators see what humans see, and the Old Ones more', () => {
    const t = deep({
      oldOnes: [{ hex: 28, tile: 'L1-06' }],
      revenge: { hand: ['hastur', 'ghasts'] },
    });
    expect(viewOf(t, SPECTATOR)).toEqual(viewOf(t, 0));
    expect(viewOf(t, SPECTATOR).revenge?.hand).toEqual([null, null]);
    expect(viewOf(t, OLD_ONES_SEAT).revenge?.hand).toEqual(['hastur', 'ghasts']);
    expect(viewOf(t, OLD_ONES_SEAT).tiles).toMatchObject([{ tile: 'L1-06' }]);
  });

  it('REV-HIDE-06 a tile drawn and placed face down leaves no name behind, nor does a hand card', () => {
    const t = deep({ revenge: { hand: [], spawns: [{ hex: 28 }] } });
    t.choose({ do: 'place' });
    const { events } = t.engine.apply(t.world, t.choices[0] ?? { do: 'done' }, { events: true });
    const drew = events.find((event) => event.tell === 'oldOnes.drew');
    if (!drew) throw new Error('nothing was drawn');
    expect(redact<Auztralia>(drew, 0)).toMatchObject({ tile: null });
    expect(redact<Auztralia>(drew, OLD_ONES_SEAT)).not.toMatchObject({ tile: null });
    expect(viewOf(t, 0).revenge?.drawn).toMatchObject({ tile: null });
    t.choose({ do: 'spawn', hex: 28 });
    expect(viewOf(t, 0).tiles).toMatchObject([{ hex: 28, tile: null }]);
    expect(viewOf(t, 0).revenge?.knownStacks.flat()).toEqual([]);
    t.choose({ do: 'summon' });
    expect(viewOf(t, 0).revenge?.looked).toEqual([null, null, null]);
  });

  /** Both leak tests, for every eye and with every choice that is open in the other world, too. */
  it.each<[string, () => Situation]>([
    ['the hand, on its own turn', () => deep({ revenge: { hand: ['hastur', 'ghasts'] } })],
    ['a window in a human’s Attack', () => window(['ghasts', 'dholes'])],
    ['a window where only a pass is legal', () => window(['dholes'])],
    ['cards that are looked at', () => deep({ revenge: { hand: [] } }).choose({ do: 'summon' })],
    ['a tile that is drawn', () => placing()],
    ['several tiles that are drawn', () => shub().choose({ do: 'drawMore' })],
    ['sleepers that share a hex', () => sharing()],
  ])('REV-HIDE-02 REV-HIDE-06 nobody learns from %s what is hidden', (_what, arranged) => {
    const { world, engine } = arranged();
    const exam = {
      game: anyGame(auztralia),
      engine: engine as unknown as AnyEngine,
      rules: new Set<string>(),
    };
    for (let n = 0; n < 6; n++)
      checkLeaks(exam, world as unknown as AnyWorld, `secrets ${n}`, Number.POSITIVE_INFINITY);
  });
});

const window = (hand: readonly string[]) => fight({ army: { infantry: 2, car: 1 }, hand });
const placing = () =>
  deep({ revenge: { hand: [], spawns: [{ hex: 28 }] } })
    .choose({ do: 'place' })
    .choose({ do: 'level', level: 1 });
const shub = () =>
  deep({ revenge: { hand: ['shub-niggurath'], spawns: [{ hex: 28 }, { hex: 27 }] } }).choose({
    do: 'mythos',
    card: 'shub-niggurath',
  });
const sharing = () =>
  deep({
    oldOnes: [
      { hex: 28, tile: 'L1-06' },
      { hex: 28, tile: 'L1-12' },
    ],
    revenge: { hand: [], spawns: [{ hex: 28 }] },
  }).choose({ do: 'reveal' });
