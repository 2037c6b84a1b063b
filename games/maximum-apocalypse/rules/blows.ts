import type { Game, Look } from './kit.ts';
import { groupSeat, isAlive, seatOf, who } from './party.ts';
import { type Monster, NONE } from './state.ts';
import type { DamageArgs, Hit } from './steps.ts';

export const hitMonster = (monster: number, n: number, kill = false): Hit => ({
  monster,
  body: NONE,
  n,
  kill,
});
export const hitBody = (body: number, n: number): Hit => ({ monster: NONE, body, n, kill: false });

/** What a monster deals by itself: an attack, a Counter, a Stampede. */
export const monsterBlow = (
  monster: Monster,
  hits: Hit[],
  by: 'monster' | 'stampede',
  once: number[],
): DamageArgs => ({
  hits,
  by,
  who: NONE,
  body: 0,
  no: monster.no,
  of: monster.card,
  extra: 0,
  once,
  quiet: false,
});

/** Who decides what follows a damage: whoever dealt it, also out of turn; else the group. */
export const deciderOf = (g: Look, survivor: number): number =>
  isAlive(g, survivor) ? seatOf(g, survivor) : groupSeat(g);

/** MAX-GEN-06: another host; a stun stays with its original end (MAX-RULING-76). */
export function engage(g: Game, monster: Monster, host: number): void {
  if (monster.host === host) return;
  monster.host = host;
  g.tell('engaged.again', 'MAX-GEN-06', {
    who: who(g, host),
    monster: monster.no,
    card: monster.card,
  });
}
