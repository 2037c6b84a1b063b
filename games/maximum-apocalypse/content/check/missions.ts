import { COLOURS } from '../effects.ts';
import type { Family, Goal, MaximumContent, Mission } from '../types.ts';
import { FAMILIES } from '../types.ts';

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
};

/** How many cards of each family the box holds. */
export function box(content: MaximumContent): ReadonlyMap<Family, number> {
  const held = new Map<Family, number>();
  for (const { family, count } of content.scavengeCards) {
    held.set(family, (held.get(family) ?? 0) + count);
  }
  return held;
}

/** How many cards of a family the decks of a mission hold. */
export const inDecks = (mission: Mission, family: Family): number =>
  sum(COLOURS.map((colour) => mission.decks[colour][family] ?? 0));

/** How many cards of a family a mission gives away, at the start or by its events. */
export const given = (mission: Mission, family: Family): number =>
  (family === 'Fu' ? mission.sharedFuel : 0) +
  (family === 'Sc' && mission.scientist !== 'none' ? 1 : 0) +
  sum(
    mission.events.flatMap((event) =>
      event.steps.map((step) => (step.op === 'give' && step.family === family ? step.n : 0)),
    ),
  );

/** The words of a victory line, those of an `or` one by one. */
export const goalsOf = (goals: readonly Goal[]): readonly Goal[] =>
  goals.flatMap((goal) => (goal.goal === 'or' ? goalsOf(goal.goals) : [goal]));

/** How many cards of a family must be given up to win. */
export const asked = (mission: Mission, family: Family): number =>
  sum(
    goalsOf(mission.win).map((goal) => {
      if (goal.goal === 'deliver') return goal.family === family ? goal.n : 0;
      if (goal.goal === 'fuel') return family === 'Fu' ? goal.n : 0;
      if (goal.goal === 'escort') return family === 'Sc' ? 1 : 0;
      return 0;
    }),
  );

/** What is wrong with the missions, a sentence each; nothing if all can be played. */
export function wrongWithMissions(content: MaximumContent): readonly string[] {
  return content.missions.flatMap((mission) => [
    ...wrongWithTiles(content, mission),
    ...wrongWithDecks(content, mission),
    ...wrongWithBosses(content, mission),
    ...wrongWithPlaces(mission),
    ...wrongWithKills(content, mission),
  ]);
}

function wrongWithTiles(content: MaximumContent, mission: Mission): readonly string[] {
  const at = `mission ${mission.no}, tiles`;
  return Object.entries(mission.tiles).flatMap(([name, n]) => {
    const held = content.tiles.filter((tile) => tile.en === name).length;
    if (held === 0) return [`${at}: "${name}" is the English name of no tile`];
    return n > held ? [`${at}: ${n} of "${name}" are asked for and the box has ${held}`] : [];
  });
}

function wrongWithDecks(content: MaximumContent, mission: Mission): readonly string[] {
  const held = box(content);
  return FAMILIES.flatMap((family) => {
    const wanted = inDecks(mission, family) + given(mission, family);
    const there = held.get(family) ?? 0;
    const wrong: string[] = [];
    if (wanted > there) {
      wrong.push(
        `mission ${mission.no}, decks: ${wanted} of ${family} are asked for and the box has ${there}`,
      );
    }
    if (asked(mission, family) > wanted) {
      wrong.push(
        `mission ${mission.no}, win: ${asked(mission, family)} of ${family} are to be given up, but only ${wanted} are in its decks and events`,
      );
    }
    return wrong;
  });
}

function wrongWithBosses(content: MaximumContent, mission: Mission): readonly string[] {
  const at = `mission ${mission.no}, bosses`;
  const wrong: string[] = [];
  for (const plan of mission.bosses) {
    const ofType = content.monsters.filter((card) => card.boss && card.type === plan.type);
    const wanted = mission.bosses.filter(({ type }) => type === plan.type).length;
    if (wanted > ofType.length) {
      wrong.push(
        `${at}: ${wanted} of type ${plan.type} are asked for and the box has ${ofType.length}`,
      );
    }
    if (plan.id !== null && !ofType.some((card) => card.id === plan.id)) {
      wrong.push(`${at}: "${plan.id}" is no boss of type ${plan.type}`);
    }
  }
  const called = mission.events.flatMap((event) =>
    event.steps.flatMap((step) => (step.op === 'boss' ? [step.which] : [])),
  );
  mission.bosses.forEach(({ place }, which) => {
    if ((place === 'aside') !== called.includes(which)) {
      wrong.push(`${at}: a boss is set aside exactly if an event brings it (boss ${which})`);
    }
  });
  for (const which of called) {
    if (mission.bosses[which] === undefined) wrong.push(`${at}: there is no boss number ${which}`);
  }
  return wrong;
}

/** Places are tiles of the mission, the start tile, or a marker that there is. */
function wrongWithPlaces(mission: Mission): readonly string[] {
  const markers = mission.markers?.count ?? 0;
  const isTile = (name: string): boolean => Object.hasOwn(mission.tiles, name);
  const isMarker = (k: number): boolean => Number.isInteger(k) && k >= 1 && k <= markers;
  const isPlace = (place: string): boolean =>
    place === 'START' ||
    (place === 'markers' && markers > 0) ||
    isTile(place) ||
    (place.startsWith('marker ') && isMarker(Number(place.slice('marker '.length))));
  const places = [
    ...mission.works.map(({ at }) => at),
    ...goalsOf(mission.win).flatMap((goal) => ('at' in goal ? [goal.at] : [])),
    ...mission.events.flatMap(({ on }) => (on.cause === 'work' ? [on.at] : [])),
  ];
  const tiles = [
    mission.start,
    ...(mission.second === null ? [] : [mission.second]),
    ...mission.far.map(({ tile }) => tile),
    ...(mission.gate === null ? [] : [mission.gate]),
    ...mission.events.flatMap(({ on }) => ('tile' in on ? [on.tile] : [])),
  ];
  const marked = [
    ...mission.events.flatMap(({ on }) => ('marker' in on ? [on.marker] : [])),
    ...goalsOf(mission.win).flatMap((goal) => (goal.goal === 'clear' ? [goal.marker] : [])),
  ];
  const at = `mission ${mission.no}`;
  return [
    ...places
      .filter((place) => !isPlace(place))
      .map((place) => `${at}: "${place}" is none of its tiles, nor START, nor one of its markers`),
    ...tiles.filter((tile) => !isTile(tile)).map((tile) => `${at}: "${tile}" is none of its tiles`),
    ...marked.filter((k) => !isMarker(k)).map((k) => `${at}: it has no marker ${k}`),
  ];
}

function wrongWithKills(content: MaximumContent, mission: Mission): readonly string[] {
  const kills = goalsOf(mission.win).flatMap((goal) => (goal.goal === 'kill' ? [goal] : []));
  return kills.flatMap(({ ids }) =>
    ids.flatMap((id) => {
      if (id === 'boss') return [];
      const found = content.monsters.find((card) => card.id === id);
      if (found === undefined) return [`mission ${mission.no}, win: there is no monster "${id}"`];
      return mission.monsters.includes(found.type)
        ? []
        : [
            `mission ${mission.no}, win: "${id}" never comes in a mission of ${mission.monsters.join(' and ')}`,
          ];
    }),
  );
}
