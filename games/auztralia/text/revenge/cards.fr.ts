import type { Effect, EffectOf } from '../../content/revenge/effects.ts';
import { NBSP } from '../typography.ts';
import type { When } from './cards.ts';

const COLON = `${NBSP}:`;
const SEMICOLON = `${NBSP};`;
/** `de 2 espaces`, `d’un espace`. */
const bySpaces = (n: number): string => (n === 1 ? 'd’un espace' : `de ${n} espaces`);
const byHexes = (n: number): string => (n === 1 ? 'd’un hex' : `de ${n} hexes`);
const damages = (n: number): string => (n === 1 ? '1 dégât' : `${n} dégâts`);

/** `Dans un combat avec un Dirigeable :` */
export function whenFr({ deck, with: held, where, units }: When): string {
  const first = deck === 'mythos';
  const fight =
    where === 'attack'
      ? first
        ? 'Dans une attaque'
        : 'À votre prochaine attaque'
      : first
        ? 'Dans un combat'
        : 'À votre prochain combat';
  const force = {
    airship: ' avec un Dirigeable',
    infantry: ' avec de l’Infanterie',
    ground: ' avec une unité autre qu’un Dirigeable',
    any: units > 1 ? ` avec au moins ${units} unités` : '',
  }[held];
  const except = where === 'notPort' ? ', sauf en défense d’un Port' : '';
  return `${fight}${force}${except}${COLON}`;
}

function damage({ sel, n }: EffectOf<'dmg'>): string {
  switch (sel) {
    case 'force':
      return `${damages(n)} à la force, à répartir par son propriétaire`;
    case 'airships':
      return `${damages(n)} aux Dirigeables`;
    case 'stack*':
      return `chaque pile d’unités subit ${damages(n)}, un Avant-Poste aussi${SEMICOLON} un Port n’en subit pas`;
    case 'stack':
      return `${damages(n)} à une pile d’unités autre que les Dirigeables, ou à un Avant-Poste, à votre choix`;
    case 'largest':
      return `${damages(n)} à votre plus grande pile d’unités autre que les Dirigeables`;
  }
}

function elimination({ unit, of }: EffectOf<'kill'>): string {
  if (unit === 'any') return 'ce joueur perd une unité de son choix dans sa Caserne';
  if (unit === 'infantry') return 'l’Infanterie du dessus de la pile est éliminée';
  return of === 'you' ? 'un Dirigeable de votre Caserne est détruit' : 'un Dirigeable est éliminé';
}

function ousted({ sel, n }: EffectOf<'oust'>): string {
  switch (sel) {
    case 'display':
      return n === 1
        ? 'retirez de la partie un Personnage du tableau, à votre choix'
        : `retirez de la partie jusqu’à ${n} Personnages du tableau, à votre choix et l’un après l’autre`;
    case 'rightmost':
      return n === 1
        ? 'le Personnage le plus à droite du tableau quitte la partie'
        : `les ${n} Personnages les plus à droite du tableau quittent la partie`;
    case 'humans':
      return `retirez de la partie ${n === 1 ? 'un Personnage' : `jusqu’à ${n} Personnages`} placés devant des joueurs`;
    case 'you':
      return `retirez de la partie ${n} de vos Personnages, à votre choix`;
  }
}

function time({ sel, n }: EffectOf<'time'>): string {
  switch (sel) {
    case 'purple':
      return `le disque violet recule ${bySpaces(n)}, mais pas au-delà de son espace de départ`;
    case 'human':
      return `avancez le disque d’un joueur ${bySpaces(n)}, mais pas au-delà de 52`;
    case 'humans':
      return `avancez des disques de joueurs, de ${n} espaces en tout au plus, aucun au-delà de 52`;
    case 'you':
      return `votre disque avance ${bySpaces(n)}, mais pas au-delà de 52`;
  }
}

function brought({ level, n, to }: EffectOf<'bring'>): string {
  const unused = `une tuile inutilisée de niveau ${level}`;
  switch (to) {
    case 'freeSpawn':
      return n === 1
        ? `piochez ${unused}, regardez-la et posez-la face cachée sur une tuile Apparition inoccupée`
        : `piochez jusqu’à ${n} tuiles inutilisées de niveau ${level}, regardez-les et posez chacune face cachée sur une tuile Apparition inoccupée différente`;
    case 'spawn':
    case 'levelSpawn':
      return `piochez ${unused} et posez-la face visible sur une tuile Apparition inoccupée ${to === 'spawn' ? 'de n’importe quel niveau' : 'de son niveau ou plus'}`;
    case 'temple':
      return `piochez ${unused} et posez-la face visible auprès d’un Temple face visible de votre choix`;
    case 'closestTemple':
      return `${unused} arrive face visible auprès du Temple face visible le plus proche`;
    case 'closestLevel':
      return n === 1
        ? `${unused} arrive face visible dans l’hex vide le plus proche qui montre un niveau`
        : `${unused} arrive face visible dans chacun des ${n} hexes vides les plus proches qui montrent un niveau`;
    case 'closestValid':
      return `${unused} arrive face visible dans l’hex vide le plus proche de son niveau`;
  }
}

/** A step without a capital and without a full stop. */
export function steps(step: Effect): string {
  switch (step.op) {
    case 'dmg':
      return damage(step);
    case 'back':
      return step.sel === 'unit'
        ? 'une unité de votre choix rentre à la Caserne sans dégât'
        : 'une unité de votre plus grande pile reste à la Caserne pour ce combat';
    case 'immune':
      return step.sel === 'oldOne'
        ? `nommez un Grand Ancien${SEMICOLON} la prochaine carte Grand Ancien ne lui fait aucun dégât`
        : 'la première carte Grand Ancien ne fait aucun dégât aux Grands Anciens';
    case 'sanity':
      return step.defeats
        ? `le joueur qui combat perd ${step.n} Santé Mentale${SEMICOLON} s’il n’en a plus, c’est la Défaite`
        : `vous commencez avec ${step.n} Santé Mentale de moins`;
    case 'raise':
      return 'un Zombie rejoint les Grands Anciens';
    case 'kill':
      return elimination(step);
    case 'lose':
      return step.of === 'human'
        ? `un joueur de votre choix rend à la réserve jusqu’à ${step.n} Or, Fer ou Charbon que vous désignez`
        : `rendez à la réserve ${step.n} Or, Fer ou Charbon de votre choix`;
    case 'strip':
      return 'tout l’Or, le Fer et le Charbon de l’hex le plus proche qui en contient hors de votre réseau retournent à la réserve';
    case 'flip':
      return 'il passe à la face 2';
    case 'tear':
      return step.of === 'human'
        ? `retirez ${step.n} Rails liés d’un joueur dont le disque est avant ${step.below}, aucun ne touchant son Port`
        : `retirez ${step.n} de vos Rails liés, en commençant par le plus éloigné de votre Port`;
    case 'blight':
      return step.sel === 'near'
        ? `ravagez une Ferme à ${step.within} hexes ou moins d’un Grand Ancien face visible`
        : 'votre Ferme productive la plus proche d’un Grand Ancien face visible est ravagée';
    case 'oust':
      return ousted(step);
    case 'time':
      return time(step);
    case 'show':
      if (step.sel === 'closest') return 'le Grand Ancien face cachée le plus proche est retourné';
      return step.n === 1
        ? 'retournez un Grand Ancien face cachée de votre choix'
        : `retournez jusqu’à ${step.n} Grands Anciens face cachée de votre choix`;
    case 'move':
      if (step.sel === 'that')
        return `sauf si c’est un Temple, il avance ${byHexes(step.n)} vers sa cible la plus proche`;
      return step.sel === 'type'
        ? `nommez un type${COLON} chaque Grand Ancien face visible de ce type avance ${byHexes(step.n)}`
        : `chaque Grand Ancien face visible du type le plus nombreux avance ${byHexes(step.n)}${SEMICOLON} les Temples ne comptent pas`;
    case 'healMon':
      if (step.sel === 'highest')
        return 'le Grand Ancien face visible du plus haut niveau perd tous ses dégâts';
      return step.n === 1
        ? 'retirez un cube de dégât des Grands Anciens'
        : `retirez jusqu’à ${step.n} cubes de dégât des Grands Anciens`;
    case 'bring':
      return brought(step);
    case 'recover':
      return step.sel === 'claimed'
        ? `posez un Grand Ancien pris par un joueur face visible sur une tuile Apparition inoccupée de son niveau ou plus${SEMICOLON} ce joueur prend sa valeur en pions de PV`
        : `le Grand Ancien de plus grande valeur que vous avez pris arrive face visible dans l’hex vide le plus proche de son niveau${SEMICOLON} vous prenez sa valeur en pions de PV`;
    case 'spawn':
      return 'posez une tuile Apparition de la réserve dans un hex vide qui montre un niveau et ne touche aucun Port';
    case 'reshuffle':
      return 'mélangez ensemble la pioche et la défausse Mythe';
    case 'draw':
      return `piochez ${step.n} cartes et gardez-en jusqu’à ${step.keep}${SEMICOLON} les autres vont sous la pioche`;
    case 'regrow':
      return 'prenez en main n’importe quelle autre carte de la défausse Mythe';
    case 'exile':
      return 'cette carte quitte la partie';
    case 'again':
      return 'la dernière autre carte sans symbole Combat qui a été défaussée se produit à nouveau';
    case 'revelation':
      return 'une carte Révélation est ajoutée pour chaque espace illuminé qu’il franchira à nouveau, une au moins';
    case 'opt':
      return `ensuite, si vous voulez, ${step.steps.map(steps).join(', et ')}`;
    case 'if':
      return `${step.of === 'human' ? 'nommez un joueur. Si son Port est' : 'si votre Port est'} sur la face 4, ${step.yes.map(steps).join(', et ')}${SEMICOLON} sinon, ${ownLoss(step)}`;
  }
}

/** On a card that happens by itself, the reader is the one who loses. */
const ownLoss = ({ of, no }: EffectOf<'if'>): string =>
  no
    .map((step) =>
      of === 'you' && step.op === 'kill'
        ? 'vous perdez une unité de votre choix dans votre Caserne'
        : steps(step),
    )
    .join(', et ');
