import type { Effect } from '../content/effects.ts';
import type { Game } from '../rules/kit.ts';
import { bodyRef, survivorNamed } from '../rules/party.ts';
import { type Lasting, NONE } from '../rules/state.ts';
import { tileCalled } from './map.ts';
import type { LastingWords, Words } from './words.ts';

type Durable = Extract<Effect, { readonly op: 'mod' | 'immune' | 'until' }>;
const isDurable = (effect: Effect): effect is Durable =>
  effect.op === 'mod' || effect.op === 'immune' || effect.op === 'until';

/** The part of a card that lasts. */
function durableOf(g: Game, card: string, at: string): Durable {
  let steps: readonly Effect[] = [];
  try {
    steps = g.content.face(card).clauses.flatMap((clause) => clause.steps);
  } catch {
    throw new Error(`${at}.card is "${card}"; no card, character or night goes by that id`);
  }
  const found = steps.find(isDurable);
  if (!found)
    throw new Error(`${at}.card is "${card}", which brings nothing that lasts (as "MEC05" does)`);
  return found;
}

function bodiesOn(g: Game, words: LastingWords, at: string): number[] {
  return (words.on ?? []).map((wanted) => {
    for (const [i, { bodies }] of g.state.survivors.entries()) {
      const body = bodies.findIndex(({ is }) => is === wanted);
      if (body >= 0) return bodyRef(i, body);
    }
    throw new Error(`${at}.on has "${wanted}", who is not at this table`);
  });
}

function lastingFrom(g: Game, words: LastingWords, at: string): Lasting {
  const effect = durableOf(g, words.card, at);
  const owner = words.of === undefined ? NONE : survivorNamed(g, words.of);
  if (words.of !== undefined && owner === NONE)
    throw new Error(`${at}.of is "${words.of}", who is not at this table`);
  const until = effect.until;
  if (until !== 'dawn' && owner === NONE)
    throw new Error(`${at}.of is missing: whose "${words.card}" is it?`);
  if (effect.op === 'immune' && words.on === undefined)
    throw new Error(`${at}.on is missing: who is immune by "${words.card}"?`);
  return {
    what: effect.op === 'until' ? 'clause' : effect.op,
    ref:
      effect.op === 'until'
        ? g.content.clauseNumber(effect.clause)
        : g.content.effectNumber(effect),
    owner,
    until,
    bodies: effect.op === 'immune' ? bodiesOn(g, words, at) : [],
    tile: words.at === undefined ? NONE : tileCalled(g, words.at, `${at}.at`),
  };
}

/** Effects of cards and nights that still last. */
export function placeLasting(g: Game, words: Words): void {
  g.state.lasting = (words.lasting ?? []).map((held, i) =>
    lastingFrom(g, held, `arrange.lasting[${i}]`),
  );
}
