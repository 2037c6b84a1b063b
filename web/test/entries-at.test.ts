import { type AnyTypes, anyGame, Chance, Engine, newChance, SPECTATOR } from '@incognita/kernel';
import { bot, human, type RedactedEntry, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { expect, it } from 'vitest';
import { entriesAt } from '../play/entries-at.ts';

it('the log of a moment is what it was then, whatever was taken back since', () => {
  const table = Table.open(new Engine(anyGame(whiteout)), {
    config: { seats: 2 },
    seats: [human('Ada', 'here'), bot('random')],
    secret: '5'.repeat(64),
    local: true,
  });
  table.ask({ do: 'start' }, 0);
  const chance = new Chance(newChance('7'.repeat(64)));
  const stories = new Map<number, RedactedEntry<AnyTypes>[][]>();
  const eyes = [0, SPECTATOR];
  let undos = 0;
  while (table.asked !== null && table.seq < 60) {
    stories.set(
      table.seq,
      eyes.map((eye) => table.story(eye)),
    );
    const { seq } = table;
    const back = 1 + chance.below(3);
    if (table.viewFor(0).undo?.taken && chance.below(5) === 0) {
      const asked = { do: 'undo', seat: 0, seq, back, ask: false, entropy: `${seq}` } as const;
      if ('accepted' in table.ask(asked, 0)) undos++;
      continue;
    }
    const seat = table.asked;
    const choices = table.viewFor(seat).choices ?? [];
    const choice = choices[chance.below(choices.length)];
    table.ask({ do: 'submit', seat, seq, choice, as: seat === 0 ? 'human' : 'bot' }, 0);
  }
  expect(undos).toBeGreaterThan(2);
  eyes.forEach((eye, i) => {
    const whole = table.story(eye);
    for (const [seq, then] of stories) expect(entriesAt(whole, seq)).toEqual(then[i]);
  });
});
