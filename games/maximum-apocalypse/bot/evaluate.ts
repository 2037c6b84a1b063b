import { deckSize, type Evaluation, type Part } from '@incognita/kernel';
import { goalsOf } from '../rules/goals.ts';
import type { Look, Maximum } from '../rules/kit.ts';
import { NONE } from '../rules/state.ts';
import { callsOf, heldOf, type Plans, plansOf, pull } from './plans.ts';
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
    { part: 'people', worth: people(g, weight) },
    { part: 'hands', worth: hands(g, weight) },
    { part: 'monsters', worth: monsters(g, weight) },
    { part: 'due', worth: -due(g, weight) },
  ];
}

/** Goals by their steps; goods in somebody's hands count in part. */
function goals(g: Look, plans: Plans, weight: Weight): number {
  let worth = 0;
  for (const { goal, have, need } of goalsOf(g)) {
    // Coming together is worth something only once all else is done.
    if ((goal.goal === 'gather' || goal.goal === 'noEngaged') && plans.home === null) continue;
    const size = Math.max(1, need);
    worth += (weight.goal * Math.min(have, need)) / size;
    const family = goal.goal === 'fuel' ? 'Fu' : goal.goal === 'deliver' ? goal.family : null;
    if (family === null || have >= need) continue;
    let held = 0;
    for (let i = 0; i < g.state.survivors.length; i++) held += heldOf(g, i, family);
    worth += (weight.goal * weight.carried * Math.min(held, need - have)) / size;
  }
  return worth;
}

function way(g: Look, plans: Plans, weight: Weight): number {
  const calls = callsOf(g, plans, weight);
  let worth = 0;
  for (let i = 0; i < g.state.survivors.length; i++) worth += pull(g, i, plans, calls, weight);
  return worth;
}

function people(g: Look, weight: Weight): number {
  let worth = 0;
  for (const held of g.state.survivors) {
    if (held.dead) {
      worth -= weight.death;
      continue;
    }
    for (const body of held.bodies) {
      const most = g.content.character(body.is).hp;
      worth += body.hp * weight.health - body.poison * weight.poison;
      worth -= Math.max(0, most / 2 - body.hp) * weight.wounded;
    }
    worth -= held.hunger * held.hunger * 0.3 * weight.hunger;
    worth -= (held.box + 1) * weight.starving;
    worth -= held.insanity.length * weight.insanity;
    for (const gear of held.gear)
      if (g.content.family(gear.card) !== 'Fu') worth += weight.gear + gear.charges * weight.charge;
  }
  return worth;
}

function hands(g: Look, weight: Weight): number {
  let worth = 0;
  for (const { hand, deck } of g.state.packs) {
    worth += deckSize(deck) * weight.deck;
    for (const { card } of hand) worth += weight.card + nourishment(g, card.is) * weight.food;
  }
  return worth;
}

/** By how much a Food card lowers hunger; 0 for anything else. */
function nourishment(g: Look, card: string): number {
  if (g.content.family(card) !== 'Fo') return 0;
  const [step] = g.content.card(card).face.clauses[0]?.steps ?? [];
  return step?.op === 'hunger' ? -step.n : 0;
}

function monsters(g: Look, weight: Weight): number {
  let worth = 0;
  for (const { card, hp, stun } of g.state.monsters) {
    const { power } = g.content.monster(card);
    worth -= weight.monster + hp * weight.wounds + (stun === NONE ? power * weight.power : 0);
  }
  for (const { tokens } of g.state.tiles) worth -= tokens * weight.token;
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
  let cost = me.box >= 0 ? weight.starving : (2 * me.hunger + 1) * 0.3 * weight.hunger;
  for (const { card, hp, host, stun } of hunters)
    if (host === active && hp > 0 && stun === NONE && !g.content.monster(card).face.docile)
      cost += g.content.monster(card).power * weight.health;
  return cost;
}

export const evaluation: Evaluation<Maximum> = {
  weights: () => ANCHOR,
  anchor: () => ANCHOR,
  parts,
};
