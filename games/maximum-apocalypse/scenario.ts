import {
  copyJson,
  type Json,
  type Resume,
  resume,
  type Scenario,
  wrongWith,
} from '@incognita/kernel';
import { dealBox } from './arrange/box.ts';
import { contentWith } from './arrange/content.ts';
import { placeDecks } from './arrange/decks.ts';
import { placeMap, tileCalled } from './arrange/map.ts';
import { schema } from './arrange/schema.ts';
import { placeSurvivors } from './arrange/survivors.ts';
import type { Moment, Words } from './arrange/words.ts';
import type { SurvivorId } from './content/types.ts';
import type { Game, Maximum } from './rules/kit.ts';
import { survivorNamed } from './rules/party.ts';
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
    return placeTurn(g, words);
  },
};

function read(json: Json): Words {
  const wrong = wrongWith(schema, json, 'arrange');
  if (wrong !== null) throw new Error(wrong);
  return json as unknown as Words;
}

function placeMission({ state }: Game, words: Words): void {
  const { killed, ...told } = words.mission ?? {};
  Object.assign(state.mission, copyJson(told));
  if (killed) state.mission.killed = { ...killed };
}

const PHASES = {
  spawn: 'spawn',
  draw: 'draw',
  actions: 'actions',
  end: 'end',
  hunger: 'craving',
  monsters: 'monsters',
  check: 'check',
} as const satisfies Record<Moment, string>;

function survivorCalled(g: Game, id: SurvivorId, at: string): number {
  const found = survivorNamed(g, id);
  if (found < 0) throw new Error(`${at} is "${id}", who is not at this table`);
  return found;
}

/** Whose turn it is, and where in it play goes on. */
function placeTurn(g: Game, words: Words): Resume[] {
  const { state } = g;
  const count = state.survivors.length;
  const living = Math.max(
    0,
    state.survivors.findIndex(({ dead }) => !dead),
  );
  const who =
    words.active === undefined ? living : survivorCalled(g, words.active, 'arrange.active');
  state.first = words.first === undefined ? 0 : survivorCalled(g, words.first, 'arrange.first');
  state.active = who;
  state.round = words.round ?? 1;
  state.swapped = words.swapped ?? false;
  state.traded = words.traded ?? false;
  state.scavenged = (words.scavenged ?? []).map((name) => tileCalled(g, name, 'arrange.scavenged'));
  state.budget = [{ who, left: words.actions ?? 4, plays: false }];
  const phase = words.phase ?? 'actions';
  state.phase = phase;
  const had = ((who - state.first + count) % count) + 1;
  return [
    resume(play, {}, 'round'),
    resume(round, { at: had }, 'next'),
    resume(turn, { who }, PHASES[phase]),
  ];
}
