import { type Call, callOf } from '@incognita/kernel';
import type { Clause } from '../content/effects.ts';
import { contextOf } from './context.ts';
import { putOn } from './deeds/map.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';
import { isAlive, seatOf, survivorOf, who } from './party.ts';
import { faceUp, neighbours, tileName, tileNamed, tileOf, tileRow } from './places.ts';
import { holds } from './possible.ts';
import { NONE } from './state.ts';
import { meetTokens } from './stealth.ts';
import { ARRIVE, MISSION_EVENTS, MOVE, PERFORM, STEP_TO } from './steps.ts';
import { turnUp } from './tiles.ts';

/** The clauses of a tile for one survivor, if it lies face up. */
export function tileCalls(g: Look, survivor: number, tile: number, on: Clause['on']): Call[] {
  if (!tileOf(g, tile).up || tileOf(g, tile).gone) return [];
  const row = tileRow(g, tile);
  const calls: Call[] = [];
  for (const clause of g.content.clausesOf(row.face, on)) {
    const context = contextOf('tile', row.id, tile, survivor);
    if (clause.conditions.every((condition) => holds(g, context, condition)))
      calls.push(callOf(PERFORM, { context, block: g.content.block(clause.steps) }));
  }
  return calls;
}

/** Is the survivor still on its feet and on that tile? */
const stays = (g: Look, survivor: number, tile: number): boolean =>
  isAlive(g, survivor) && survivorOf(g, survivor).tile === tile;

/** MAX-MOVE-03, MAX-KEY-14, MAX-KEY-22, MAX-TILE-05, MAX-RULING-08, MAX-RULING-09, MAX-MOVE-07, MAX-MOVE-08: reveal, Reveal effect, Enter effect, tokens, events of the mission. */
export const arrive = auto(
  ARRIVE.name,
  (args: { who: number; noTest: boolean }) => ({ ...args, tile: NONE, fresh: false }),
  {
    reveal(g, my) {
      const me = survivorOf(g, my.who);
      const tile = tileOf(g, me.tile);
      my.tile = me.tile;
      my.fresh = !tile.up;
      turnUp(g, me.tile);
      tile.entered = true;
      me.entered.push(me.tile);
      return undefined;
    },
    revealEffect(g, my, k) {
      const calls = my.fresh ? tileCalls(g, my.who, my.tile, 'reveal') : [];
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    enterEffect(g, my, k) {
      const calls = tileCalls(g, my.who, my.tile, 'enter');
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    tokens: (_g, my, k) =>
      my.noTest ? undefined : k.call(meetTokens, { who: my.who, tile: my.tile }),
    events: (_g, my, k) => k.call(MISSION_EVENTS, { who: my.who, tile: my.tile, silent: false }),
  },
  // Whoever dies or is sent back on the way skips the rest (MAX-MOVE-08).
  { lasts: (g, my) => my.tile === NONE || stays(g, my.who, my.tile) },
);

/** One step: the Stop effect of the tile that is left, then the next tile (MAX-KEY-23, MAX-RULING-82). */
export const stepTo = auto(
  STEP_TO.name,
  (args: { who: number; to: number; noReveal: boolean; noTest: boolean }) => args,
  {
    leave(g, my, k) {
      const me = survivorOf(g, my.who);
      if (!me.entered.includes(me.tile)) return undefined;
      const calls = tileCalls(g, my.who, me.tile, 'stop');
      return calls.length > 0 ? k.calls(...calls) : undefined;
    },
    go(g, my, k) {
      if (!isAlive(g, my.who) || tileOf(g, my.to).gone) return k.done(null);
      putOn(g, my.who, my.to);
      if (my.noReveal) return k.done(null);
      return k.call(ARRIVE, { who: my.who, noTest: my.noTest });
    },
  },
);

const askStep = decision<{ who: number; left: number; begun: boolean }, 'move' | 'enough'>('step', {
  rule: 'MAX-MOVE-04',
  seat: (g, my) => seatOf(g, my.who),
  prompt: (g, my) => ({ ask: 'step', who: who(g, my.who), left: my.left }),
  options: (g, my) => [
    ...neighbours(g, survivorOf(g, my.who).tile).map(
      (tile) => ({ do: 'move', to: tileName(g, tile), is: faceUp(g, tile) }) as const,
    ),
    ...(my.begun ? [{ do: 'enough' } as const] : []),
  ],
});

/** `move`: every tile on the way is entered, but with Hoof it (MAX-MOVE-04, MAX-RULING-71). */
export const move = auto(
  MOVE.name,
  (args: { who: number; n: number; noReveal: boolean; noTest: boolean }) => ({
    ...args,
    begun: false,
    to: NONE,
    answer: null as Answer<'move' | 'enough'> | null,
  }),
  {
    begin(g, my) {
      survivorOf(g, my.who).halted = false;
      return undefined;
    },
    ask(g, my, k) {
      if (!isAlive(g, my.who)) return k.done(null);
      const me = survivorOf(g, my.who);
      if (my.n <= 0 || me.halted || neighbours(g, me.tile).length === 0) return k.to('land');
      return k.call(askStep, { who: my.who, left: my.n, begun: my.begun }, 'answer');
    },
    go(g, my, k) {
      if (my.answer?.do !== 'move') return k.to('land');
      my.n -= 1;
      my.begun = true;
      my.to = tileNamed(g, my.answer.to);
      const { who: survivor, to, noReveal, noTest } = my;
      return k.call(STEP_TO, { who: survivor, to, noReveal, noTest });
    },
    /** Sent back, dead or elsewhere: the move is over (MAX-RULING-83). */
    check: (g, my, k) => (stays(g, my.who, my.to) ? k.to('ask') : k.done(null)),
    land: (g, my, k) =>
      my.noReveal && my.begun && isAlive(g, my.who)
        ? k.call(ARRIVE, { who: my.who, noTest: my.noTest })
        : undefined,
  },
);
