import { FIGHTERS } from '../content/fighters.ts';
import type { FightingType, UnitType } from '../content/types.ts';
import type { Look } from '../rules/kit.ts';
import { capacityOf, has } from '../rules/people.ts';
import type { Lore } from './lore.ts';
import type { Weight } from './weights.ts';

type Units = Readonly<Record<UnitType, number>>;

/** What a force can do to each type of Old One before it breaks. */
export interface Might {
  /** Damage that it deals until it has to give up. */
  readonly damage: Readonly<Record<FightingType, number>>;
  /** Damage that it deals with a card, and takes with a card. */
  readonly perCard: Readonly<Record<FightingType, number>>;
  readonly blows: Readonly<Record<FightingType, number>>;
}

/** The units of a seat, those that are out fighting included. */
export function unitsOf(g: Look, seat: number): Units {
  const home = g.state.players[seat]?.barracks ?? NOBODY_THERE;
  const { combat } = g.state;
  if (combat?.seat !== seat) return home;
  const { force } = combat;
  return {
    infantry: home.infantry + force.infantry,
    car: home.car + force.car,
    artillery: home.artillery + force.artillery,
    airship: home.airship + force.airship,
    train: home.train + force.train,
  };
}
const NOBODY_THERE: Units = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 };

/** One damage each in every combat, if the unit type is there. */
const STRIKERS = [
  ['khouri', null],
  ['milligan', 'artillery'],
  ['verne', 'airship'],
  ['singh', 'car'],
] as const;

/** Damage that personalities add to a combat. */
function extraDamage(g: Look, seat: number, force: Units): number {
  let extra = has(g, seat, 'takanashi') ? 1 : 0;
  for (const [who, needs] of STRIKERS)
    if ((needs === null || force[needs] > 0) && has(g, seat, who)) extra++;
  return extra;
}

export function mightOf(
  g: Look,
  lore: Lore,
  seat: number,
  force: Units,
  sanity: number,
): Might | null {
  const { infantry, car, artillery, airship, train } = force;
  if (infantry + car + artillery + airship + train === 0) return null;
  const ground =
    infantry * capacityOf(g, seat, 'infantry') +
    car * capacityOf(g, seat, 'car') +
    artillery * capacityOf(g, seat, 'artillery') +
    train * capacityOf(g, seat, 'train') +
    (has(g, seat, 'caprotti') ? 1 : 0);
  const air = airship * capacityOf(g, seat, 'airship');
  const extra = extraDamage(g, seat, force);
  const damage = none();
  const perCard = none();
  const blows = none();
  for (const type of FIGHTERS) {
    const row = lore.rows[type];
    const { hits } = row;
    const dealt =
      (infantry > 0 ? hits.infantry : 0) +
      (car > 0 ? hits.car : 0) +
      (artillery > 0 ? hits.artillery : 0) +
      (airship > 0 ? hits.airship : 0) +
      (train > 0 ? hits.train : 0);
    const standing = Math.max(
      ground > 0 ? ground / row.damage : 0,
      airship > 0 ? (row.airshipDamage > 0 ? air / row.airshipDamage : 20) : 0,
    );
    const sane = row.sanity > 0 ? (sanity + 0.6) / row.sanity : 20;
    damage[type] = dealt * Math.min(standing, sane, 20) + extra;
    perCard[type] = dealt;
    blows[type] = (ground > 0 ? row.damage : 0) + (airship > 0 ? row.airshipDamage : 0);
  }
  return { damage, perCard, blows };
}

const none = (): Record<FightingType, number> => ({
  cthulhu: 0,
  shoggoth: 0,
  migo: 0,
  zombie: 0,
  loyalist: 0,
  temple: 0,
});

/** The odds to destroy an Old One that still takes so much damage. */
export function odds(
  might: Might | null,
  type: FightingType,
  capacity: number,
  { fight }: Weight,
): number {
  if (capacity <= 0) return 1;
  const damage = might?.damage[type] ?? 0;
  if (damage <= 0) return 0;
  const { even, steep } = fight;
  return 1 / (1 + Math.exp(-steep * (damage / capacity - even)));
}

/** Units that the fight will cost, in points. */
export function losses(
  might: Might,
  type: FightingType,
  capacity: number,
  { unitLost }: Weight,
): number {
  const cards = capacity / Math.max(0.2, might.perCard[type]);
  return Math.min(cards, 6) * might.blows[type] * 0.5 * unitLost;
}
