import type { Catalogue } from '@incognita/kernel';
import type { CardKind, Find } from '../content/cards.ts';
import type { Whiteout } from '../rules/kit.ts';

const CARD: Readonly<Record<CardKind, string>> = {
  'dogs-1': 'Chiens fatigués (1)',
  'dogs-2': 'Chiens endurants (2)',
  'dogs-3': 'Chiens rapides (3)',
  storm: 'Tempête',
  shelter: 'Abri',
};
const FIND: Readonly<Record<Find, string>> = {
  rations: 'des vivres',
  meteorite: 'une météorite',
  crevasse: 'une crevasse',
  nothing: 'rien que de la neige',
};
const cards = (kinds: readonly CardKind[]): string => kinds.map((kind) => CARD[kind]).join(', ');

export const fr: Catalogue<Whiteout> = {
  name: 'Voile blanc',
  about: 'Des attelages font la course au pôle, à travers des tempêtes pas toujours naturelles.',
  config: {
    seats: { label: 'Attelages', values: { 2: '2 attelages', 3: '3 attelages', 4: '4 attelages' } },
    race: { label: 'Course', values: { short: 'Course courte', long: 'Course longue' } },
  },
  prompts: {
    turn: () => 'Avancez, lancez une tempête, explorez ou reposez-vous',
    shelter: (p, t) => `Tempête de ${t.seat(p.from)} : vous abriter ?`,
    price: () => 'Payez le prix de la tempête',
    keep: () => 'Gardez une des cartes explorées',
  },
  choices: {
    trek: (p) => `Avancer avec ${CARD[p.card]}`,
    storm: (p, t) => `Lancer une tempête sur ${t.seat(p.target)}`,
    scout: (p) => `Explorer en dépensant ${CARD[p.card]}`,
    rest: () => 'Se reposer et piocher deux cartes',
    shelter: (p) => `Montrer ${CARD[p.card]} et attendre`,
    endure: () => 'Subir la tempête',
    fallBack: () => 'Reculer de deux cases',
    abandon: (p) => `Abandonner ${CARD[p.card]}`,
    keep: (p) => `Garder ${CARD[p.card]}`,
  },
  events: {
    start: (p, t) => `${t.seat(p.first)} lève le camp en premier.`,
    round: (p) => `Manche ${p.round}.`,
    trekked: (p, t) => `${t.seat(p.seat)} avance avec ${CARD[p.card]} jusqu’à la case ${p.to}.`,
    found: (p, t) => `${t.seat(p.seat)} trouve ${FIND[p.find]} sur la case ${p.space}.`,
    slipped: (p, t) => `${t.seat(p.seat)} ressort sur la case ${p.to}.`,
    arrived: (p, t) =>
      p.first
        ? `${t.seat(p.seat)} arrive en premier au pôle.`
        : `${t.seat(p.seat)} atteint le pôle.`,
    storm: (p, t) => `${t.seat(p.seat)} lance une tempête sur ${t.seat(p.target)}.`,
    sheltered: (p, t) => `${t.seat(p.seat)} attend dans un abri.`,
    fellBack: (p, t) => `${t.seat(p.seat)} recule à la case ${p.to}.`,
    abandoned: (p, t) => `${t.seat(p.seat)} abandonne ${CARD[p.card]}.`,
    scouted: (p, t) =>
      p.cards
        ? `${t.seat(p.seat)} dépense ${CARD[p.spent]} et découvre ${cards(p.cards)}.`
        : `${t.seat(p.seat)} dépense ${CARD[p.spent]} et part en éclaireur.`,
    kept: (p, t) =>
      p.card ? `${t.seat(p.seat)} garde ${CARD[p.card]}.` : `${t.seat(p.seat)} garde une carte.`,
    drew: (p, t) =>
      p.cards
        ? `${t.seat(p.seat)} pioche ${cards(p.cards)}.`
        : `${t.seat(p.seat)} pioche ${p.count === 1 ? 'une carte' : `${p.count} cartes`}.`,
    reshuffled: () => 'La défausse est mélangée en une nouvelle pioche.',
    winter: () => 'L’hiver ferme la piste ; personne n’a atteint le pôle.',
    finished: () => 'La manche est finie, et la course aussi.',
  },
  reasons: {
    noPace: (p) => `${CARD[p.card]} ne tire aucun traîneau ; seuls les chiens le font.`,
    noStorm: (p) => `${CARD[p.card]} n’est pas une tempête.`,
    behind: (p, t) =>
      `${t.seat(p.target)} est derrière vous ; une tempête ne touche que les attelages à votre hauteur ou devant.`,
    atPole: (p, t) => `${t.seat(p.target)} est au pôle, hors de portée des tempêtes.`,
    notShelter: (p) => `${CARD[p.card]} n’est pas un abri.`,
    handFull: (p) => `Vous avez ${p.cards} cartes, et la limite est de six.`,
    noSteps: () => 'Vous n’avez pas encore fait deux cases : abandonnez une carte.',
    longForFour: () =>
      'La pioche ne suffit pas à quatre attelages pour une course longue ; prenez-en trois.',
  },
  scores: {
    pole: (p) => (p.first ? 'Premier au pôle' : 'Pôle atteint'),
    onTheWay: (p) => `En chemin : 1 par tranche de 3 cases sur ${p.spaces}`,
    finds: (p) => `${p.count} × ${FIND[p.find]}`,
  },
  sides: {},
};
