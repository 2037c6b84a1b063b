import { standardContent } from '../../content/index.ts';
import type { BossPlan, Cause, Goal, Mission, MissionStep } from '../../content/types.ts';
import { names } from '../names.en.ts';
import { listed } from '../typography.ts';
import type { BriefingWords } from './briefing.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const word = (n: number): string => WORDS[n] ?? String(n);

/** A place of a mission, with its article. */
function place(mission: Mission, at: string): string {
  if (at === 'START') return `the ${mission.start}`;
  if (at === 'markers') return 'a marked tile';
  const marker = /^marker (\d+)$/.exec(at)?.[1];
  return marker === undefined ? `the ${at}` : `the tile of marker ${marker}`;
}

const bossName = (plan: BossPlan | undefined): string => {
  if (plan === undefined) return 'the boss';
  if (plan.id !== null) return names.noun(plan.id).the;
  return `the ${names.type[plan.type]} boss`;
};
const aBoss = (mission: Mission, plan: BossPlan, which: number): string => {
  if (plan.id !== null) return names.noun(plan.id).the;
  const another = mission.bosses.slice(0, which).some(({ type }) => type === plan.type);
  const type = names.type[plan.type];
  return another ? `the other ${type} boss` : `${/^A/.test(type) ? 'an' : 'a'} ${type} boss`;
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const plurals = (ids: readonly string[]): string => {
  const kinds = ids.map((id) => names.title(id).replace(/ \(.*\)$/, ''));
  return listed(
    [...new Set(kinds)].map((kind) => `${kind}s`),
    'or',
  );
};

/** What a step of an event does to the survivor concerned: the verb, and the rest. */
function doing(mission: Mission, step: MissionStep): readonly [verb: string, rest: string] {
  switch (step.op) {
    case 'boss':
      return ['draws', bossName(mission.bosses[step.which])];
    case 'give':
      return ['receives', names.goods(step.n, step.family)];
    case 'scientist':
      return ['takes', 'the Scientist along, in play'];
    case 'timer':
      return ['starts', `a countdown: ${word(step.rounds)} more full rounds, then you have lost`];
    case 'testForScientist':
      return [
        'takes',
        'a Test. Success: the Scientist is alive and can be picked up there with one action. Failure with the Dusty Journal in hand: the message is noted. Failure without it: you have lost',
      ];
    case 'insanity':
      return ['draws', `${word(step.n)} Insanity card${step.n === 1 ? '' : 's'}`];
  }
}

/** The steps of an event in one sentence; a verb is not said twice in a row. */
function happens(mission: Mission, steps: readonly MissionStep[]): string {
  const done = steps.map((step) => doing(mission, step));
  return listed(
    done.map(([verb, rest], i) => (done[i - 1]?.[0] === verb ? rest : `${verb} ${rest}`)),
    'and',
  );
}

function cause(mission: Mission, on: Cause): string {
  switch (on.cause) {
    case 'enter':
      return `the first survivor who enters the ${on.tile}`;
    case 'reveal':
      return `whoever reveals the ${on.tile}, even from afar,`;
    case 'revealMarker':
      return `whoever reveals the tile of marker ${on.marker}, even from afar,`;
    case 'visit':
      return `the first survivor who stops at marker ${on.marker}`;
    case 'work':
      return `whoever completes the work at ${place(mission, on.at)}`;
    case 'seal':
      return `whoever breaks the ${['first', 'second', 'third'][on.nth - 1] ?? `${on.nth}th`} seal`;
  }
}

function goal(mission: Mission, held: Goal): string {
  switch (held.goal) {
    case 'fuel':
      return `Deliver ${held.n} Fuel to the Van.`;
    case 'gather':
      return `Gather all living survivors at ${place(mission, held.at)}.`;
    case 'deliver': {
      const price = held.act ? ', for 1 action each' : '';
      return `Deliver ${names.goods(held.n, held.family)} to ${place(mission, held.at)}${price}.`;
    }
    case 'work':
      return `Spend ${held.n} mission actions at ${place(mission, held.at)}.`;
    case 'escort':
      return `Bring the Scientist to ${place(mission, held.at)}.`;
    case 'kill': {
      if (held.ids.includes('boss')) return `Kill ${word(held.n)} bosses.`;
      const [only] = held.ids;
      const found = standardContent.monsters.find((card) => card.id === only);
      if (found?.boss && only !== undefined) return `Kill ${names.noun(only).the}.`;
      return `Kill ${held.n} ${plurals(held.ids)}.`;
    }
    case 'clear':
      return `Leave no Monster token on the tile of marker ${held.marker}.`;
    case 'unmarked':
      return mission.works.length > 0
        ? `Break all ${word(held.n)} seals.`
        : `Blow up ${word(held.n)} markers with Dynamite.`;
    case 'razed':
      return `Destroy ${word(held.n)} marked tiles with Mega Dynamite.`;
    case 'revealAll':
      return 'Reveal every tile.';
    case 'noEngaged':
      return 'Nobody may have a monster engaged.';
    case 'message':
      return 'Note the message.';
    case 'or':
      return held.goals
        .map((one) => goal(mission, one).replace(/\.$/, ''))
        .map((one, i) => (i === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)))
        .join(', or ')
        .concat('.');
  }
}

const NEEDS = {
  nothing: '',
  journal: ', with the Dusty Journal in hand',
  deliveries: ', once everything has been delivered there',
  untokened: ', while no Monster token lies there',
  scientistAlive: ', if the Scientist is alive',
} as const;

export const english: BriefingWords = {
  start: ({ layout, start, second }) => {
    const where =
      layout === 'centre'
        ? `You begin at the ${start}, in the middle of the map.`
        : layout === 'long'
          ? `You begin at the ${start}, at the western end of a long map.`
          : `You begin at the ${start}, at the edge of the map.`;
    return second === null ? where : `${where} The ${second} lies face up at the other end.`;
  },
  far: (_, tile, steps) => `The ${tile} lies at least ${word(steps)} steps away from you.`,
  gate: (name, second) => `The ${name} never lies on the only way to the ${second}.`,
  markers: ({ markers, start }) => {
    if (markers === null) return null;
    const one = markers.count === 1;
    const what = one
      ? 'Marker 1 lies'
      : `Markers ${markers.count === 2 ? '1 and 2' : `1 to ${markers.count}`} lie`;
    const far =
      markers.fromStart === 0
        ? []
        : [`at least ${word(markers.fromStart)} steps from the ${start}`];
    const apart =
      one || markers.apart === 0 ? [] : [`at least ${word(markers.apart)} steps from each other`];
    const where = [...far, ...apart];
    const tokens = markers.tokens === 0 ? '' : `, with ${markers.tokens} Monster tokens on each`;
    return `${what} ${where.length === 0 ? 'on any face-down tile' : listed(where, 'and')}${tokens}.`;
  },
  boss: (mission, plan, which) => {
    const who = capital(aBoss(mission, plan, which));
    switch (plan.place) {
      case 'aside':
        return `${who} is set aside.`;
      case 'bottom':
        return `${who} is shuffled with ${plan.n} monsters and put under the Monster deck.`;
      case 'half':
        return `${who} is shuffled into the lower half of the Monster deck.`;
      case 'deck':
        return `${who} is shuffled into the Monster deck.`;
      case 'under':
        return `${who} is the last card of the Monster deck.`;
    }
  },
  scientist: (where) =>
    where === 'none'
      ? null
      : where === 'aside'
        ? 'The Scientist is set aside.'
        : 'One of you, as you choose, begins with the Scientist in play.',
  sharedFuel: (n) => `Share ${word(n)} Fuel cards among you as you like, in play.`,
  quietStart: 'Nobody draws a monster at the start.',
  fallout:
    'On a spawn total of 7, reveal a face-down tile at the edge of the map; when there is none left, remove one nobody stands on.',
  vanClosed: 'Nothing can be delivered to the Van.',
  mixed: 'Both monster decks are shuffled together.',
  insanity: 'Insanity is in play.',
  work: (mission, { at, n, needs }) =>
    `At ${place(mission, at)} you can spend mission actions${NEEDS[needs]}: ${word(n)} complete${n === 1 ? 's' : ''} the work.`,
  event: (mission, on, steps) => `${capital(cause(mission, on))} ${happens(mission, steps)}.`,
  goal,
};
