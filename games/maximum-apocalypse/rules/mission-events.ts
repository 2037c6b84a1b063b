import { callOf, EVERYONE, slot } from '@incognita/kernel';
import type { Cause, Family } from '../content/types.ts';
import { leaveOnTile, putInHand } from './cards.ts';
import { lose } from './death.ts';
import { isPlace, missionOf } from './goals.ts';
import { auto, type Game, type Look } from './kit.ts';
import { isAlive, packOf, survivorOf, who } from './party.ts';
import { handRoom } from './passives.ts';
import { tileName, tileOf } from './places.ts';
import { DRAW_BOSS, EQUIP, GO_INSANE, MISSION_EVENTS, RUN_EVENT, STEALTH_TEST } from './steps.ts';

/** Does an arrival on this tile, or its silent reveal, set this off? */
function isCause(g: Look, cause: Cause, tile: number, silent: boolean): boolean {
  switch (cause.cause) {
    case 'reveal':
      return isPlace(g, tile, cause.tile);
    case 'revealMarker':
      return tileOf(g, tile).marker === cause.marker;
    case 'enter':
      return !silent && isPlace(g, tile, cause.tile);
    case 'visit':
      return !silent && tileOf(g, tile).marker === cause.marker;
    default:
      return false;
  }
}

/** Events of the mission that this tile would set off now, in the order written. */
export function eventsOn(g: Look, tile: number, silent: boolean): number[] {
  return missionOf(g).events.flatMap(({ on }, i) =>
    g.state.mission.begun[i] !== true && isCause(g, on, tile, silent) ? [i] : [],
  );
}

/**
 * MAX-MOVE-08: what the mission ties to an arrival or a silent reveal. What was missed because a
 * survivor died or was sent back happens to the next who gets that far (MAX-RULING-112).
 */
export const missionEvents = auto(
  MISSION_EVENTS.name,
  (args: { who: number; tile: number; silent: boolean }) => args,
  {
    next(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      const { waiting } = g.state.mission;
      const at = my.silent ? -1 : waiting.findIndex((held) => held.tile === my.tile);
      const [rest] = at < 0 ? [] : waiting.splice(at, 1);
      k.to('next');
      if (rest)
        return k.call(RUN_EVENT, {
          event: rest.event,
          step: rest.step,
          who: my.who,
          tile: my.tile,
        });
      const [event] = eventsOn(g, my.tile, my.silent);
      if (event === undefined) return k.done(null);
      return k.call(RUN_EVENT, { event, step: 0, who: my.who, tile: my.tile });
    },
  },
);

/** One event, step by step. */
export const runEvent = auto(
  RUN_EVENT.name,
  (args: { event: number; step: number; who: number; tile: number }) => ({
    ...args,
    passed: false,
  }),
  {
    begin(g, my) {
      const { mission } = g.state;
      mission.begun[my.event] = true;
      const on = missionOf(g).events[my.event]?.on;
      if (on?.cause === 'visit' && my.step === 0) {
        mission.visited[on.marker] = true;
        g.tell('visited', 'MAX-MISSION-10', { marker: on.marker, who: who(g, my.who) });
      }
      return undefined;
    },
    next(g, my, k) {
      const steps = missionOf(g).events[my.event]?.steps ?? [];
      const step = steps[my.step];
      if (!step) return k.done(null);
      if (!isAlive(g, my.who)) {
        // MAX-RULING-112: cards are left on the tile, the rest waits for the next survivor.
        if (step.op !== 'give') {
          g.state.mission.waiting.push({ event: my.event, step: my.step, tile: my.tile });
          g.tell('boss.waits', 'MAX-RULING-112', { tile: tileName(g, my.tile) });
          return k.done(null);
        }
        for (const card of fromReserve(g, step.family, step.n)) leaveOnTile(g, my.tile, card);
        my.step += 1;
        return k.to('next');
      }
      my.step += 1;
      switch (step.op) {
        case 'boss':
          k.to('next');
          return k.call(DRAW_BOSS, { who: my.who, plan: step.which });
        case 'give':
          k.to('next');
          return k.call(giveCards, { who: my.who, family: step.family, n: step.n });
        case 'scientist':
          k.to('next');
          return k.call(giveCards, { who: my.who, family: 'Sc', n: 1 });
        case 'timer':
          g.state.mission.timer = step.rounds;
          g.tell('timer', 'MAX-RULING-100', { rounds: step.rounds });
          return k.to('next');
        case 'insanity':
          k.to('next');
          return k.call(GO_INSANE, { who: my.who, n: step.n });
        case 'testForScientist':
          return k.call(STEALTH_TEST, { who: my.who, tile: '' }, 'passed');
      }
    },
    /** Mission 8: alive, or the message of the journal, or all was for nothing. */
    scientist(g, my, k) {
      const { mission } = g.state;
      if (my.passed) {
        mission.scientist = 1;
        g.tell('scientist.alive', 'MAX-MISSION-10', { who: who(g, my.who) });
        return k.to('next');
      }
      mission.scientist = -1;
      const { hand } = packOf(g, my.who);
      if (!hand.some((held) => g.content.family(held.card.is) === 'Jo'))
        return lose(g, k, 'scientist', 'MAX-WIN-07');
      mission.message = true;
      g.tell('message.noted', 'MAX-MISSION-10', { who: who(g, my.who) });
      return k.to('next');
    },
  },
);

/** Cards of a family that the mission keeps aside. */
export function fromReserve(g: Game, family: Family, n: number): string[] {
  const { reserve } = g.state.mission;
  const taken: string[] = [];
  for (let i = 0; i < n; i++) {
    const at = reserve.findIndex((card) => g.content.family(card) === family);
    const [card] = at < 0 ? [] : reserve.splice(at, 1);
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

/** MAX-RULING-89: to the hand while there is room, gear into play, the rest on the tile. */
export const giveCards = auto(
  'give-cards',
  (args: { who: number; family: Family; n: number }) => args,
  {
    next(g, my, k) {
      my.n -= 1;
      const [card] = my.n >= 0 ? fromReserve(g, my.family, 1) : [];
      if (card === undefined) return k.done(null);
      k.to('next');
      const { tile } = survivorOf(g, my.who);
      if (!isAlive(g, my.who)) {
        leaveOnTile(g, tile, card);
        return k.to('next');
      }
      g.tell('given', 'MAX-RULING-89', { who: who(g, my.who), card });
      if (my.family === 'Fu' || my.family === 'Sc')
        return k.call(EQUIP, { who: my.who, card, given: true, told: true });
      if (handRoom(g, my.who) > 0) putInHand(g, my.who, slot(card, EVERYONE), 'open');
      else leaveOnTile(g, tile, card);
      return k.to('next');
    },
  },
);

/** Events that a completed work or a broken seal sets off. */
export function eventsOfWork(g: Look, at: string, seal: number): number[] {
  return missionOf(g).events.flatMap(({ on }, i) => {
    if (g.state.mission.begun[i] === true) return [];
    if (on.cause === 'seal') return on.nth === seal ? [i] : [];
    return on.cause === 'work' && on.at === at ? [i] : [];
  });
}

export const eventCalls = (events: readonly number[], survivor: number, tile: number) =>
  events.map((event) => callOf(RUN_EVENT, { event, step: 0, who: survivor, tile }));
