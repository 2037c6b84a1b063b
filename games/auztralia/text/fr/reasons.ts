import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.fr.ts';
import { revenge } from '../revenge/fr.ts';
import { capital, side } from '../typography.ts';

const UNIT = names.unit;
const NONE_OF = { coal: 'de Charbon', iron: 'de Fer', gold: 'd’Or' };
/** None of a unit: aucune Infanterie, aucun Dirigeable. */
const noUnit = (unit: keyof typeof UNIT): string =>
  `${UNIT[unit].a.startsWith('une') ? 'aucune' : 'aucun'} ${UNIT[unit].one}`;

/** The distance that the rules give where no line leads anywhere. */
const NO_LINE = 99;

/** What is in the way, in an Old One hex. */
const stands = (p: { readonly hex: number; readonly asleep: boolean }): string =>
  p.asleep ? `Quelque chose dort en ${p.hex}.` : `Un Grand Ancien se tient en ${p.hex}.`;

/** Why not: the fact, and what would help. */
export const reasons: Catalogue<Auztralia>['reasons'] = {
  'port.taken': (p, t) =>
    `${t.seat(p.seat)} occupe déjà l’hex ${p.hex}. Un hex ne reçoit qu’un Port.`,
  'port.tooClose': (p, t) =>
    `${t.seat(p.seat)} a son Port à ${p.distance} seulement de l’hex ${p.hex}. Deux Ports gardent une distance d’au moins ${p.least}.`,
  'box.noCube': () => 'Il n’y a plus de cube dans votre QG. Reprenez d’abord vos cubes.',
  'box.noGold': (p) =>
    `Les cubes déjà dans cette case la font coûter ${p.gold} Or, plus que vous n’avez. Reprenez d’abord vos cubes.`,
  'rail.taken': (p, t) =>
    `${t.seat(p.seat)} a déjà un Rail sur ${side(p.edge)}. Un côté d’hex n’en porte qu’un.`,
  'rail.oldOne': (p) =>
    `${stands(p)} Un Rail ne finit jamais dans un hex de Grand Ancien, face visible ou face cachée.`,
  'rail.hills': (p) =>
    `L’hex ${p.hex} est de Collines. Il faut la case ${names.box['rail-any']} pour les toucher.`,
  'rail.noClearLine': (p) =>
    `Des Grands Anciens coupent la ligne de votre Port à ${side(p.edge)}. Un nouveau Rail demande une ligne dégagée.`,
  'rail.closedBorder': (p) =>
    `L’hex ${p.hex} contient un Rail ou le Port de l’autre joueur. Avec ${cards.variant('closed-borders')}, aucun nouveau Rail ne peut y toucher.`,
  'rail.noGoods': () =>
    'Les Rails coûtent 1 Charbon et 1 Fer, et vous n’avez pas les deux. Exploitez ou importez ce qui manque.',
  'rail.noTracks': () => 'Tous vos Rails sont déjà sur le plateau.',
  'rail.nowhere': (p) =>
    p.box === 'rail-plain'
      ? `Aucun côté d’hex près de votre réseau ne peut recevoir un Rail en terrain simple. La case ${names.box['rail-any']} en trouve peut-être un.`
      : 'Aucun côté d’hex près de votre réseau ne peut recevoir un Rail.',
  'mine.oldOne': (p) => `${stands(p)} Un hex de Grand Ancien ne s’exploite pas.`,
  'mine.noClearLine': (p) =>
    `Des Grands Anciens coupent la ligne de votre Port à l’hex ${p.hex}. La Mine demande une ligne dégagée.`,
  'mine.nothing': () =>
    'Aucun hex relié à votre Port par une ligne dégagée n’a rien à exploiter. Posez des Rails vers un gisement.',
  'recruit.nobody': () => 'Il n’y a plus personne à recruter pour ce que vous pouvez payer.',
  'recruit.refreshedOnce': () => 'Le tableau ne se renouvelle qu’une fois par action.',
  'recruit.nothingToDiscard': () => 'Le tableau est vide, il n’y a rien à défausser.',
  'recruit.deckEmpty': () => 'La pioche des personnages est vide. Prenez une carte du tableau.',
  'recruit.noGold': () => 'Cela coûte 1 Or, et il ne vous en reste pas.',
  'buy.none': (p) =>
    p.left === 0
      ? `Il ne reste ${noUnit(p.unit)} dans la réserve.`
      : `Il ne reste que ${names.count(p.left, UNIT[p.unit])} dans la réserve.`,
  'buy.noGold': (p) =>
    `${capital(UNIT[p.unit].the)} coûte ${p.cost} Or, et vous en avez ${p.gold}.`,
  'buy.nothing': (p) => `Avec ${p.gold} Or, vous ne pouvez acheter aucune unité de la réserve.`,
  'trade.noSupply': (p) => `Il n’y a plus ${NONE_OF[p.good]} dans la réserve.`,
  'trade.noGood': (p) => `Vous n’avez pas ${NONE_OF[p.good]} à exporter.`,
  'trade.nothing': () => 'Il n’y a rien à importer, et rien que vous puissiez exporter.',
  'farm.terrain': (p) =>
    `Le terrain de l’hex ${p.hex} ne convient pas à une Ferme de ${names.farm[p.type]}. Prenez un autre type ou un autre hex.`,
  'farm.typeUsed': (p) =>
    `Cette action a déjà placé sa Ferme de ${names.farm[p.type]}. Prenez un autre type.`,
  'farm.noneLeft': (p) => `Toutes vos Fermes de ${names.farm[p.type]} sont déjà sur le plateau.`,
  'farm.resources': (p) => `L’hex ${p.hex} contient encore des ressources. Exploitez-les d’abord.`,
  'farm.token': (p) => `L’hex ${p.hex} contient encore un pion de PV. Exploitez-le d’abord.`,
  'farm.farm': (p) => `L’hex ${p.hex} contient déjà une Ferme.`,
  'farm.port': (p) => `L’hex ${p.hex} contient un Port, sans place pour une Ferme.`,
  'farm.oldOne': (p) => `${stands(p)} Une Ferme ne partage pas son hex avec un Grand Ancien.`,
  'farm.noClearLine': (p) =>
    `Des Grands Anciens coupent la ligne de votre Port à l’hex ${p.hex}. Une nouvelle Ferme demande une ligne dégagée.`,
  'farm.nowhere': () =>
    'Aucun hex libre relié à votre Port par une ligne dégagée ne convient à une de vos Fermes. Posez des Rails ou videz un gisement.',
  'attack.noUnits': (p) =>
    `La force est vide, personne n’attaque l’hex ${p.hex}. Ajoutez d’abord une unité.`,
  'attack.noneLeft': (p) => `Votre Caserne n’a plus ${noUnit(p.unit)}.`,
  'attack.train': (p) =>
    `Aucune ligne dégagée ne mène à l’hex ${p.hex}, et un ${UNIT.train.one} ne quitte jamais les rails.`,
  'attack.tooFar': (p) =>
    p.distance >= NO_LINE
      ? `Vous n’avez plus de ligne dégagée d’où attaquer l’hex ${p.hex}.`
      : `L’hex ${p.hex} est à ${p.distance} de votre ligne dégagée, et cette force va à ${p.range} hors des rails. Prenez des unités à plus longue portée.`,
  'attack.blocked': (p) =>
    `Un autre Grand Ancien se tient entre votre ligne et l’hex ${p.hex}. Seuls des Dirigeables sans autre unité passent au-dessus.`,
  'attack.reachesNothing': (p) =>
    `Avec une portée de ${p.range}, ${UNIT[p.unit].the} laisserait la force sans aucune cible.`,
  'attack.emptyBarracks': () => 'Votre Caserne est vide. Achetez d’abord une unité.',
  'attack.nothingInReach': () =>
    'Aucun Grand Ancien n’est à portée de vos unités. Posez des Rails vers l’un d’eux.',
  'damage.airship': () =>
    'Un dégât violet va toujours sur une autre unité. Le Dirigeable ne prend que les dégâts marqués de son signe.',
  'window.used': (p) =>
    `${cards.personality(p.personality)} a déjà servi dans ce combat, et ne sert qu’une fois.`,
  'window.needs': (p) =>
    p.unit === 'any'
      ? `${cards.personality(p.personality)} demande au moins une unité dans la force.`
      : `${cards.personality(p.personality)} demande ${UNIT[p.unit].a} dans la force.`,
  'window.afterCard': (p) => `${cards.personality(p.personality)} ne sert qu’après une carte.`,
  'window.undamaged': (p) => `Il n’y a aucun dégât à ôter ${names.stack[p.unit].of}.`,
  'window.destroyed': (p) =>
    `${capital(cards.tileNoun(p.tile).the)} a déjà reçu tous ses dégâts. Frappez un autre Grand Ancien.`,
  'alika.fought': () => 'Vous avez déjà combattu pour votre Port dans cette activation.',
  'alika.outOfTime': () =>
    `Votre disque est hors du temps, ${cards.personality('alika')} ne peut pas attaquer.`,
  'alika.outOfReach': (p) => `Aucune de vos unités n’atteint l’hex ${p.hex}.`,
  'oneUse.noEffect': (p) =>
    `${cards.personality(p.personality)} ne pourrait rien faire à présent. Gardez la carte pour plus tard.`,
  'config.soloNeedsLevel': () => 'Un joueur seul joue toujours à un niveau solo. Choisissez-en un.',
  'config.levelIsSolo': () => 'Les niveaux solo sont pour un seul joueur.',
  'config.objectiveIsSolo': () => 'Les objectifs solo sont pour un seul joueur.',
  'config.variantsAreForTwo': () => 'Les cartes de variante sont pour deux joueurs exactement.',
  'config.coopNeedsTwo': () => 'La coopération demande au moins deux joueurs.',
  ...revenge.reasons,
};
