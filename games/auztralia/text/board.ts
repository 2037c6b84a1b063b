import type { Language } from '@incognita/kernel';
import type { BoxId } from '../content/types.ts';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';
import type { Names } from './names.ts';
import { NBSP } from './typography.ts';

/** The labels of the board: nouns and numbers; sentences come from the catalogues. */
export interface BoardWords {
  readonly names: Names;
  readonly map: string;
  readonly recentre: string;
  readonly time: string;
  readonly space: (n: number) => string;
  readonly oldOnesWake: (n: number) => string;
  readonly outOfTime: (n: number) => string;
  readonly revelationHere: string;
  readonly hex: (n: number) => string;
  readonly level: (n: number) => string;
  readonly side: (edge: string) => string;
  readonly asleep: (level: number) => string;
  readonly portOf: (name: string) => string;
  readonly portSymbol: (name: string) => string;
  readonly farmOf: (type: string, name: string, blighted: boolean) => string;
  readonly trackOf: (name: string) => string;
  readonly damage: (taken: number, capacity: number) => string;
  readonly shortBox: Readonly<Record<BoxId, string>>;
  readonly each: (n: number) => string;
  readonly points: string;
  readonly pointsShort: string;
  readonly hq: string;
  readonly barracks: string;
  readonly personalities: string;
  readonly noCardYet: string;
  readonly inDeck: (n: number) => string;
  readonly noPersonalities: string;
  readonly oldOnes: string;
  readonly sleeping: (n: number) => string;
  readonly revelations: string;
  readonly cards: string;
  readonly timeAt: (n: number) => string;
  readonly seas: Readonly<
    Record<'east' | 'west', readonly { name: string; hex: number; turn: number }[]>
  >;
  readonly combatAt: (hex: number) => string;
  readonly card: string;
  readonly youHit: string;
  readonly theyStrike: string;
  readonly force: string;
  readonly sanity: string;
  readonly outOf: (a: number, b: number) => string;
  readonly defence: string;
  readonly used: string;
  readonly ready: string;
  readonly soFar: string;
  readonly noEffect: string;
  readonly combatOver: (hex: number) => string;
}

const ENGLISH: BoardWords = {
  names: en,
  map: 'Map',
  recentre: 'Recentre the map',
  time: 'Time',
  space: (n) => `space ${n}`,
  oldOnesWake: (n) => `Old Ones wake at ${n}`,
  outOfTime: (n) => `Out of time at ${n}`,
  revelationHere: 'Revelation',
  hex: (n) => `Hex ${n}`,
  level: (n) => `level ${n}`,
  side: (edge) => `Hex side ${edge.replace('-', ' – ')}`,
  asleep: (level) => (level > 3 ? 'an X tile asleep' : `something of level ${level} sleeps`),
  portOf: (name) => `Port of ${name}`,
  portSymbol: (name) => `Port symbol, ${name}`,
  farmOf: (type, name, blighted) => `${type} Farm of ${name}${blighted ? ', blighted' : ''}`,
  trackOf: (name) => `track of ${name}`,
  damage: (taken, capacity) => `${taken} of ${capacity} damage`,
  shortBox: {
    'rail-plain': 'Rail, plain',
    'rail-any': 'Rail, any',
    mine: 'Mine',
    recruit: 'Recruit',
    buy: 'Buy unit',
    trade: 'Trade',
    farm: 'Farm',
    attack: 'Attack',
    retrieve: 'Retrieve',
  },
  each: (n) => `${n} ea.`,
  points: 'VP now',
  pointsShort: 'VP',
  hq: 'HQ',
  barracks: 'Barracks',
  personalities: 'Personalities',
  inDeck: (n) => `${n} in deck`,
  noCardYet: 'No card turned yet',
  noPersonalities: 'Nobody is waiting to be recruited.',
  oldOnes: 'Old Ones',
  sleeping: (n) => `asleep: ${n}`,
  revelations: 'Revelations',
  cards: 'Deck',
  timeAt: (n) => `time ${n}`,
  seas: {
    east: [
      { name: 'Tasman Sea', hex: 6, turn: -58 },
      { name: 'Great Australian Bight', hex: 60, turn: 0 },
    ],
    west: [
      { name: 'Indian Ocean', hex: 4, turn: -84 },
      { name: 'Great Australian Bight', hex: 60, turn: -24 },
    ],
  },
  combatAt: (hex) => `Combat in hex ${hex}`,
  card: 'Old One card',
  youHit: 'you hit',
  theyStrike: 'they strike',
  force: 'Expeditionary Force',
  sanity: 'Sanity',
  outOf: (a, b) => `${a} of ${b}`,
  defence: 'Port defence',
  used: 'Used',
  ready: 'Ready',
  soFar: 'This combat',
  noEffect: 'Nothing happened.',
  combatOver: (hex) => `Combat in hex ${hex}: over`,
};

const FRENCH: BoardWords = {
  names: fr,
  map: 'Carte',
  recentre: 'Recentrer la carte',
  time: 'Temps',
  space: (n) => `case ${n}`,
  oldOnesWake: (n) => `Éveil des Grands Anciens à ${n}`,
  outOfTime: (n) => `Fin du temps à ${n}`,
  revelationHere: 'Révélation',
  hex: (n) => `Hex ${n}`,
  level: (n) => `niveau ${n}`,
  side: (edge) => `Côté ${edge.replace('-', ' – ')}`,
  asleep: (level) => (level > 3 ? 'une tuile X endormie' : `quelque chose de niveau ${level} dort`),
  portOf: (name) => `Port de ${name}`,
  portSymbol: (name) => `Lieu de Port, ${name}`,
  farmOf: (type, name, blighted) => `Ferme ${type} de ${name}${blighted ? ', ravagée' : ''}`,
  trackOf: (name) => `rail de ${name}`,
  damage: (taken, capacity) => `${taken} dégât${taken > 1 ? 's' : ''} sur ${capacity}`,
  shortBox: {
    'rail-plain': 'Rails, simple',
    'rail-any': 'Rails, tous',
    mine: 'Mine',
    recruit: 'Recruter',
    buy: 'Acheter',
    trade: 'Commerce',
    farm: 'Ferme',
    attack: 'Attaquer',
    retrieve: 'Reprendre',
  },
  each: (n) => `${n} ch.`,
  points: 'PV actuels',
  pointsShort: 'PV',
  hq: 'QG',
  barracks: 'Caserne',
  personalities: 'Personnages',
  inDeck: (n) => `${n} en pioche`,
  noCardYet: 'Aucune carte retournée',
  noPersonalities: 'Personne n’attend d’être recruté.',
  oldOnes: 'Grands Anciens',
  sleeping: (n) => `endormis${NBSP}: ${n}`,
  revelations: 'Révélations',
  cards: 'Pioche',
  timeAt: (n) => `temps ${n}`,
  seas: {
    east: [
      { name: 'Mer de Tasman', hex: 6, turn: -58 },
      { name: 'Grande Baie Australienne', hex: 60, turn: 0 },
    ],
    west: [
      { name: 'Océan Indien', hex: 4, turn: -84 },
      { name: 'Grande Baie Australienne', hex: 60, turn: -24 },
    ],
  },
  combatAt: (hex) => `Combat dans l’hex ${hex}`,
  card: 'Carte Grand Ancien',
  youHit: 'vous touchez',
  theyStrike: 'ils frappent',
  force: 'Force Expéditionnaire',
  sanity: 'Santé Mentale',
  outOf: (a, b) => `${a} sur ${b}`,
  defence: 'Défense du Port',
  used: 'Servi',
  ready: 'Prêt',
  soFar: 'Ce combat',
  noEffect: 'Rien ne s’est passé.',
  combatOver: (hex) => `Combat dans l’hex ${hex}${NBSP}: terminé`,
};

export const boardWords = (language: Language): BoardWords =>
  language === 'fr' ? FRENCH : ENGLISH;
