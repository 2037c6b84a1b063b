import type { Language } from '@incognita/kernel';
import type { FarmType, Terrain } from '../../content/types.ts';
import type { View } from '../../view.ts';
import type { Deposit } from '../names.ts';
import { NBSP } from '../typography.ts';

/** The words around the facts when the table is told in plain text. */
export interface TableWords {
  /** A heading, or what a line is about: `Farms:`. */
  readonly label: (text: string) => string;
  readonly oldOnes: string;
  readonly time: string;
  readonly timeLegend: string;
  readonly nextRevelation: (space: number, level: number) => string;
  readonly space: (space: number) => string;
  /** Behind a name: a name may end in a number itself. */
  readonly on: (space: number) => string;
  readonly vp: (vp: number) => string;
  readonly knownVp: (vp: number) => string;
  readonly noPort: string;
  readonly nothing: string;
  readonly hq: (cubes: number) => string;
  readonly boxes: string;
  readonly tracksLeft: (tracks: number) => string;
  readonly rails: string;
  readonly farms: string;
  readonly blighted: string;
  readonly personalities: string;
  readonly claimed: string;
  readonly tokens: (vp: number) => string;
  readonly awake: string;
  readonly asleep: (level: number) => string;
  readonly turnedUpAtEnd: string;
  readonly damage: (damage: number, capacity: number) => string;
  readonly stopped: string;
  readonly stacks: (left: readonly number[]) => string;
  readonly decks: (deck: number, discard: number) => string;
  readonly revelations: (left: number) => string;
  readonly waitingX: string;
  readonly display: (deck: number) => string;
  readonly nextPersonality: string;
  readonly looked: string;
  readonly cards: (count: number) => string;
  readonly deposits: string;
  readonly supply: string;
  readonly combat: (hex: number, who: string) => string;
  readonly kind: Readonly<Record<'attack' | 'alika' | 'port' | 'outpost', string>>;
  readonly force: string;
  readonly sanity: (left: number) => string;
  /** Damage by stack follows. */
  readonly hurt: string;
  readonly toPlace: (damage: number) => string;
  readonly used: string;
  readonly card: (id: string) => string;
  readonly held: string;
  readonly variants: string;
  readonly onOffer: string;
  readonly objective: string;
  readonly broken: string;
  readonly over: Readonly<Record<'time' | 'port', string>>;
  readonly mapLegend: readonly string[];
  /** Short marks of the map. */
  readonly ground: Readonly<Record<Terrain, string>>;
  readonly farmMark: Readonly<Record<FarmType, string>>;
  readonly depositMark: Readonly<
    Record<Deposit, { readonly long: string; readonly short: string }>
  >;
}

const en: TableWords = {
  label: (text) => `${text}:`,
  oldOnes: 'Old Ones',
  time: 'Time',
  timeLegend: '* Revelation   = out of time',
  nextRevelation: (space, level) => `next Revelation on ${space}, level ${level}`,
  space: (space) => `space ${space}`,
  on: (space) => `on ${space}`,
  vp: (vp) => `${vp} VP`,
  knownVp: (vp) => `${vp} VP and twice what sleeps`,
  noPort: 'no Port yet',
  nothing: 'nothing',
  hq: (cubes) => `${cubes} ${cubes === 1 ? 'cube' : 'cubes'} in the HQ`,
  boxes: 'cubes in',
  tracksLeft: (tracks) => `${tracks} ${tracks === 1 ? 'track' : 'tracks'} left`,
  rails: 'Rails',
  farms: 'Farms',
  blighted: 'blighted',
  personalities: 'Personalities',
  claimed: 'Old Ones claimed',
  tokens: (vp) => `${vp} VP in tokens`,
  awake: 'Awake',
  asleep: (level) => `Asleep, level ${level}`,
  turnedUpAtEnd: 'Asleep to the end',
  damage: (damage, capacity) => `${damage} of ${capacity} damage`,
  stopped: 'stopped',
  stacks: (left) => `tiles left by level ${left.join('/')}`,
  decks: (deck, discard) => `Old One deck ${deck}, discard pile ${discard}`,
  revelations: (left) => `Revelations left ${left}`,
  waitingX: 'X tiles waiting',
  display: (deck) => `Personalities to recruit, newest first, deck ${deck}`,
  nextPersonality: 'On top of the deck, known to you',
  looked: 'Cards looked at',
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  deposits: 'Deposits',
  supply: 'Supply',
  combat: (hex, who) => `Combat in ${hex}, ${who}`,
  kind: {
    attack: 'an Attack',
    alika: 'Kapena Alika’s attack',
    port: 'the defence of the Port',
    outpost: 'the defence of an Outpost',
  },
  force: 'Force',
  sanity: (left) => `Sanity ${left}`,
  hurt: 'damage on',
  toPlace: (damage) => `${damage} damage to place`,
  used: 'Used in this combat',
  card: (id) => `Old One card ${id}`,
  held: 'Farms waiting for Kapena Alika',
  variants: 'Variants in force',
  onOffer: 'Variants on offer',
  objective: 'Solo objective',
  broken: 'out of reach',
  over: { time: 'The game is over: out of time.', port: 'The game is over: a Port was lost.' },
  mapLegend: [
    'Map: C coast  F farmland  H hills  1 2 3 outback or desert by level  p free Port symbol',
    '[A] Port  A2 tracks of A here  A.corn Farm  A!corn blighted  ?2 asleep  names: awake',
  ],
  ground: { coastal: 'C', farmland: 'F', hills: 'H', outback: '', desert: '' },
  farmMark: { corn: 'corn', sheep: 'sheep', cattle: 'cattle' },
  depositMark: {
    coal: { long: 'coal', short: 'c' },
    iron: { long: 'iron', short: 'i' },
    gold: { long: 'gold', short: 'g' },
    phosphate: { long: 'phos', short: 'p' },
    vp: { long: 'VP', short: 'v' },
  },
};

const fr: TableWords = {
  label: (text) => `${text}${NBSP}:`,
  oldOnes: 'Grands Anciens',
  time: 'Temps',
  timeLegend: '* Révélation   = hors du temps',
  nextRevelation: (space, level) => `prochaine Révélation sur ${space}, niveau ${level}`,
  space: (space) => `espace ${space}`,
  on: (space) => `sur ${space}`,
  vp: (vp) => `${vp} PV`,
  knownVp: (vp) => `${vp} PV et deux fois ce qui dort`,
  noPort: 'pas encore de Port',
  nothing: 'rien',
  hq: (cubes) => `${cubes} ${cubes < 2 ? 'cube' : 'cubes'} au QG`,
  boxes: 'cubes dans',
  tracksLeft: (tracks) => `${tracks} ${tracks < 2 ? 'Rail restant' : 'Rails restants'}`,
  rails: 'Rails',
  farms: 'Fermes',
  blighted: 'ravagée',
  personalities: 'Personnages',
  claimed: 'Grands Anciens pris',
  tokens: (vp) => `${vp} PV en pions`,
  awake: 'Éveillés',
  asleep: (level) => `Endormis, niveau ${level}`,
  turnedUpAtEnd: 'Endormis jusqu’au bout',
  damage: (damage, capacity) => `${damage} ${damage < 2 ? 'dégât' : 'dégâts'} sur ${capacity}`,
  stopped: 'arrêté',
  stacks: (left) => `tuiles restantes par niveau ${left.join('/')}`,
  decks: (deck, discard) => `pioche Grand Ancien ${deck}, défausse ${discard}`,
  revelations: (left) => `Révélations restantes ${left}`,
  waitingX: 'Tuiles X en attente',
  display: (deck) => `Personnages à recruter, du plus récent au plus ancien, pioche ${deck}`,
  nextPersonality: 'Sur la pioche, connu de vous',
  looked: 'Cartes regardées',
  cards: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  deposits: 'Gisements',
  supply: 'Réserve',
  combat: (hex, who) => `Combat en ${hex}, ${who}`,
  kind: {
    attack: 'action Attaquer',
    alika: 'attaque de Kapena Alika',
    port: 'défense du Port',
    outpost: 'défense d’un Avant-Poste',
  },
  force: 'Force',
  sanity: (left) => `Santé Mentale ${left}`,
  hurt: 'dégâts sur',
  toPlace: (damage) => `${damage} ${damage < 2 ? 'dégât' : 'dégâts'} à placer`,
  used: 'Servi dans ce combat',
  card: (id) => `Carte Grand Ancien ${id}`,
  held: 'Fermes qui attendent Kapena Alika',
  variants: 'Variantes en vigueur',
  onOffer: 'Variantes au choix',
  objective: 'Objectif solo',
  broken: 'hors d’atteinte',
  over: {
    time: `La partie est finie${NBSP}: hors du temps.`,
    port: `La partie est finie${NBSP}: un Port est perdu.`,
  },
  mapLegend: [
    `Carte${NBSP}: C côte  F fermes  H collines  1 2 3 outback ou désert par niveau  p lieu de Port libre`,
    `[A] Port  A2 Rails de A ici  A.maïs Ferme  A!maïs ravagée  ?2 endormi  noms${NBSP}: éveillés`,
  ],
  ground: { coastal: 'C', farmland: 'F', hills: 'H', outback: '', desert: '' },
  farmMark: { corn: 'maïs', sheep: 'mout', cattle: 'bét' },
  depositMark: {
    coal: { long: 'char', short: 'c' },
    iron: { long: 'fer', short: 'f' },
    gold: { long: 'or', short: 'o' },
    phosphate: { long: 'phos', short: 'p' },
    vp: { long: 'PV', short: 'v' },
  },
};

export const tableWords: Readonly<Record<Language, TableWords>> = { en, fr };

/** Whether a side is to act; after the end nobody is. */
export const acts = (view: View, seat: number): boolean =>
  view.ending === null && view.active === seat;

/** Seats on the map: the first is A. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
