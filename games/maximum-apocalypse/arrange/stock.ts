import { type Deck, putOnTop, slot, takeOut } from '@incognita/kernel';
import { COLOURS } from '../content/effects.ts';
import type { Game } from '../rules/kit.ts';
import type { DeckName } from './words.ts';

// Pieces come from where they are, so that nothing is made or lost.

/** Takes one of a list. */
export function takeFrom(list: string[], wanted: string): string | null {
  const at = list.indexOf(wanted);
  if (at < 0) return null;
  list.splice(at, 1);
  return wanted;
}

/** A scavenge card, out of the decks or of the box; answers where it comes from. */
export function takeScavenge(g: Game, card: string, at: string): string {
  const { state } = g;
  for (const colour of COLOURS)
    if (takeOut(state.scavenge[colour], (held) => held === card)) return colour;
  if (takeFrom(state.box, card) || takeFrom(state.mission.reserve, card)) return 'open';
  const row = g.content.content.scavengeCards.find(({ id }) => id === card);
  const why = row
    ? `all ${row.count} are in use`
    : 'scavenge cards go by ids like "S15", S01 to S30';
  throw new Error(`${at} has "${card}", which is not to be had: ${why}`);
}

/** A monster, out of the deck; a boss also from those set aside or spare. */
export function takeMonster(g: Game, card: string, at: string): string {
  const { state } = g;
  if (takeOut(state.monsterDeck, (held) => held === card)) return card;
  const spare = state.spareBosses.findIndex(({ is }) => is === card);
  if (spare >= 0) {
    state.spareBosses.splice(spare, 1);
    return card;
  }
  const aside = state.mission.aside.findIndex((held) => held?.is === card);
  if (aside >= 0) {
    state.mission.aside[aside] = null;
    return card;
  }
  const row = g.content.content.monsters.find(({ id }) => id === card);
  const types = g.content.decksIn(g.config, state.mission.no);
  const why = !row
    ? 'monsters go by ids like "Z01", bosses by ids like "BZ1"'
    : types.includes(row.type)
      ? `all ${row.count} are in use`
      : `this table has the decks ${types.join(', ')}; an option of the config adds others`;
  throw new Error(`${at} has "${card}", which is not to be had: ${why}`);
}

/** A card of any survivor's deck, or a scavenge card; answers where it comes from. */
export function takeCard(g: Game, card: string, at: string): string {
  for (const pack of g.state.packs)
    if (takeOut(pack.deck, (held) => held === card)) return g.content.ownerOf(card) ?? 'open';
  const row = g.content.content.survivorCards.find(({ id }) => id === card);
  if (!row && /^[A-Z]{3}/.test(card))
    throw new Error(
      `${at} has "${card}", which is not to be had: survivor cards go by ids like "FIR13"`,
    );
  if (!row) return takeScavenge(g, card, at);
  const there = g.state.survivors.some(({ is }) => is === row.deck);
  throw new Error(
    `${at} has "${card}", which is not to be had: ${there ? `all ${row.count} are in use` : `${row.deck} is not at this table`}`,
  );
}

export function takeInsanity(g: Game, card: string, at: string): string {
  if (takeOut(g.state.insanityDeck, (held) => held === card)) return card;
  const known = g.content.content.insanity.some(({ id }) => id === card);
  const why = !known
    ? 'Insanity cards go by ids like "I03", I01 to I15'
    : 'it is in use, or no Cthulhu deck is at this table';
  throw new Error(`${at} has "${card}", which is not to be had: ${why}`);
}

/** What is drawn next lies on top, settled; the first named comes first. */
export function onTop(deck: Deck<string>, wanted: readonly string[], at: string): void {
  const cards = wanted.map((name) => {
    const found = takeOut(deck, (held) => held === name);
    if (!found) {
      const left = [...new Set(deck.flat().map(({ is }) => is))].sort().join(', ');
      throw new Error(
        `${at} has "${name}", which is not to be drawn there; the deck holds ${left || 'nothing'}`,
      );
    }
    return found;
  });
  // Which card lies there is known to nobody, although everybody knows what the deck holds.
  for (const { is } of cards.reverse()) putOnTop(deck, slot(is));
}

/** Exactly these are left, in this order; what else was in the deck is handed out. */
export function only(deck: Deck<string>, wanted: readonly string[], at: string): string[] {
  onTop(deck, wanted, at);
  return deck
    .splice(wanted.length)
    .flat()
    .map(({ is }) => is);
}

/** The decks of the table by the names of scenario files. */
export function deckNamed(g: Game, name: DeckName): Deck<string> {
  const { state } = g;
  if (name === 'monsters') return state.monsterDeck;
  if (name === 'insanity') return state.insanityDeck;
  return name === 'nights' ? state.nights : state.bag;
}
