import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.fr.ts';
import { revenge } from '../revenge/fr.ts';
import { side } from '../typography.ts';

const UNIT = names.unit;
const GOOD = names.good;
const OF_GOOD = { coal: 'du Charbon', iron: 'du Fer', gold: 'de l’Or', phosphate: 'du Phosphate' };
const THE_GOOD = { coal: 'le Charbon', iron: 'le Fer', gold: 'l’Or' };

/** What a seat is asked: an imperative, two short lines on the page at most. */
export const prompts: Catalogue<Auztralia>['prompts'] = {
  variant: () => 'Choisissez une variante pour cette partie',
  port: () => 'Choisissez l’hex de votre Port',
  action: () => 'Choisissez une action',
  'after-action': () => 'Jouez une carte à une seule utilisation, ou terminez',
  track: (p) => {
    if (p.laid > 0) return 'Posez un deuxième Rail, ou arrêtez';
    return p.box === 'rail-plain'
      ? 'Posez un Rail en terrain simple'
      : 'Posez un Rail, tout terrain';
  },
  mine: () => 'Choisissez ce que vous exploitez',
  recruit: () => 'Recrutez un personnage',
  refresh: (p) =>
    p.discarded > 0 ? 'Défaussez encore une carte, ou arrêtez' : 'Défaussez une carte du tableau',
  keep: () => 'Gardez une des cartes que vous voyez',
  exchange: (p) => `Gardez ou échangez ${cards.personality(p.personality)}`,
  receiver: (p) => `Donnez ${cards.personality(p.personality)} à un joueur`,
  buy: () => 'Achetez une Unité Militaire',
  trade: (p) => (p.deals > 0 ? 'Importez ou exportez encore, ou arrêtez' : 'Importez ou exportez'),
  gift: (p) => `Choisissez qui reçoit ${THE_GOOD[p.good]}`,
  farm: (p) => (p.placed > 0 ? 'Placez encore une Ferme, ou arrêtez' : 'Placez une Ferme'),
  attack: (p) =>
    p.time > 0
      ? `Ajoutez des unités, ou attaquez pour ${p.time} PT`
      : 'Choisissez les unités de la force',
  withdrawal: () => 'Restez au combat, ou battez en retraite',
  jones: () => 'Affrontez cette carte, ou battez en retraite',
  damage: (p) =>
    p.left > 1 ? `Placez 1 des ${p.left} dégâts sur une pile` : 'Placez 1 dégât sur une pile',
  neumann: (p) => `Sauvez ${UNIT[p.unit].the}, ou laissez faire`,
  window: (p) =>
    p.when === 'before'
      ? 'Utilisez un personnage avant la carte'
      : 'Utilisez un personnage après la carte',
  alika: () => 'Attaquez sur une Ferme menacée, ou laissez faire',
  davies: () => 'Retournez une tuile Grand Ancien face cachée',
  flounder: () => 'Prenez une unité dans la réserve',
  danger: () => 'Retirez un Temple et tout ce que contient son hex',
  appleseed: (p) =>
    p.restored > 0 ? 'Rétablissez encore une Ferme, ou arrêtez' : 'Rétablissez une Ferme ravagée',
  kitchener: () => 'Prenez une carte du tableau',
  'outback-group': () => 'Choisissez le Grand Ancien à frapper',
  ...revenge.prompts,
};

/** What a seat may answer: nouns and verbs, unlike each other in every question. */
export const choices: Catalogue<Auztralia>['choices'] = {
  variant: (p) => cards.variant(p.variant),
  port: (p) => `Port en ${p.hex}`,
  box: (p) => names.box[p.box],
  play: (p) => `Jouer ${cards.personality(p.personality)}`,
  done: () => 'Terminer',
  track: (p) => `Poser un Rail ${side(p.edge)}`,
  mine: (p) =>
    p.good === 'vp'
      ? `Exploiter le pion de PV en ${p.hex}`
      : `Exploiter ${OF_GOOD[p.good]} en ${p.hex}`,
  recruit: (p) => `Recruter ${cards.personality(p.personality)}`,
  look: () => 'Regarder deux cartes pour 1 Or',
  refresh: () => 'Renouveler le tableau pour 1 Or',
  discard: (p) => `Défausser ${cards.personality(p.personality)}`,
  keep: (p) => `Garder ${cards.personality(p.personality)}`,
  exchange: (p) => `Prendre plutôt ${cards.personality(p.personality)}`,
  give: (p, t) => `Donner à ${t.seat(p.seat)}`,
  buy: (p) => `Acheter ${names.count(p.count, UNIT[p.unit])}`,
  import: (p) => `Importer 1 ${GOOD[p.good]}`,
  export: (p) => `Exporter 1 ${GOOD[p.good]}`,
  farm: (p) => `Ferme de ${names.farm[p.type]} en ${p.hex}`,
  join: (p) => `Ajouter 1 ${UNIT[p.unit].one}`,
  attack: (p) => `Attaquer l’hex ${p.hex}`,
  stay: () => 'Rester',
  withdraw: (p) => {
    if (p.part === 'all') return 'Retirer toutes les unités';
    return p.part === 'airships' ? 'Retirer les Dirigeables' : 'Retirer tout sauf les Dirigeables';
  },
  damage: (p) => `Placer sur ${names.stack[p.unit].the}`,
  rescue: (p) => `Sauver ${UNIT[p.unit].the}`,
  strike: (p) => `Frapper ${cards.tile(p.tile)} avec ${cards.personality(p.personality)}`,
  sacrifice: (p) => `Sacrifier 1 ${names.stack[p.unit].one} pour frapper ${cards.tile(p.tile)}`,
  repair: (p) => `Ôter 1 dégât ${names.stack[p.unit].of}`,
  defend: (p) => `Attaquer sur la Ferme en ${p.hex}`,
  way: (p) => `Aller en ${p.hex}`,
  uncover: (p) => {
    if (p.tile !== undefined) return `Retourner ${cards.tile(p.tile)} en ${p.hex}`;
    if (p.place === undefined) return `Retourner la tuile en ${p.hex}`;
    return `Retourner la tuile ${p.place + 1} en ${p.hex}, de niveau ${p.back}`;
  },
  enlist: (p) => `Prendre 1 ${UNIT[p.unit].one}`,
  raze: (p) => `Retirer ${cards.tile(p.tile)}`,
  restore: (p) => `Rétablir la Ferme en ${p.hex}`,
  bombard: (p) => `Frapper ${cards.tile(p.tile)}`,
  ...revenge.choices,
};
