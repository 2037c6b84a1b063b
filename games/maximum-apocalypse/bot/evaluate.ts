import { deckSize, type Evaluation, type Part } from '@incognita/kernel';
import { goalsOf } from '../rules/goals.ts';
import type { Look, Maximum } from '../rules/kit.ts';
import { NONE } from '../rules/state.ts';
import { callsOf, haul, pull } from './calls.ts';
import { heldByAll, type Plans, plansOf, stagesOf } from './plans.ts';
import { hungerOf, turnsFed } from './provisions.ts';
import { waysOf } from './ways.ts';
import { ANCHOR, type Weight } from './weights.ts';

/**
 * What a position is worth to the party: how far the mission is, what is on its way there, who
 * lives and how well, and what hunts them. All seats want the same (MAX-GEN-04).
 */
function parts(g: Look, _seat: number, weight: Weight): Part[] {
  const { state } = g;
  if (state.outcome)
    return [{ part: 'outcome', worth: state.outcome.won ? weight.won : -weight.won }];
  if (state.mission.no === NONE) return [{ part: 'people', worth: 0 }];
  const plans = plansOf(g);
  return [
    { part: 'goals', worth: goals(g, plans, weight) },
    { part: 'way', worth: way(g, plans, weight) },
    { part: 'known', worth: known(g, plans, weight) },
    { part: 'people', worth: people(g, weight) },
    { part: 'hands', worth: hands(g, weight) },
    { part: 'monsters', worth: monsters(g, weight) },
    { part: 'danger', worth: -danger(g, weight) },
    { part: 'due', worth: -due(g, weight) },
  ];
}

/** Goals by their steps; goods in somebody's hands count in part. */
function goals(g: Look, plans: Plans, weight: Weight): number {
  let worth = stagesOf(g) * weight.stage;
  for (const { goal, have, need } of goalsOf(g)) {
    // Coming together is worth something only once all else is done.
    if ((goal.goal === 'gather' || goal.goal === 'noEngaged') && plans.home === null) continue;
    const size = Math.max(1, need);
    worth += (weight.goal * Math.min(have, need)) / size;
    const family = goal.goal === 'fuel' ? 'Fu' : goal.goal === 'deliver' ? goal.family : null;
    if (family === null || have >= need) continue;
    const held = Math.min(heldByAll(g, family), need - have);
    worth += (weight.goal * weight.carried * held) / size;
  }
  return worth;
}

function way(g: Look, plans: Plans, weight: Weight): number {
  const calls = callsOf(g, plans, weight);
  const ways = waysOf(g);
  let worth = 0;
  for (let i = 0; i < g.state.survivors.length; i++)
    worth += pull(g, i, plans, calls, ways, weight) + haul(g, i, plans, ways, weight);
  // Tools of the mission are worth having before anybody knows where to use them.
  for (const family of plans.tools) worth += Math.min(4, heldByAll(g, family)) * weight.deliver;
  return worth;
}

/** As long as places of the mission are unknown, every tile that is turned up is progress. */
function known(g: Look, plans: Plans, weight: Weight): number {
  if (plans.unknown === 0) return 0;
  let up = 0;
  for (const tile of g.state.tiles) if (tile.up && !tile.gone) up += 1;
  return up * weight.seen - plans.unknown * weight.lost;
}

function people(g: Look, weight: Weight): number {
  let worth = 0;
  g.state.survivors.forEach((held, i) => {
    if (held.dead) {
      worth -= weight.death;
      return;
    }
    for (const body of held.bodies) {
      const most = g.content.character(body.is).hp;
      worth += body.hp * weight.health - body.poison * weight.poison;
      worth -= Math.max(0, most / 2 - body.hp) * weight.wounded;
    }
    worth -= hungerOf(turnsFed(g, i)) * weight.hunger;
    worth -= held.insanity.length * weight.insanity;
    for (const gear of held.gear)
      if (g.content.family(gear.card) !== 'Fu') worth += weight.gear + gear.charges * weight.charge;
  });
  return worth;
}

function hands(g: Look, weight: Weight): number {
  let worth = 0;
  g.state.packs.forEach(({ hand, deck }) => {
    const left = deckSize(deck);
    // The deck is a survivor's clock: its last cards are its last turns.
    worth += left * weight.deck - Math.max(0, LOW - left) * weight.deck;
    worth += hand.length * weight.card;
  });
  return worth;
}

const LOW = 10;

function monsters(g: Look, weight: Weight): number {
  let worth = 0;
  for (const { card, hp, stun } of g.state.monsters) {
    const { power } = g.content.monster(card);
    worth -= weight.monster + hp * weight.wounds + (stun === NONE ? power * weight.power : 0);
  }
  let out = 0;
  for (const { tokens } of g.state.tiles) out += tokens;
  // The last tokens of the supply are the dearest: without them the game is lost.
  return worth - out * weight.token - Math.max(0, out - SCARCE) * weight.scarce;
}

const SCARCE = 20;

/** Who is hunted by more than it can stand is half dead already. */
function danger(g: Look, weight: Weight): number {
  const { survivors, monsters: hunters } = g.state;
  const blows = survivors.map(() => 0);
  for (const { card, hp, host, stun } of hunters) {
    const row = g.content.monster(card);
    if (hp > 0 && stun === NONE && !row.face.docile) blows[host] = (blows[host] ?? 0) + row.power;
  }
  let worth = 0;
  survivors.forEach(({ dead, bodies }, i) => {
    const blow = blows[i] ?? 0;
    if (dead || blow === 0) return;
    let health = 0;
    for (const body of bodies) health += Math.max(0, body.hp);
    const share = blow / Math.max(1, health);
    worth += weight.death * Math.min(0.9, Math.max(0, share - 0.12) * weight.fear);
  });
  return worth;
}

/**
 * What the end of this turn will cost anyway. Without it a bot would put off the end by doing
 * useless things that are free.
 */
function due(g: Look, weight: Weight): number {
  const { phase, active, survivors, monsters: hunters } = g.state;
  const me = survivors[active];
  if (phase !== 'actions' || !me || me.dead) return 0;
  // The next spawn comes anyway, too.
  let cost = weight.dusk;
  const fed = turnsFed(g, active);
  cost += (hungerOf(fed - 1) - hungerOf(fed)) * weight.hunger;
  for (const { card, hp, host, stun } of hunters)
    if (host === active && hp > 0 && stun === NONE && !g.content.monster(card).face.docile)
      cost += g.content.monster(card).power * (weight.health + weight.wounded);
  return cost;
}

export const evaluation: Evaluation<Maximum> = {
  weights: () => ANCHOR,
  anchor: () => ANCHOR,
  parts,
};
