import { FORMER_PLAYER as SERVERS } from '@incognita/server/protocol';
import { expect, test } from 'vitest';
import { tellerOf } from '../shell/teller.ts';
import { FORMER_PLAYER, personName } from '../text/former.ts';

test('whoever has left is called so in the language of the reader, in the log as well', () => {
  expect(FORMER_PLAYER).toBe(SERVERS);
  expect(personName(SERVERS, 'fr')).toBe('un ancien joueur');
  expect(personName(SERVERS, 'en')).toBe('a former player');
  expect(personName('Ada', 'fr')).toBe('Ada');
  const seats = [{ by: 'human', name: SERVERS }] as const;
  expect(tellerOf(seats, 'fr', () => 'Vermillon').seat(0)).toBe('un ancien joueur');
});
