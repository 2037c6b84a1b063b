import { readdirSync, readFileSync } from 'node:fs';
import { wrongWith } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { contentWith } from '../arrange/content.ts';
import { wholeContentSchema } from '../arrange/content-schema.ts';
import { asked, box, given, inDecks } from '../content/check/missions.ts';
import { everyStep } from '../content/check/walk.ts';
import { wrongWithContent } from '../content/check.ts';
import type { Face, PassiveWord } from '../content/effects.ts';
import { COLOURS, MONSTER_TYPES } from '../content/effects.ts';
import { standardContent } from '../content/index.ts';
import { parseFace } from '../content/parse.ts';
import type { MaximumContent, Mission } from '../content/types.ts';
import { FAMILIES, SURVIVORS } from '../content/types.ts';

const { characters, survivorCards, scavengeCards, monsters, tiles } = standardContent;
const { insanity, nights, posture, missions, spawnTokens } = standardContent;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const copies = (rows: readonly { readonly count: number }[]): number =>
  sum(rows.map((row) => row.count));

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw new Error(`there is no ${what} in the content`);
  return thing;
}
const withId =
  <Row extends { readonly id: string }>(rows: readonly Row[]) =>
  (id: string): Row =>
    found(
      rows.find((row) => row.id === id),
      id,
    );
const character = withId(characters);
const monster = withId(monsters);
const survivorCard = withId(survivorCards);
const tile = withId(tiles);
const missionNo = (no: number): Mission =>
  found(
    missions.find((mission) => mission.no === no),
    `mission ${no}`,
  );

const everyRow = [
  ...characters,
  ...survivorCards,
  ...scavengeCards,
  ...monsters,
  ...tiles,
  ...insanity,
  ...nights,
  ...posture,
];
const faces: readonly { readonly id: string; readonly face: Face }[] = everyRow.map(
  ({ id, fx }) => ({ id, face: parseFace(fx, id) }),
);
const face = (id: string): Face => withId(faces)(id).face;
const words = (of: Face): readonly PassiveWord[] => of.passives.flatMap((passive) => passive.words);

describe('survivors', () => {
  it('MAX-CONTENT-01 six base decks and two Gothic decks hold exactly 30 cards each', () => {
    const deckSizes = SURVIVORS.map((deck) =>
      copies(survivorCards.filter((card) => card.deck === deck)),
    );
    expect(deckSizes).toEqual([30, 30, 30, 30, 30, 30, 30, 30]);
    const gothic = characters.filter((row) => row.gothic).map((row) => row.id);
    expect(gothic).toEqual(['RON', 'PRI']);
  });

  it('MAX-CONTENT-02 seven base characters and two Gothic ones have hit points, stealth, ability and track', () => {
    expect(characters.filter((row) => !row.gothic).map((row) => row.en)).toEqual([
      'Fireman',
      'Gunslinger',
      'Hunter',
      'Mechanic',
      'Surgeon',
      'Veteran',
      'Dog',
    ]);
    expect(characters.filter((row) => row.gothic).map((row) => row.en)).toEqual([
      'Ronin',
      'Priest',
    ]);
    for (const row of characters) {
      expect(row.hp, row.id).toBeGreaterThan(0);
      expect(row.ability.en, row.id).not.toBe('');
      expect(row.ability.fr, row.id).not.toBe('');
      expect(face(row.id).clauses, row.id).not.toEqual([]);
      expect(row.track, row.id).toEqual(row.id === 'DOG' ? [1, 2, 3, 4] : [2, 4, 6, 8]);
    }
  });

  it('MAX-CONTENT-03 starving costs every survivor one point of stealth', () => {
    expect(characters.map((row) => row.stealth - row.starving)).toEqual(characters.map(() => 1));
  });

  it('MAX-CONTENT-04 the Fireman strikes one monster at short range for 2', () => {
    expect(face('FIR').clauses).toEqual([
      {
        on: 'act',
        event: null,
        type: null,
        conditions: [],
        steps: [
          { op: 'dmg', sel: { sel: 'mon', count: 1, range: 'S', filters: [] }, n: 2, plus: null },
        ],
      },
    ]);
  });

  it('MAX-CONTENT-05 the Gunslinger begins with the Colt Pistol: 4 ammo, 2 damage each, encumbrance 1', () => {
    const [setup] = face('GUN').clauses;
    expect(setup).toMatchObject({ on: 'setup', steps: [{ op: 'fetch', name: 'Colt Pistol' }] });
    const colt = survivorCard('GUN10');
    expect(colt).toMatchObject({ en: 'Colt Pistol', enc: 1, charges: { type: 'ammo', max: 4 } });
    expect(face('GUN10').clauses).toMatchObject([{ on: 'act*', steps: [{ op: 'dmg', n: 2 }] }]);
  });

  it('MAX-CONTENT-06 the Fireman deck holds Flare, which draws monsters to the Fireman', () => {
    expect(survivorCard('FIR08')).toMatchObject({ en: 'Flare', deck: 'FIR' });
    expect(face('FIR08').clauses).toMatchObject([
      { on: 'play', steps: [{ op: 'attract', sel: { sel: 'mon', count: 'all' } }] },
    ]);
  });

  it('MAX-CONTENT-07 the Hunter deck holds Camouflage, Resourceful and Hoof It', () => {
    const deck = survivorCards.filter((card) => card.deck === 'HUN').map((card) => card.en);
    expect(deck).toEqual(expect.arrayContaining(['Camouflage', 'Resourceful', 'Hoof It']));
    expect(face('HUN12').clauses[0]?.steps.at(-1)).toMatchObject({
      op: 'toToken',
      sel: { sel: 'eng', count: 1, filters: [{ by: 'nonboss' }] },
    });
    expect(face('HUN11').clauses[0]?.steps).toMatchObject([{ op: 'recover', to: { sel: 'sv' } }]);
    expect(face('HUN14').clauses[0]?.steps).toMatchObject([{ op: 'move', noReveal: true }]);
  });

  it('MAX-CONTENT-08 the Mechanic repairs gear from any discard pile', () => {
    expect(face('MEC').clauses).toMatchObject([
      { on: 'act', steps: [{ op: 'recover', to: 'hand' }] },
    ]);
  });

  it('MAX-CONTENT-09 the Dog carries nothing, everybody else 4', () => {
    expect(characters.map((row) => row.limit)).toEqual([4, 4, 4, 4, 4, 4, 0, 4, 4]);
    expect(character('DOG').limit).toBe(0);
  });

  it('MAX-CONTENT-25 the Fireman has most hit points and least stealth, the Hunter the best stealth of the humans', () => {
    const humans = characters.filter((row) => row.id !== 'DOG');
    for (const row of humans) {
      expect(row.hp, row.id).toBeGreaterThanOrEqual(22);
      expect(row.hp, row.id).toBeLessThanOrEqual(32);
    }
    expect(character('DOG').hp).toBe(12);
    expect(character('FIR')).toMatchObject({ hp: 32, stealth: 6 });
    expect(character('HUN')).toMatchObject({ hp: 24, stealth: 9 });
    expect(Math.max(...humans.map((row) => row.hp))).toBe(32);
    expect(Math.min(...humans.map((row) => row.stealth))).toBe(6);
    expect(Math.max(...humans.map((row) => row.stealth))).toBe(9);
  });
});

describe('monsters', () => {
  it('MAX-CONTENT-10 six monster decks hold exactly 25 cards each', () => {
    const decks = MONSTER_TYPES.map((type) =>
      copies(monsters.filter((card) => card.type === type && !card.boss)),
    );
    expect(decks).toEqual([25, 25, 25, 25, 25, 25]);
  });

  it('MAX-CONTENT-11 there are two bosses of each type, one card each', () => {
    const bosses = monsters.filter((card) => card.boss);
    expect(MONSTER_TYPES.map((type) => bosses.filter((card) => card.type === type).length)).toEqual(
      [2, 2, 2, 2, 2, 2],
    );
    expect(copies(bosses)).toBe(12);
  });

  it('MAX-CONTENT-12 the monsters that the rulebook shows have their numbers', () => {
    expect(monster('Z01')).toMatchObject({ en: 'Zombie Walker', hp: 4 });
    expect(monster('Z05')).toMatchObject({ en: 'Zombie Spitter', power: 2, range: 'M' });
    expect(monster('BZ2')).toMatchObject({ en: 'Zombie Horde', range: 'S' });
    expect(monster('A01')).toMatchObject({ en: 'Alien Invader', power: 3, range: 'M' });
    expect(face('A01').clauses).toMatchObject([{ on: 'attack', steps: [{ op: 'burn', n: 1 }] }]);
    expect(monster('R03')).toMatchObject({ en: 'Phalanx Robot', range: 'M' });
    expect(words(face('R03'))).toEqual([{ word: 'guard', type: 'R', n: 1 }]);
    expect(monster('A03').en).toBe('Alien Scientist');
    expect(words(face('A03'))).toEqual([{ word: 'monUp', type: 'A', n: 1 }]);
    expect(face('A03').clauses[0]).toMatchObject({
      on: 'draw',
      steps: [
        { op: 'choose', options: [[{ op: 'discard', what: 'gear', n: 1 }], [{ op: 'dmg', n: 6 }]] },
      ],
    });
  });
});

describe('scavenge cards', () => {
  it('MAX-CONTENT-13 80 cards in all, and every mission can build its three decks from them at once', () => {
    expect(copies(scavengeCards)).toBe(80);
    const held = box(standardContent);
    for (const mission of missions) {
      for (const family of FAMILIES) {
        const wanted = inDecks(mission, family) + given(mission, family);
        expect(wanted, `${family} in mission ${mission.no}`).toBeLessThanOrEqual(
          held.get(family) ?? 0,
        );
      }
    }
  });

  it('MAX-CONTENT-14 Fuel weighs 1 and is the only card that is equipped or discarded when drawn', () => {
    const mustChoose = scavengeCards.filter((card) =>
      face(card.id).clauses.some(
        (clause) =>
          clause.on === 'draw' && everyStep(clause.steps).some((step) => step.op === 'equipSelf'),
      ),
    );
    expect(mustChoose.map((card) => [card.en, card.kind, card.enc])).toEqual([['Fuel', 'gear', 1]]);
  });
});

describe('tiles', () => {
  it('MAX-CONTENT-15 38 base tiles and two Gothic ones, none with the spawn value 7, the Military Base without one', () => {
    expect(tiles.filter((row) => !row.gothic)).toHaveLength(38);
    expect(tiles.filter((row) => row.gothic).map((row) => row.en)).toEqual(['Altar', 'Castle']);
    expect(tiles.filter((row) => row.spawn === 7)).toEqual([]);
    expect(tiles.filter((row) => row.spawn === 0).map((row) => row.en)).toEqual(['Military Base']);
    const base = tiles.filter((row) => !row.gothic);
    const spread = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(
      (value) => base.filter((row) => row.spawn === value).length,
    );
    expect(spread).toEqual([1, 3, 5, 4, 5, 6, 4, 5, 3, 1]);
  });

  it('MAX-CONTENT-16 the tiles that the rulebook shows have their values and effects', () => {
    const called = (name: string) => tiles.filter((row) => row.en === name);
    expect(called('Gas Station').map((row) => row.spawn)).toContain(8);
    expect(called('Gas Station').flatMap((row) => row.search)).toEqual(['red', 'red', 'red']);
    expect(called('Police Station').map((row) => row.spawn)).toEqual([6]);
    expect(called('Van').map((row) => row.spawn)).toEqual([6]);
    const drawn = { op: 'drawMon', sel: { sel: 'me' }, n: 1 };
    for (const { id } of called('City Street')) {
      expect(face(id).clauses).toMatchObject([{ on: 'enter', steps: [drawn] }]);
    }
    for (const { id } of called('Open Field')) {
      expect(face(id).clauses).toMatchObject([{ on: 'end', steps: [drawn] }]);
    }
    for (const { id } of called('Bandit Camp')) {
      expect(face(id).clauses).toMatchObject([
        {
          on: 'enter',
          steps: [
            { op: 'choose', options: [[{ op: 'discard', what: 'gear' }], [{ op: 'dmg', n: 5 }]] },
          ],
        },
      ]);
    }
    expect(face(found(called('Hospital')[0], 'Hospital').id).clauses).toContainEqual(
      expect.objectContaining({ on: 'end', steps: [{ op: 'heal', sel: { sel: 'me' }, n: 2 }] }),
    );
    expect(tile('T01')).toMatchObject({ en: 'Van', search: [] });
  });
});

describe('missions', () => {
  it('MAX-CONTENT-17 13 base missions and 6 Gothic ones say all that a mission card says', () => {
    expect(missions.map((mission) => mission.no)).toEqual(Array.from({ length: 19 }, (_, i) => i));
    expect(missions.filter((mission) => mission.gothic).map((mission) => mission.no)).toEqual([
      13, 14, 15, 16, 17, 18,
    ]);
    for (const mission of missions) {
      expect(mission.monsters.length, `${mission.no}`).toBeGreaterThan(0);
      expect(mission.win.length, `${mission.no}`).toBeGreaterThan(0);
      for (const { type } of mission.bosses) expect(mission.monsters).toContain(type);
      for (const colour of COLOURS) {
        expect(
          sum(Object.values(mission.decks[colour])),
          `${mission.no} ${colour}`,
        ).toBeGreaterThan(9);
      }
      for (const [name, n] of Object.entries(mission.tiles)) {
        const held = tiles.filter((row) => row.en === name && (mission.gothic || !row.gothic));
        expect(held.length, `${name} in mission ${mission.no}`).toBeGreaterThanOrEqual(n);
      }
    }
    const sizes = missions.map((mission) => sum(Object.values(mission.tiles)));
    expect(sizes).toEqual([
      14, 21, 25, 25, 19, 22, 25, 23, 25, 26, 25, 28, 30, 22, 25, 21, 22, 24, 30,
    ]);
    const fuel = missions.map((mission) => mission.fuel);
    expect(fuel).toEqual([4, 4, 4, 0, 0, 3, 3, 4, 0, 0, 6, 0, 3, 3, 4, 3, 3, 2, 4]);
  });

  it('MAX-CONTENT-26 missions form arcs by the monsters that they are about', () => {
    const arc = missions.map((mission) => mission.monsters.join(''));
    expect(arc.join(' ')).toBe('Z Z Z Z M M M A A A R R R V V V C C VC');
  });

  it('MAX-CONTENT-28 the goods that a mission asks for are in its decks or given by its events', () => {
    for (const mission of missions) {
      for (const family of FAMILIES) {
        const there = inDecks(mission, family) + given(mission, family);
        expect(there, `${family} in mission ${mission.no}`).toBeGreaterThanOrEqual(
          asked(mission, family),
        );
      }
    }
    expect(inDecks(missionNo(9), 'Dy')).toBeGreaterThanOrEqual(2);
    expect(inDecks(missionNo(12), 'Md')).toBeGreaterThanOrEqual(3);
    expect(given(missionNo(5), 'Jo')).toBe(1);
  });

  it('MAX-CONTENT-28 the markers can be placed on the automatic layout', () => {
    for (const mission of missions) {
      if (mission.markers === null) continue;
      const cells = layoutOf(mission);
      const faceUp = cells.slice(0, mission.second === null ? 1 : 2);
      expect(
        placed(mission, cells, faceUp, []),
        `${mission.markers.count} markers of mission ${mission.no}`,
      ).toBe(true);
    }
  });

  it('a tile that must lie far from the start finds a cell', () => {
    for (const mission of missions) {
      const cells = layoutOf(mission);
      const [start] = cells;
      for (const { steps } of mission.far) {
        const far = cells.filter(
          (cell) => stepsBetween(cells, found(start, 'start'), cell) >= steps,
        );
        expect(far.length, `mission ${mission.no}`).toBeGreaterThanOrEqual(mission.far.length);
      }
    }
  });
});

// ---- a second, independent reading of the layouts: nothing here is shared with the rules ----

type Cell = readonly [x: number, y: number];

/** All cells of a mission's automatic layout, those of the start tile and of a second one first. */
function layoutOf(mission: Mission): readonly Cell[] {
  const n = sum(Object.values(mission.tiles));
  const cells: Cell[] = [];
  if (mission.layout === 'square') {
    const columns = Math.ceil(Math.sqrt(n));
    const rows = Math.ceil(n / columns);
    for (let i = 0; i < n; i++) {
      const y = Math.floor(i / columns);
      const inRow = y === rows - 1 ? n - columns * (rows - 1) : columns;
      cells.push([(i % columns) + Math.floor((columns - inRow) / 2), y]);
    }
    const startRow = Math.floor((rows - 1) / 2);
    const start = found(
      cells.find(([, y]) => y === startRow),
      'start',
    );
    return [start, ...cells.filter((cell) => cell !== start)];
  }
  if (mission.layout === 'centre') {
    for (let ring = 0; cells.length < n; ring++) {
      for (let x = -ring; x <= ring; x++) {
        const y = ring - Math.abs(x);
        for (const cell of y === 0 ? [[x, 0] as const] : [[x, y] as const, [x, -y] as const]) {
          if (cells.length < n) cells.push(cell);
        }
      }
    }
    return cells;
  }
  for (let i = 0; i < n; i++) cells.push([Math.floor(i / 3), [0, -1, 1][i % 3] ?? 0]);
  const [start] = cells;
  const lastColumn = Math.floor((n - 1) / 3);
  const second = cells.find(([x, y]) => x === lastColumn && y === 0);
  const others = cells.filter((cell) => cell !== start && cell !== second);
  return [found(start, 'start'), found(second, 'second'), ...others];
}

function stepsBetween(cells: readonly Cell[], from: Cell, to: Cell): number {
  const seen = new Set<Cell>([from]);
  let front: readonly Cell[] = [from];
  for (let steps = 0; front.length > 0; steps++) {
    if (front.includes(to)) return steps;
    front = cells.filter(
      (cell) =>
        !seen.has(cell) &&
        front.some(([x, y]) => Math.abs(x - cell[0]) + Math.abs(y - cell[1]) === 1),
    );
    for (const cell of front) seen.add(cell);
  }
  return Number.POSITIVE_INFINITY;
}

/** Can the markers that are left be placed on face-down tiles at their distances? */
function placed(
  mission: Mission,
  cells: readonly Cell[],
  faceUp: readonly Cell[],
  at: readonly Cell[],
): boolean {
  const { count, fromStart, apart } = found(mission.markers ?? undefined, 'marker plan');
  if (at.length === count) return true;
  return cells
    .filter(
      (cell) =>
        !faceUp.includes(cell) &&
        !at.includes(cell) &&
        stepsBetween(cells, found(cells[0], 'start'), cell) >= fromStart &&
        at.every((other) => stepsBetween(cells, other, cell) >= apart),
    )
    .some((cell) => placed(mission, cells, faceUp, [...at, cell]));
}

describe('Insanity, Day/Night, Posture, spawn tokens', () => {
  it('MAX-CONTENT-18 15 Insanity cards weigh 1 or 2 each', () => {
    expect(insanity).toHaveLength(15);
    expect(insanity.filter((card) => card.enc === 1)).toHaveLength(13);
    expect(insanity.filter((card) => card.enc === 2)).toHaveLength(2);
  });

  it('MAX-CONTENT-19 20 Day/Night cards, five of each direction', () => {
    expect(nights).toHaveLength(20);
    for (const day of ['N', 'E', 'S', 'W']) {
      expect(
        nights.filter((card) => card.day === day),
        day,
      ).toHaveLength(5);
    }
  });

  it('MAX-CONTENT-20 MAX-TOK-09 30 numbered tokens follow two dice without the 7; 5 Sanctuary, 5 Ambush', () => {
    for (let total = 2; total <= 12; total++) {
      const ways = 6 - Math.abs(7 - total);
      expect(spawnTokens.numbered[total] ?? 0, `${total}`).toBe(total === 7 ? 0 : ways);
    }
    expect(sum(Object.values(spawnTokens.numbered))).toBe(30);
    expect([spawnTokens.sanctuary, spawnTokens.ambush]).toEqual([5, 5]);
  });

  it('MAX-CONTENT-21 the Posture card has the sides Tiger and Crane', () => {
    expect(posture.map((side) => [side.id, side.en, side.fr])).toEqual([
      ['tiger', 'Tiger', 'Tigre'],
      ['crane', 'Crane', 'Grue'],
    ]);
    expect(words(face('tiger'))).toEqual([{ word: 'dmgUp', n: 1, shortOnly: true }]);
    expect(words(face('crane'))).toEqual([{ word: 'reduce', n: 1, from: 'mon' }]);
  });
});

describe('effects', () => {
  it('MAX-CONTENT-22 every keyword of the glossary is used somewhere', () => {
    const all = faces.map((row) => row.face);
    const steps = all.flatMap((held) => held.clauses.flatMap((clause) => everyStep(clause.steps)));
    const on = (trigger: string) => all.some((held) => held.clauses.some((c) => c.on === trigger));
    const op = (name: string) => steps.some((step) => step.op === name);
    const word = (name: string) => all.some((held) => words(held).some((w) => w.word === name));
    const used: Readonly<Record<string, boolean>> = {
      Drain: all.some((held) => held.drain),
      Stun: op('stun'),
      Attack: on('attack'),
      Burn: op('burn'),
      Counter: all.some((held) => held.counter !== null),
      Stacking: word('monUp') && word('guard'),
      Destroy: on('destroy'),
      Discard: on('disc'),
      Docile: all.some((held) => held.docile),
      Enter: on('enter'),
      Equip: on('equip'),
      End: on('end'),
      'Free scavenge': steps.some((step) => step.op === 'scav' && step.here),
      Stampede: all.some((held) => held.stampede),
      Passive: all.some((held) => held.passives.length > 0),
      Draw: on('draw'),
      Poison: op('poison'),
      Reveal: on('reveal'),
      Stop: on('stop'),
      Test: op('test'),
      Insanity: op('insanity'),
    };
    expect(Object.keys(used).filter((keyword) => !used[keyword])).toEqual([]);
  });

  it('MAX-CONTENT-23 no rule names a card, a monster or an Insanity card: what they do is data', () => {
    const rules = new URL('../rules/', import.meta.url);
    const sources = readdirSync(rules).filter((name) => name.endsWith('.ts'));
    const ids = everyRow.map((row) => row.id).filter((id) => /\d/.test(id) && !id.startsWith('T'));
    const named = [...survivorCards, ...scavengeCards, ...monsters, ...insanity].map(
      (row) => row.en,
    );
    const quoted = new RegExp(`['"\`](${[...ids, ...named].map(escaped).join('|')})['"\`]`, 'g');
    for (const name of sources) {
      const code = readFileSync(new URL(name, rules), 'utf8');
      expect(code.match(quoted) ?? [], name).toEqual([]);
    }
    expect(sources.length).toBeGreaterThan(0);
  });

  it('MAX-CONTENT-27 every clause parses, and every name in a clause or a mission exists', () => {
    expect(wrongWithContent(standardContent)).toEqual([]);
    expect(faces).toHaveLength(268);
  });

  it('MAX-CONTENT-27 a name that does not exist is found, wherever it stands', () => {
    const without = (change: Partial<MaximumContent>): string =>
      wrongWithContent({ ...standardContent, ...change }).join('\n');
    expect(without({ tiles: tiles.filter((row) => row.en !== 'River') })).toContain(
      'survivor card FIR07, fx: "River" is the English name of no tile',
    );
    expect(
      without({ survivorCards: survivorCards.filter((row) => row.en !== 'Lighter') }),
    ).toContain('survivor card FIR12, fx: "Lighter" is the English name of no card');
    expect(without({ monsters: monsters.filter((row) => row.id !== 'BV1') })).toContain(
      'mission 14, bosses: "BV1" is no boss of type V',
    );
    expect(
      without({ scavengeCards: scavengeCards.filter((row) => row.family !== 'Fu') }),
    ).toContain('mission 0, decks: 8 of Fu are asked for and the box has 0');
  });
});

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('the content set', () => {
  it('is plain JSON, so it can be hashed, stored and overridden', () => {
    expect(JSON.parse(JSON.stringify(standardContent))).toStrictEqual(standardContent);
  });

  it('fits its schema, every row whole', () => {
    expect(
      wrongWith(wholeContentSchema, JSON.parse(JSON.stringify(standardContent)), 'content'),
    ).toBeNull();
  });

  it('names everything in English and in French', () => {
    const named = [...everyRow, ...missions, ...characters.map((row) => row.ability)];
    expect(named).toHaveLength(268 + 19 + 9);
    expect(named.filter((row) => row.en.trim() === '' || row.fr.trim() === '')).toEqual([]);
  });

  it('lets a file change single fields and add whole rows', () => {
    const content = contentWith(standardContent, {
      monsters: [{ id: 'Z01', hp: 1 }],
      tiles: [{ id: 'T41', en: 'Lake', fr: 'Lac', search: [], spawn: 3, fx: '', gothic: false }],
    });
    expect(withId(content.monsters)('Z01')).toEqual({ ...monster('Z01'), hp: 1 });
    expect(content.tiles).toHaveLength(41);
    expect(content.nights).toEqual(nights);
  });

  it('refuses content with a sentence that says what is wrong and what would do', () => {
    const refusal = (overrides: Parameters<typeof contentWith>[1]): string => {
      try {
        contentWith(standardContent, overrides);
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
      return 'accepted';
    };
    expect(refusal({ monsters: [{ id: 'Z01', hitpoints: 1 }] })).toContain(
      'content.monsters[0] has the word "hitpoints": 1, which does not exist; there are id, en, fr',
    );
    expect(refusal({ tiles: [{ id: 'T02', spawn: 7 }] })).toContain(
      'content.tiles[0].spawn is 7; it can be 0, 2, 3',
    );
    expect(refusal({ monsters: [{ id: 'Z99', hp: 3 }] })).toContain('lacks the word "en"');
    expect(refusal({ insanity: [{ id: 'I01', fx: 'passive: noTrading' }] })).toContain(
      'Insanity card I01, fx: "noTrading" is no passive word; possible: noShort',
    );
    expect(refusal({ missions: [{ no: 0, start: 'Castle' }] })).toBe(
      'mission 0: "Castle" is none of its tiles',
    );
  });
});
