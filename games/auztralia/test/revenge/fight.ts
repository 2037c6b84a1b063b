import type { OldOneTileId, PersonalityId, UnitType } from '../../content/types.ts';
import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';
import { MELBOURNE, PLAYED, SYDNEY } from './table.ts';

/** Outback of level 1, a hex from the end of seat 0's line. */
export const FIELD = 27;

type Army = Readonly<Partial<Record<UnitType, number>>>;

/** What an Old One card does to a Zombie, and the Zombie to the force. */
export interface Row {
  readonly hits?: readonly UnitType[];
  readonly damage?: number;
  readonly airshipDamage?: number;
  readonly sanity?: number;
}

interface Fight {
  readonly army: Army;
  /** Units that stay at home. */
  readonly home?: Army;
  readonly foes?: readonly (
    | OldOneTileId
    | { readonly tile: OldOneTileId; readonly damage: object }
  )[];
  readonly hand?: readonly string[];
  /** The Old One cards to come, by what they do to Zombies; the last one for ever. */
  readonly cards?: readonly Row[];
  readonly people?: readonly PersonalityId[];
  readonly words?: object;
  readonly revenge?: object;
  readonly config?: Partial<Config>;
}

/** Seat 0 attacks Zombies, up to the first question of the combat. */
export function fight(setting: Fight): Situation {
  const { army, home = {}, foes = ['L1-06'], hand = [], people = [], cards = [{}] } = setting;
  const units = Object.fromEntries(
    (['infantry', 'car', 'artillery', 'airship', 'train'] as const).map((unit) => [
      unit,
      (army[unit] ?? 0) + (home[unit] ?? 0),
    ]),
  );
  const played = (setting.config?.revenge ?? PLAYED.revenge) === PLAYED.revenge;
  const ids = cards.map((_, i) => `TEST-${i}`);
  const t = situation({
    config: { ...PLAYED, ...setting.config },
    content: { oldOneCards: cards.map((zombie, i) => ({ id: ids[i], rows: { zombie } })) },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 10, 1: 22, oldOnes: 20 },
      tracks: { 0: ['7-17'] },
      oldOnes: foes.map((foe) => ({
        hex: FIELD,
        faceUp: true,
        ...(typeof foe === 'string' ? { tile: foe } : foe),
      })),
      players: [{ units, personalities: people }],
      next: { oldOneCards: ids },
      ...setting.words,
      revenge: { ...(played ? { hand } : {}), ...setting.revenge },
    },
  });
  t.choose({ do: 'box', box: 'attack' });
  for (const [unit, count] of Object.entries(army))
    for (let i = 0; i < count; i++) t.choose({ do: 'join', unit });
  return t.choose({ do: 'attack', hex: FIELD });
}
