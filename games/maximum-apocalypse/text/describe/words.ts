import type { Language } from '@incognita/kernel';
import type { View } from '../../view.ts';
import { fr } from '../typography.ts';

/** What a terminal says beside names: the lines of the table in one language. */
export interface TableWords {
  readonly label: (text: string) => string;
  readonly phase: Readonly<Record<View['phase'], string>>;
  readonly round: (round: number, phase: string) => string;
  readonly goals: string;
  readonly done: string;
  readonly notYet: string;
  readonly of: (have: number, need: number) => string;
  readonly timer: (rounds: number) => string;
  readonly supply: (tokens: number) => string;
  readonly decks: (red: number, green: number, blue: number, monsters: number) => string;
  readonly day: (direction: string, nights: number) => string;
  readonly bag: (tokens: number) => string;
  readonly spawned: (total: string) => string;
  readonly legend: string;
  readonly unknown: string;
  readonly state: (hp: number, max: number) => string;
  readonly dead: string;
  readonly poison: (tokens: number) => string;
  readonly hunger: (level: number) => string;
  readonly starving: string;
  readonly stealth: (level: number) => string;
  readonly burden: (load: number, limit: number) => string;
  readonly actions: (left: number) => string;
  readonly hand: (cards: number, deck: number) => string;
  readonly gear: string;
  readonly charges: (left: number, max: number) => string;
  readonly insanity: string;
  readonly monsters: string;
  readonly monster: (hp: number, power: number) => string;
  readonly stunned: string;
  readonly posture: string;
  readonly hiddenCards: (count: number) => string;
  readonly won: string;
  readonly lost: string;
}

const ENGLISH: TableWords = {
  label: (text) => `${text}:`,
  phase: {
    setup: 'setting up',
    spawn: 'monsters appear',
    draw: 'draw a card',
    actions: 'actions',
    end: 'end of the actions',
    hunger: 'hunger',
    monsters: 'monsters attack',
    check: 'check',
    night: 'night',
  },
  round: (round, phase) => (round === 0 ? phase : `Round ${round}, ${phase}`),
  goals: 'Mission',
  done: 'done',
  notYet: 'not yet',
  of: (have, need) => `${have} of ${need}`,
  timer: (rounds) => `${rounds} full rounds are left after this one`,
  supply: (tokens) => `Monster tokens left: ${tokens}`,
  decks: (red, green, blue, monsters) =>
    `Decks: red ${red}, green ${green}, blue ${blue}, monsters ${monsters}`,
  day: (direction, nights) => `Day: tokens march ${direction}; ${nights} night cards left`,
  bag: (tokens) => `Bag: ${tokens} tokens`,
  spawned: (total) => `Last spawn: ${total}`,
  legend: 'survivors by their letters, *: Monster tokens, !: marker, +: cards on the tile',
  unknown: '?',
  state: (hp, max) => `${hp}/${max} HP`,
  dead: 'dead',
  poison: (tokens) => `Poison ${tokens}`,
  hunger: (level) => `hunger ${level}`,
  starving: 'Starving',
  stealth: (level) => `stealth ${level}`,
  burden: (load, limit) => `carries ${load} of ${limit}`,
  actions: (left) => `${left} actions left`,
  hand: (cards, deck) => `Hand (${cards}, deck ${deck})`,
  gear: 'Gear',
  charges: (left, max) => `${left}/${max}`,
  insanity: 'Insanity',
  monsters: 'Engaged',
  monster: (hp, power) => `${hp} HP, attack ${power}`,
  stunned: 'stunned',
  posture: 'Posture',
  hiddenCards: (count) => (count === 1 ? '1 card' : `${count} cards`),
  won: 'Everybody has won.',
  lost: 'Everybody has lost.',
};

const FRENCH: TableWords = {
  label: (text) => fr`${text} :`,
  phase: {
    setup: 'mise en place',
    spawn: 'apparition des monstres',
    draw: 'pioche',
    actions: 'actions',
    end: 'fin des actions',
    hunger: 'faim',
    monsters: 'attaque des monstres',
    check: 'bilan',
    night: 'nuit',
  },
  round: (round, phase) => (round === 0 ? phase : `Manche ${round}, ${phase}`),
  goals: 'Mission',
  done: 'fait',
  notYet: 'pas encore',
  of: (have, need) => `${have} sur ${need}`,
  timer: (rounds) => fr`Manches entières après celle-ci : ${rounds}`,
  supply: (tokens) => fr`Jetons Monstre restants : ${tokens}`,
  decks: (red, green, blue, monsters) =>
    fr`Decks : rouge ${red}, vert ${green}, bleu ${blue}, monstres ${monsters}`,
  day: (direction, nights) =>
    fr`Jour : les jetons vont vers ${direction} ; cartes Nuit restantes : ${nights}`,
  bag: (tokens) => fr`Sac : ${tokens} jetons`,
  spawned: (total) => fr`Dernière apparition : ${total}`,
  legend: fr`les survivants par leurs lettres, * : jetons Monstre, ! : marqueur, + : cartes sur le lieu`,
  unknown: '?',
  state: (hp, max) => `${hp}/${max} PV`,
  dead: 'hors jeu',
  poison: (tokens) => `Poison ${tokens}`,
  hunger: (level) => `Faim ${level}`,
  starving: 'Affamé',
  stealth: (level) => `discrétion ${level}`,
  burden: (load, limit) => `porte ${load} sur ${limit}`,
  actions: (left) => fr`actions restantes : ${left}`,
  hand: (cards, deck) => `Main (${cards}, deck ${deck})`,
  gear: 'Équipement',
  charges: (left, max) => `${left}/${max}`,
  insanity: 'Démence',
  monsters: 'Engagés',
  monster: (hp, power) => `${hp} PV, attaque ${power}`,
  stunned: 'assommé',
  posture: 'Posture',
  hiddenCards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  won: 'Tout le monde a gagné.',
  lost: 'Tout le monde a perdu.',
};

export const tableWords: Readonly<Record<Language, TableWords>> = { en: ENGLISH, fr: FRENCH };
