import { BOX_IDS, type BoxId, perBox } from '../content/types.ts';
import { attack, attackUnavailable } from './attack.ts';
import { enterBox, goldSurcharge } from './boxes.ts';
import { buy, buyUnavailable } from './buy-unit.ts';
import { endGame, gameGoesOn } from './end.ts';
import { farm, farmUnavailable } from './farm.ts';
import { trade, tradeUnavailable } from './import-export.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { mine, mineUnavailable } from './mine.ts';
import { watchObjective } from './objectives.ts';
import { oneUseForbidden, ownOneUse, playOneUse } from './one-use.ts';
import { cubesInHq, goldOf } from './people.ts';
import { railUnavailable, railway } from './railway.ts';
import { recruit, recruitUnavailable } from './recruit.ts';
import { retrieve, retrieveTime } from './retrieve.ts';
import { OLD_ONES } from './state.ts';
import { activeSide, boxTime, moveDisc } from './time-track.ts';

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
      return buyUnavailable(g, seat, left);
    case 'trade':
      return tradeUnavailable(g, seat);
    case 'farm':
      return farmUnavailable(g, seat);
    case 'attack':
      return attackUnavailable(g, seat);
  }
}

/** An Action Box, or a one-use personality before it. */
const chooseAction = decision<{ seat: number }, 'box' | 'play'>('action', {
  rule: 'AUZ-ACT-01',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({
    ask: 'action',
    time: perBox((box) => (box === 'retrieve' ? retrieveTime(g, my.seat) : boxTime(g, box))),
    gold: perBox((box) => (box === 'retrieve' ? 0 : goldSurcharge(g, my.seat, box))),
  }),
  options: (g, my) => [
    ...BOX_IDS.map((box) => ({ do: 'box' as const, box })),
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
    earlyPorts: (g, my, k) =>
      my.choice?.do === 'play' ? k.call(g.content.edition.combat.pending, {}) : undefined,
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
    ports: (g, _my, k) => k.call(g.content.edition.combat.pending, {}),
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
    latePorts: (g, _my, k) => k.call(g.content.edition.combat.pending, {}),
    lateAgain: (_g, _my, k) => k.to('late'),
    /** AUZ-ACT-09: only now, so that even the last action is fully resolved. */
    disc(g, my) {
      g.content.edition.human.turnEnds(g);
      moveDisc(g, my.seat, my.time);
      watchObjective(g);
      // AUZ-HIDE-01: undo stops where the next active side differs.
      if (activeSide(g) !== my.seat) g.horizon();
      return undefined;
    },
  },
  { lasts: gameGoesOn, span: 'turn' },
);

/** The whole game. */
export const play = auto('play', () => ({}), {
  setUp: (g, _my, k) => k.call(g.content.edition.setUp, {}),
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
    return side === OLD_ONES ? k.call(g.content.edition.oldOnes, {}) : k.call(turn, { seat: side });
  },
  again: (_g, _my, k) => k.to('next'),
  end(g, _my, k) {
    endGame(g);
    return k.over();
  },
});
