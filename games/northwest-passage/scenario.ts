import {
  type Json,
  type Resume,
  resume,
  type Scenario,
  takeOut,
  wrongWith,
} from '@incognita/kernel';
import { contentWith } from './arrange/content.ts';
import { checkMode } from './arrange/modes.ts';
import { placeAt, placePlayers } from './arrange/players.ts';
import { schema } from './arrange/schema.ts';
import { placeNext, placeStock } from './arrange/stock.ts';
import { placeTiles } from './arrange/tiles.ts';
import type { Words } from './arrange/words.ts';
import { isExpedition } from './rules/crew.ts';
import type { Game, Northwest } from './rules/kit.ts';
import { expeditionSeason, play } from './rules/season.ts';
import { blank } from './rules/setup.ts';
import { discOf, lastSeason } from './rules/sun.ts';

/** The words of scenario files; docs/scenarios/northwest-passage.md explains them with examples. */
export const scenario: Scenario<Northwest> = {
  schema,
  content: contentWith,
  position(g, json) {
    const words = read(json);
    const { seats } = g.config;
    if (words.players && words.players.length > seats)
      throw new Error(
        `arrange: players has ${words.players.length} entries; this table has ${seats} seats`,
      );
    checkMode(g, words);
    Object.assign(g.state, blank(g.config, g.content));
    placeTiles(g, words);
    placeSun(g, words);
    placePlayers(g, words);
    placeStock(g, words);
    placeNext(g, words);
    if (words.tuunbaq !== undefined) g.state.tuunbaq = placeAt(g, words.tuunbaq, 'arrange.tuunbaq');
    return placeTurn(g, words);
  },
};

function read(json: Json): Words {
  const wrong = wrongWith(schema, json, 'arrange');
  if (wrong !== null) throw new Error(wrong);
  return json as unknown as Words;
}

/** Season, card and ice line. */
function placeSun(g: Game, words: Words): void {
  const { state, content: chart } = g;
  state.season = words.season ?? 1;
  if (state.season < 1 || state.season > lastSeason(g))
    throw new Error(`arrange.season is ${state.season}; a game has ${lastSeason(g)} seasons`);
  let shift = 0;
  if (words.card !== undefined) {
    const card = takeOut(state.voyage, (held) => held === words.card);
    if (!card) throw new Error(`arrange.card is "${words.card}", which is not in the deck`);
    state.card = card.is;
    shift = chart.card(card.is).ice;
  }
  const { rows, frozenRows } = chart.content.board;
  state.frozen = words.frozen ?? Math.max(0, frozenRows[discOf(g)] + shift);
  if (state.frozen > rows)
    throw new Error(`arrange.frozen is ${state.frozen}; the map has ${rows} rows, so 0 to ${rows}`);
}

function seatsOnce(named: readonly number[], word: string, seats: number): void {
  const told = `arrange.${word} is ${JSON.stringify(named)}`;
  if (named.some((seat) => seat >= seats)) throw new Error(`${told}; seats go to ${seats - 1}`);
  const twice = named.find((seat, i) => named.indexOf(seat) !== i);
  if (twice !== undefined) throw new Error(`${told}, which names the seat ${twice} twice`);
}

/** Who is to act, and where play goes on. */
function placeTurn(g: Game, words: Words): Resume[] {
  const { state } = g;
  const { seats } = g.config;
  state.order = [...(words.order ?? Array.from({ length: seats }, (_, seat) => seat))];
  seatsOnce(state.order, 'order', seats);
  const left = state.players.findIndex(
    ({ home }, seat) => home === 0 && !state.order.includes(seat),
  );
  if (left >= 0)
    throw new Error(
      `arrange.order is ${JSON.stringify(state.order)}; it lacks the seat ${left}, who is not home`,
    );
  state.passed = [...(words.passed ?? [])];
  seatsOnce(state.passed, 'passed', seats);
  const at = words.active === undefined ? 0 : state.order.indexOf(words.active);
  if (at < 0) throw new Error(`arrange.active is ${words.active}, who is not in the turn order`);
  if (isExpedition(g)) {
    const { turnsPerSeason } = g.content.content;
    state.turn = words.turn ?? 1;
    if (state.turn < 1 || state.turn > turnsPerSeason)
      throw new Error(`arrange.turn is ${state.turn}; a season has turns 1 to ${turnsPerSeason}`);
    return [resume(play, {}, 'check'), resume(expeditionSeason, { next: at }, 'next')];
  }
  state.active = state.order[at - 1] ?? -1;
  return [resume(play, {}, 'season')];
}
