import { type Language, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import type { OldOneWords } from '../../arrange/words.ts';
import { face } from '../../face.ts';
import { camp, FIELD, MELBOURNE, SYDNEY, type Table } from '../../test/battle.ts';
import { threats } from '../threats.ts';

/** Two Mi-go; the hexes are next to Sydney and next to Melbourne. */
const [FIRST, SECOND] = ['L1-03', 'L1-04'];
const atlas = face.index(face.content, { ...face.modes.standard, map: 'east' } as never);
const beside = (hex: number): number => atlas.neighbours[hex]?.[0] ?? 0;

const warnings = (t: Table, seat: number | null = 0, language: Language = 'en') =>
  threats({
    view: t.engine.view(t.world, seat ?? SPECTATOR),
    content: atlas,
    seat,
    language,
    seatName: (other) => `Seat ${other + 1}`,
  });

const awake = (hex: number, tile = FIRST): OldOneWords =>
  ({ hex, tile, faceUp: true }) as OldOneWords;

describe('what threatens a Port: AUZ-END-02', () => {
  it('is said with its distance and what follows, and rings both hexes', () => {
    const t = camp({ oldOnes: [awake(FIELD)] });
    expect(warnings(t)).toEqual([
      {
        says: 'A Mi-go is 1 step from Sydney. If the Port falls, the game ends at once.',
        rule: 'AUZ-END-02',
        things: [`hex:${FIELD}`, `hex:${SYDNEY}`],
      },
    ]);
    expect(warnings(t, 0, 'fr')[0]?.says).toMatch(/est à 1 pas de Sydney\. Si le Port tombe/);
  });

  it('is nothing that sleeps, nothing far away, and no Temple', () => {
    const far = atlas.hexes.find(({ n }) =>
      [SYDNEY, MELBOURNE].every((port) => (atlas.land[n]?.[port] ?? 0) > 3),
    );
    const temple = atlas.content.oldOneTiles.find(
      ({ type, back, challenge }) => type === 'temple' && back !== 'x' && !challenge,
    );
    for (const held of [
      { hex: FIELD, tile: FIRST, faceUp: false } as OldOneWords,
      awake(far?.n ?? 0),
      awake(FIELD, temple?.id),
    ])
      expect(warnings(camp({ oldOnes: [held] }))).toEqual([]);
  });

  it('is nothing that goes for a nearer Farm first: AUZ-MOVE-03', () => {
    const twoAway = atlas.hexes.find(
      ({ n }) => atlas.land[n]?.[SYDNEY] === 2 && (atlas.land[n]?.[MELBOURNE] ?? 0) > 3,
    );
    const farmHex = atlas.neighbours[twoAway?.n ?? 0]?.find(
      (n) => atlas.land[n]?.[SYDNEY] === 2 && n !== twoAway?.n,
    );
    const oldOnes = [awake(twoAway?.n ?? 0)];
    expect(warnings(camp({ oldOnes }))).toHaveLength(1);
    const farms = [{ hex: farmHex ?? 0, owner: 0, type: 'sheep' as const }];
    expect(warnings(camp({ oldOnes, farms } as never))).toEqual([]);
  });

  it('is nothing that goes for a nearer Outpost first: REV-FIT-11', () => {
    const held = atlas.hexes.find(
      ({ n }) => atlas.land[n]?.[SYDNEY] === 2 && (atlas.land[n]?.[MELBOURNE] ?? 0) > 3,
    );
    const from = held?.n ?? 0;
    const t = camp({ oldOnes: [awake(from)] });
    const view = t.engine.view(t.world, 0);
    const sight = { content: atlas, seat: 0, language: 'en', seatName: String } as const;
    const withOutpost = (hex: number) =>
      threats({ ...sight, view: { ...view, revenge: { outposts: [{ hex, owner: 0 }] } as never } });
    const far = atlas.hexes.find(({ n }) => (atlas.land[from]?.[n] ?? 0) > 2);
    expect(withOutpost(far?.n ?? 0)).toHaveLength(1);
    expect(withOutpost(beside(from))).toEqual([]);
  });

  it('begins with the Port of the reader; a spectator is told as well', () => {
    const t = camp({ oldOnes: [awake(FIELD), awake(beside(MELBOURNE), SECOND)] });
    expect(warnings(t, 1).map(({ things }) => things[1])).toEqual([
      `hex:${MELBOURNE}`,
      `hex:${SYDNEY}`,
    ]);
    expect(warnings(t, null)).toHaveLength(2);
  });
});
