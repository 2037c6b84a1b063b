import type { Teller } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { describe as inWords } from '../describe.ts';
import { table } from './table.ts';

const teller = (language: 'en' | 'fr'): Teller => ({ language, seat: (seat) => `T${seat}` });
const teams = [
  { space: 3, hand: ['storm', 'dogs-2'] },
  { space: 6, hand: ['shelter'], finds: ['rations'] },
];

describe('the table in plain text', () => {
  test('shows the trail, your hand by name and the others by number', () => {
    const t = table({ active: 0, teams }).choose({ do: 'storm', target: 1 });
    expect(inWords(t.view(0), teller('en')).split('\n')).toEqual([
      'Round 1/12 · deck 37 · discard pile 1',
      '> T0           ..o#oo.o.oo.o.^ · Steady Dogs (2)',
      '  T1           ..o.oo#o.oo.o.^ · 1 card · rations',
      'A storm from T0 rages over T1.',
    ]);
  });

  test('speaks French', () => {
    const t = table({ active: 0, teams, deck: ['dogs-3', 'dogs-1'] });
    t.choose({ do: 'scout' }, { do: 'spend', card: 'storm' });
    expect(inWords(t.view(0), teller('fr')).split('\n')).toEqual([
      'Manche 1/12 · pioche 35 · défausse 1',
      '> T0           ..o#oo.o.oo.o.^ · Chiens endurants (2)',
      '  T1           ..o.oo#o.oo.o.^ · 1 carte · des vivres',
      'Exploré : Chiens rapides (3), Chiens fatigués (1)',
    ]);
  });
});
