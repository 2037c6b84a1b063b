import { type Json, resume, type Scenario, wrongWith } from '@incognita/kernel';
import { placeOldOneCards, placePersonalities, placeRevelations } from './arrange/cards.ts';
import { contentWith } from './arrange/content.ts';
import {
  placeCubes,
  placeDiscs,
  placeFarms,
  placeGoods,
  placePorts,
  placeTracks,
  placeUnits,
  seatOf,
} from './arrange/pieces.ts';
import { placeRevenge } from './arrange/revenge/position.ts';
import { schema } from './arrange/schema.ts';
import { placeTiles } from './arrange/tiles.ts';
import type { Words } from './arrange/words.ts';
import type { Auztralia, Game } from './rules/kit.ts';
import { blank, layOut } from './rules/setup.ts';
import { play } from './rules/turn.ts';

/** The words of scenario files; docs/scenarios/auztralia.md explains them with examples. */
export const scenario: Scenario<Auztralia> = {
  schema,
  content: contentWith,
  position(g, json) {
    const words = read(json);
    if (words.players && words.players.length > g.config.seats)
      throw new Error(
        `arrange: players has ${words.players.length} entries; this table has ${g.config.seats} seats`,
      );
    words.players?.forEach((player, seat) => {
      if (Object.keys(player).length > 0) seatOf(g, seat, 'players');
    });
    if (words.first !== undefined) seatFirst(g, seatOf(g, words.first, 'first'));
    g.content.edition.completeSetUp(g);
    layOutAnew(g, words);
    giveObjective(g, words);
    placeTiles(g, words);
    placeGoods(g, words);
    placeUnits(g, words);
    placePorts(g, words);
    placeTracks(g, words);
    placeFarms(g, words);
    placeCubes(g, words);
    placePersonalities(g, words);
    placeOldOneCards(g, words);
    placeRevelations(g, words);
    placeRevenge(g, words);
    placeDiscs(g, words);
    return [resume(play, {}, 'next')];
  },
};

function read(json: Json): Words {
  const wrong = wrongWith(schema, json, 'arrange');
  if (wrong !== null) throw new Error(wrong);
  return json as unknown as Words;
}

function seatFirst(g: Game, first: number): void {
  const players = g.content.edition.players(g);
  const at = players.indexOf(first);
  g.state.order = [...players.slice(at), ...players.slice(0, at)];
}

/** Variants change the set-up, so that with them it is made once more, up to the Ports. */
function layOutAnew(g: Game, words: Words): void {
  const { config, content, state } = g;
  const wanted = words.variants ?? [];
  const count = { none: wanted.length, one: 1, two: 2 }[config.variants];
  if (wanted.length !== count || (wanted.length > 0 && config.seats !== 2))
    throw new Error(
      `arrange: variants is ${JSON.stringify(wanted)}; with ${config.seats} seats and the option variants "${config.variants}" there are ${config.seats === 2 ? count : 0}`,
    );
  if (wanted.length === 0) return;
  const cards = wanted.map((id) => {
    const card = content.content.variants.findIndex((held) =>
      held.variants.some((variant) => variant.id === id),
    );
    if (card < 0) throw new Error(`arrange: variants has "${id}", which does not exist`);
    return card;
  });
  const { order } = state;
  Object.assign(state, blank(config, content));
  state.order = order;
  state.variants = [...wanted];
  state.variantCards = [...new Set(cards)];
  for (const lay of Object.values(layOut)) lay(g);
}

function giveObjective(g: Game, words: Words): void {
  if (words.objective === undefined) return;
  const { objectives } = g.content.content;
  if (g.config.seats !== 1 || !objectives.some((held) => held.id === words.objective))
    throw new Error(
      `arrange: objective is "${words.objective}"; a solo game has one of ${objectives.map((held) => held.id).join(', ')}`,
    );
  g.state.objective = words.objective;
}
