import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { optionIn } from '../faces/option.ts';
import { names } from '../names.fr.ts';
import { capital, fr } from '../typography.ts';

const le = (id: string): string => names.noun(id).the;
const Le = (id: string): string => capital(le(id));
const du = (id: string): string => names.noun(id).of;
const { source, title } = names;

export const prompts: Catalogue<Maximum>['prompts'] = {
  take: () => 'Choisissez votre survivant',
  place: (p) => `Posez la prochaine tuile face cachée (encore ${p.left})`,
  start: () => 'Posez la tuile de départ au bord de la carte',
  mark: (p) => `Choisissez le lieu du marqueur ${p.marker}`,
  carry: () => 'Choisissez qui veille sur le Scientifique',
  shareFuel: (p) => `Choisissez qui porte la prochaine Essence (encore ${p.left})`,
  mulligan: (p) =>
    p.aside === 0
      ? `Gardez la main ${du(p.who)}, ou écartez des cartes pour les changer`
      : `Écartez d’autres cartes, ou piochez-en ${p.aside} à la place`,
  first: () => 'Choisissez qui commence',
  action: (p) =>
    p.granted
      ? fr`${Le(p.who)} reçoit ${names.actions(p.left)} : agissez, ou renoncez-y`
      : p.left === 0
        ? fr`${Le(p.who)} n’a plus d’action : terminez, ou faites encore une action gratuite`
        : fr`${Le(p.who)} : encore ${names.actions(p.left)}`,
  freePlay: (p) => `${Le(p.who)} peut jouer ${names.cards(p.left)} gratuitement`,
  playFor: (p) => fr`${title(p.card)} : choisissez pour qui vous la jouez`,
  monster: (p) => fr`${source(p.of)} : choisissez un monstre`,
  survivor: (p) => fr`${source(p.of)} : choisissez un survivant`,
  character: (p) => fr`${source(p.of)} : le Vétéran ou le Chien ?`,
  tile: (p) => fr`${source(p.of)} : choisissez un lieu`,
  gear: (p) => fr`${source(p.of)} : choisissez un équipement`,
  card: (p) => fr`${source(p.of)} : choisissez une carte`,
  deck: (p) => fr`${source(p.of)} : choisissez un deck Fouille`,
  option: (p) => fr`${source(p.of)} : choisissez`,
  status: (p) => fr`${source(p.of)} : choisissez le statut à retirer`,
  optional: (p) => fr`${source(p.of)} : continuer ?`,
  step: (p) =>
    p.left === 1
      ? 'Choisissez le dernier lieu du déplacement, ou arrêtez-vous'
      : `Choisissez le prochain lieu (encore ${p.left} au plus)`,
  sneak: (p) =>
    fr`${names.tokens(p.tokens)} en vue : faufilez-vous avec ${p.level} ou moins aux deux dés, ou laissez-vous remarquer`,
  react: (p) => fr`${source(p.of)} : ${le(p.who)} peut réagir`,
  loseCard: (p) => fr`${source(p.of)} : ${le(p.who)} défausse ${names.cards(p.left)}`,
  loseGear: (p) =>
    fr`${source(p.of)} : ${le(p.who)} défausse ${p.left} ${p.left < 2 ? 'équipement' : 'équipements'}`,
  loseAny: (p) =>
    fr`${source(p.of)} : ${le(p.who)} défausse ${names.cards(p.left)} de sa main ou en jeu`,
  burden: (p) =>
    fr`${Le(p.who)} porte ${p.total} et ne peut porter que ${p.limit} : défaussez un équipement`,
  keepCard: (p) =>
    p.left === 1
      ? 'Choisissez une carte à piocher'
      : `Choisissez jusqu’à ${p.left} cartes à piocher`,
  swapCards: (p) =>
    p.left === 1 ? 'Défaussez encore 1 carte' : 'Défaussez 2 cartes Survivant pour en piocher 1',
  attackOrder: (p) => `Choisissez quel monstre attaque ${le(p.who)} maintenant`,
  victim: (p) => fr`${Le(p.card)} attaque : le Vétéran ou le Chien ?`,
  newHost: (p) => `Choisissez vers qui se tourne ${le(p.card)}`,
  resolve: () => 'Choisissez ce qui vient ensuite',
  bossOrder: () => 'Choisissez le prochain boss à mettre sur le deck Monstre',
  tradeOffer: (p) => `Préparez un échange avec ${le(p.with)}`,
  tradeAnswer: (p) => `${Le(p.from)} propose un échange`,
  border: (p) =>
    p.reveal
      ? fr`Retombées : révélez une tuile du bord`
      : fr`Retombées : retirez une tuile du bord`,
  nightHost: (p) => fr`Un jeton atteint ${p.tile} : choisissez qui pioche le monstre`,
  event: () => 'Choisissez l’événement qui vient d’abord',
  mayDraw: (p) => `${Le(p.who)} peut piocher une carte`,
};

export const choices: Catalogue<Maximum>['choices'] = {
  take: (p) => `Jouer ${le(p.survivor)}`,
  place: (p) => `La poser en ${p.cell}`,
  layout: () => 'Disposer le reste pour nous',
  mark: (p) => `Marquer ${p.tile}`,
  carry: (p) => Le(p.survivor),
  leave: () => 'La laisser sur le lieu',
  aside: (p) => fr`Écarter ${title(p.card)}`,
  keep: () => fr`C’est bon : garder cette main`,
  first: (p) => `${Le(p.survivor)} commence`,
  move: (p) => (p.is === '' ? `Explorer ${p.to}` : `Aller ${names.toTile(p.to, p.is)}`),
  draw: () => 'Piocher une carte',
  play: (p) => `Jouer ${title(p.card)}`,
  use: (p) => `Utiliser ${title(p.card)}`,
  ability: (p) => `Utiliser ${names.ability(p.character)}`,
  site: (p) => `Utiliser ${names.tile(p.tile, p.is)}`,
  work: (p) => `Travailler à la mission ${names.toTile(p.tile, p.is)}`,
  scavenge: (p) => `Fouiller dans le ${names.deck[p.deck]}`,
  free: (p) => `Utiliser gratuitement ${title(p.card)}`,
  posture: () => 'Retourner la carte Posture',
  spend: (p) => `Défausser ${title(p.card)} pour son effet`,
  swap: () => 'Défausser 2 cartes pour en piocher 1',
  trade: (p) => `Échanger avec ${le(p.with)}`,
  deliver: (p) => fr`Livrer ${title(p.card)}`,
  pickUp: (p) => `Ramasser ${title(p.card)}`,
  end: () => 'Terminer les actions',
  for: (p) => `Pour ${le(p.survivor)}`,
  monster: (p) => fr`${title(p.card)} n° ${p.monster}`,
  survivor: (p) => Le(p.survivor),
  character: (p) => Le(p.character),
  tile: (p) => (p.is === '' ? `Lieu inconnu ${p.tile}` : capital(names.tile(p.tile, p.is))),
  gear: (p) => fr`${title(p.card)} n° ${p.gear}`,
  card: (p) => title(p.card),
  deck: (p) => capital(names.deck[p.deck]),
  option: (p) => optionIn('fr', p.of, p.n),
  enough: () => 'C’est assez',
  yes: () => 'Oui',
  no: () => 'Non',
  sneak: () => 'Se faufiler',
  noise: () => 'Se laisser remarquer',
  react: (p) => `Réagir avec ${title(p.card)}`,
  pass: () => 'Passer',
  status: (p) => (p.status === 'poison' ? '1 jeton Poison' : title(p.status)),
  discard: (p) => `Défausser ${title(p.card)}`,
  drop: (p) => fr`Défausser l’équipement ${title(p.card)}`,
  resolve: (p) => {
    const monster = fr`${title(p.card)} n° ${p.monster}`;
    if (p.what === 'destroy') return fr`Effet Détruire : ${monster}`;
    return p.what === 'counter' ? fr`Contre : ${monster}` : fr`Panique : ${monster}`;
  },
  give: (p) => `Donner ${title(p.card)}`,
  giveGear: (p) => `Donner l’équipement ${title(p.card)}`,
  ask: (p) => `Demander ${title(p.card)}`,
  askGear: (p) => `Demander l’équipement ${title(p.card)}`,
  offer: () => 'Envoyer l’offre',
  accept: () => 'Accepter l’échange',
  refuse: () => 'Refuser l’échange',
};
