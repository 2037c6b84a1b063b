import { accountsFr } from './accounts.ts';
import type { ServerText } from './troubles.ts';

export const fr: ServerText = {
  ...accountsFr,
  'no-table': () => 'Cette table n’existe pas, ou elle ne vous est pas ouverte.',
  'no-page': () => 'Il n’y a rien à cette adresse.',
  'no-guest': () => 'Le serveur ne vous connaît pas encore : donnez-vous d’abord un nom.',
  'not-your-seat': (p) => `La place ${p.seat + 1} n’est pas la vôtre.`,
  'not-seated': () => 'Seuls ceux qui sont assis à la table peuvent le faire.',
  'not-host': () => 'Seul l’hôte de la table peut le faire.',
  'no-spectators': () => 'Cette table n’admet pas de spectateurs.',
  'seat-taken': (p) => `La place ${p.seat + 1} est prise.`,
  full: () => 'Toutes les places de cette table sont prises.',
  'under-way': () => 'La partie a déjà commencé.',
  'not-over': () => 'On peut demander une revanche quand la partie est finie.',
  closed: () => 'Tout le monde a quitté cette table ; ouvrez-en une autre.',
  ended: () => 'Cette table est close et ne reçoit plus de coups ; on peut encore la regarder.',
  'no-game': (p) => `Il n’y a pas de jeu appelé « ${p.game} » ; il y a ${p.games.join(', ')}.`,
  'no-bot': (p) => `Il n’y a pas de robot appelé « ${p.kind} » ; il y a ${p.kinds.join(', ')}.`,
  config: (p) => `On ne peut pas jouer avec ces options : ${p.problem}.`,
  'seat-count': (p) =>
    `Ces options font une table de ${p.seats} places, mais ${p.given} ont été décrites.`,
  malformed: (p) => `Le message est illisible : ${p.problem}.`,
  'too-deep': (p) =>
    `Le message est imbriqué sur plus de ${p.levels} niveaux, et rien de ce qui est lu ici ne l’est.`,
  'too-large': (p) => `Le message dépasse ${p.bytes} octets.`,
  'too-fast': () => 'C’est trop à la fois ; attendez un instant et réessayez.',
  'cross-site': () => 'La requête vient d’un autre site et n’a pas été exécutée.',
  'not-offered': () => 'Ce serveur ne prévient pas les gens de leur tour de cette façon.',
  'not-public': (p) =>
    `Rien n’est envoyé à ${p.address} : l’adresse doit commencer par https, et son nom ne désigner que des adresses publiques.`,
  'no-mail': (p) =>
    `Aucun courriel n’a pu être envoyé à ${p.address}. Vérifiez que l’adresse est bien écrite.`,
  'no-code': () => 'Il n’y a plus de code à confirmer ; demandez-en un nouveau.',
  'wrong-code': (p) => `Ce n’est pas le code. On peut encore l’essayer ${p.tries} fois.`,
  'no-token': () => 'Ce jeton d’accès n’existe pas ; il est peut-être déjà révoqué.',
  'too-many-tokens': (p) =>
    `Vous avez ${p.most} jetons d’accès, c’est le maximum ; révoquez-en d’abord un.`,
  'too-many-tables': (p) =>
    `Vous avez ${p.most} tables ouvertes ou en cours, et c’est le maximum ; terminez-en ou quittez-en une d’abord.`,
  'too-many-passkeys': (p) =>
    `Vous avez ${p.most} clés d’accès, et c’est le maximum ; retirez-en une d’abord.`,
  'table-full': (p) =>
    `Il s’est passé tant de choses à cette table (${p.most} entrées) que seule la partie continue : on ne revient plus en arrière, et les places restent comme elles sont.`,
  'too-many-bytes': () =>
    'Tant de parties sauvegardées sont venues de votre adresse en une heure qu’aucune autre n’est acceptée ; réessayez plus tard.',
  'token-scope': () =>
    'Un jeton d’accès ne sert qu’à jouer ; c’est à la personne de le demander, depuis la page.',
  'disk-full': () =>
    'Le serveur n’a plus de place pour enregistrer quoi que ce soit : rien n’a été fait. Prévenez la personne qui le gère.',
  'store-failed': () =>
    'Le serveur n’a pas pu l’enregistrer : rien n’a été fait. Réessayez ; si cela dure, prévenez la personne qui le gère.',
  'store-silent': () =>
    'Le registre ne répond pas : il n’est pas certain que ce soit fait. Réessayez dans un instant ; la table montre où elle en est.',
  stuck: () =>
    'Les règles de cette table n’arrivaient pas à leur fin et ont été arrêtées. Rien n’est perdu ; la personne qui gère le serveur doit s’en occuper.',
  'cannot-load': (p) => `Cette table ne peut pas être chargée : ${p.problem}`,
  'other-rules': (p) =>
    `Cette partie a commencé avec la version ${p.from} de ses règles. Avec celle d’aujourd’hui, la version ${p.to}, elle prend un autre cours à la décision ${p.decision}${p.exact ? '' : ', au plus tard'}. Les personnes assises à la table peuvent s’accorder pour reprendre à partir de là, ou pour l’arrêter et l’emporter en fichier.`,
  'same-rules': () =>
    'Cette table se joue avec les règles d’aujourd’hui ; il n’y a rien à décider.',
  'not-all-export': () =>
    'Le fichier révèle ce qui est caché : on l’obtient quand tout le monde à la table veut arrêter la partie.',
  'too-long': () => 'Le serveur y passait trop de temps et a renoncé. Réessayez plus tard.',
  stopping: () => 'Le serveur est sur le point de s’arrêter ; réessayez dans un instant.',
  failed: () => 'Une erreur est survenue sur le serveur, et rien n’a été fait. Réessayez.',
  'insecure-origin': () =>
    'Cette page vient d’une autre machine sans chiffrement, et le navigateur désactive certaines choses : installer la page, jouer hors ligne, copier un lien d’un bouton. Demandez à la personne qui gère le serveur une adresse qui commence par https.',
};
