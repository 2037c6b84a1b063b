import { EVERYONE, slot } from '@incognita/kernel';
import { COLOURS } from '../content/effects.ts';
import { missionOf } from '../rules/goals.ts';
import type { Game } from '../rules/kit.ts';
import { deckNamed, only, onTop, takeInsanity, takeMonster, takeScavenge } from './stock.ts';
import type { DeckName, Words } from './words.ts';

const NAMES: readonly DeckName[] = ['monsters', 'insanity', 'nights', 'bag'];

/** What lies on discard piles, and outside the bag. */
function placeDiscards(g: Game, words: Words): void {
  const { state } = g;
  const { scavenge, monsters, insanity } = words.discards ?? {};
  for (const [i, card] of (scavenge ?? []).entries()) {
    takeScavenge(g, card, `arrange.discards.scavenge[${i}]`);
    state.scavengeDiscard.push(card);
  }
  for (const [i, card] of (monsters ?? []).entries())
    state.monsterDiscard.push(takeMonster(g, card, `arrange.discards.monsters[${i}]`));
  for (const [i, card] of (insanity ?? []).entries())
    state.insanityDiscard.push(takeInsanity(g, card, `arrange.discards.insanity[${i}]`));
  for (const token of words.drawnTokens ?? []) {
    onTop(state.bag, [token], 'arrange.drawnTokens');
    state.bag.shift();
    state.drawnTokens.push(token);
  }
}

/** Which bosses wait, in the order of the mission's plans. */
function placeBosses(g: Game, wanted: readonly string[]): void {
  const { aside } = g.state.mission;
  for (const [i, held] of aside.entries())
    if (held !== null) {
      g.state.spareBosses.push(held);
      aside[i] = null;
    }
  const places = missionOf(g).bosses.filter(({ place }) => place === 'aside').length;
  if (wanted.length > places)
    throw new Error(
      `arrange.bosses has ${wanted.length} entries; this mission sets ${places} aside`,
    );
  for (const [i, boss] of wanted.entries()) {
    takeMonster(g, boss, `arrange.bosses[${i}]`);
    if (!g.content.monster(boss).boss)
      throw new Error(`arrange.bosses[${i}] is "${boss}", which is no boss`);
    aside[i] = slot(boss);
  }
}

/** Exactly these cards are left in a deck; the others are out, or back in the box. */
function limitDecks(g: Game, words: Words): void {
  const { state } = g;
  for (const colour of COLOURS) {
    const wanted = words.decks?.[colour];
    if (!wanted) continue;
    const deck = state.scavenge[colour];
    // A card that another deck or the box holds may be asked for here, too.
    const at = `arrange.decks.${colour}`;
    const out = deck.splice(0).flat();
    state.box.push(...out.map(({ is }) => is));
    for (const [i, card] of wanted.entries()) {
      takeScavenge(g, card, `${at}[${i}]`);
      deck.push([slot(card)]);
    }
  }
  for (const name of NAMES) {
    const wanted = words.decks?.[name];
    if (!wanted) continue;
    const rest = only(deckNamed(g, name), wanted, `arrange.decks.${name}`);
    state.removed.push(...rest);
  }
}

/** What is drawn next from each deck. */
function placeNext(g: Game, words: Words): void {
  for (const colour of COLOURS) {
    const wanted = words.next?.[colour] ?? [];
    const at = `arrange.next.${colour}`;
    const deck = g.state.scavenge[colour];
    for (const [i, card] of wanted.entries()) {
      // A card that lies in another deck or in the box may be asked for here, too.
      const asked = wanted.slice(0, i + 1).filter((held) => held === card).length;
      if (deck.flat().filter(({ is }) => is === card).length >= asked) continue;
      takeScavenge(g, card, `${at}[${i}]`);
      deck.push([slot(card, EVERYONE)]);
    }
    onTop(deck, wanted, at);
  }
  for (const name of NAMES)
    onTop(deckNamed(g, name), words.next?.[name] ?? [], `arrange.next.${name}`);
}

export function placeDecks(g: Game, words: Words): void {
  placeDiscards(g, words);
  if (words.bosses) placeBosses(g, words.bosses);
  limitDecks(g, words);
  placeNext(g, words);
  // By day the direction of the top card lies open, so that one is settled.
  const [top] = g.state.nights.flat();
  if (!top) return;
  onTop(g.state.nights, [top.is], 'arrange.next.nights');
  g.state.day = g.content.night(top.is).day;
}
