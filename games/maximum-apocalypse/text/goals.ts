import type { Language } from '@incognita/kernel';
import { standardContent } from '../content/index.ts';
import type { Goal, Mission } from '../content/types.ts';
import { names as en } from './names.en.ts';
import { names as fr } from './names.fr.ts';
import type { Names } from './names.ts';
import { capital, curly, fr as f, listed } from './typography.ts';

const MISSIONS: ReadonlyMap<number, Mission> = new Map(
  standardContent.missions.map((mission) => [mission.no, mission]),
);
/** A tile by its English name, as missions ask for it: the id of one copy. */
const TILE_IDS = new Map(standardContent.tiles.map((tile) => [tile.en, tile.id]));

const NAMES: Readonly<Record<Language, Names>> = { en, fr };

/** The title of a mission. */
export const missionTitle = (language: Language, no: number): string =>
  curly(MISSIONS.get(no)?.[language] ?? String(no));

/** Title and difficulty, as a list of missions shows them. */
export function missionLine(language: Language, no: number): string {
  const mission = MISSIONS.get(no);
  if (!mission) return String(no);
  return `${no}. ${missionTitle(language, no)} (${NAMES[language].difficulty[mission.difficulty]})`;
}

/** One condition of victory, by its number on the mission card. */
export function goalText(language: Language, no: number, goal: number): string {
  const held = MISSIONS.get(no)?.win[goal];
  if (!held) return String(goal + 1);
  return capital(language === 'en' ? inEnglish(held) : inFrench(held));
}

/** Where something has to be done: the noun of a tile, the start tile, or a marker. */
const markerOf = (at: string): string | null => /^marker (\d+)$/.exec(at)?.[1] ?? null;

function placeEn(at: string): string {
  if (at === 'START') return 'the start tile';
  const marker = markerOf(at);
  return marker === null ? `the ${at}` : `marker ${marker}`;
}

/** With its preposition: au Van, à l’Hôpital, au marqueur 1. */
function placeFr(at: string): string {
  if (at === 'START') return 'sur la tuile de départ';
  const marker = markerOf(at);
  if (marker !== null) return `au marqueur ${marker}`;
  const id = TILE_IDS.get(at);
  return id === undefined ? at : fr.noun(id).to;
}

/** Monsters by kind, each once: two copies may bear one name. */
const kinds = (ids: readonly string[], of: Names): readonly string[] => [
  ...new Set(ids.map((id) => of.title(id).replace(/ \(.*\)$/, ''))),
];

function inEnglish(goal: Goal): string {
  switch (goal.goal) {
    case 'fuel':
      return `${goal.n} Fuel delivered to the Van`;
    case 'gather':
      return `all survivors on ${placeEn(goal.at)}`;
    case 'deliver':
      return `${en.goods(goal.n, goal.family)} delivered to ${placeEn(goal.at)}`;
    case 'work':
      return `${en.actions(goal.n)} spent on the mission at ${placeEn(goal.at)}`;
    case 'escort':
      return `the Scientist brought to ${placeEn(goal.at)}`;
    case 'kill':
      return goal.ids.includes('boss')
        ? `${goal.n} bosses killed`
        : `${goal.n} × ${listed(kinds(goal.ids, en), 'or')} killed`;
    case 'clear':
      return `no token left on marker ${goal.marker}`;
    case 'unmarked':
      return `${goal.n} markers removed`;
    case 'razed':
      return `${goal.n} marked tiles destroyed`;
    case 'revealAll':
      return 'every tile revealed';
    case 'noEngaged':
      return 'no monster engaged with anybody';
    case 'message':
      return 'the message noted';
    case 'or':
      return listed(goal.goals.map(inEnglish), 'or');
  }
}

function inFrench(goal: Goal): string {
  switch (goal.goal) {
    case 'fuel':
      return `${goal.n} Essence livrées au Van`;
    case 'gather':
      return `tous les survivants réunis ${placeFr(goal.at)}`;
    case 'deliver':
      return f`livré ${placeFr(goal.at)} : ${fr.goods(goal.n, goal.family)}`;
    case 'work':
      return `${fr.actions(goal.n)} pour la mission ${placeFr(goal.at)}`;
    case 'escort':
      return `le Scientifique amené ${placeFr(goal.at)}`;
    case 'kill':
      return goal.ids.includes('boss')
        ? `${goal.n} boss tués`
        : f`tués : ${goal.n} × ${listed(kinds(goal.ids, fr), 'ou')}`;
    case 'clear':
      return `plus aucun jeton au marqueur ${goal.marker}`;
    case 'unmarked':
      return `${goal.n} marqueurs retirés`;
    case 'razed':
      return `${goal.n} lieux marqués détruits`;
    case 'revealAll':
      return 'tous les lieux révélés';
    case 'noEngaged':
      return 'aucun monstre engagé avec personne';
    case 'message':
      return 'le message noté';
    case 'or':
      return listed(goal.goals.map(inFrench), 'ou');
  }
}
