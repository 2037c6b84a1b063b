import { EVERYONE, heap, NOBODY, putUnder, type Slot, slot } from '@incognita/kernel';
import { COLOURS } from '../content/effects.ts';
import { FAMILIES, type Family, type Mission } from '../content/types.ts';
import { missionOf } from './goals.ts';
import type { Game } from './kit.ts';
import { dawn } from './night.ts';
import { fillBag } from './spawn.ts';

/** MAX-SETUP-03: the mission of the table, or one at random among those it may play. */
export function chooseMission(g: Game): void {
  const wanted = g.config.mission;
  const { missions } = g.content.content;
  const allowed = missions.filter((held) => g.config.gothic || !held.gothic);
  const no = wanted === 'random' ? (allowed[g.below(allowed.length)]?.no ?? 1) : wanted;
  const mission = g.content.mission(no);
  const markers = mission.markers?.count ?? 0;
  g.state.mission = {
    no,
    delivered: mission.win.map(() => 0),
    worked: [...mission.works, ...Array<null>(markers)].map(() => 0),
    killed: {},
    bosses: 0,
    visited: Array.from({ length: markers + 1 }, () => false),
    unmarked: 0,
    razed: 0,
    message: false,
    scientist: 0,
    timer: -1,
    begun: mission.events.map(() => false),
    waiting: [],
    aside: mission.bosses.map(() => null),
    reserve: [],
  };
  g.tell('setup.mission', 'MAX-SETUP-03', { mission: no });
}

/** All decks of the mission (MAX-SETUP-04 to 06). */
export function buildDecks(g: Game): void {
  const mission = missionOf(g);
  buildMonsters(g, mission);
  buildScavenge(g, mission);
  const mad = mission.insanity || g.content.decksIn(g.config, mission.no).includes('C');
  if (mad) g.state.insanityDeck = heap(g.content.content.insanity.map(({ id }) => id));
  if (g.config.night) {
    // MAX-NIGHT-01: which card is on top nobody knows, but for its direction.
    g.state.nights = heap(
      g.content.content.nights.map(({ id }) => id),
      NOBODY,
    );
    dawn(g);
  }
  fillBag(g);
}

/** MAX-MISSION-07, MAX-MISSION-09: at random within a family, all three decks from one pool. */
function buildScavenge(g: Game, mission: Mission): void {
  const pool = new Map<Family, string[]>(
    FAMILIES.map((family) => [
      family,
      g.state.box.filter((card) => g.content.family(card) === family),
    ]),
  );
  for (const cards of pool.values()) g.shuffle(cards);
  const take = (family: Family, n: number): string[] => pool.get(family)?.splice(0, n) ?? [];
  // What leaves the box by set-up and markers is set aside first.
  const reserve: string[] = [];
  for (const { steps } of mission.events)
    for (const step of steps) if (step.op === 'give') reserve.push(...take(step.family, step.n));
  if (mission.scientist !== 'none') reserve.push(...take('Sc', 1));
  reserve.push(...take('Fu', mission.sharedFuel));
  g.state.mission.reserve = reserve;
  const decks = { red: [] as string[], green: [] as string[], blue: [] as string[] };
  for (const colour of COLOURS)
    for (const family of FAMILIES)
      decks[colour].push(...take(family, mission.decks[colour][family] ?? 0));
  // MAX-VAR-02, MAX-RULING-97: more of them, dealt in turn to red, green, blue.
  const more = [...take('Ab', g.config.ambush), ...take('Em', g.config.emptyHanded)];
  more.forEach((card, i) => {
    decks[COLOURS[i % COLOURS.length] ?? 'red'].push(card);
  });
  for (const colour of COLOURS) g.state.scavenge[colour] = heap(decks[colour]);
  g.state.box = [...pool.values()].flat();
}

/** MAX-SETUP-04, MAX-MISSION-03, MAX-MISSION-05: the monsters, with the bosses where the mission wants them. */
function buildMonsters(g: Game, mission: Mission): void {
  const types = g.content.decksIn(g.config, mission.no);
  const { monsters } = g.content.content;
  const cards = monsters
    .filter(({ type, boss }) => !boss && types.includes(type))
    .flatMap(({ id, count }) => Array<string>(count).fill(id));
  const spare = monsters.filter(({ boss }) => boss).map(({ id }) => id);
  g.shuffle(spare);
  const picked = mission.bosses.map(({ type, id }) => {
    const at = spare.findIndex((boss) =>
      id === null ? g.content.monster(boss).type === type : boss === id,
    );
    return spare.splice(at, 1)[0] ?? '';
  });
  // A boss picked by chance is known to nobody, and neither is the one that stays in the box.
  const secret = new Set(mission.bosses.filter(({ id }) => id === null).map(({ type }) => type));
  const asSlot = (boss: string): Slot<string> =>
    slot(boss, secret.has(g.content.monster(boss).type) ? NOBODY : EVERYONE);
  g.state.spareBosses = spare.map(asSlot);

  g.shuffle(cards);
  const plans = mission.bosses.map((plan, i) => ({ ...plan, i, card: picked[i] ?? '' }));
  const placed = plans.find(({ place }) => place === 'bottom' || place === 'half');
  const lower =
    placed?.place === 'bottom' ? placed.n : placed ? Math.ceil(cards.length / 2) : cards.length;
  // Which cards lie in the lower part is hidden; a whole deck holds what everybody knows.
  const seen = placed ? NOBODY : EVERYONE;
  const below = cards.splice(0, lower).map((card) => slot(card, seen));
  const above = cards.map((card) => slot(card, seen));
  for (const { place, card } of plans)
    if (place === 'deck' || place === 'bottom' || place === 'half') below.push(asSlot(card));
  g.state.monsterDeck = [above, below].filter((part) => part.length > 0);
  for (const { place, card } of plans)
    if (place === 'under') putUnder(g.state.monsterDeck, asSlot(card));
  for (const { place, card, i } of plans)
    if (place === 'aside') g.state.mission.aside[i] = asSlot(card);
}
