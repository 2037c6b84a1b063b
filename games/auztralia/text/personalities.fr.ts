import type { PersonalityId } from '../content/types.ts';
import { NBSP } from './typography.ts';

const ALWAYS = `Toujours${NBSP}:`;
const TURN = `À votre tour${NBSP}:`;
const GONE = 'La carte quitte alors la partie.';
const END = `À la fin${NBSP}:`;
/** A striker, with what has to be in the force. */
const strikes = (needs: string): string =>
  `Une fois par combat, avant ou après une carte, avec ${needs} dans la force${NBSP}: 1 dégât à un Grand Ancien du combat.`;

/** What each personality does and when, in a sentence or two. */
export const effects: Readonly<Record<PersonalityId, string>> = {
  davies: `${TURN} retournez deux tuiles Grand Ancien face cachée où que ce soit et prenez 2 PV en pions. ${GONE}`,
  castro: `${ALWAYS} un Grand Ancien qui entre dans votre Ferme productive subit 2 dégâts. Si tous ceux qui entrent meurent, la Ferme est sauvée.`,
  proust: `${ALWAYS} il faut 3 dégâts pour éliminer un de vos Véhicules Blindés.`,
  kneebone: `${ALWAYS} vos unités vont 1 hex plus loin hors des rails. Les Trains ne les quittent toujours pas.`,
  milligan: strikes('de l’Artillerie'),
  krupp: `${ALWAYS} il faut 4 dégâts pour éliminer un de vos Trains Blindés.`,
  flounder: `${TURN} prenez gratuitement une unité dans la réserve. ${GONE}`,
  khouri: strikes('au moins une unité'),
  jones: `Une fois par combat, après avoir vu une carte et avant qu’elle s’applique${NBSP}: battez en retraite comme vous voulez. Pas dans votre Port.`,
  jago: `${ALWAYS} vous commencez chaque combat avec 1 Santé Mentale de plus.`,
  krauss: `${ALWAYS} votre action Ferme peut contenir deux Fermes d’un même type, trois Fermes en tout.`,
  danger: `${TURN} retirez un Temple face visible et tous les Grands Anciens de son hex, sans PV. ${GONE}`,
  mcdonald: `${TURN} prenez 2 Charbon, 2 Fer et 2 Or. ${GONE}`,
  cassan: `${TURN} placez une ou deux Fermes de types différents sans temps, avec 1 Or pour chacune. ${GONE}`,
  neumann: `Une fois par combat, quand vous perdez une unité${NBSP}: elle rentre à la Caserne.`,
  takanashi: `Une fois par combat, avant ou après une carte${NBSP}: sacrifiez une unité de la force pour 2 dégâts à un Grand Ancien du combat.`,
  bones: `${ALWAYS} exploiter du Charbon, du Fer ou de l’Or en donne 1 de plus.`,
  karpov: `${ALWAYS} chaque Grand Ancien sur votre Port subit 2 dégâts avant la première carte.`,
  appleseed: `${TURN} rendez productives une ou deux de vos Fermes ravagées, là où il n’y a pas de Grand Ancien. ${GONE}`,
  verne: strikes('un Dirigeable'),
  alika: `${ALWAYS} les Grands Anciens s’arrêtent sur votre Ferme productive. Après leur mouvement, vous pouvez y faire une attaque pour la sauver.`,
  kitchener: `${TURN} prenez une carte du tableau. ${GONE}`,
  carter: `${TURN} prenez 4 Charbon. ${GONE}`,
  'outback-group': `${TURN} 2 dégâts à un Grand Ancien face visible où qu’il soit. ${GONE}`,
  blackstock: `${TURN} prenez 4 Or. ${GONE}`,
  singh: strikes('un Véhicule Blindé'),
  caprotti: `Une fois par combat, après une carte${NBSP}: ôtez 1 dégât d’une unité encore dans la force.`,
  johnson: `${END} 1 PV par tuile Grand Ancien que vous avez prise.`,
  merino: `${END} 1 PV par Ferme de Moutons productive à vous.`,
  bradshaw: `${END} 1 PV pour trois Rails à vous.`,
  sweet: `${END} 1 PV par Ferme de Maïs productive à vous.`,
  guyonne: `${ALWAYS} vos attaques coûtent 1 PT de moins, mais au moins 1.`,
  mcguire: `${END} 1 PV par Ferme de Bétail productive à vous.`,
  brassey: `${TURN} posez un ou deux Rails sur tout terrain pour 1 Charbon et 1 Fer, sans temps. ${GONE}`,
  quilla: `${TURN} prenez 4 Fer. ${GONE}`,
  xiang: `${ALWAYS} il faut 3 dégâts pour éliminer un de vos Dirigeables.`,
};
