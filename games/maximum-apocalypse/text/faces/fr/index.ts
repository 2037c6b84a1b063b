import type {
  Clause,
  Condition,
  Face,
  Occasion,
  PassiveWord,
  Range,
} from '../../../content/effects.ts';
import { listed, NBSP } from '../../typography.ts';
import type { FaceLanguage, Scene } from '../phrases.ts';
import { a, monsterOf, ofTypes, plural, range as RANGES, tokens } from './nouns.ts';
import { step, UNTIL } from './steps.ts';

const RANGE: Readonly<Record<Range, string>> = {
  S: 'courte',
  M: 'moyenne',
  L: 'longue',
  A: 'n’importe où',
};

const LABELS: Readonly<Record<Exclude<Clause['on'], 'act*'>, string | null>> = {
  play: null,
  act: 'Action',
  free: 'Action gratuite, 5 fois par tour au plus',
  free1: 'Action gratuite, une fois par tour',
  disc: 'Défausser',
  equip: 'Équiper',
  setup: 'Mise en place',
  start: 'Début de votre tour',
  draw: 'Pioche',
  attack: 'Attaque',
  after: 'Après son attaque',
  destroy: 'Détruire',
  reveal: 'Révéler',
  enter: 'Entrer',
  end: 'Fin',
  stop: 'Stop',
  night: null,
  on: null,
  may: null,
};

const LEADS: Readonly<Record<Exclude<Occasion, 'anyKilled'>, string>> = {
  drawMon: 'quand vous allez piocher un monstre',
  drewMon: 'quand vous avez pioché un monstre',
  hurtByMon: 'quand un monstre vous blesse',
  killed: 'chaque fois que vous tuez un monstre',
  scavAction: 'après votre action Fouiller',
  starving: 'quand vous devenez Affamé',
  insanity: 'quand vous allez piocher une carte Démence',
  phase5: 'avant que votre Faim augmente',
};

function condition(condition: Condition, scene: Scene): string {
  const { not } = condition;
  switch (condition.is) {
    case 'charge': {
      const has = not ? 'n’a pas de jeton' : 'a un jeton';
      return condition.gear === 'this'
        ? `si cette carte ${has}`
        : `si votre ${scene.names.card(condition.gear)} ${has}`;
    }
    case 'gear': {
      const bare = condition.names.map((name) => scene.names.card(name));
      if (not) return `si vous n’avez en jeu ni ${listed(bare, 'ni')}`;
      const names = condition.names.map((name) => a(name, scene.names.card(name)));
      return `si vous avez ${listed(names, 'ou')} en jeu`;
    }
    case 'dog':
      return `si le Chien est ${condition.alive === not ? 'mort' : 'vivant'}`;
    case 'hungerBelow':
      return `si votre niveau de Faim est ${not ? `de ${condition.n} ou plus` : `inférieur à ${condition.n}`}`;
    case 'hpAtMost':
      return `si vous avez ${not ? `plus de ${condition.n} PV` : `${condition.n} PV ou moins`}`;
    case 'posture': {
      const side = condition.side === 'tiger' ? 'du Tigre' : 'de la Grue';
      return `si vous ${not ? 'n’êtes pas' : 'êtes'} en posture ${side}`;
    }
    case 'calm':
      return not
        ? 's’il y a un jeton Monstre ou un monstre engagé sur ce lieu'
        : 's’il n’y a ni jeton Monstre ni monstre engagé sur ce lieu';
    case 'alone':
      return not ? 'si un autre survivant est sur votre lieu' : 'si vous êtes seul sur votre lieu';
    case 'oddTurn':
      return `un tour sur deux${not ? ', à partir du deuxième' : ', à partir du premier'}`;
  }
}

/** Whom a passive bears on: you, or someone in the third person. */
const BEARER: Readonly<Record<Exclude<Face['passives'][number]['on'], 'owner'>, string>> = {
  host: 'son hôte',
  vet: 'le Vétéran',
  dog: 'le Chien',
};
const ofBearer: typeof BEARER = { host: 'de son hôte', vet: 'du Vétéran', dog: 'du Chien' };

const changes = (n: number): string => `${n < 0 ? 'baisse' : 'augmente'} de ${Math.abs(n)}`;
const moreOrLess = (n: number, one: string, many = `${one}s`): string =>
  `${plural(Math.abs(n), one, many)} de ${n < 0 ? 'moins' : 'plus'}`;

function passive(word: PassiveWord, on: Face['passives'][number]['on'], scene: Scene): string {
  /** « vous subissez » or « le Chien subit ». */
  const subject = (yours: string, theirs: string): string =>
    on === 'owner' ? `vous ${yours}` : `${BEARER[on]} ${theirs}`;
  /** « votre limite » or « la limite du Chien ». */
  const whose = (article: string, noun: string): string =>
    on === 'owner' ? `votre ${noun}` : `${article} ${noun} ${ofBearer[on]}`;
  switch (word.word) {
    case 'reduce': {
      const from =
        word.from === null
          ? ''
          : ` de la part ${word.from === 'mon' ? 'des monstres' : ofTypes(word.from)}`;
      const less = on === 'owner' ? 'subissez-en' : 'il en subit';
      return `chaque fois que ${subject('subissez', 'subit')} des dégâts${from}, ${less} ${word.n} de moins`;
    }
    case 'uses':
      return `après ${word.n} fois, défaussez cette carte`;
    case 'cap':
      return `${whose('la', 'limite d’encombrement')} ${changes(word.n)}`;
    case 'stealth':
      return `${whose('le', 'niveau de discrétion')} ${changes(word.n)}`;
    case 'healUp':
      return `chaque fois que ${subject('soignez', 'soigne')} quelqu’un, ${on === 'owner' ? 'rendez' : 'il rend'} ${moreOrLess(word.n, 'PV', 'PV')}`;
    case 'chargeCost':
      return `utiliser un équipement qui dépense des Munitions ou de l’Essence coûte ${moreOrLess(word.n, 'action')}`;
    case 'dmgUp': {
      const near =
        on === 'owner' ? ' aux cibles de votre propre lieu' : ' aux cibles de son propre lieu';
      return `${subject('infligez', 'inflige')} ${moreOrLess(word.n, 'dégât')}${word.shortOnly ? near : ''}`;
    }
    case 'monUp':
      return `la puissance d’attaque de chaque ${monsterOf(word.type)} ${changes(word.n)}`;
    case 'guard':
      return `chaque ${monsterOf(word.type)} à sa portée, lui compris, subit ${moreOrLess(-word.n, 'dégât')}`;
    case 'autoPass':
      return `${subject('réussissez', 'réussit')} sans lancer les dés le Test de chaque ${scene.names.tile(word.tile)}`;
    case 'handLimit':
      return `${whose('la', 'limite de main')} baisse de ${word.n}`;
    case 'noShort':
      return 'les effets à courte portée ne l’atteignent pas';
    case 'noStun':
      return 'on ne peut pas l’assommer';
    case 'autoFail':
      return `${subject('échouez', 'échoue')} à tout test de discrétion, sans lancer les dés`;
    case 'noSneak':
      return `${subject('ne pouvez pas vous', 'ne peut pas se')} faufiler entre les jetons Monstre`;
    case 'doubleVsIdle':
      return 'sa puissance d’attaque est doublée contre un survivant qui n’a pas bougé ce tour-ci';
    case 'shelter':
      return 'si vous étiez ailleurs au début de votre dernier tour, vous ne subissez ici aucun dégât, sauf ceux de la Faim et du Poison';
    case 'lookTwo':
      return `lors de ${on === 'owner' ? 'votre' : 'son'} action Fouiller, regardez les 2 premières cartes, piochez-en une et glissez l’autre sous le deck`;
    case 'missionGear':
      return 'cette carte ne peut jamais être défaussée';
    case 'noTrade':
      return `${subject('ne pouvez pas', 'ne peut pas')} échanger`;
    case 'shunned':
      return `les cartes et les capacités des autres survivants n’ont aucun effet sur ${on === 'owner' ? 'vous' : 'lui'}`;
    case 'rerollSuccess':
      return `quand ${subject('réussissez', 'réussit')} un test de discrétion, relancez une fois${NBSP}: le second jet compte`;
    case 'noDrawAction':
      return `${subject('ne pouvez pas', 'ne peut pas')} faire l’action Piocher`;
    case 'noAbility':
      return `${subject('ne pouvez pas', 'ne peut pas')} utiliser ${on === 'owner' ? 'votre' : 'sa'} capacité spéciale`;
  }
}

export const french: FaceLanguage = {
  flags: {
    drain: { label: 'Absorption', text: 'il récupère autant de PV qu’il inflige de dégâts.' },
    docile: { label: 'Docile', text: 'il ne s’active pas et n’attaque jamais.' },
    stampede: {
      label: 'Panique',
      text: 'blessé mais pas tué, il inflige ses dégâts à tout ce qui est à sa portée, puis s’en prend au survivant le plus proche.',
    },
    item: {
      label: null,
      text: `Objet de mission. Gardez-le en main${NBSP}: il ne peut pas être joué.`,
    },
    vanTile: {
      label: null,
      text: 'Livrez de l’Essence ici sans dépenser d’action, tant que la mission en demande.',
    },
  },
  counter: (range) => ({
    label: `Contre (${RANGE[range]})`,
    text: 'blessé à cette portée mais pas tué, il inflige ses dégâts à l’attaquant.',
  }),
  label: (clause, scene) =>
    clause.on === 'act*'
      ? `Action, ${tokens(scene.charges?.type ?? 'ammo', 1)}`
      : LABELS[clause.on],
  lead: ({ event, type }) => {
    if (event === null) return '';
    if (event !== 'anyKilled') return LEADS[event];
    return type === null
      ? 'quand un monstre est tué'
      : `quand un ${monsterOf(type)} est tué, celui-ci compris`;
  },
  condition,
  step: (effect, scene, inside) => step(effect, scene, inside, condition),
  until: (until) => UNTIL[until],
  times: (n) => (n === 'X' ? ', par jeton dépensé' : `, ${n} fois`),
  plain: (kind, range) => {
    if (kind === 'night') return 'Rien ne se passe.';
    if (kind !== 'monster') return null;
    return range === null
      ? 'Il n’attaque que son hôte.'
      : `Il attaque chaque survivant ${RANGES[range]} ou plus près.`;
  },
  passiveLabel: (words) =>
    words.some(({ word }) => word === 'monUp' || word === 'guard') ? 'Passif, cumulatif' : 'Passif',
  passive,
  afterwards: ', puis ',
  goesOn: 'puis ',
  to: ' pour ',
  youMay: (toDo) => `vous pouvez ${toDo}`,
};
