import { anyGame, Chance, Engine, newChance, SPECTATOR } from '@incognita/kernel';
import { bot, human, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { expect, it } from 'vitest';
import { FoldedGame } from '../play/folded-game.ts';

/** A whole game with undos in it, and what each eye saw and read after every entry. */
function played() {
  const table = Table.open(new Engine(anyGame(whiteout)), {
    config: { seats: 2 },
    seats: [human('Ada', 'here'), bot('random')],
    secret: '6'.repeat(64),
    local: true,
  });
  const chance = new Chance(newChance('8'.repeat(64)));
  const seen: { seq: number; eye: number; look: unknown; told: unknown }[] = [];
  const note = (): void => {
    for (const eye of [0, SPECTATOR])
      seen.push({ seq: table.seq, eye, look: table.viewFor(eye), told: table.story(eye) });
  };
  table.ask({ do: 'start' }, 0);
  for (let seat = table.asked; seat !== null; seat = table.asked) {
    note();
    const { seq } = table;
    if (seq < 60 && table.viewFor(0).undo?.taken && chance.below(6) === 0) {
      const back = 1;
      table.ask({ do: 'undo', seat: 0, seq, back, ask: false, entropy: `e${seq}` }, seq);
      continue;
    }
    const choices = table.viewFor(seat).choices ?? [];
    const choice = choices[chance.below(choices.length)];
    table.ask({ do: 'submit', seat, seq, choice, as: seat === 0 ? 'human' : 'bot' }, seq);
  }
  note();
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a local game can be exported');
  return { saved: JSON.parse(JSON.stringify(whole.saved)), seen };
}

it('turns to every moment as it was, in any order', () => {
  const { saved, seen } = played();
  const past = new FoldedGame(anyGame(whiteout), saved);
  expect(past.entries.length).toBeGreaterThan(40);
  for (const { seq, eye, look, told } of seen.toSorted((a, b) => (a.seq % 7) - (b.seq % 7)))
    expect(past.at(seq, eye)).toEqual({ look, told });
});

it('turns to the moments at which a seat was asked, so that it can choose otherwise', () => {
  const past = new FoldedGame(anyGame(whiteout), played().saved);
  const moments = past.crossroadsOf(0);
  expect(moments.length).toBeGreaterThan(10);
  for (const seq of moments) expect(past.at(seq, 0).look.choices).not.toBeNull();
});
