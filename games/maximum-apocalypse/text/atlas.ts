import type { Language } from '@incognita/kernel';
import type { MonsterType } from '../content/effects.ts';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';
import type { Names } from './names.ts';
import { fr as f } from './typography.ts';

/** The words of the mission atlas. */
export interface AtlasWords {
  readonly names: Names;
  readonly title: string;
  readonly won: (won: number, of: number) => string;
  readonly advice: string;
  readonly rateWith: string;
  readonly survivors: string;
  readonly gothic: string;
  readonly noFigure: string;
  readonly percent: (n: number) => string;
  readonly tries: (n: number) => string;
  readonly notPlayed: string;
  readonly wonStamp: string;
  readonly lostStamp: string;
  readonly arc: (is: MonsterType | 'both') => string;
  readonly arcWon: (won: number, of: number) => string;
  readonly toWin: string;
  readonly setUp: string;
  readonly onTheWay: string;
  readonly teaches: string;
  readonly decks: string;
  readonly byBots: string;
  readonly notMeasured: string;
  readonly tiles: (n: number) => string;
  readonly fuel: (n: number) => string;
  readonly play: (no: number) => string;
  readonly random: string;
  readonly next: string;
  readonly lastTry: (day: string, won: boolean) => string;
  readonly needsGothic: string;
  readonly wonBy: (people: readonly string[]) => string;
  readonly layout: string;
  readonly begins: string;
  readonly hiddenFrom: (steps: number) => string;
}

type ArcNames = Readonly<Record<MonsterType | 'both', string>>;
const ARCS_EN: ArcNames = {
  Z: 'Zombies',
  M: 'Mutants',
  A: 'Aliens',
  R: 'Robots',
  V: 'Vampires',
  C: 'Cthulhu',
  both: 'Both',
};
const ARCS_FR: ArcNames = { ...ARCS_EN, both: 'Les deux' };

const WORDS: Readonly<Record<Language, AtlasWords>> = {
  en: {
    names: en,
    title: 'Missions',
    won: (won, of) => `${won} of ${of} won on this device`,
    advice: 'Nothing is locked; the road is only advice.',
    rateWith: 'Win rate with',
    survivors: 'survivors',
    gothic: 'Gothic Horrors',
    noFigure: 'no figure',
    percent: (n) => `${n} %`,
    tries: (n) => (n === 1 ? '1 try' : `${n} tries`),
    notPlayed: 'not played',
    wonStamp: 'Won',
    lostStamp: 'Lost',
    arc: (is) => ARCS_EN[is],
    arcWon: (won, of) => (won === 0 ? 'none won yet' : `${won} of ${of} won`),
    toWin: 'To win',
    setUp: 'Set-up',
    onTheWay: 'On the way',
    teaches: 'What it teaches',
    decks: 'Scavenge decks',
    byBots: 'Won by bots',
    notMeasured: 'Not measured yet.',
    tiles: (n) => `${n} tiles`,
    fuel: (n) => `${n} Fuel`,
    play: (no) => `Play mission ${no}`,
    random: 'Random mission',
    next: 'Try this next',
    lastTry: (day, won) => `Last try: ${day}, ${won ? 'won' : 'lost'}`,
    needsGothic: 'Needs Gothic Horrors: switch it on above.',
    wonBy: (people) => `won with ${people.join(', ')}`,
    layout: 'Layout',
    begins: 'You begin here',
    hiddenFrom: (steps) => `What you look for may lie here (${steps} steps or more)`,
  },
  fr: {
    names: fr,
    title: 'Missions',
    won: (won, of) => `${won} sur ${of} gagnées sur cet appareil`,
    advice: f`Tout est ouvert ; la route n’est qu’un conseil.`,
    rateWith: 'Taux de victoire à',
    survivors: 'survivants',
    gothic: 'Gothic Horrors',
    noFigure: 'pas de chiffre',
    percent: (n) => f`${n} %`,
    tries: (n) => (n < 2 ? `${n} essai` : `${n} essais`),
    notPlayed: 'pas encore jouée',
    wonStamp: 'Gagné',
    lostStamp: 'Perdu',
    arc: (is) => ARCS_FR[is],
    arcWon: (won, of) => (won === 0 ? 'aucune gagnée' : `${won} sur ${of} gagnées`),
    toWin: 'Pour gagner',
    setUp: 'Mise en place',
    onTheWay: 'En chemin',
    teaches: 'Ce qu’on y apprend',
    decks: 'Decks Fouille',
    byBots: 'Gagnées par les robots',
    notMeasured: 'Pas encore mesuré.',
    tiles: (n) => `${n} lieux`,
    fuel: (n) => `${n} Essence`,
    play: (no) => `Jouer la mission ${no}`,
    random: 'Mission au hasard',
    next: 'À essayer ensuite',
    lastTry: (day, won) => f`Dernier essai : ${day}, ${won ? 'gagné' : 'perdu'}`,
    needsGothic: f`Il faut Gothic Horrors : activez-le ci-dessus.`,
    wonBy: (people) => `gagnée avec ${people.join(', ')}`,
    layout: 'Disposition',
    begins: 'Vous commencez ici',
    hiddenFrom: (steps) => `Ce que vous cherchez peut se trouver ici (à ${steps} pas ou plus)`,
  },
};

export const atlasWords = (language: Language): AtlasWords => WORDS[language];
