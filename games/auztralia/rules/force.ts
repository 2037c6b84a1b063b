import type { UnitType } from '../content/types.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { capacityOf, has, playerOf, typesIn } from './people.ts';
import type { Combat, Units } from './state.ts';

export const noUnits = (): Units => ({ infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 });

export const countUnits = (units: Readonly<Record<UnitType, number>>): number =>
  typesIn(units).reduce((sum, type) => sum + units[type], 0);

export function combatOf(g: Game): Combat {
  if (!g.state.combat) throw new Error('there is no combat under way');
  return g.state.combat;
}

/** What a withdrawal takes out: Airships, everything else, or all (AUZ-WDR-01). */
export type Part = 'airships' | 'others' | 'all';

export const partTypes = (force: Readonly<Record<UnitType, number>>, part: Part): UnitType[] =>
  typesIn(force).filter((type) => part === 'all' || (type === 'airship') === (part === 'airships'));

/** The withdrawals that would take anything out, leaving out those that mean the same. */
export function parts(g: Look): Part[] {
  const force = g.state.combat?.force;
  if (!force) return [];
  const air = partTypes(force, 'airships').length > 0;
  const rest = partTypes(force, 'others').length > 0;
  return air && rest ? ['airships', 'others', 'all'] : ['all'];
}

/** AUZ-WDR-02: home unharmed, and not back in this combat. */
export function withdraw(g: Game, part: Part, rule: `AUZ-${string}`): void {
  const combat = combatOf(g);
  const { barracks } = playerOf(g, combat.seat);
  for (const type of partTypes(combat.force, part)) {
    barracks[type] += combat.force[type];
    combat.force[type] = 0;
    combat.damage[type] = 0;
  }
  g.tell('combat.withdrew', rule, { seat: combat.seat, part });
}

/** D23: Franz Neumann sends one eliminated unit home instead (AUZ-PERS-15). */
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

/** AUZ-CMB-11: one unit of a stack leaves for the supply; `cubes` stay on the rest of it. */
export const eliminate = auto(
  'eliminate',
  (a: { unit: UnitType; rule: `AUZ-${string}`; cubes: number }) => ({
    ...a,
    rescue: null as Answer<'rescue' | 'done'> | null,
  }),
  {
    fall(g, my, k) {
      const combat = combatOf(g);
      combat.force[my.unit]--;
      combat.damage[my.unit] = my.cubes;
      g.tell('unit.eliminated', my.rule, { seat: combat.seat, unit: my.unit });
      return mayRescue(g)
        ? k.call(neumann, { seat: combat.seat, unit: my.unit }, 'rescue')
        : undefined;
    },
    settle(g, my) {
      const combat = combatOf(g);
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
export const damageStack = auto('damage-stack', (a: { unit: UnitType }) => ({ ...a }), {
  put(g, my, k) {
    const combat = combatOf(g);
    combat.damage[my.unit]++;
    const rule = my.unit === 'airship' ? 'AUZ-CMB-10' : 'AUZ-CMB-08';
    g.tell('unit.damaged', rule, { seat: combat.seat, unit: my.unit });
    return combat.damage[my.unit] >= capacityOf(g, combat.seat, my.unit)
      ? k.call(eliminate, { unit: my.unit, rule: 'AUZ-CMB-11', cubes: 0 })
      : undefined;
  },
});
