import type { UnitType } from '../content/types.ts';
import { type Answer, type Auztralia, auto, decision, type Game, type Look } from './kit.ts';
import { capacityOf, has, perUnit, playerOf, typesIn } from './people.ts';
import type { Combat, Fort, Stack, Units } from './state.ts';

export const noUnits = (): Units => perUnit(() => 0);

export const countUnits = (units: Readonly<Record<UnitType, number>>): number =>
  typesIn(units).reduce((sum, type) => sum + units[type], 0);

/** Whether nothing is left that could fight on: no unit, and no Outpost or Port (REV-PORT-14, REV-OUT-17). */
export const nobodyFights = (combat: {
  readonly force: Readonly<Units>;
  readonly fort: Readonly<Fort> | null;
}): boolean => combat.fort === null && countUnits(combat.force) === 0;

/** Whether the Port that is fought for has taken all it can. */
export const isFallen = ({ fort }: Readonly<Pick<Combat, 'fort'>>): boolean =>
  fort?.kind === 'port' && fort.damage >= fort.capacity;

/** The types that hit. An Outpost fights as Infantry (REV-OUT-13); a Port does so once it is alone (REV-PORT-07, REV-RULING-24). */
export function fightingTypes(combat: Readonly<Combat>): UnitType[] {
  const types = typesIn(combat.force);
  const asInfantry = combat.fort?.kind === 'outpost' || (combat.fort && types.length === 0);
  return asInfantry && !types.includes('infantry') ? [...types, 'infantry'] : types;
}

/** Units, and an Outpost, which is one of a kind; a Port is none (REV-RULING-08). */
export const unitsAndOutpost = (combat: Readonly<Pick<Combat, 'force' | 'fort'>>): Stack[] =>
  combat.fort?.kind === 'outpost' ? [...typesIn(combat.force), 'outpost'] : typesIn(combat.force);

/** REV-OUT-15: what defends has damage of its own. */
export const damageOn = (
  combat: { readonly damage: Readonly<Units>; readonly fort: Readonly<Fort> | null },
  stack: Stack,
): number =>
  stack === 'outpost' || stack === 'port' ? (combat.fort?.damage ?? 0) : combat.damage[stack];

/** What lies in the combat to put damage on; a Port that has its fill takes no more (REV-PORT-02, REV-PORT-13, REV-RULING-50). */
export function stacksIn(g: Look): Stack[] {
  const { combat } = g.state;
  if (!combat) return [];
  const { fort } = combat;
  const open = fort !== null && fort.damage < fort.capacity;
  return open ? [...typesIn(combat.force), fort.kind] : typesIn(combat.force);
}

export function combatOf(g: Game): Combat {
  if (!g.state.combat) throw new Error('there is no combat under way');
  return g.state.combat;
}

/** What a withdrawal takes out: Airships, everything else, or all (AUZ-WDR-01); never an Outpost (REV-OUT-16). */
export type Part = 'airships' | 'others' | 'all';

export const partTypes = (force: Readonly<Record<UnitType, number>>, part: Part): UnitType[] =>
  typesIn(force).filter((type) => part === 'all' || (type === 'airship') === (part === 'airships'));

/** The withdrawals that would take anything out, leaving out those that mean the same. */
export function parts(g: Look): Part[] {
  const force = g.state.combat?.force;
  if (!force) return [];
  const air = partTypes(force, 'airships').length > 0;
  const rest = partTypes(force, 'others').length > 0;
  if (!air && !rest) return [];
  return air && rest ? ['airships', 'others', 'all'] : ['all'];
}

/** AUZ-WDR-02: home unharmed, and not back in this combat. */
export function withdraw(g: Game, part: Part, rule: Auztralia['Rule']): void {
  const combat = combatOf(g);
  const { barracks } = playerOf(g, combat.seat);
  g.content.edition.combat.keepWounds(g, combat, partTypes(combat.force, part));
  for (const type of partTypes(combat.force, part)) {
    barracks[type] += combat.force[type];
    combat.force[type] = 0;
    combat.damage[type] = 0;
  }
  g.tell('combat.withdrew', rule, { seat: combat.seat, part });
}

/** Franz Neumann sends one eliminated unit home instead (AUZ-PERS-15). */
const neumann = decision<{ seat: number; unit: UnitType }, 'rescue' | 'done'>('neumann', {
  rule: 'AUZ-PERS-15',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'neumann', unit: my.unit }),
  options: (_g, my) => [{ do: 'rescue', unit: my.unit }, { do: 'done' }],
});

/** AUZ-RULING-20: whatever eliminated the unit, once per combat. */
const mayRescue = (g: Look): boolean => {
  const { combat } = g.state;
  return combat !== null && has(g, combat.seat, 'neumann') && !combat.used.includes('neumann');
};

/**
 * AUZ-CMB-11, AUZ-RULING-88: the top unit of a stack leaves for the supply, with the cubes on it.
 */
export const eliminate = auto(
  'eliminate',
  (a: { unit: UnitType; rule: Auztralia['Rule'] }) => ({
    ...a,
    rescue: null as Answer<'rescue' | 'done'> | null,
  }),
  {
    fall(g, my, k) {
      const combat = combatOf(g);
      combat.force[my.unit]--;
      combat.damage[my.unit] = 0;
      combat.falling = my.unit;
      g.tell('unit.eliminated', my.rule, { seat: combat.seat, unit: my.unit });
      g.content.edition.combat.unitLost(g, combat.seat, my.unit, my.rule === 'AUZ-PERS-16');
      return mayRescue(g)
        ? k.call(neumann, { seat: combat.seat, unit: my.unit }, 'rescue')
        : undefined;
    },
    settle(g, my) {
      const combat = combatOf(g);
      combat.falling = null;
      if (my.rescue?.do !== 'rescue') {
        g.state.supply.units[my.unit]++;
        return undefined;
      }
      combat.used.push('neumann');
      playerOf(g, combat.seat).barracks[my.unit]++;
      g.tell('unit.rescued', 'AUZ-PERS-15', { seat: combat.seat, unit: my.unit });
      return undefined;
    },
  },
);

/** Puts one cube on a stack; a full stack loses its top unit (AUZ-CMB-11, AUZ-CMB-12). */
export const damageStack = auto('damage-stack', (a: { unit: Stack }) => ({ ...a }), {
  put(g, my, k) {
    const combat = combatOf(g);
    const { seat, fort } = combat;
    const { unit } = my;
    const rule = unit === 'airship' ? 'AUZ-CMB-10' : 'AUZ-CMB-08';
    g.tell('unit.damaged', rule, { seat, unit });
    if (unit === 'outpost' || unit === 'port') {
      if (fort && ++fort.damage >= fort.capacity) g.content.edition.combat.fortFalls(g, combat);
      return undefined;
    }
    combat.damage[unit]++;
    return combat.damage[unit] >= capacityOf(g, seat, unit)
      ? k.call(eliminate, { unit, rule: 'AUZ-CMB-11' })
      : undefined;
  },
});
