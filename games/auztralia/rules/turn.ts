import type { BoxId } from '../content/types.ts';
import { oldOnesActivation } from './activation.ts';
import { attack, attackUnavailable } from './attack.ts';
import { buy, buyUnavailable } from './buy-unit.ts';
import { endGame, gameGoesOn } from './end.ts';
import { farm, farmUnavailable } from './farm.ts';
import { trade, tradeUnavailable } from './import-export.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { mine, mineUnavailable } from './mine.ts';
import { watchObjective } from './objectives.ts';
import { oneUseForbidden, ownOneUse, playOneUse } from './one-use.ts';
import { cubesInHq, goldOf, pay, playerOf } from './people.ts';
import { portCombats } from './port-defence.ts';
import { railUnavailable, railway } from './railway.ts';
import { recruit, recruitUnavailable } from './recruit.ts';
import { retrieve, retrieveTime } from './retrieve.ts';
import { setUp } from './setup.ts';
import { OLD_ONES } from './state.ts';
import { activeSide, boxTime, moveDisc } from './time-track.ts';

const BOXES: readonly BoxId[] = [
  'rail-plain',
  'rail-any',
  'mine',
  'recruit',
  'buy',
  'trade',
  'farm',
  'attack',
  'retrieve',
];

/**
 * AUZ-ACT-02, AUZ-ACT-03: 1 Gold for each own cube that is already in the box. AUZ-ACT-04,
 * AUZ-RULING-07: the cubes in the other railway box do not count.
 */
export const goldSurcharge = (g: Look, seat: number, box: BoxId): number =>
  g.state.players[seat]?.boxes[box] ?? 0;

/** Null, or why this box cannot be chosen now. */
export function boxForbidden(g: Look, seat: number, box: BoxId): Refusal | null {
  // AUZ-ACT-08, AUZ-RULING-57: the only action that may do nothing.
  if (box === 'retrieve') return null;
  if (cubesInHq(g, seat) === 0) return g.no('AUZ-ACT-10', 'box.noCube', {});
  const gold = goldSurcharge(g, seat, box);
  if (gold > goldOf(g, seat)) return g.no('AUZ-ACT-02', 'box.noGold', { gold });
  const left = goldOf(g, seat) - gold;
  switch (box) {
    case 'rail-plain':
    case 'rail-any':
      return railUnavailable(g, seat, box);
    case 'mine':
      return mineUnavailable(g, seat);
    case 'recruit':
      return recruitUnavailable(g, left);
    case 'buy':
      return buyUnavailable(g, left);
    case 'trade':
      return tradeUnavailable(g, seat);
    case 'farm':
      return farmUnavailable(g, seat);
    case 'attack':
      return attackUnavailable(g, seat);
  }
}

function forEachBox(of: (box: BoxId) => number): Record<BoxId, number> {
  const all: Partial<Record<BoxId, number>> = {};
  for (const box of BOXES) all[box] = of(box);
  return all as Record<BoxId, number>;
}

/** D04 and D05: an Action Box, or a one-use personality before it. */
const chooseAction = decision<{ seat: number }, 'box' | 'play'>('action', {
  rule: 'AUZ-ACT-01',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({
    ask: 'action',
    time: forEachBox((box) => (box === 'retrieve' ? retrieveTime(g, my.seat) : boxTime(g, box))),
    gold: forEachBox((box) => (box === 'retrieve' ? 0 : goldSurcharge(g, my.seat, box))),
  }),
  options: (g, my) => [
    ...BOXES.map((box) => ({ do: 'box' as const, box })),
    ...ownOneUse(g, my.seat),
  ],
  forbids: (g, my, option) =>
    option.do === 'box'
      ? boxForbidden(g, my.seat, option.box)
      : oneUseForbidden(g, my.seat, option.personality),
});

/** AUZ-PERS-00c, AUZ-RULING-38: the last window of a turn, before the disc moves. */
const afterAction = decision<{ seat: number }, 'play' | 'done'>('after-action', {
  rule: 'AUZ-PERS-00c',
  seat: (_g, my) => my.seat,
  options: (g, my) => [...ownOneUse(g, my.seat), { do: 'done' }],
  forbids: (g, my, option) =>
    option.do === 'play' ? oneUseForbidden(g, my.seat, option.personality) : null,
});

/**
 * Puts the cube into its box and pays the surcharge (AUZ-ACT-02, AUZ-RULING-08), before the action
 * brings anything that could pay for it (AUZ-ACT-05).
 */
export function enterBox(g: Game, seat: number, box: BoxId): void {
  const gold = goldSurcharge(g, seat, box);
  if (gold > 0) pay(g, seat, 'gold', gold);
  playerOf(g, seat).boxes[box]++;
  g.tell('action', 'AUZ-ACT-02', { seat, box, gold });
}

export const turn = auto(
  'turn',
  (a: { seat: number }) => ({
    ...a,
    choice: null as Answer<'box' | 'play'> | null,
    late: null as Answer<'play' | 'done'> | null,
    /** TP that the action costs. */
    time: 0,
  }),
  {
    choose(_g, my, k) {
      my.choice = null;
      return k.call(chooseAction, { seat: my.seat }, 'choice');
    },
    early(_g, my, k) {
      if (my.choice?.do !== 'play') return undefined;
      return k.call(playOneUse, { seat: my.seat, personality: my.choice.personality });
    },
    /** AUZ-CHAL-10: a one-use card may have woken a Spawning Temple. */
    earlyPorts: (_g, my, k) => (my.choice?.do === 'play' ? k.call(portCombats, {}) : undefined),
    again: (_g, my, k) => (my.choice?.do === 'play' ? k.to('choose') : undefined),
    act(g, my, k) {
      const { seat, choice } = my;
      if (choice?.do !== 'box') return undefined;
      const { box } = choice;
      // AUZ-RETR-04: no surcharge, its box is always empty.
      if (box === 'retrieve') return k.call(retrieve, { seat }, 'time');
      enterBox(g, seat, box);
      switch (box) {
        case 'rail-plain':
        case 'rail-any':
          return k.call(railway, { seat, box }, 'time');
        case 'mine':
          return k.call(mine, { seat }, 'time');
        case 'recruit':
          return k.call(recruit, { seat }, 'time');
        case 'buy':
          return k.call(buy, { seat }, 'time');
        case 'trade':
          return k.call(trade, { seat }, 'time');
        case 'farm':
          return k.call(farm, { seat }, 'time');
        case 'attack':
          return k.call(attack, { seat }, 'time');
      }
    },
    /** AUZ-CHAL-10, AUZ-RULING-51: spawned in the attack; one combat at a time. */
    ports: (_g, _my, k) => k.call(portCombats, {}),
    late(g, my, k) {
      const playable = ownOneUse(g, my.seat).some(
        (option) => oneUseForbidden(g, my.seat, option.personality) === null,
      );
      if (playable) return k.call(afterAction, { seat: my.seat }, 'late');
      my.late = null;
      return undefined;
    },
    latePlay(_g, my, k) {
      if (my.late?.do !== 'play') return k.to('disc');
      return k.call(playOneUse, { seat: my.seat, personality: my.late.personality });
    },
    latePorts: (_g, _my, k) => k.call(portCombats, {}),
    lateAgain: (_g, _my, k) => k.to('late'),
    /** AUZ-ACT-09: only now, so that even the last action is fully resolved. */
    disc(g, my) {
      moveDisc(g, my.seat, my.time);
      watchObjective(g);
      // AUZ-HIDE-01: undo stops where the next active side differs.
      if (activeSide(g) !== my.seat) g.horizon();
      return undefined;
    },
  },
  { lasts: gameGoesOn },
);

/** The whole game. */
export const play = auto('play', () => ({}), {
  setUp: (_g, _my, k) => k.call(setUp, {}),
  /**
   * AUZ-TIME-01, AUZ-END-01: the game ends when no disc is below 53. Who is still the rearmost
   * acts again (AUZ-TIME-04, AUZ-TIME-08); who is left below 53 goes on without the others
   * (AUZ-TIME-09, AUZ-END-03).
   */
  next(g, _my, k) {
    if (!gameGoesOn(g)) return k.to('end');
    const side = activeSide(g);
    if (side === null) {
      g.state.ending = 'time';
      return k.to('end');
    }
    return side === OLD_ONES ? k.call(oldOnesActivation, {}) : k.call(turn, { seat: side });
  },
  again: (_g, _my, k) => k.to('next'),
  end(g, _my, k) {
    endGame(g);
    return k.over();
  },
});
