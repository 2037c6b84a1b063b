import { standardContent } from '../../content/index.ts';
import type { CardKind, Family } from '../../content/types.ts';

/** Grounds of name bars; white letters stand on each at 4.5:1 or more. */
const GROUND = {
  instant: '#6B4420',
  gear: '#3A5878',
  food: '#2B6E36',
  ammunition: '#1F5590',
  medicine: '#A22A1C',
  fuel: '#924507',
  danger: '#7E1414',
  item: '#4C5058',
  insanity: '#4A2A73',
  night: '#1B2A52',
} as const;

type Ground = keyof typeof GROUND;

const OF_KIND: Readonly<Record<CardKind, Ground>> = {
  instant: 'instant',
  gear: 'gear',
  event: 'danger',
  item: 'item',
};

/** Scavenge cards by what they are good for; the other families go by their kind. */
const OF_FAMILY: Readonly<Partial<Record<Family, Ground>>> = {
  Fo: 'food',
  Am: 'ammunition',
  Me: 'medicine',
  An: 'medicine',
  Fu: 'fuel',
  Em: 'item',
};

const grounds = new Map<string, Ground>();
for (const { id, kind } of standardContent.survivorCards) grounds.set(id, OF_KIND[kind]);
for (const { id, kind, family } of standardContent.scavengeCards) {
  grounds.set(id, OF_FAMILY[family] ?? OF_KIND[kind]);
}
for (const { id } of standardContent.monsters) grounds.set(id, 'danger');
for (const { id } of standardContent.insanity) grounds.set(id, 'insanity');
for (const { id } of standardContent.nights) grounds.set(id, 'night');

/** The ground of a card's name bar. */
export const barOf = (id: string): string => GROUND[grounds.get(id) ?? 'item'];
