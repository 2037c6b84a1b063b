import type { ConfigSpec } from '@incognita/kernel';
import { standardContent } from './content/index.ts';
import type { Family, Mission } from './content/types.ts';
import { type Config, EXTRA, MISSIONS } from './rules/config.ts';
import type { Maximum } from './rules/kit.ts';

/** The missions that may come to be played: the one chosen, or any that the box allows. */
const possible = ({ mission, gothic }: Config): readonly Mission[] =>
  standardContent.missions.filter((held) =>
    mission === 'random' ? gothic || !held.gothic : held.no === mission,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Cards of a family that the mission leaves in the box for certain (MAX-RULING-97). */
function leftInBox(wanted: Config, family: Family): number {
  const copies = sum(
    standardContent.scavengeCards
      .filter((card) => card.family === family)
      .map((card) => card.count),
  );
  const used = possible(wanted).map(({ decks }) =>
    sum(Object.values(decks).map((deck) => deck[family] ?? 0)),
  );
  return copies - Math.max(...used);
}

/** Tiles that the mission leaves in the box for certain, the Van not counted. */
function tilesLeft(wanted: Config): number {
  const all = standardContent.tiles.filter(
    (tile) => tile.en !== 'Van' && (wanted.gothic || !tile.gothic),
  );
  const used = possible(wanted).map(({ tiles }) =>
    sum(Object.entries(tiles).map(([name, n]) => (name === 'Van' ? 0 : n))),
  );
  return all.length - Math.max(...used);
}

/** What needs the box of Gothic Horrors, and how to do without it. */
const GOTHIC: readonly {
  readonly field: keyof Config & string;
  readonly wanted: (config: Config) => boolean;
  readonly rule: Maximum['Rule'];
}[] = [
  {
    field: 'mission',
    wanted: (config) => possible(config).some(({ gothic }) => gothic),
    rule: 'MAX-SETUP-03',
  },
  { field: 'spawn', wanted: ({ spawn }) => spawn !== 'dice', rule: 'MAX-SETUP-06' },
  { field: 'night', wanted: ({ night }) => night, rule: 'MAX-VAR-09' },
  { field: 'vampires', wanted: ({ vampires }) => vampires, rule: 'MAX-VAR-07' },
  { field: 'cthulhu', wanted: ({ cthulhu }) => cthulhu, rule: 'MAX-VAR-07' },
];

/** The table's options; the combination matrix says which go together. */
export const config: ConfigSpec<Maximum> = {
  fields: {
    seats: { values: [1, 2, 3, 4, 5, 6], default: 2 },
    mission: { values: [...MISSIONS, 'random'], default: 1 },
    gothic: { values: [false, true], default: false },
    solo: { values: ['one', 'two', 'merged'], default: 'one' },
    hands: { values: ['open', 'closed'], default: 'open' },
    map: { values: ['auto', 'built'], default: 'auto' },
    spawn: { values: ['dice', 'easy', 'normal', 'hard', 'insane'], default: 'dice' },
    night: { values: [false, true], default: false },
    // MAX-RULING-55: one of three, so no limit and Pandemic exclude each other.
    crowding: { values: ['three', 'noLimit', 'pandemic'], default: 'three' },
    hungerDie: { values: [false, true], default: false },
    hardcore: { values: [false, true], default: false },
    bigMap: { values: EXTRA, default: 0 },
    ambush: { values: EXTRA, default: 0 },
    emptyHanded: { values: [0, 1, 2, 3, 4], default: 0 },
    zombies: { values: [false, true], default: false },
    aliens: { values: [false, true], default: false },
    mutants: { values: [false, true], default: false },
    robots: { values: [false, true], default: false },
    vampires: { values: [false, true], default: false },
    cthulhu: { values: [false, true], default: false },
  },
  forbids: (wanted) => {
    const { seats, solo, hands, gothic, ambush, emptyHanded, bigMap } = wanted;
    const lacking = gothic ? undefined : GOTHIC.find((held) => held.wanted(wanted));
    if (lacking)
      return {
        why: 'config.gothic',
        rule: lacking.rule,
        field: lacking.field,
        instead: { gothic: true },
      };
    if (seats > 1 && solo !== 'one')
      return {
        why: 'config.soloIsForOne',
        rule: 'MAX-SOLO-06',
        field: 'solo',
        instead: { solo: 'one' },
      };
    if (seats === 1 && hands === 'closed')
      return {
        why: 'config.closedNeedsTwo',
        rule: 'MAX-SOLO-01',
        field: 'hands',
        instead: { hands: 'open' },
      };
    if (ambush + emptyHanded > 6)
      return {
        why: 'config.ambushTooMany',
        rule: 'MAX-RULING-97',
        field: 'ambush',
        instead: { ambush: 0 },
      };
    const ambushes = leftInBox(wanted, 'Ab');
    if (ambush > ambushes)
      return {
        why: 'config.ambushBox',
        left: ambushes,
        rule: 'MAX-RULING-97',
        field: 'ambush',
        instead: { ambush: 0 },
      };
    const empties = leftInBox(wanted, 'Em');
    if (emptyHanded > empties)
      return {
        why: 'config.emptyBox',
        left: empties,
        rule: 'MAX-RULING-97',
        field: 'emptyHanded',
        instead: { emptyHanded: 0 },
      };
    const tiles = tilesLeft(wanted);
    if (bigMap > tiles)
      return {
        why: 'config.bigMapBox',
        left: tiles,
        rule: 'MAX-RULING-97',
        field: 'bigMap',
        instead: { bigMap: 0 },
      };
    return null;
  },
};

/** Typical tables, for the lab and the conformance suite; all else comes through pairwise rows. */
export const modes: Readonly<Record<string, Partial<Config>>> = {
  standard: {},
  tutorial: { seats: 2, mission: 0 },
  full: { seats: 6, mission: 4, crowding: 'pandemic' },
  built: { seats: 3, mission: 7, map: 'built', hands: 'closed' },
  alone: { seats: 1, mission: 2 },
  merged: { seats: 1, solo: 'merged', mission: 1 },
  night: { seats: 2, gothic: true, mission: 14, spawn: 'normal', night: true },
  nightmares: { seats: 4, gothic: true, mission: 18, spawn: 'hard', night: true, hungerDie: true },
};
