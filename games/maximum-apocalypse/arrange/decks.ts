import { EVERYONE, slot } from '@incognita/kernel';
import { COLOURS } from '../content/effects.ts';
import type { Game } from '../rules/kit.ts';
import { deckNamed, only, onTop, takeInsanity, takeMonster, takeScavenge } from './stock.ts';
import type { DeckName, Words } from './words.ts';

const NAMES: readonly DeckName[] = ['monsters', 'insanity', 'nights', 'bag'];

/** What lies on discard piles, and outside the bag. */
function placeDiscards(g: Game, words: Words): void {
  const { state } = g;
  const { scavenge, monsters, insanity } = words.discards ?? {};
  for (const card of scavenge ?? [])
    state.scavengeDiscard.push(takeScavenge(g, card, 'arrange.discards.scavenge'));
  for (const card of monsters ?? [])
    state.monsterDiscard.push(takeMonster(g, card, 'arrange.discards.monsters'));
  for (const card of insanity ?? [])
    state.insanityDiscard.push(takeInsanity(g, card, 'arrange.discards.insanity'));
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
  for (const [i, boss] of wanted.entries()) aside[i] = slot(takeMonster(g, boss, 'arrange.bosses'));
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
    for (const card of wanted) deck.push([slot(takeScavenge(g, card, at))]);
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
    for (const card of wanted)
      if (!deck.flat().some(({ is }) => is === card))
        deck.push([slot(takeScavenge(g, card, at), EVERYONE)]);
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
  const [top] = g.state.nights;
  const day = top?.[0];
  if (top?.length === 1 && day) g.state.day = g.content.night(day.is).day;
}
