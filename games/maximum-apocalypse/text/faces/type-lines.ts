import type { Language } from '@incognita/kernel';
import type { Colour, MonsterType, Range } from '../../content/effects.ts';
import type { CardKind, Charges, MaximumContent } from '../../content/types.ts';
import { listed } from '../typography.ts';
import { plural as many } from './en/nouns.ts';
import { plural as plusieurs } from './fr/nouns.ts';

/** The words of the line under a title: what sort of card it is, and its numbers. */
interface TypeWords {
  readonly kind: Readonly<Record<CardKind, string>>;
  readonly insanity: string;
  readonly night: string;
  readonly posture: string;
  readonly boss: string;
  readonly monster: Readonly<Record<MonsterType, string>>;
  readonly range: Readonly<Record<Range, string>>;
  readonly colour: Readonly<Record<Colour, string>>;
  encumbrance(n: number): string;
  carries(n: number): string;
  charges(charges: Charges): string;
  hp(n: number): string;
  power(n: number): string;
  stealth(fed: number, starving: number): string;
  spawn(n: number): string;
  decks(colours: readonly string[]): string;
}

const en: TypeWords = {
  kind: { gear: 'Gear', instant: 'Instant', event: 'Event', item: 'Mission item' },
  insanity: 'Insanity',
  night: 'Night',
  posture: 'Posture',
  boss: 'boss',
  monster: { Z: 'Zombie', A: 'Alien', M: 'Mutant', R: 'Robot', V: 'Vampire', C: 'Cthulhu' },
  range: { S: 'short range', M: 'mid range', L: 'long range', A: 'anywhere' },
  colour: { red: 'red', green: 'green', blue: 'blue' },
  encumbrance: (n) => `encumbrance ${n}`,
  carries: (n) => `carries ${n}`,
  charges: ({ type, max }) =>
    type === 'uses' ? many(max, 'use') : `${max} ${type === 'ammo' ? 'Ammo' : 'Fuel'}`,
  hp: (n) => `${n} HP`,
  power: (n) => `attack ${n}`,
  stealth: (fed, starving) => `stealth ${fed}, starving ${starving}`,
  spawn: (n) => (n === 0 ? 'nothing spawns here' : `spawn ${n}`),
  decks: (colours) => `${listed(colours, 'and')} deck${colours.length === 1 ? '' : 's'}`,
};

const fr: TypeWords = {
  kind: {
    gear: 'Équipement',
    instant: 'Action rapide',
    event: 'Événement',
    item: 'Objet de mission',
  },
  insanity: 'Démence',
  night: 'Nuit',
  posture: 'Posture',
  boss: 'boss',
  monster: { Z: 'Zombie', A: 'Alien', M: 'Mutant', R: 'Robot', V: 'Vampire', C: 'Cthulhu' },
  range: { S: 'courte portée', M: 'moyenne portée', L: 'longue portée', A: 'n’importe où' },
  colour: { red: 'rouge', green: 'vert', blue: 'bleu' },
  encumbrance: (n) => `encombrement ${n}`,
  carries: (n) => `porte ${n}`,
  charges: ({ type, max }) =>
    type === 'uses'
      ? plusieurs(max, 'usage')
      : type === 'ammo'
        ? plusieurs(max, 'Munition')
        : `${max} Essence`,
  hp: (n) => `${n} PV`,
  power: (n) => `attaque ${n}`,
  stealth: (fed, starving) => `discrétion ${fed}, affamé ${starving}`,
  spawn: (n) => (n === 0 ? 'rien n’apparaît ici' : `apparition ${n}`),
  decks: (colours) => `deck${colours.length === 1 ? '' : 's'} ${listed(colours, 'et')}`,
};

const WORDS: Readonly<Record<Language, TypeWords>> = { en, fr };

/** The type line of every face by id: `Gear · encumbrance 1 · 4 Ammo · mid range`. */
export function typeLines(
  content: MaximumContent,
  language: Language,
): ReadonlyMap<string, string> {
  const w = WORDS[language];
  const lines = new Map<string, string>();
  const put = (id: string, ...parts: readonly (string | null)[]): void => {
    const text = parts.filter((part) => part !== null).join(' · ');
    lines.set(id, text.charAt(0).toUpperCase() + text.slice(1));
  };
  const reach = (range: Range | null): string | null => (range === null ? null : w.range[range]);
  for (const row of content.characters) {
    put(row.id, w.hp(row.hp), w.stealth(row.stealth, row.starving), w.carries(row.limit));
  }
  for (const card of [...content.survivorCards, ...content.scavengeCards]) {
    put(
      card.id,
      w.kind[card.kind],
      card.kind === 'gear' ? w.encumbrance(card.enc) : null,
      card.charges === null ? null : w.charges(card.charges),
      reach(card.range),
    );
  }
  for (const row of content.monsters) {
    const type = row.boss ? `${w.monster[row.type]}, ${w.boss}` : w.monster[row.type];
    put(row.id, type, w.hp(row.hp), w.power(row.power), reach(row.range));
  }
  for (const row of content.tiles) {
    const colours = row.search.map((colour) => w.colour[colour]);
    put(row.id, w.spawn(row.spawn), colours.length === 0 ? null : w.decks(colours));
  }
  for (const row of content.insanity) put(row.id, w.insanity, w.encumbrance(row.enc));
  for (const row of content.nights) put(row.id, w.night);
  for (const row of content.posture) put(row.id, w.posture);
  return lines;
}
