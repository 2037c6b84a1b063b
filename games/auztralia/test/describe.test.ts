import { LANGUAGES, SPECTATOR, sees } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { describe as inWords } from '../describe.ts';
import { NBSP, wrapped } from '../text/typography.ts';
import { playOut, tellers } from './reader.ts';
import { situation } from './situation.ts';

describe('the table in plain text', () => {
  const position = () =>
    situation({
      config: { seats: 2 },
      arrange: {
        map: 'empty',
        ports: { '0': 7, '1': 41 },
        tracks: { '0': ['7-8', '8-17'] },
        farms: [
          { hex: 8, owner: 0, type: 'cattle' },
          { hex: 17, owner: 0, type: 'cattle', blighted: true },
        ],
        deposits: { '16': { iron: 3, gold: 3 } },
        oldOnes: [
          { hex: 27, tile: 'L2-02', faceUp: true, damage: { '0': 2, '1': 1 } },
          { hex: 47, tile: 'L2-03' },
        ],
        players: [
          {
            goods: { coal: 2, iron: 1, gold: 5, phosphate: 1 },
            units: { infantry: 2 },
            personalities: ['singh'],
            boxes: { mine: 2 },
            claimed: ['L1-06'],
          },
        ],
        display: ['merino', 'kitchener', 'castro', 'alika', 'jago'],
        time: { '0': 3, '1': 5, oldOnes: 22 },
        first: 0,
      },
    });

  it('tells players, Old Ones, deposits and people, and draws the map', () => {
    const t = position();
    const lines = inWords(t.engine.view(t.world, 0), tellers.en).split('\n');
    expect(lines).toContain(
      'Time: > Ann on 3, Bob on 5, Old Ones on 22 · next Revelation on 23, level 1',
    );
    expect(lines).toContain('     A B                @');
    expect(lines).toContain('> A Ann · Sydney 7 · 6 VP · space 3');
    expect(lines).toContain('    2 Coal, 1 Iron, 5 Gold, 1 Phosphate · 2 Infantry');
    expect(lines).toContain('    16 cubes in the HQ · cubes in Mine 2 · 18 tracks left');
    expect(lines).toContain('    Farms: Cattle 8 17 (blighted)');
    expect(lines).toContain('    Personalities: Lt Singh');
    expect(lines).toContain('    Old Ones claimed: Zombie L1-06');
    expect(lines).toContain('    Rails: 7–8, 8–17');
    expect(lines).toContain('  @ Old Ones · 7 VP and twice what sleeps · space 22');
    expect(lines).toContain('    Awake: 27 Shoggoth L2-02 (3 of 8 damage [A2 B1], 6 VP)');
    expect(lines).toContain('    Asleep, level 2: 47');
    expect(lines).toContain('Deposits: 16 (3 Iron + 3 Gold)');
    expect(lines).toContain(
      '    Mr Merino. At the end: 1 VP for each productive Sheep Farm of yours.',
    );
    const map = lines.slice(0, 20);
    expect(map[8]).toBe(
      '79:2              64:H              47:2 ?2           27:1 Shoggoth      8:H A.cattle A2',
    );
    expect(map[9]).toContain('17:H A!cattle A1');
    expect(map[10]).toContain(' 7:C [A] A1');
    expect(map[7]).toContain('16:1 3iron 3gold');
  });

  it('speaks French', () => {
    const t = position();
    const text = inWords(t.engine.view(t.world, 0), tellers.fr);
    expect(text).toContain(`Temps${NBSP}: > Ann sur 3, Bob sur 5, Grands Anciens sur 22`);
    expect(text).toContain(`    Fermes${NBSP}: Bétail 8 17 (ravagée)`);
    expect(text).toContain(`    Éveillés${NBSP}: 27 Shoggoth L2-02 (3 dégâts sur 8 [A2 B1], 6 PV)`);
    expect(text).toContain('27:1 Shoggoth');
    const [, table = ''] = text.split('\n\n');
    expect(table).not.toMatch(new RegExp(`[^${NBSP}>][:;?!»]`));
  });

  it('shows the combat, with the row of the card that is being resolved', () => {
    const t = situation({
      config: { seats: 2 },
      arrange: {
        map: 'empty',
        ports: { '0': 7, '1': 41 },
        oldOnes: [{ hex: 8, tile: 'L1-08', faceUp: true }],
        players: [{ units: { infantry: 2, car: 1 } }],
        next: { oldOneCards: ['O02'] },
        first: 0,
      },
    });
    t.choose({ do: 'box', box: 'attack' }, { do: 'join', unit: 'infantry' });
    t.choose({ do: 'join', unit: 'car' }, { do: 'attack', hex: 8 });
    const text = inWords(t.engine.view(t.world, 0), tellers.en);
    expect(text.split('\n').slice(-5)).toEqual([
      'Combat in 8, Ann · an Attack',
      '    Force: 1 Infantry, 1 Armoured Car · Sanity 2 · 1 damage to place',
      '    8 Zombie L1-08 (0 of 3 damage, 1 VP)',
      '    Old One card O02',
      '      Zombie, hit by nobody, deals 1 damage and 1 Sanity',
    ]);
  });

  it.each(['standard', 'west', 'solo-hard', 'insane'])(
    'AUZ-HIDE-05 names a face-down tile by its place only, in 100 columns (%s)',
    (mode) => {
      let hidden = 0;
      playOut(mode, (engine, world) => {
        for (const eye of [0, SPECTATOR]) {
          const view = engine.view(world, eye);
          const secret = [
            ...world.state.tiles.filter((tile) => !tile.faceUp).map((tile) => tile.tile),
            ...world.state.stacks.flat(2),
            ...world.state.gone,
          ].filter((slot) => !sees(slot, eye));
          for (const language of LANGUAGES) {
            const text = inWords(view, tellers[language]);
            const words = new Set(text.split(/[\s,()]+/));
            expect(secret.filter((slot) => words.has(slot.is))).toEqual([]);
            expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
            for (const tile of view.tiles)
              if (tile.tile === null) expect(words).toContain(`${tile.hex}`);
          }
          hidden += secret.length;
        }
      });
      expect(hidden).toBeGreaterThan(0);
    },
  );
});

describe('long lines', () => {
  it('break after a comma, and further in', () => {
    expect(wrapped('  Farms: Corn 1 2, Sheep 3, Cattle 4', 24)).toEqual([
      '  Farms: Corn 1 2,',
      '      Sheep 3, Cattle 4',
    ]);
  });

  it('break between words where nothing else will do', () => {
    expect(wrapped('a line without any comma', 12)).toEqual([
      'a line',
      '    without',
      '    any',
      '    comma',
    ]);
  });
});
