import type { Good, HexId, PersonalityId, UnitType } from '../content/types.ts';
import { isSpawnFoe } from './atlas.ts';
import {
  buryDead,
  isDestroyed,
  regenerate,
  removeTile,
  strike,
  tileById,
  typeOf,
} from './damage.ts';
import { canFarm, placeFarms } from './farm.ts';
import {
  type Answer,
  type Auztralia,
  auto,
  decision,
  type Game,
  type Look,
  type Refusal,
} from './kit.ts';
import { isOldOneHex } from './network.ts';
import { gain, playerOf, UNIT_TYPES } from './people.ts';
import { railUnavailable, railway } from './railway.ts';
import { receive, refillDisplay, takeFromDisplay } from './recruit.ts';
import { revealHex, sleepers } from './reveal.ts';

/** What the quiet suppliers bring. */
const GIFTS: Partial<Record<PersonalityId, readonly (readonly [Good, number])[]>> = {
  mcdonald: [
    ['iron', 2],
    ['coal', 2],
    ['gold', 2],
  ],
  carter: [['coal', 4]],
  blackstock: [['gold', 4]],
  quilla: [['iron', 4]],
};

/** The one-use cards before a seat, as choices. */
export function ownOneUse(g: Look, seat: number): Answer<'play'>[] {
  const options: Answer<'play'>[] = [];
  for (const personality of g.state.players[seat]?.personalities ?? [])
    if (g.content.personality(personality).kind === 'one-use')
      options.push({ do: 'play', personality });
  return options;
}

/** AUZ-PERS-00h, AUZ-RULING-85: a card that can do nothing stays where it is. */
export function oneUseForbidden(g: Look, seat: number, personality: PersonalityId): Refusal | null {
  if (canDoSomething(g, seat, personality)) return null;
  return g.no('AUZ-PERS-00h', 'oneUse.noEffect', { personality });
}

function canDoSomething(g: Look, seat: number, personality: PersonalityId): boolean {
  const gifts = GIFTS[personality];
  if (gifts) return gifts.some(([good]) => g.state.supply.goods[good] > 0);
  switch (personality) {
    case 'flounder':
      return UNIT_TYPES.some((unit) => g.state.supply.units[unit] > 0);
    case 'danger':
      return temples(g).length > 0;
    case 'cassan':
      return canFarm(g, { seat, placed: [], hexes: [], borrow: false });
    case 'appleseed':
      return farmsToRestore(g, seat).length > 0;
    case 'kitchener':
      return g.state.display.length > 0;
    case 'outback-group':
      return awake(g).length > 0;
    case 'brassey':
      return railUnavailable(g, seat, 'rail-any') === null;
    default:
      // AUZ-PERS-01: Davies always brings his 2 VP.
      return true;
  }
}

const temples = (g: Look): string[] =>
  g.state.tiles
    .filter((tile) => tile.faceUp && typeOf(g, tile) === 'temple' && !isDestroyed(g, tile))
    .map((tile) => tile.tile.is);

/**
 * AUZ-RULING-90: what has its damage is no target, here and for the Temples. REV-DIFF-11: a Spawn
 * tile that fights is an Old One for cards and combat personalities only.
 */
const awake = (g: Look): string[] =>
  g.state.tiles
    .filter((tile) => tile.faceUp && !isDestroyed(g, tile) && !isSpawnFoe(tile.tile.is))
    .map((tile) => tile.tile.is);

/** AUZ-PERS-19, AUZ-RULING-36, AUZ-COOP-09. */
const farmsToRestore = (g: Look, seat: number): HexId[] =>
  g.state.farms
    .filter((farm) => farm.blighted && (farm.owner === seat || g.config.play === 'coop'))
    .filter((farm) => !isOldOneHex(g, farm.hex))
    .map((farm) => farm.hex);

const davies = decision<{ seat: number }, 'uncover'>('davies', {
  rule: 'AUZ-PERS-01',
  seat: (_g, my) => my.seat,
  options: (g) => sleepers(g, false),
});

const flounder = decision<{ seat: number }, 'enlist'>('flounder', {
  rule: 'AUZ-PERS-07',
  seat: (_g, my) => my.seat,
  options: () => UNIT_TYPES.map((unit) => ({ do: 'enlist' as const, unit })),
  forbids: (g, _my, { unit }) =>
    g.state.supply.units[unit] > 0 ? null : g.no('AUZ-RULING-41', 'buy.none', { unit, left: 0 }),
});

const danger = decision<{ seat: number }, 'raze'>('danger', {
  rule: 'AUZ-PERS-12',
  seat: (_g, my) => my.seat,
  options: (g) => temples(g).map((tile) => ({ do: 'raze' as const, tile })),
});

const appleseed = decision<{ seat: number; restored: number }, 'restore' | 'done'>('appleseed', {
  rule: 'AUZ-PERS-19',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'appleseed', restored: my.restored }),
  options: (g, my) => {
    const farms = farmsToRestore(g, my.seat).map((hex) => ({ do: 'restore' as const, hex }));
    return my.restored > 0 ? [...farms, { do: 'done' }] : farms;
  },
});

const kitchener = decision<{ seat: number }, 'recruit'>('kitchener', {
  rule: 'AUZ-PERS-22',
  seat: (_g, my) => my.seat,
  options: (g) => g.state.display.map((personality) => ({ do: 'recruit' as const, personality })),
});

const outbackGroup = decision<{ seat: number }, 'bombard'>('outback-group', {
  rule: 'AUZ-PERS-24',
  seat: (_g, my) => my.seat,
  options: (g) => awake(g).map((tile) => ({ do: 'bombard' as const, tile })),
});

/** AUZ-PERS-00c, AUZ-PERS-00f: used once, then out of the game; no TP, no cube. */
export const playOneUse = auto(
  'one-use',
  (a: { seat: number; personality: PersonalityId }) => ({
    ...a,
    uncover: null as Answer<'uncover'> | null,
    enlist: null as Answer<'enlist'> | null,
    raze: null as Answer<'raze'> | null,
    restore: null as Answer<'restore' | 'done'> | null,
    recruit: null as Answer<'recruit'> | null,
    bombard: null as Answer<'bombard'> | null,
    uses: 0,
  }),
  {
    show(g, my, k) {
      const player = playerOf(g, my.seat);
      player.personalities.splice(player.personalities.indexOf(my.personality), 1);
      g.state.personalitiesGone.push(my.personality);
      const { rule } = g.content.personality(my.personality);
      g.tell('oneUse.played', rule, { seat: my.seat, personality: my.personality });
      for (const [good, count] of GIFTS[my.personality] ?? []) gift(g, my.seat, good, count, rule);
      return GIFTS[my.personality] ? k.done(null) : k.to('choose');
    },
    choose(g, my, k) {
      const { seat } = my;
      switch (my.personality) {
        case 'davies':
          // AUZ-RULING-40: whether anything is left to turn up or not.
          if (my.uses === 0) {
            playerOf(g, seat).tokens += 2;
            g.tell('tokens', 'AUZ-PERS-01', { seat, vp: 2 });
          }
          return sleepers(g, false).length > 0 && my.uses < 2
            ? k.call(davies, { seat }, 'uncover')
            : k.done(null);
        case 'flounder':
          return k.call(flounder, { seat }, 'enlist');
        case 'danger':
          return k.call(danger, { seat }, 'raze');
        case 'cassan':
          // AUZ-COOP-14.
          return k.call(placeFarms, { seat, most: 2, borrow: false });
        case 'appleseed':
          return farmsToRestore(g, seat).length > 0 && my.uses < 2
            ? k.call(appleseed, { seat, restored: my.uses }, 'restore')
            : k.done(null);
        case 'kitchener':
          return k.call(kitchener, { seat }, 'recruit');
        case 'outback-group':
          return k.call(outbackGroup, { seat }, 'bombard');
        case 'brassey':
          return k.call(railway, { seat, box: 'rail-any' });
        default:
          return k.done(null);
      }
    },
    act(g, my, k) {
      const { seat } = my;
      my.uses++;
      if (my.uncover) return k.call(revealHex, { hex: my.uncover.hex, place: my.uncover.place });
      if (my.enlist) enlist(g, seat, my.enlist.unit);
      if (my.raze) raze(g, seat, my.raze.tile);
      if (my.bombard) bombard(g, seat, my.bombard.tile);
      if (my.restore?.do === 'restore') restore(g, my.restore.hex);
      if (my.recruit) {
        takeFromDisplay(g, my.recruit.personality);
        return k.call(receive, { seat, personality: my.recruit.personality });
      }
      return undefined;
    },
    after(g, my, k) {
      if (my.personality === 'kitchener') refillDisplay(g);
      const twice = my.personality === 'davies' || my.restore?.do === 'restore';
      return twice ? k.to('choose') : undefined;
    },
  },
);

function gift(g: Game, seat: number, good: Good, wanted: number, rule: Auztralia['Rule']): void {
  const count = gain(g, seat, good, wanted);
  g.tell('gained', rule, { seat, good, count });
}

function enlist(g: Game, seat: number, unit: UnitType): void {
  g.state.supply.units[unit]--;
  playerOf(g, seat).barracks[unit]++;
  g.tell('unit.enlisted', 'AUZ-PERS-07', { seat, unit });
}

/** AUZ-PERS-12, AUZ-RULING-37: the Temple and all that is in its hex; nobody scores. */
function raze(g: Game, seat: number, temple: string): void {
  const { hex } = tileById(g, temple);
  for (const tile of g.state.tiles.filter((held) => held.hex === hex)) removeTile(g, tile);
  g.tell('temple.razed', 'AUZ-PERS-12', { seat, tile: temple, hex });
  g.content.edition.map.razed(g, seat, hex);
}

/** AUZ-PERS-24, AUZ-RULING-39: a Zombie of the combat under way heals with that combat. */
function bombard(g: Game, seat: number, id: string): void {
  const tile = tileById(g, id);
  strike(g, seat, tile, 2);
  g.tell('bombarded', 'AUZ-PERS-24', { seat, tile: id, hex: tile.hex });
  if (buryDead(g, [tile]) === 0 && g.state.combat?.hex !== tile.hex) regenerate(g, [tile]);
}

function restore(g: Game, hex: HexId): void {
  const farm = g.state.farms.find((held) => held.hex === hex);
  if (!farm) return;
  farm.blighted = false;
  g.tell('farm.restored', 'AUZ-PERS-19', { hex, seat: farm.owner });
}
