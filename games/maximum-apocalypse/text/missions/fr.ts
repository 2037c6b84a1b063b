import { standardContent } from '../../content/index.ts';
import type { BossPlan, Cause, Goal, Mission, MissionStep } from '../../content/types.ts';
import { names } from '../names.fr.ts';
import { capital, fr, listed } from '../typography.ts';
import type { BriefingWords } from './briefing.ts';

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'] as const;
const word = (n: number): string => WORDS[n] ?? String(n);

const TILE_IDS = new Map(standardContent.tiles.map((tile) => [tile.en, tile.id]));
const tile = (en: string) => names.noun(TILE_IDS.get(en) ?? en);

/** With its preposition: au Van, à l’Hôpital. */
function at(mission: Mission, where: string): string {
  if (where === 'START') return tile(mission.start).to;
  if (where === 'markers') return 'sur un lieu marqué';
  const marker = /^marker (\d+)$/.exec(where)?.[1];
  return marker === undefined ? tile(where).to : `sur le lieu du marqueur ${marker}`;
}

const bossName = (plan: BossPlan | undefined): string => {
  if (plan === undefined) return 'le boss';
  return plan.id === null ? `le boss ${names.type[plan.type]}` : names.noun(plan.id).the;
};
const aBoss = (mission: Mission, plan: BossPlan, which: number): string => {
  if (plan.id !== null) return names.noun(plan.id).the;
  const another = mission.bosses.slice(0, which).some(({ type }) => type === plan.type);
  return `${another ? 'l’autre' : 'un'} boss ${names.type[plan.type]}`;
};

/** Marcheurs Zombies: every word of the name takes its s. */
const plurals = (ids: readonly string[]): string => {
  const kinds = ids.map((id) => names.title(id).replace(/ \(.*\)$/, ''));
  const many = [...new Set(kinds)].map((kind) => kind.replace(/(\p{L})(?= |$)/gu, '$1s'));
  return listed(many, 'ou');
};

/** What a step of an event does to the survivor concerned: the verb, and the rest. */
function doing(mission: Mission, step: MissionStep): readonly [verb: string, rest: string] {
  switch (step.op) {
    case 'boss':
      return ['pioche', bossName(mission.bosses[step.which])];
    case 'give':
      return ['reçoit', names.goods(step.n, step.family)];
    case 'scientist':
      return ['emmène', 'le Scientifique, en jeu'];
    case 'timer':
      return [
        'lance',
        fr`le compte à rebours : encore ${word(step.rounds)} manches complètes, puis c’est perdu`,
      ];
    case 'testForScientist':
      return [
        'fait',
        fr`un Test. Réussite : le Scientifique est vivant, une action suffit pour l’emmener de là. Échec avec le Carnet poussiéreux en main : le message est noté. Échec sans lui : c’est perdu`,
      ];
    case 'insanity':
      return ['pioche', step.n === 1 ? 'une carte Démence' : `${step.n} cartes Démence`];
  }
}

/** The steps of an event in one sentence; a verb is not said twice in a row. */
function happens(mission: Mission, steps: readonly MissionStep[]): string {
  const done = steps.map((step) => doing(mission, step));
  return listed(
    done.map(([verb, rest], i) => (done[i - 1]?.[0] === verb ? rest : `${verb} ${rest}`)),
    'et',
  );
}

function cause(mission: Mission, on: Cause): string {
  switch (on.cause) {
    case 'enter':
      return `le premier survivant qui entre ${tile(on.tile).to}`;
    case 'reveal':
      return `celui qui révèle ${tile(on.tile).the}, même de loin,`;
    case 'revealMarker':
      return `celui qui révèle le lieu du marqueur ${on.marker}, même de loin,`;
    case 'visit':
      return `le premier survivant qui s’arrête au marqueur ${on.marker}`;
    case 'work':
      return `celui qui achève le travail ${at(mission, on.at)}`;
    case 'seal':
      return `celui qui brise le ${['premier', 'deuxième', 'troisième'][on.nth - 1] ?? `${on.nth}e`} sceau`;
  }
}

function goal(mission: Mission, held: Goal): string {
  switch (held.goal) {
    case 'fuel':
      return `Livrez ${held.n} Essence au Van.`;
    case 'gather':
      return `Réunissez tous les survivants encore en vie ${at(mission, held.at)}.`;
    case 'deliver': {
      const price = held.act ? ', pour 1 action chaque fois' : '';
      return `Livrez ${names.goods(held.n, held.family)} ${at(mission, held.at)}${price}.`;
    }
    case 'work':
      return `Faites ${held.n} actions de mission ${at(mission, held.at)}.`;
    case 'escort':
      return `Amenez le Scientifique ${at(mission, held.at)}.`;
    case 'kill': {
      if (held.ids.includes('boss')) return `Tuez ${word(held.n)} boss.`;
      const [only] = held.ids;
      const found = standardContent.monsters.find((card) => card.id === only);
      if (found?.boss && only !== undefined) return `Tuez ${names.noun(only).the}.`;
      return `Tuez ${held.n} ${plurals(held.ids)}.`;
    }
    case 'clear':
      return `Ne laissez aucun jeton Monstre sur le lieu du marqueur ${held.marker}.`;
    case 'unmarked':
      return mission.works.length > 0
        ? `Brisez les ${word(held.n)} sceaux.`
        : `Faites sauter ${word(held.n)} marqueurs à la Dynamite.`;
    case 'razed':
      return `Détruisez ${word(held.n)} lieux marqués à la Méga-dynamite.`;
    case 'revealAll':
      return 'Révélez tous les lieux.';
    case 'noEngaged':
      return 'Plus personne ne doit avoir de monstre engagé.';
    case 'message':
      return 'Notez le message.';
    case 'or':
      return held.goals
        .map((one) => goal(mission, one).replace(/\.$/, ''))
        .map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)))
        .join(', ou ')
        .concat('.');
  }
}

const NEEDS = {
  nothing: '',
  journal: ', le Carnet poussiéreux en main',
  deliveries: ', une fois tout livré là',
  untokened: ', tant qu’aucun jeton Monstre ne s’y trouve',
  scientistAlive: ', si le Scientifique est vivant',
} as const;

export const french: BriefingWords = {
  start: ({ layout, start, second }) => {
    const where =
      layout === 'centre'
        ? `Vous commencez ${tile(start).to}, au milieu de la carte.`
        : layout === 'long'
          ? `Vous commencez ${tile(start).to}, au bout ouest d’une longue carte.`
          : `Vous commencez ${tile(start).to}, au bord de la carte.`;
    return second === null
      ? where
      : `${where} ${capital(tile(second).the)} est face visible à l’autre bout.`;
  },
  far: (_, name, steps) => `${capital(tile(name).the)} est à ${word(steps)} pas de vous au moins.`,
  gate: (name, second) =>
    `${capital(tile(name).the)} n’est jamais sur le seul chemin vers ${tile(second).the}.`,
  markers: ({ markers, start }) => {
    if (markers === null) return null;
    const one = markers.count === 1;
    const what = one
      ? 'Le marqueur 1 est'
      : `Les marqueurs ${markers.count === 2 ? '1 et 2' : `1 à ${markers.count}`} sont`;
    const far =
      markers.fromStart === 0
        ? []
        : [`à ${word(markers.fromStart)} pas au moins ${tile(start).of}`];
    const apart =
      one || markers.apart === 0
        ? []
        : [
            `à ${word(markers.apart)} pas au moins ${markers.count === 2 ? 'l’un de l’autre' : 'les uns des autres'}`,
          ];
    const where = [...far, ...apart];
    const tokens = markers.tokens === 0 ? '' : `, avec ${markers.tokens} jetons Monstre sur chacun`;
    return `${what} ${where.length === 0 ? 'sur n’importe quel lieu face cachée' : listed(where, 'et')}${tokens}.`;
  },
  boss: (mission, plan, which) => {
    const who = capital(aBoss(mission, plan, which));
    switch (plan.place) {
      case 'aside':
        return `${who} est mis de côté.`;
      case 'bottom':
        return `${who} est mélangé à ${plan.n} monstres et glissé sous le deck Monstre.`;
      case 'half':
        return `${who} est mélangé à la moitié inférieure du deck Monstre.`;
      case 'deck':
        return `${who} est mélangé au deck Monstre.`;
      case 'under':
        return `${who} est la dernière carte du deck Monstre.`;
    }
  },
  scientist: (where) =>
    where === 'none'
      ? null
      : where === 'aside'
        ? 'Le Scientifique est mis de côté.'
        : 'L’un de vous, à votre choix, commence avec le Scientifique en jeu.',
  sharedFuel: (n) => `Partagez-vous ${word(n)} cartes Essence comme vous voulez, en jeu.`,
  quietStart: 'Personne ne pioche de monstre au départ.',
  fallout: fr`Sur un total d’apparition de 7, révélez un lieu face cachée au bord de la carte ; quand il n’y en a plus, retirez-en un où personne ne se trouve.`,
  vanClosed: 'On ne peut rien livrer au Van.',
  mixed: 'Les deux decks Monstre sont mélangés ensemble.',
  insanity: 'La Démence est en jeu.',
  work: (mission, { at: where, n, needs }) =>
    fr`${capital(at(mission, where))}, vous pouvez faire des actions de mission${NEEDS[needs]} : ${n === 1 ? 'une suffit' : `il en faut ${word(n)}`}.`,
  event: (mission, on, steps) => `${capital(cause(mission, on))} ${happens(mission, steps)}.`,
  goal,
};
