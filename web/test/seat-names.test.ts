import { expect, test } from 'vitest';
import { seatNamesOf } from '../shell/seat-names.ts';

const COLOURS = ['Vermilion', 'Cobalt', 'Wattle'];

test('a seat is called by its look: its place, another place, or a name of its own', () => {
  const own = { fill: '', ink: '', mark: [], name: { en: 'The Sea', fr: 'La Mer' } };
  const nameOf = seatNamesOf([own, 0], 'fr', COLOURS);
  expect([0, 1, 2].map(nameOf)).toEqual(['La Mer', 'Vermilion', 'Wattle']);
});
