import { type Call, callOf } from '@incognita/kernel';
import type { Clause } from '../content/effects.ts';
import { actions } from './actions.ts';
import { monstersAttack } from './attack.ts';
import { contextOf } from './context.ts';
import { lose } from './death.ts';
import { endLasting } from './deeds/lasting.ts';
import { goalsOf, isMet } from './goals.ts';
import { auto, type Game, type Look } from './kit.ts';
import { tileCalls } from './movement.ts';
import { night } from './night.ts';
import { bodiesOf, bodyOf, isAlive, survivorOf, who } from './party.ts';
import { holds } from './possible.ts';
import { setUp } from './setup.ts';
import { spawn } from './spawn.ts';
import { NONE } from './state.ts';
import { DIE, DRAW_CARDS, PERFORM, RAISE_HUNGER, REACT } from './steps.ts';

const ACTIONS = 4;

/** The whole game. */
export const play = auto('play', () => ({}), {
  setUp: (_g, _my, k) => k.call(setUp, {}),
  round(_g, _my, k) {
    k.to('round');
    return k.call(round, { at: 0 });
  },
});

/** MAX-TURN-04, MAX-TURN-05, MAX-RULING-67: each survivor in seat order from the first player. */
export const round = auto(
  'round',
  ({ at }: { at: number }) => ({ at }),
  {
    begin(g) {
      g.state.round += 1;
      return undefined;
    },
    next(g, my, k) {
      const { survivors, first } = g.state;
      if (my.at >= survivors.length) return undefined;
      const survivor = (Math.max(first, 0) + my.at) % survivors.length;
      my.at += 1;
      k.to('next');
      if (isAlive(g, survivor)) return k.call(turn, { who: survivor });
      // MAX-RULING-16, MAX-RULING-101: what the dead did lasts until the turn they would have had.
      wakeUp(g, survivor);
      return k.to('next');
    },
    /** MAX-RULING-100: first the mission's timer, then the night. */
    timer(g, _my, k) {
      const { mission } = g.state;
      if (mission.timer === 0) return lose(g, k, 'timer', 'MAX-RULING-100');
      if (mission.timer > 0) mission.timer -= 1;
      return undefined;
    },
    night: (g, _my, k) => (g.config.night ? k.call(night, {}) : undefined),
  },
  { span: 'round' },
);

/** MAX-RULING-101: stuns end first, then what lasts until this turn. */
function wakeUp(g: Game, survivor: number): void {
  for (const monster of g.state.monsters) {
    if (monster.stun !== survivor) continue;
    monster.stun = NONE;
    g.tell('stun.over', 'MAX-RULING-16', { monster: monster.no, card: monster.card });
  }
  endLasting(g, (held, until) => until === 'next' && held.owner === survivor);
}

/** Clauses of the Insanity cards of a survivor, in the order drawn. */
function insanityCalls(g: Look, survivor: number, on: Clause['on']): Call[] {
  return survivorOf(g, survivor).insanity.flatMap(({ no, card }) =>
    g.content
      .clausesOf(g.content.insanity(card).face, on)
      .map((clause) =>
        callOf(insanityClause, { who: survivor, no, card, clause: g.content.clauseNumber(clause) }),
      ),
  );
}

/** Its condition is looked at when its moment comes, and the card must still be there. */
const insanityClause = auto(
  'insanity-clause',
  (args: { who: number; no: number; card: string; clause: number }) => args,
  {
    apply(g, my, k) {
      const there = survivorOf(g, my.who).insanity.some((held) => held.no === my.no);
      if (!there || !isAlive(g, my.who)) return undefined;
      const clause = g.content.clause(my.clause);
      const context = contextOf('insanity', my.card, my.no, my.who);
      if (!clause.conditions.every((condition) => holds(g, context, condition))) return undefined;
      g.tell('effect', 'MAX-INS-03', { who: who(g, my.who), of: my.card });
      return k.call(PERFORM, { context, block: g.content.block(clause.steps) });
    },
  },
);

/** Seven phases (MAX-TURN-01); with the survivor's death only the last is left (MAX-TURN-02). */
export const turn = auto(
  'turn',
  (args: { who: number }) => args,
  {
    begin(g, my, k) {
      beginTurn(g, my.who);
      const calls = insanityCalls(g, my.who, 'start');
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    spawn(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'spawn';
      return k.call(spawn, { who: my.who });
    },
    draw(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'draw';
      return k.call(DRAW_CARDS, { who: my.who, n: 1 });
    },
    actions(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'actions';
      return k.call(actions, { who: my.who });
    },
    /** MAX-END-01, MAX-END-02, MAX-KEY-16: the End effect of the own tile; then of the mind. */
    end(g, my, k) {
      g.state.budget = [];
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'end';
      const calls = tileCalls(g, my.who, survivorOf(g, my.who).tile, 'end');
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    mind(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      const calls = insanityCalls(g, my.who, 'end');
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    craving(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'hunger';
      const me = survivorOf(g, my.who);
      for (const held of me.insanity) held.turns += 1;
      return k.call(REACT, { event: 'phase5', who: my.who, it: NONE });
    },
    /** MAX-HUN-01, MAX-RULING-121 */
    hunger(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      const me = survivorOf(g, my.who);
      if (me.skipHunger > 0) {
        me.skipHunger -= 1;
        g.tell('hunger.skipped', 'MAX-RULING-121', { who: me.is });
        return undefined;
      }
      return k.call(RAISE_HUNGER, { who: my.who, n: 1 });
    },
    monsters(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      g.state.phase = 'monsters';
      return k.call(monstersAttack, { who: my.who });
    },
    /** MAX-RULING-14: after phase 6, reduced by nothing. */
    poison(g, my, k) {
      if (!isAlive(g, my.who)) return k.to('check');
      const dead: number[] = [];
      for (const ref of bodiesOf(g, my.who)) {
        const body = bodyOf(g, ref);
        if (body.poison === 0) continue;
        body.hp -= body.poison;
        g.tell('poison.hurts', 'MAX-KEY-21', {
          character: body.is,
          amount: body.poison,
          hp: Math.max(0, body.hp),
        });
        if (body.hp <= 0) dead.push(ref);
      }
      return dead.length > 0 ? k.calls(...dead.map((body) => callOf(DIE, { body }))) : undefined;
    },
    /** MAX-WIN-01 to 03 */
    check(g, _my, k) {
      g.state.phase = 'check';
      g.state.budget = [];
      if (!goalsOf(g).every(isMet)) return undefined;
      g.state.outcome = { won: true, rule: 'MAX-WIN-03' };
      g.tell('won', 'MAX-WIN-03', {});
      return k.over();
    },
    finish(g) {
      endLasting(g, (_held, until) => until === 'turn');
      return undefined;
    },
  },
  { span: 'turn' },
);

/** MAX-TURN-03: what is limited to once per turn is renewed. */
function beginTurn(g: Game, survivor: number): void {
  const { state } = g;
  state.active = survivor;
  state.swapped = false;
  state.traded = false;
  state.scavenged = [];
  for (const held of state.survivors) {
    held.left = false;
    held.entered = [];
    held.flipped = false;
    held.halted = false;
    for (const gear of held.gear) gear.used = 0;
  }
  const me = survivorOf(g, survivor);
  me.woke = me.tile;
  state.budget = [{ who: survivor, left: ACTIONS, plays: false }];
  g.tell('turn', 'MAX-TURN-01', { who: me.is, round: state.round });
  wakeUp(g, survivor);
}
