import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ATTACK_NAMES } from '../flood/attacks.ts';
import type { UnderFlood } from '../flood/under-flood.ts';
import type { Bench, Line, Profile, Variant } from '../line.ts';

/** How long people play in quiet, and then under the flood; twice in turns. */
const SECONDS = 10;
const script = fileURLToPath(new URL('../flood/under-flood.ts', import.meta.url));

const ABOUT: Readonly<Record<string, string>> = {
  sockets: 'everything that may be said over a socket, over 100 of them',
  http: 'requests of all kinds',
  imports: 'saved games, the largest that are taken, smaller and spoiled ones',
  stories: 'whole games, told over sockets and looked back at over HTTP',
  chat: 'talk at tables that 100 sockets listen to',
};

const lineFor = (attack: string): Line[] => {
  const flood = `100 tables of Whiteout, a move each some 100 ms after the last, while one address floods the server with ${ABOUT[attack]}`;
  return [
    {
      name: `server/under-flood-${attack}`,
      unit: 'moves/s',
      about: `${flood}; against the same without it, in turns within one run`,
      ours: `under flood ${attack}#moves`,
      baseline: `under flood ${attack}#quiet moves`,
      target: 0.8,
    },
    {
      name: `server/under-flood-${attack}-p99`,
      unit: '1/s',
      about: 'the same, until 99 of 100 moves have reached both clients',
      ours: `under flood ${attack}#1/p99`,
      baseline: `under flood ${attack}#quiet 1/p99`,
      target: 1 / 3,
    },
  ];
};

const just = (mean: number) => ({ mean, error: 0 });

function underFlood(attack: string): Variant {
  let seen: UnderFlood | null = null;
  return {
    measure() {
      const args = [script, attack, String(SECONDS)];
      seen = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as UnderFlood;
      const { quiet, flood } = seen;
      return {
        moves: flood.movesPerSecond,
        'quiet moves': quiet.movesPerSecond,
        '1/p99': 1000 / flood.p99,
        'quiet 1/p99': 1000 / quiet.p99,
      };
    },
    profile(): Profile {
      if (seen === null) throw new Error('nothing was measured yet');
      const { quiet, flood, attacker, busyQuiet, busyFlood, longestTurnFlood } = seen;
      return {
        'p99 in ms': just(flood.p99),
        'p99 in ms in quiet': just(quiet.p99),
        'share of its core that the serving thread took': just(busyFlood),
        'the same in quiet': just(busyQuiet),
        'ms of CPU of its longest turn': just(longestTurnFlood),
        'messages of the attacker': just(attacker.sent),
        'of them refused': just(attacker.refused),
        'lines cut': just(attacker.cut),
      };
    },
  };
}

export const serverFloods: Bench = {
  lines: ATTACK_NAMES.flatMap(lineFor),
  variants: Object.fromEntries(
    ATTACK_NAMES.map((attack) => [`under flood ${attack}`, underFlood(attack)]),
  ),
};
