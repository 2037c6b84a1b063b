import { heap, slot } from '@incognita/kernel';
import { COLOURS } from '../content/effects.ts';
import { FAMILIES, type Family, type Mission } from '../content/types.ts';
import type { Game } from '../rules/kit.ts';
import { fillBag } from '../rules/spawn.ts';
import { takeFrom } from './stock.ts';

/** The box of a mission, dealt without chance: of several copies the first, of several bosses too. */
export function dealBox(g: Game): void {
  const mission = g.content.mission(g.config.mission === 'random' ? 1 : g.config.mission);
  dealMission(g, mission);
  dealTiles(g, mission);
  dealScavenge(g, mission);
  dealMonsters(g, mission);
  dealGothic(g, mission);
}

function dealMission(g: Game, { no, win, works, markers, events, bosses }: Mission): void {
  g.state.mission = {
    no,
    delivered: win.map(() => 0),
    worked: [...works, ...Array<null>(markers?.count ?? 0)].map(() => 0),
    killed: {},
    bosses: 0,
    visited: Array.from({ length: (markers?.count ?? 0) + 1 }, () => false),
    unmarked: 0,
    razed: 0,
    message: false,
    scientist: 0,
    timer: -1,
    begun: events.map(() => false),
    waiting: [],
    aside: bosses.map(() => null),
    reserve: [],
  };
}

/** The mission's tiles wait to be laid; the others are spare. */
function dealTiles({ state, content }: Game, { tiles }: Mission): void {
  state.toPlace = [];
  for (const [name, count] of Object.entries(tiles))
    for (let i = 0; i < count; i++) {
      const at = state.spareTiles.findIndex((id) => content.tile(id).en === name);
      if (at >= 0) state.toPlace.push(...state.spareTiles.splice(at, 1));
    }
}

/** A card of a family out of the box. */
function takeFamily({ state, content }: Game, family: Family): string {
  const card = state.box.find((held) => content.family(held) === family);
  if (card === undefined) throw new Error(`arrange: the box holds no more ${family}`);
  takeFrom(state.box, card);
  return card;
}

function dealScavenge(g: Game, mission: Mission): void {
  for (const colour of COLOURS) {
    const cards = FAMILIES.flatMap((family) =>
      Array.from({ length: mission.decks[colour][family] ?? 0 }, () => takeFamily(g, family)),
    );
    g.state.scavenge[colour] = heap(cards);
  }
  const wanted = mission.events.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.op === 'give' ? Array<Family>(step.n).fill(step.family) : [])),
  );
  if (mission.scientist !== 'none') wanted.push('Sc');
  g.state.mission.reserve = wanted.map((family) => takeFamily(g, family));
}

function dealMonsters({ state, config, content }: Game, mission: Mission): void {
  const types = content.decksIn(config, mission.no);
  const { monsters } = content.content;
  state.monsterDeck = heap(
    monsters
      .filter(({ boss, type }) => !boss && types.includes(type))
      .flatMap(({ id, count }) => Array<string>(count).fill(id)),
  );
  const bosses = monsters.filter(({ boss }) => boss).map(({ id }) => id);
  mission.bosses.forEach(({ place, type, id }, i) => {
    const boss = id ?? bosses.find((held) => content.monster(held).type === type);
    if (boss === undefined || takeFrom(bosses, boss) === null) return;
    if (place === 'aside') state.mission.aside[i] = slot(boss);
    else state.monsterDeck[0]?.push(slot(boss));
  });
  state.spareBosses = bosses.map((boss) => slot(boss));
}

function dealGothic(g: Game, mission: Mission): void {
  const { state, config, content } = g;
  const mad = mission.insanity || content.decksIn(config, mission.no).includes('C');
  state.insanityDeck = mad ? heap(content.content.insanity.map(({ id }) => id)) : [];
  state.nights = config.night ? heap(content.content.nights.map(({ id }) => id)) : [];
  fillBag(g);
}
