import { type Json, type Resume, resume, type Scenario, wrongWith } from '@incognita/kernel';
import { dealBox } from './arrange/box.ts';
import { checkParty } from './arrange/checks.ts';
import { contentWith } from './arrange/content.ts';
import { placeDecks } from './arrange/decks.ts';
import { placeLasting } from './arrange/lasting.ts';
import { placeMap, tileCalled } from './arrange/map.ts';
import { placeMission } from './arrange/mission.ts';
import { schema } from './arrange/schema.ts';
import { placeSurvivors, survivorAt } from './arrange/survivors.ts';
import type { Moment, Words } from './arrange/words.ts';
import type { Game, Maximum } from './rules/kit.ts';
import { blank } from './rules/setup.ts';
import { play, round, turn } from './rules/turn.ts';

/** The words of scenario files; docs/scenarios/maximum-apocalypse.md explains them with examples. */
export const scenario: Scenario<Maximum> = {
  schema,
  content: contentWith,
  position(g, json) {
    const words = read(json);
    Object.assign(g.state, blank(g.config, g.content));
    dealBox(g);
    placeMap(g, words);
    placeSurvivors(g, words);
    placeDecks(g, words);
    placeMission(g, words);
    placeLasting(g, words);
    checkParty(g);
    return placeTurn(g, words);
  },
};

function read(json: Json): Words {
  const wrong = wrongWith(schema, json, 'arrange');
  if (wrong !== null) throw new Error(wrong);
  return json as unknown as Words;
}

const PHASES = {
  begin: 'begin',
  spawn: 'spawn',
  draw: 'draw',
  actions: 'actions',
  end: 'end',
  hunger: 'craving',
  monsters: 'monsters',
  check: 'check',
} as const satisfies Record<Exclude<Moment, 'night'>, string>;

/** Whose turn it is, and where in it play goes on. */
function placeTurn(g: Game, words: Words): Resume[] {
  const { state } = g;
  const count = state.survivors.length;
  const living = Math.max(
    0,
    state.survivors.findIndex(({ dead }) => !dead),
  );
  const who = words.active === undefined ? living : survivorAt(g, words.active, 'arrange.active');
  state.first = words.first === undefined ? 0 : survivorAt(g, words.first, 'arrange.first');
  if (state.survivors[who]?.dead)
    throw new Error(`arrange.active is "${state.survivors[who]?.is}", who is dead`);
  state.active = who;
  state.round = words.round ?? 1;
  state.swapped = words.swapped ?? false;
  state.traded = words.traded ?? false;
  state.scavenged = (words.scavenged ?? []).map((name) => tileCalled(g, name, 'arrange.scavenged'));
  state.budget = [{ who, left: words.actions ?? 4, plays: false }];
  const phase = words.phase ?? 'actions';
  if (phase === 'night') {
    // The last turn of the round is over: first the mission's timer, then the night.
    state.budget = [];
    state.phase = 'check';
    return [resume(play, {}, 'round'), resume(round, { at: count }, 'timer')];
  }
  state.phase = phase === 'begin' ? 'check' : phase;
  const had = ((who - state.first + count) % count) + 1;
  return [
    resume(play, {}, 'round'),
    resume(round, { at: had }, 'next'),
    resume(turn, { who }, PHASES[phase]),
  ];
}
