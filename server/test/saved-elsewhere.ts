import { botNamed } from '@incognita/bots';
import { anyGame, Chance, Engine, newChance } from '@incognita/kernel';
import { bot, human, type SavedGame, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';

/** A game of one person against a bot in a browser, after so many decisions. */
export function playedElsewhere(
  decisions: number,
  seats = [human('Ada', 'this-device'), bot('random')],
): SavedGame<never> {
  const engine = new Engine(anyGame(whiteout));
  const secret = '0123456789abcdef'.repeat(4);
  const config = { seats: seats.length };
  const table = Table.open(engine, { config, seats, secret, local: true });
  table.ask({ do: 'start' }, 1000);
  for (let i = 0; i < decisions && !table.over; i++) {
    const seat = table.asked!;
    const choice = botNamed('random').choose(
      engine,
      (salt) => table.worldFor(seat, salt)!,
      seat,
      new Chance(newChance(String(i).padStart(64, '0'))),
    );
    const as = seats[seat]?.by === 'human' ? 'human' : 'bot';
    const answer = table.ask({ do: 'submit', seat, seq: table.seq, choice, as }, 2000 + i);
    if ('refused' in answer) throw new Error(JSON.stringify(answer));
  }
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('a local game can always be exported');
  return JSON.parse(JSON.stringify(whole.saved));
}
