import type { HexId } from '../content/types.ts';
import { canAttack, declareAttack } from './attack.ts';
import { enterBox, goldSurcharge } from './boxes.ts';
import { gameGoesOn } from './end.ts';
import { blightWaiting } from './farm.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { anyMover, moveByCards } from './movement.ts';
import { watchObjective } from './objectives.ts';
import { cubesInHq, goldOf, ownerOf } from './people.ts';
import { revelation } from './revelations.ts';
import { OLD_ONES, type State } from './state.ts';
import { isOutOfTime, moveDisc, spaceOf } from './time-track.ts';

type Activation = NonNullable<State['activation']>;

export function activationOf(g: Game): Activation {
  if (!g.state.activation) throw new Error('the Old Ones are not active');
  return g.state.activation;
}

/** AUZ-OO-01: one activation of the Old Ones. */
export const oldOnesActivation = auto(
  'old-ones',
  () => ({}),
  {
    disc(g) {
      g.state.activation = { waiting: [], fought: [] };
      moveDisc(g, OLD_ONES, 1);
      return undefined;
    },
    revelation: (g, _my, k) =>
      g.content.content.timeTrack.illuminated.includes(spaceOf(g, OLD_ONES))
        ? k.call(revelation, {})
        : undefined,
    /** AUZ-OO-02, AUZ-OO-03: asked once, then both cards. */
    movement(g, _my, k) {
      if (anyMover(g)) return k.call(moveByCards, { cards: 2, only: null });
      g.tell('oldOnes.still', 'AUZ-OO-02', {});
      return undefined;
    },
    /** AUZ-RULING-83: Ports first. */
    ports: (g, _my, k) => k.call(g.content.edition.combat.pending, {}),
    /** AUZ-RULING-28: one attack per activation. */
    alika: (_g, _my, k) => k.call(alikaAttack, {}),
    waitingFarms(g) {
      blightWaiting(g);
      return undefined;
    },
    after(g, _my, k) {
      const { afterActivation } = g.content.edition;
      return afterActivation ? k.call(afterActivation, {}) : undefined;
    },
    end(g) {
      for (const tile of g.state.tiles) tile.stopped = false;
      g.state.activation = null;
      watchObjective(g);
      g.horizon();
      return undefined;
    },
  },
  { lasts: gameGoesOn },
);

/** Null, or why Kapena Alika cannot attack at all in this activation. */
function alikaForbidden(g: Look, seat: number): Refusal | null {
  if (g.state.activation?.fought.includes(seat)) return g.no('AUZ-PERS-18', 'alika.fought', {});
  if (isOutOfTime(g, seat)) return g.no('AUZ-PERS-21', 'alika.outOfTime', {});
  if (cubesInHq(g, seat) === 0) return g.no('AUZ-ACT-10', 'box.noCube', {});
  const gold = goldSurcharge(g, seat, 'attack');
  return gold > goldOf(g, seat) ? g.no('AUZ-ACT-02', 'box.noGold', { gold }) : null;
}

function alikaTargets(g: Look, seat: number): HexId[] {
  if (alikaForbidden(g, seat) !== null) return [];
  return (g.state.activation?.waiting ?? []).filter(
    (hex) =>
      g.state.tiles.some((tile) => tile.faceUp && tile.hex === hex) && canAttack(g, seat, hex),
  );
}

/** One of the Farms that wait, or none. */
const whichFarm = decision<{ seat: number }, 'defend' | 'done'>('alika', {
  rule: 'AUZ-PERS-21',
  seat: (_g, my) => my.seat,
  options: (g) => [
    ...(g.state.activation?.waiting ?? []).map((hex) => ({ do: 'defend' as const, hex })),
    { do: 'done' },
  ],
  forbids: (g, my, option) =>
    option.do === 'done' || alikaTargets(g, my.seat).includes(option.hex)
      ? null
      : g.no('AUZ-ATK-05', 'alika.outOfReach', { hex: option.hex }),
});

/** AUZ-PERS-21, AUZ-RULING-58: a normal Attack, in the middle of the Old Ones' activation. */
export const alikaAttack = auto(
  'alika-attack',
  () => ({ seat: -1, farm: null as Answer<'defend' | 'done'> | null, time: 0 }),
  {
    ask(g, my, k) {
      const seat = ownerOf(g, 'alika');
      if (seat === null || alikaTargets(g, seat).length === 0) return k.done(null);
      my.seat = seat;
      return k.call(whichFarm, { seat }, 'farm');
    },
    fight(g, my, k) {
      if (my.farm?.do !== 'defend') return k.done(null);
      // AUZ-RULING-28: once, also where a card makes Old Ones walk again in this activation.
      activationOf(g).fought.push(my.seat);
      enterBox(g, my.seat, 'attack');
      return k.call(declareAttack, { seat: my.seat, only: my.farm.hex }, 'time');
    },
    disc(g, my) {
      moveDisc(g, my.seat, my.time);
      return undefined;
    },
  },
);
