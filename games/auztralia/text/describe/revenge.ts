import type { Language, Teller } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import type { View } from '../../view.ts';
import type { Reference } from '../reference.ts';
import { monsterName } from '../revenge/names.ts';
import { letterOf } from './words.ts';

interface Words {
  readonly oldOnes: (who: string) => string;
  readonly spawns: string;
  readonly supply: (count: number) => string;
  readonly outposts: string;
  readonly ports: string;
  readonly deck: (count: number) => string;
  readonly hand: (count: number) => string;
  readonly looked: string;
  readonly discard: string;
  readonly waiting: string;
  readonly stacks: string;
  readonly drawn: string;
  readonly tokens: (vp: number) => string;
  readonly fightBack: string;
  readonly label: (text: string) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    oldOnes: (who) => `${who} plays the Old Ones`,
    spawns: 'Spawn tiles, + where Dangerous',
    supply: (count) => `${count} left`,
    outposts: 'Outposts',
    ports: 'Strength of the Ports',
    deck: (count) => `Mythos deck ${count}`,
    hand: (count) => `hand ${count}`,
    looked: 'Mythos cards drawn',
    discard: 'Mythos cards played',
    waiting: 'Combat cards that wait',
    stacks: 'Your tiles by level',
    drawn: 'Tile to place',
    tokens: (vp) => `VP tokens of the Old Ones ${vp}`,
    fightBack: 'Unoccupied Spawn tiles fight back as Zombies',
    label: (text) => `${text}:`,
  },
  fr: {
    oldOnes: (who) => `${who} joue les Grands Anciens`,
    spawns: 'Tuiles Apparition, + du côté Dangereux',
    supply: (count) => `il en reste ${count}`,
    outposts: 'Avant-Postes',
    ports: 'Force des Ports',
    deck: (count) => `pioche Mythe ${count}`,
    hand: (count) => `main ${count}`,
    looked: 'Cartes Mythe piochées',
    discard: 'Cartes Mythe jouées',
    waiting: 'Cartes Combat en attente',
    stacks: 'Vos tuiles par niveau',
    drawn: 'Tuile à placer',
    tokens: (vp) => `pions de PV des Grands Anciens ${vp}`,
    fightBack: 'Les tuiles Apparition inoccupées se défendent comme des Zombies',
    label: (text) => `${text} :`,
  },
};

/** What Revenge of the Old Ones adds to the table in plain text. */
export function revengeLines(view: View, ref: Reference, teller: Teller): string[] {
  const { revenge } = view;
  if (!revenge) return [];
  const words = WORDS[teller.language];
  const names = (cards: readonly MonsterId[]): string =>
    cards.map((card) => monsterName(card, teller.language)).join(', ');
  const lines: string[] = [];
  if (revenge.seat !== null) lines.push(words.oldOnes(teller.seat(revenge.seat)));
  if (revenge.spawns.length > 0) {
    const spawns = revenge.spawns.map(({ hex, dangerous }) => `${hex}${dangerous ? '+' : ''}`);
    lines.push(
      `    ${words.label(words.spawns)} ${spawns.join(', ')} (${words.supply(revenge.spawnSupply)})`,
    );
  }
  if (revenge.spawnsFight) lines.push(`    ${words.fightBack}`);
  const ports = revenge.ports.flatMap((strength, seat) =>
    strength > 0 ? [`${letterOf(seat)} ${strength}`] : [],
  );
  if (ports.length > 0) lines.push(`    ${words.label(words.ports)} ${ports.join(', ')}`);
  if (revenge.outposts.length > 0)
    lines.push(
      `    ${words.label(words.outposts)} ${revenge.outposts.map(({ hex, owner }) => `${letterOf(owner)} ${hex}`).join(', ')}`,
    );
  const known = revenge.hand.flatMap((card) => card ?? []);
  const hand = known.length > 0 ? ` (${names(known)})` : '';
  lines.push(
    `    ${[words.deck(revenge.deck), `${words.hand(revenge.hand.length)}${hand}`, words.tokens(revenge.points)].join(' · ')}`,
  );
  const looked = revenge.looked.flatMap((card) => card ?? []);
  if (looked.length > 0) lines.push(`    ${words.label(words.looked)} ${names(looked)}`);
  const drawn = [revenge.drawn, ...revenge.alsoDrawn].flatMap((held) => held?.tile ?? []);
  if (drawn.length > 0)
    lines.push(`    ${words.label(words.drawn)} ${drawn.map(ref.cards.tile).join(', ')}`);
  const own = revenge.knownStacks.map((tiles) => tiles.map(ref.cards.tile).join(', '));
  if (own.some((tiles) => tiles !== ''))
    lines.push(`    ${words.label(words.stacks)} ${own.join(' / ')}`);
  if (revenge.waiting.length > 0)
    lines.push(
      `    ${words.label(words.waiting)} ${revenge.waiting.map(({ seat, card }) => `${letterOf(seat)} ${monsterName(card, teller.language)}`).join(', ')}`,
    );
  if (revenge.discard.length > 0)
    lines.push(`    ${words.label(words.discard)} ${names(revenge.discard)}`);
  return lines;
}
