import { Chance, deriveKey, Engine, newChance } from '@incognita/kernel';
import { bot, DEFAULT_BOT, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { type BotHost, botNamed, takeBotTurn, UnknownBotError, worldsAt } from '../index.ts';

const engine = new Engine(whiteout);

/** A table of two bots, and a host for them; whatever a test wants otherwise replaces a part of it. */
function atTable(kind = 'random') {
  const secret = deriveKey('0'.repeat(64), 'bot turn');
  const table = Table.open(engine, { config: { seats: 2 }, seats: [bot(kind), bot(kind)], secret });
  table.ask({ do: 'start' }, 0);
  const failures: string[] = [];
  const host = {
    due: () => table.botToMove(),
    think: (held, { seat }) =>
      held.choose(engine, worldsAt(table, seat), seat, new Chance(newChance(secret))),
    failed: (held) => void failures.push(held.name),
    submit: (request) => table.ask(request, 0),
  } satisfies BotHost<object>;
  return { table, host, failures };
}

describe('the turn of a bot', () => {
  it('is one decision of the seat that is asked, until nobody is due', async () => {
    const { table, host } = atTable();
    while (!table.over) {
      const { seq } = table;
      expect(await takeBotTurn(host)).toBe('moved');
      expect(table.seq).toBe(seq + 1);
      expect(table.log.at(-1)).toMatchObject({ kind: 'decision' });
    }
    expect(await takeBotTurn(host)).toBe('nobody-due');
  });

  it('changes nothing where the seat was handed over while the bot thought', async () => {
    const { table, host } = atTable();
    const { seat, seq } = table.botToMove()!;
    const person = { name: 'Ada', owner: 'ada' };
    const ready = async () => void table.ask({ do: 'to-human', seat, person }, 0);
    expect(await takeBotTurn({ ...host, ready })).toBe('overtaken');
    expect(table.seq).toBe(seq + 1);
    // Handed over in the very moment in which the choice was on its way.
    const other = atTable();
    const submit: (typeof other.host)['submit'] = (request) => {
      other.table.ask({ do: 'to-human', seat: request.seat, person }, 0);
      return other.table.ask(request, 0);
    };
    expect(await takeBotTurn({ ...other.host, submit })).toBe('overtaken');
  });

  it('tells what the table refuses', async () => {
    const { host } = atTable();
    const end = await takeBotTurn({ ...host, think: () => ({ do: 'fly' }) });
    expect(end).toMatchObject({ refusedBy: { refused: { code: 'illegal' } } });
  });
});

describe('a bot that fails', () => {
  const failing = (names: readonly string[], host: ReturnType<typeof atTable>['host']) => ({
    ...host,
    think: (...[held, turn]: Parameters<typeof host.think>) => {
      if (names.includes(held.name)) throw new Error(`${held.name} cannot think`);
      return host.think(held, turn);
    },
  });

  it('is replaced for this decision by the random one, and the host hears of it', async () => {
    const { host, failures } = atTable('greedy');
    expect(await takeBotTurn(failing(['greedy'], host))).toBe('moved');
    expect(failures).toEqual(['greedy']);
  });

  it('is told apart from rules that fail: then the random one fails as well', async () => {
    const { host, failures } = atTable('greedy');
    await expect(takeBotTurn(failing(['greedy', 'random'], host))).rejects.toThrow('random cannot');
    expect(failures).toEqual(['greedy']);
    const alone = atTable('random');
    await expect(takeBotTurn(failing(['random'], alone.host))).rejects.toThrow('random cannot');
    expect(alone.failures).toEqual([]);
  });
});

describe('a bot that does not exist', () => {
  it('is an error that says which there are, and no other bot plays in its place', async () => {
    const { table, host } = atTable('clever');
    const { seq } = table;
    await expect(takeBotTurn(host)).rejects.toThrow(UnknownBotError);
    await expect(takeBotTurn(host)).rejects.toThrow(
      'there is no bot called "clever"; there are random, greedy',
    );
    expect(table.seq).toBe(seq);
  });

  it('is not the default one', () => {
    expect(botNamed(DEFAULT_BOT).name).toBe(DEFAULT_BOT);
  });
});
