import { readFileSync } from 'node:fs';
import { deckSize, type Json } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { contentSchema } from '../arrange/content-schema.ts';
import { scenario } from '../scenario.ts';
import { situation } from './situation.ts';

const sites = (t: ReturnType<typeof situation>) => t.state.tiles.map((tile) => tile.hex);

describe('the words of an arrangement', () => {
  it('without words gives every seat a Port and asks the first player', () => {
    const t = situation({ config: { seats: 3 }, arrange: {} });
    const ports = t.state.players.map((player) => player.port);
    expect(new Set(ports).size).toBe(3);
    expect(ports.every((hex) => t.g.content.hex[hex]?.port)).toBe(true);
    expect(t.asked).toMatchObject({ seat: t.state.order[0], step: 'action' });
    expect(t.state.tiles.length).toBeGreaterThan(0);
  });

  it('map: "empty" leaves neither tiles nor deposits, and nothing is lost', () => {
    const t = situation({ arrange: { map: 'empty' } });
    expect(t.state.tiles).toEqual([]);
    expect(
      Object.values(t.state.deposits)
        .flat()
        .every((n) => n === 0),
    ).toBe(true);
    expect(t.state.stacks.map(deckSize)).toEqual([15, 10, 10]);
    expect(t.state.supply.goods).toEqual({ coal: 46, iron: 46, gold: 42, phosphate: 7 });
  });

  it('map: "empty" takes the printed VP tokens of the Western map, a survey leaves them', () => {
    const vp = (arrange: object) =>
      situation({ config: { map: 'west' }, arrange }).state.deposits.vp.reduce((a, b) => a + b);
    expect(vp({ map: 'empty' })).toBe(0);
    expect(vp({ survey: {} })).toBe(vp({}));
    expect(vp({})).toBeGreaterThan(0);
  });

  it('oldOnes come from their stacks, face down unless said otherwise, with cubes on them', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        oldOnes: [
          { hex: 28, tile: 'L2-03' },
          { hex: 28, tile: 'L3-01', faceUp: true, damage: { '0': 7, '1': 2 }, discs: { '0': 1 } },
        ],
      },
    });
    const [asleep, awake] = t.state.tiles;
    expect(asleep).toMatchObject({ hex: 28, back: 2, faceUp: false, tile: { is: 'L2-03' } });
    expect(awake).toMatchObject({ faceUp: true, damage: [7, 2], discs: [1, 0] });
    expect(t.engine.view(t.world, 0).tiles.map((tile) => tile.tile)).toEqual([null, 'L3-01']);
    expect(t.state.stacks.map(deckSize)).toEqual([15, 9, 9]);
  });

  it('a tile of the survey makes room for one that is named in its hex', () => {
    const plain = situation({ arrange: {} });
    const [hex = 0] = sites(plain);
    const t = situation({ arrange: { oldOnes: [{ hex, tile: 'L1-06', faceUp: true }] } });
    expect(sites(t).filter((held) => held === hex)).toEqual([hex]);
    expect(sites(t).length).toBe(sites(plain).length);
  });

  it('every tile can be named, wherever the survey put it', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `L1-0${n}`);
    const t = situation({ arrange: { gone: ids } });
    expect(t.state.gone.map((tile) => tile.is)).toEqual(ids);
  });

  it('survey resolves exactly these tiles, drawing what next.tiles says', () => {
    const t = situation({
      content: {
        survey: [{ id: 'S01', symbols: { iron: [0], oldOnes: [0, 1] } }],
      },
      arrange: { survey: { '28': 'S01' }, next: { tiles: { '2': ['L2-05', 'L2-06'] } } },
    });
    // 28 and its northern neighbour 29 are hexes of level 2.
    expect(t.state.tiles.map((tile) => [tile.hex, tile.tile.is])).toEqual([
      [28, 'L2-05'],
      [29, 'L2-06'],
    ]);
    expect(t.state.deposits.iron[28]).toBe(3);
    expect(t.state.supply.goods.iron).toBe(50 - 2 * 2 - 3);
  });

  it('players hold what is written and keep the rest', () => {
    const t = situation({
      arrange: {
        players: [
          {
            goods: { gold: 9 },
            units: { infantry: 2, train: 1 },
            personalities: ['jones', 'singh'],
            boxes: { farm: 2 },
            claimed: ['L3-01'],
            tokens: 4,
            tokensMined: 1,
          },
        ],
      },
    });
    expect(t.player(0)).toMatchObject({
      goods: { coal: 2, iron: 2, gold: 9, phosphate: 0 },
      barracks: { infantry: 2, car: 0, artillery: 0, airship: 0, train: 1 },
      personalities: ['jones', 'singh'],
      boxes: { farm: 2, mine: 0 },
      claimed: ['L3-01'],
      tokens: 4,
      tokensMined: 1,
    });
    expect(t.player(1).goods.gold).toBe(4);
    expect(t.state.display.length).toBe(5);
    expect(t.state.display).not.toContain('jones');
  });

  it('ports, tracks, farms and deposits lie where they are written', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { '0': 7, '1': 41 },
        tracks: { '0': ['8-7', '8-17'], '1': ['40-41'] },
        farms: [{ hex: 16, owner: 1, type: 'corn', blighted: true }],
        deposits: { '16': { iron: 3, gold: 1, vp: 3 } },
      },
    });
    expect([t.player(0).port, t.player(1).port]).toEqual([7, 41]);
    expect(t.engine.view(t.world, 0).tracks).toEqual([
      { edge: '7-8', owner: 0 },
      { edge: '8-17', owner: 0 },
      { edge: '40-41', owner: 1 },
    ]);
    expect(t.state.farms).toEqual([{ hex: 16, owner: 1, type: 'corn', blighted: true }]);
    expect([t.state.deposits.iron[16], t.state.deposits.vp[16]]).toEqual([3, 3]);
  });

  it('time and stack say who is next; on one space the last of the stack', () => {
    const time = { '0': 22, '1': 22, oldOnes: 22 };
    const asked = (stack: object) => situation({ arrange: { map: 'empty', time, stack } }).asked;
    expect(asked(['oldOnes', 1, 0])).toMatchObject({ seat: 0 });
    expect(asked(['oldOnes', 0, 1])).toMatchObject({ seat: 1 });
    const t = situation({ arrange: { map: 'empty', time, stack: [0, 1, 'oldOnes'] } });
    expect(t.told('time.oldOnes')).toHaveLength(1);
  });

  it('first moves the first player, with his disc on top', () => {
    for (const first of [0, 1, 2]) {
      const t = situation({ config: { seats: 3 }, arrange: { first } });
      expect(t.asked).toMatchObject({ seat: first });
      expect(t.state.order[0]).toBe(first);
    }
  });

  it('next puts cards on top, only makes a whole deck of them', () => {
    const t = situation({
      arrange: {
        display: ['singh', 'merino'],
        next: { personalities: ['jones', 'alika'], oldOneCards: ['O09', 'O02'] },
        only: { revelations: ['R3-01', 'R1-01'], tiles: { '1': ['L1-06'] } },
      },
    });
    const top = (deck: readonly (readonly { is: string }[])[]) =>
      deck.slice(0, 2).map((part) => part.map((card) => card.is));
    expect(t.state.display).toEqual(['singh', 'merino']);
    expect(top(t.state.personalities)).toEqual([['jones'], ['alika']]);
    expect(top(t.state.deck)).toEqual([['O09'], ['O02']]);
    expect(top(t.state.revelations)).toEqual([['R3-01'], ['R1-01']]);
    expect(deckSize(t.state.revelations)).toBe(2);
    expect(t.state.stacks[0]).toMatchObject([[{ is: 'L1-06' }]]);
    const few = situation({
      arrange: {
        display: ['singh'],
        only: { personalities: ['jones'], oldOneCards: ['O01'] },
      },
    });
    expect(few.state.personalitiesGone).toHaveLength(34);
    expect(few.state.discard).toHaveLength(t.g.content.content.oldOneCards.length - 1);
  });

  it('variants lay the table out anew', () => {
    const t = situation({
      config: { variants: 'two' },
      arrange: { variants: ['standing-army', 'open-house'] },
    });
    expect(t.state.players.map((player) => player.barracks.infantry)).not.toContain(0);
    expect(t.state.display.length).toBeGreaterThan(5);
    const plain = situation({ arrange: { map: 'empty', variants: ['thin-seams'] } });
    expect(plain.state.variants).toEqual(['thin-seams']);
  });

  it('a small map written out takes the place of the printed one', () => {
    const t = situation({
      content: {
        map: {
          hexes: [
            { n: 1, q: 0, r: 0, terrain: 'coastal', port: 'A' },
            { n: 2, q: 1, r: 0 },
            { n: 3, q: 2, r: 0, terrain: 'coastal', port: 'B' },
          ],
        },
      },
      arrange: { ports: { '0': 1 } },
    });
    expect(t.state.players.map((player) => player.port)).toEqual([1, 3]);
    expect(t.state.tracks).toEqual([-1, -1]);
  });

  it('an Old One card written out depends on none of ours', () => {
    const t = situation({
      content: { oldOneCards: [{ id: 'O01', direction: 4, rows: { migo: { damage: 2 } } }] },
      arrange: {},
    });
    expect(t.g.content.card('O01')).toMatchObject({
      direction: 4,
      rotation: 'cw',
      moves: [],
      rows: { migo: { hits: [], damage: 2 }, temple: { damage: 0 } },
    });
    expect(t.state.deck.flat()).toHaveLength(t.g.content.content.oldOneCards.length);
  });
});

describe('content written out', () => {
  it('a tile of its own can be placed like ours', () => {
    const t = situation({
      content: { oldOneTiles: [{ id: 'mine', back: 1, type: 'migo', vp: 9, capacity: 7 }] },
      arrange: { oldOnes: [{ hex: 10, tile: 'mine', faceUp: true, damage: { '0': 6 } }] },
    });
    expect(t.state.tiles.find((tile) => tile.hex === 10)).toMatchObject({ damage: [6, 0] });
  });

  it('fields of the supply and the Time Track change one by one', () => {
    const t = situation({
      content: { supply: { goods: { gold: 9 } }, timeTrack: { starts: { 2: 8 } } },
      arrange: { map: 'empty' },
    });
    expect(t.state.supply.goods).toMatchObject({ gold: 1, coal: 46 });
    expect(t.state.discs.map((disc) => disc.space)).toEqual([22, 8, 8]);
  });

  it('a row written out whole takes the place of the one with its id', () => {
    const row = { type: 'infantry', count: 4, cost: 2, range: 3, capacity: 1, countsForTime: true };
    const t = situation({ content: { units: [row] }, arrange: {} });
    expect(t.g.content.units.infantry).toEqual(row);
    expect(t.state.supply.units.infantry).toBe(4);
    expect(t.g.content.units.car.count).toBe(5);
  });
});

describe('what is not to be had is refused in a sentence', () => {
  it.each([
    [{ maps: 'empty' }, 'arrange has the word "maps": "empty", which does not exist'],
    [{ map: 'full' }, 'arrange.map is "full"; it can be "survey", "empty"'],
    [{ first: 2 }, 'arrange: first names the seat 2; this table has the seats 0 to 1'],
    [{ ports: { '2': 7 } }, 'arrange: ports names the seat 2'],
    [{ ports: { '0': 8 } }, 'arrange: ports.0 is 8, a hex without a Port symbol'],
    [{ ports: { '0': 999 } }, 'arrange: ports names the hex 999, which is not on the map'],
    [{ ports: { '0': 7, '1': 7 } }, 'arrange: ports.1 is 7, where another Port stands'],
    [{ tracks: { '0': ['7-16'] } }, 'arrange: tracks.0 has "7-16"; a hex side is "7-8"'],
    [{ tracks: { '0': ['7-8'], '1': ['8-7'] } }, 'where a track lies already'],
    [{ farms: [{ hex: 16, owner: 0 }] }, 'arrange.farms[0] lacks the word "type"'],
    [{ farms: [{ hex: 16, owner: 4, type: 'corn' }] }, 'arrange: farms[0] names the seat 4'],
    [{ deposits: { '16': { gold: 60 } } }, 'arrange: deposits.16.gold is 60, but only'],
    [{ players: [{ goods: { gold: 60 } }] }, 'arrange: players[0].goods.gold is 60, but only'],
    [{ players: [{ units: { train: 99 } }] }, 'arrange: players[0].units.train is 99, but only'],
    [{ players: [{ boxes: { farm: 21 } }] }, 'has 21 cubes in boxes and 0 on Old Ones'],
    [{ players: [{}, {}, {}] }, 'arrange: players has 3 entries; this table has 2 seats'],
    [
      { players: [{ personalities: ['nobody'] }] },
      'players[0].personalities[0] is "nobody"; it can be',
    ],
    [{ display: ['jones', 'jones'] }, 'the personality "jones" is named twice'],
    [{ oldOnes: [{ hex: 28, tile: 'XX-M' }] }, 'the tile "XX-M", which is not to be had'],
    [{ oldOnes: [{ hex: 0, tile: 'L1-06' }] }, 'oldOnes[0] names the hex 0'],
    [
      { oldOnes: [{ hex: 28, tile: 'L1-06', faceUp: true, damage: { '0': 2 } }] },
      'arrange: oldOnes[0] has damage 2, which destroys "L1-06" (2)',
    ],
    [
      { oldOnes: [{ hex: 28, tile: 'L1-06', damage: { '0': 1 } }] },
      'arrange: oldOnes[0] has damage 1, but "L1-06" is face down',
    ],
    [{ gone: ['L1-06'], next: { tiles: { '1': ['L1-06'] } } }, 'the tile "L1-06" is named twice'],
    [{ next: { tiles: { '1': ['L2-01'] } } }, 'the tile "L2-01", which has another back'],
    [{ next: { oldOneCards: ['O99'] } }, 'arrange: there is no Old One card "O99" in the deck'],
    [{ next: { revelations: ['R9-99'] } }, 'no Revelation card "R9-99"'],
    [{ survey: { '27': 'S01' } }, 'arrange: survey names the hex 27, which is no survey hex'],
    [{ survey: { '28': 'S99' } }, 'arrange: there is no Survey tile "S99"'],
    [{ survey: { '28': 'S01', '16': 'S01' } }, 'arrange: survey uses the tile "S01" twice'],
    [{ stack: [0, 1] }, 'arrange: stack is [0,1]; it names every disc once'],
    [{ time: { '3': 5 } }, 'arrange: time names the seat 3'],
    [{ variants: ['sunshine'] }, 'arrange.variants[0] is "sunshine"; it can be'],
    [{ objective: 'SO-01' }, 'arrange: objective is "SO-01"; a solo game has one of'],
  ])('%j', (arrange, sentence) => {
    expect(() => situation({ arrange })).toThrow(sentence);
  });

  it.each([
    [{ cards: [] }, 'content has the word "cards": [], which does not exist'],
    [{ map: { hexes: [{ n: 1 }] } }, 'content.map.hexes[0] lacks the word "q"'],
    [{ map: { hexes: [] } }, 'content: a map has at least one hex'],
    [
      { map: { hexes: [{ n: 1, q: 0, r: 0, terrain: 'swamp' }] } },
      'content.map.hexes[0].terrain is "swamp"; it can be "coastal"',
    ],
    [
      {
        map: {
          hexes: [
            { n: 1, q: 0, r: 0 },
            { n: 1, q: 0, r: 1 },
          ],
        },
      },
      'content: two hexes of the map have the number 1',
    ],
    [
      { oldOneTiles: [{ id: 'T', back: 1, type: 'migo' }] },
      'content.oldOneTiles[0].capacity is not written; a migo takes a whole number from 1',
    ],
    [
      { oldOneTiles: [{ id: 'T', back: 1, type: 'temple', capacity: 0 }] },
      'content.oldOneTiles[0].capacity is 0; a temple takes a whole number from 1',
    ],
    [
      { oldOneTiles: [{ id: 'T', back: 1, type: 'migo', hp: 3 }] },
      'content.oldOneTiles[0] has the word "hp": 3, which does not exist',
    ],
    [
      { oldOneCards: [{ id: 'O01', rows: { migo: { hits: ['tank'] } } }] },
      'content.oldOneCards[0].rows.migo.hits[0] is "tank"; it can be "infantry"',
    ],
    [{ personalities: [{ id: 'x' }] }, 'content.personalities[0] lacks the word "rule"'],
    [
      { personalities: [{ id: 'x', rule: 'AUZ-PERS-01', name: {}, kind: 'vp' }] },
      'content: there is no personality "x"',
    ],
    [{ supply: { gold: 3 } }, 'content.supply has the word "gold": 3, which does not exist'],
  ])('content %j', (content, sentence) => {
    expect(() => situation({ content, arrange: {} })).toThrow(sentence);
  });
});

describe('docs/scenarios/auztralia.md', () => {
  const page = readFileSync(
    new URL('../../../docs/scenarios/auztralia.md', import.meta.url),
    'utf8',
  );
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');

  it.each(examples.map((example, i) => [i + 1, example] as const))(
    'example %i can be arranged as it stands there',
    (_number, example) => {
      const { config, content, arrange: words } = JSON.parse(example);
      expect(situation({ config, content, arrange: words }).asked?.step).toBe('action');
    },
  );

  it('explains every word of arrange and of content', () => {
    const words = [...wordsOf(scenario.schema), ...wordsOf(contentSchema)];
    expect(words.length).toBeGreaterThan(60);
    expect(
      words.filter((word) => !page.includes(`\`${word}\``) && !page.includes(`"${word}"`)),
    ).toEqual([]);
  });
});

/** The names of all fields in a JSON schema. */
function wordsOf(schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(value as object), ...wordsOf(value)] : wordsOf(value),
  );
}
