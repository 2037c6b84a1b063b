import type { AnyTypes } from '@incognita/kernel';
import type { Maximum } from '@incognita/maximum-apocalypse';
import type { TableView } from '@incognita/table';
import type { Arranged, Taste } from './arrange.ts';

type View = Maximum['View'];

const GAME = 'maximum-apocalypse';

/** The table as this game shows it; `arrange` knows all games alike. */
const viewOf = (look: TableView<AnyTypes>): View => look.view as View;

const activeOf = (view: View): View['survivors'][number] | undefined =>
  view.survivors.find(({ is }) => is === view.active);

const isAsked = (look: TableView<AnyTypes>, step: string): boolean => look.asked?.step === step;

/** Goes to the Van by the shortest way, and does nothing else that takes an action. */
const homeward: Taste = (choice, look) => {
  const view = viewOf(look);
  const van = view.tiles.find(({ is }) => is === 'T01');
  const to = view.tiles.find(({ name }) => name === choice.to);
  if (choice.do === 'move' && van && to)
    return 50 - Math.abs(to.x - van.x) - Math.abs(to.y - van.y);
  return choice.do === 'end' ? 1 : 0;
};

/** A step before the Van, where the mission asks for nothing but to come home. */
export const beforeTheVan: Arranged = {
  game: GAME,
  config: { seats: 1, mission: 0 },
  people: ['Ada'],
  seed: 1,
  // The real mission takes hundreds of decisions; its goal of four Fuel is left out here.
  overrides: { missions: [{ no: 0, win: [{ goal: 'gather', at: 'Van' }] }] },
  prefer: homeward,
  until: (look) =>
    isAsked(look, 'action') &&
    (look.choices ?? []).some((choice) => choice.do === 'move' && choice.is === 'T01'),
};

/** Two monsters or more attack, and the first of them would kill; somebody else is alive. */
export const lastBlow: Arranged = {
  game: GAME,
  config: { seats: 3, mission: 1 },
  people: ['Ada', 'Ben', 'Cy'],
  seed: 1,
  until: (look) => {
    const view = viewOf(look);
    const me = activeOf(view);
    const others = view.survivors.filter(({ dead, is }) => !dead && is !== me?.is);
    const [body] = me?.bodies ?? [];
    const hits = view.monsters.filter(({ host }) => host === me?.is);
    return (
      isAsked(look, 'attack-order') &&
      others.length > 0 &&
      me?.bodies.length === 1 &&
      body !== undefined &&
      hits.every(({ power }) => power >= body.hp)
    );
  },
};

/** On one tile, the one whose turn it is holds a card of the scavenge decks. */
export const couldTrade: Arranged = {
  game: GAME,
  config: { seats: 2, mission: 0 },
  people: ['Ada', 'Ben'],
  seed: 1,
  prefer: ['scavenge', 'end'],
  until: (look) =>
    isAsked(look, 'action') &&
    look.asked?.seat === 0 &&
    (look.choices ?? []).some((choice) => choice.do === 'trade'),
};

/** Somebody may react in the turn of somebody else. */
export const outOfTurn: Arranged = {
  game: GAME,
  config: { seats: 4, mission: 3 },
  people: ['Ada', 'Ben', 'Cy', 'Di'],
  seed: 1,
  prefer: ['react', 'play'],
  until: (look) => {
    const view = viewOf(look);
    const seat = look.asked?.seat;
    return isAsked(look, 'reaction') && activeOf(view)?.seat !== seat;
  },
};

/** The last turn before a night, with nothing left to do in it. */
export const atDusk: Arranged = {
  game: GAME,
  config: { seats: 2, mission: 14, gothic: true, night: true },
  people: ['Ada', 'Ben'],
  seed: 1,
  until: (look) => {
    const view = viewOf(look);
    return isAsked(look, 'action') && view.round === 2 && view.active !== view.first;
  },
};

/** A night that asks somebody something, so that it stays for a while. */
export const nightAsks: Arranged = {
  ...atDusk,
  config: { ...atDusk.config, seats: 3 },
  people: ['Ada', 'Ben', 'Cy'],
  until: (look) => viewOf(look).phase === 'night',
};
