import type { Catalogue } from '@incognita/kernel';
import type { CardKind } from '../content/cards.ts';
import type { Whiteout } from '../rules/kit.ts';
import { CARD_NAMES, FIND_NAMES, nameCards } from './names.ts';

const CARD = CARD_NAMES.fr;
const FIND = FIND_NAMES.fr;
const cards = (kinds: readonly CardKind[]): string => nameCards('fr', kinds);

export const fr: Catalogue<Whiteout> = {
  name: 'Voile blanc',
  about: 'Des attelages font la course au pôle, à travers des tempêtes pas toujours naturelles.',
  config: {
    seats: { label: 'Attelages', values: { 2: '2 attelages', 3: '3 attelages', 4: '4 attelages' } },
    race: { label: 'Course', values: { short: 'Course courte', long: 'Course longue' } },
  },
  prompts: {
    turn: () => 'Avancez, lancez une tempête, explorez ou reposez-vous',
    push: (p) => `Case ${p.space} : forcer l’allure ou camper ?`,
    shelter: (p, t) => `Tempête de ${t.seat(p.from)} : vous abriter ?`,
    price: () => 'Payez le prix de la tempête',
    abandon: () => 'Abandonnez une deuxième carte',
    spend: () => 'Dépensez une carte pour explorer',
    keep: () => 'Gardez une des cartes explorées',
  },
  choices: {
    trek: (p) => `Avancer avec ${CARD[p.card]}`,
    storm: (p, t) => `Lancer une tempête sur ${t.seat(p.target)}`,
    scout: () => 'Explorer : une carte contre la meilleure de deux',
    rest: () => 'Se reposer et piocher deux cartes',
    push: (p) => `Forcer l’allure avec ${CARD[p.card]}`,
    camp: () => 'Camper ici',
    shelter: () => 'Attendre dans un Abri',
    endure: () => 'Subir la tempête',
    fallBack: () => 'Reculer de trois cases',
    abandon: (p) => `Abandonner ${CARD[p.card]}`,
    spend: (p) => `Dépenser ${CARD[p.card]}`,
    keep: (p) => `Garder ${CARD[p.card]}`,
  },
  events: {
    start: (p, t) => `${t.seat(p.first)} lève le camp en premier.`,
    round: (p) => `Manche ${p.round}.`,
    trekked: (p, t) => `${t.seat(p.seat)} avance avec ${CARD[p.card]} jusqu’à la case ${p.to}.`,
    pushed: (p, t) =>
      `${t.seat(p.seat)} force l’allure avec ${CARD[p.card]} jusqu’à la case ${p.to}.`,
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
    rested: (p, t) => `${t.seat(p.seat)} se repose.`,
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
    tooTired: (p) => `${CARD[p.card]} : on ne peut plus les forcer, ils en ont assez fait.`,
    noStorm: () => 'Vous n’avez pas de Tempête.',
    behind: (p, t) =>
      `${t.seat(p.target)} est derrière vous ; une tempête ne touche que les attelages à votre hauteur ou devant.`,
    atPole: (p, t) => `${t.seat(p.target)} est au pôle, hors de portée des tempêtes.`,
    noShelter: () => 'Vous n’avez pas d’Abri.',
    noSteps: (p) =>
      `Vous êtes sur la case ${p.space}, trop près du camp pour reculer de trois cases.`,
    emptyHand: () => 'Vous n’avez pas de carte à dépenser.',
    handFull: (p) => `Vous avez ${p.cards} cartes, et la limite est de six.`,
    longForFour: () =>
      'La pioche ne suffit pas à quatre attelages pour une course longue ; prenez-en deux ou trois.',
  },
  scores: {
    pole: (p) => (p.first ? 'Premier au pôle' : 'Pôle atteint'),
    onTheWay: (p) => `En chemin : 1 par tranche de 3 cases sur ${p.spaces}`,
    finds: (p) => `${p.count} × ${FIND[p.find]}`,
  },
  scoreNames: { pole: 'Pôle', onTheWay: 'En chemin', finds: 'Trouvailles' },
  sides: {},
};
