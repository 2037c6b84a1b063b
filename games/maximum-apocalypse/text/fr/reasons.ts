import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../../rules/kit.ts';
import { names } from '../names.fr.ts';
import { capital, fr } from '../typography.ts';

const le = (id: string): string => names.noun(id).the;
const Le = (id: string): string => capital(le(id));
const { source, title } = names;

export const reasons: Catalogue<Maximum>['reasons'] = {
  'act.none': () => 'Vous n’avez plus d’action pour ce tour.',
  'act.left': (p) =>
    fr`Il vous reste ${names.actions(p.left)} possible${p.left === 1 ? '' : 's'} : il faut faire les quatre.`,
  'draw.empty': () => 'Votre deck Survivant est vide.',
  'draw.forbidden': (p) =>
    `${title(p.card)} interdit l’action Piocher tant que vous n’en êtes pas guéri.`,
  'play.item': (p) => fr`${title(p.card)} ne se joue pas : c’est la mission qui en a besoin.`,
  'play.impossible': (p) => `${title(p.card)} n’aurait rien sur quoi agir en ce moment.`,
  'play.condition': (p) => `Ce que demande ${title(p.card)} n’est pas réuni en ce moment.`,
  'play.copy': (p) =>
    fr`Vous avez déjà ${title(p.card)} en jeu ; le second exemplaire attend dans votre main.`,
  'play.cost': (p) => `Vous ne pouvez pas payer ce que coûte ${title(p.card)}.`,
  'use.charges': (p) => fr`${source(p.card)} est à vide : rechargez d’abord.`,
  'use.actions': (p) =>
    fr`${source(p.card)} demande ${names.actions(p.needed)} ; il vous en reste ${p.left}.`,
  'use.impossible': (p) => `${source(p.card)} n’aurait rien sur quoi agir en ce moment.`,
  'use.condition': (p) => `Ce que demande ${source(p.card)} n’est pas réuni en ce moment.`,
  'use.limit': (p) => `${source(p.card)} ne peut plus servir ce tour-ci.`,
  'ability.starving': () => fr`Pas de capacité spéciale quand on est Affamé : mangez d’abord.`,
  'ability.forbidden': (p) =>
    `${title(p.card)} vous prive de votre capacité spéciale tant que vous n’en êtes pas guéri.`,
  'scavenge.done': (p) => fr`${p.tile} a déjà été fouillé ce tour-ci ; un autre lieu peut l’être.`,
  'scavenge.empty': (p) => `Le ${names.deck[p.deck]} est vide et le restera.`,
  'swap.done': () => 'Vous avez déjà fait cet échange de cartes ce tour-ci.',
  'swap.cards': (p) => fr`Il faut 2 cartes Survivant ; vous en avez ${p.held}.`,
  'trade.done': () => 'Vous avez déjà fait un échange ce tour-ci.',
  'trade.far': (p) => `${Le(p.with)} n’est pas sur votre lieu.`,
  'trade.forbidden': (p) => `${title(p.card)} interdit les échanges tant qu’on n’en est pas guéri.`,
  'trade.nothing': (p) => `Il n’y a rien que vous puissiez échanger avec ${le(p.with)}.`,
  'trade.copy': (p) => fr`Cela ferait un second exemplaire en jeu : ${title(p.card)}.`,
  'trade.handFull': (p) => `${Le(p.who)} aurait plus de cartes que la limite de main.`,
  'deliver.enough': (p) => fr`La mission n’en veut plus ici : ${title(p.card)}.`,
  'pick.full': () => 'Votre main est pleine.',
  'offer.empty': () => 'Mettez au moins une carte dans l’échange.',
  'work.needs': (p) => {
    if (p.needs === 'journal') return 'Il vous faut le Carnet poussiéreux en main.';
    if (p.needs === 'deliveries') return 'Il faut d’abord livrer ici tout ce que veut la mission.';
    return p.needs === 'untokened'
      ? 'Pas tant qu’il y a ici des jetons Monstre.'
      : 'Personne ne sait encore si le Scientifique est en vie.';
  },
  'work.done': () => 'Ici, le travail est fini.',
  'option.impossible': () => 'Vous n’avez rien avec quoi faire cela.',
  'share.even': (p) =>
    `Les attaquants se partagent à égalité, et ${le(p.character)} en a déjà pris davantage.`,
  'config.gothic': () => fr`Cela fait partie de Gothic Horrors : activez l’extension.`,
  'config.soloIsForOne': () => 'Deux survivants pour un seul joueur, c’est pour jouer en solo.',
  'config.closedNeedsTwo': () => 'Les mains cachées demandent au moins deux joueurs.',
  'config.ambushBox': (p) => `La mission laisse ${names.cards(p.left)} Embuscade dans la boîte.`,
  'config.emptyBox': (p) => `La mission laisse ${names.cards(p.left)} Mains vides dans la boîte.`,
  'config.ambushTooMany': () =>
    'On peut ajouter au plus 6 cartes Embuscade et Mains vides en tout.',
  'config.bigMapBox': (p) =>
    `La mission laisse ${p.left} ${p.left < 2 ? 'tuile' : 'tuiles'} dans la boîte.`,
};
