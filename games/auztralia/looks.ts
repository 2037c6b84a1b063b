import type { MarkPart, OwnLook, SeatLook } from '@incognita/kernel';
import type { Config } from './rules/config.ts';
import type { View } from './view.ts';

const OCTAGON = 'M.44-1.06L1.06-.44L1.06.44L.44 1.06L-.44 1.06L-1.06.44L-1.06-.44L-.44-1.06Z';
const EYE: readonly MarkPart[] = [
  { d: OCTAGON, fill: '#6B3FA8' },
  { d: 'M-.8 0Q0-.78.8 0Q0 .78-.8 0Z', fill: '#14091F', line: '#F1E6FF', width: 0.13 },
  { d: 'M0-.36Q.3 0 0 .36Q-.3 0 0-.36Z', fill: '#C9A6F5' },
];

/** Whoever plays the Old Ones: violet, which is nobody else's, and an eye in an octagon. */
const OLD_ONES: OwnLook = {
  fill: '#6B3FA8',
  ink: '#FFFFFF',
  mark: EYE,
  name: { en: 'The Old Ones', fr: 'Les Grands Anciens' },
};

/** A seat of which nobody knows yet whether the Old Ones sit there. */
const notDrawnYet = (seat: number): OwnLook => ({
  fill: '#8A8073',
  ink: '#FFFFFF',
  mark: [
    { d: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z', fill: '#8A8073' },
    {
      d: 'M-.36-.28Q-.36-.62 0-.62Q.38-.62.38-.28Q.38 0 .02.08V.3M.02.52V.66',
      fill: 'none',
      line: '#FFFFFF',
      width: 0.24,
    },
  ],
  name: { en: `Seat ${seat + 1}`, fr: `Place ${seat + 1}` },
});

const seatWanted = ({ oldOnes }: Config): number | null =>
  oldOnes === 'random' ? null : Number(oldOnes.at(-1)) - 1;

/**
 * REV-GEN-02: the Old Ones' seat has a look of its own wherever it is, and the humans have the first
 * looks in their order.
 */
export function looksOf(config: Config, view: View | null): readonly SeatLook[] {
  if (config.revenge !== 'old-ones-player') return [];
  const played = view?.revenge?.seat ?? seatWanted(config);
  return Array.from({ length: config.seats }, (_, seat) => {
    if (played === null) return notDrawnYet(seat);
    return seat === played ? OLD_ONES : seat < played ? seat : seat - 1;
  });
}
