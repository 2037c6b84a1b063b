import type { OldOneTileId, PersonalityId, UnitType } from '../../content/types.ts';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import type { Row } from './fight.ts';
import { MELBOURNE, PLAYED, SYDNEY } from './table.ts';

/** At the end of seat 0's line, two hexes from its Port. */
export const OUTPOST = 27;
/** Beside the Outpost, away from the line. */
export const BEHIND = 28;
/** Between the Port and the Outpost. */
export const BETWEEN = 17;

type Army = Readonly<Partial<Record<UnitType, number>>>;
type Foe = { readonly hex: number; readonly tile: OldOneTileId; readonly damage?: object };

interface Siege {
  readonly units?: Army;
  readonly foes?: readonly Foe[];
  readonly people?: readonly PersonalityId[];
  readonly hand?: readonly string[];
  /** What the Old One cards of the combats do to Zombies, one after the other. */
  readonly cards?: readonly Row[];
  readonly outposts?: readonly { readonly hex: number; readonly owner: number }[];
  readonly words?: object;
  readonly revenge?: object;
  readonly config?: Partial<Config>;
  /** Circled types of the four movement cards. */
  readonly moves?: readonly (readonly string[])[];
}

/** The Old Ones move: Zombies go one hex, then all that was reached is fought for. */
export function siege(setting: Siege): Situation {
  const {
    units = {},
    foes = [{ hex: BEHIND, tile: 'L1-06' }],
    people = [],
    hand = [],
    cards = [{}],
    outposts = [{ hex: OUTPOST, owner: 0 }],
    moves = [['zombie'], [], [], []],
  } = setting;
  const walking = moves.map((circled, i) => ({ id: `WALK-${i}`, moves: circled }));
  const fighting = cards.map((zombie, i) => ({ id: `FIGHT-${i}`, moves: [], rows: { zombie } }));
  const all = [...walking, ...fighting];
  return situation({
    config: { ...PLAYED, ...setting.config },
    content: { oldOneCards: all },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 20, 1: 22, oldOnes: 10 },
      tracks: { 0: ['7-17', '17-27'] },
      oldOnes: foes.map((foe) => ({ faceUp: true, ...foe })),
      players: [{ units: { infantry: 0, ...units }, personalities: people }],
      next: { oldOneCards: all.map((card) => card.id) },
      ...setting.words,
      revenge: { hand, outposts, ...setting.revenge },
    },
  }).choose({ do: 'move' });
}

/** The same against the Port of seat 0, which has no Outpost. */
export const onPort = (setting: Siege): Situation =>
  siege({ foes: [{ hex: BETWEEN, tile: 'L1-06' }], outposts: [], ...setting });
