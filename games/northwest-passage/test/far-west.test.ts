import { Chance, deriveKey, newChance } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { Situation } from './situation.ts';

/** Random players never get far; here they start in the west, with Sleds, and stay out. */
const WEST = {
  tiles: [
    ...tiles(['7,5', '4,5', '2,6'], '7E-8E', '5E-6E', '3E-4E', '2F-3F', '1G-1H', '2G'),
    { cells: '5F-6F', tile: 'T32', turn: 0 },
  ],
  season: 2,
};
const crew = { ship: [3, 0], sled: [4, 0] };
const players = [
  { ship: '5F', sled: '5F', crew, reserve: ['T12', 'T50', 'S1', 'S3'] },
  { ship: '1G', sled: '7E', crew, reserve: ['T33', 'T18', 'S1', 'S2a'] },
];

function playOn(config: object, seed: number): { table: Situation; told: Set<string> } {
  const seats = 'seats' in config && config.seats === 1 ? 1 : 2;
  const arrange = { ...WEST, players: players.slice(0, seats) };
  const table = new Situation({ config, seed, arrange });
  const chance = new Chance(newChance(deriveKey('5'.repeat(64), `west ${seed}`)));
  const told = new Set<string>();
  while (!table.world.over) {
    const away = table.choices.filter(
      (choice) =>
        !(choice.do === 'go' && choice.to === 'greenland') &&
        !(choice.do === 'pass' && chance.below(6) > 0),
    );
    const list = away.length > 0 ? away : table.choices;
    // Every choice goes through the laws of conservation, by Situation.
    table.choose(list[chance.below(list.length)] as never);
    for (const event of table.events) told.add(event.tell);
  }
  return { table, told };
}

describe('random games in the far west', () => {
  it.each([
    [
      'terror',
      { seats: 2, terror: true },
      ['tuunbaq.appears', 'tuunbaq.moved', 'toll.pawn', 'passage'],
    ],
    ['solo', { seats: 1, play: 'solo' }, ['franklin', 'sacrificed', 'card']],
    ['coop', { seats: 2, play: 'coop' }, ['island.shared', 'sacrificed', 'passage']],
  ] as const)('%s: nothing is made or lost, and what is rare comes up', (_name, config, rare) => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 20; seed++)
      for (const event of playOn(config, seed).told) told.add(event);
    for (const event of [...rare, 'sled.aboard', 'hole.filled', 'token.taken', 'island'])
      expect([...told]).toContain(event);
  });
});
