import { ACTIONS, type ActionId, type Provision } from '../content/types.ts';
import { columnSize, isExpedition, living, needsProvision, pawnsFor, VEHICLES } from './crew.ts';
import { drawForbidden, refreshForbidden } from './draw.ts';
import { type Answer, decision, type Look, type Prices, type Refusal } from './kit.ts';
import { moveForbidden } from './move.ts';
import { placeForbidden } from './place.ts';
import { PASSAGE, type Vehicle } from './state.ts';
import { takingForbidden } from './tokens.ts';
import { transferForbidden } from './transfer.ts';
import { tuunbaqForbidden } from './tuunbaq.ts';

/**
 * Null, or why the price cannot be paid: provisions, and pawns of one column, never of both
 * (NWP-TURN-08, NWP-RULING-09, NWP-STURN-05).
 */
export function priceForbidden(
  g: Look,
  seat: number,
  action: ActionId,
  vehicle: Vehicle,
): Refusal | null {
  const player = g.state.players[seat];
  const available = player?.crew[vehicle].available ?? 0;
  const needed = pawnsFor(g, action, vehicle);
  if (available < needed)
    return g.no(isExpedition(g) ? 'NWP-STURN-03' : 'NWP-TURN-05', 'act.pawns', {
      column: vehicle,
      needed,
      available,
    });
  const stores = (player?.food ?? 0) + (player?.morale ?? 0);
  return needsProvision(g, action, vehicle) && stores === 0
    ? g.no('NWP-STURN-02', 'act.provisions', {})
    : null;
}

/** Null, or why the action has nothing to do, whatever it costs; in all modes (NWP-MODE-03). */
function effectForbidden(
  g: Look,
  seat: number,
  action: ActionId,
  vehicle: Vehicle,
): Refusal | null {
  switch (action) {
    case 'draw':
      return drawForbidden(g);
    case 'refresh':
      return refreshForbidden(g);
    case 'place':
      return placeForbidden(g, seat, vehicle);
    case 'move':
      return moveForbidden(g, seat, vehicle);
    case 'transfer':
      return transferForbidden(g, seat);
    case 'explore':
    case 'discover':
      return takingForbidden(g, seat, action, vehicle);
    case 'tuunbaq':
      return tuunbaqForbidden(g, seat);
  }
}

type Menu = 'act' | 'sacrifice' | 'pass' | 'end';

/** Actions of the Ship, and of a Sled that is on the map. */
function menu(g: Look, seat: number): Answer<Menu>[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const vehicles = VEHICLES.filter(
    (vehicle) => vehicle === 'ship' || player.sled >= PASSAGE || columnSize(player.crew.sled) > 0,
  );
  const options: Answer<Menu>[] = [];
  for (const vehicle of vehicles)
    for (const action of ACTIONS)
      if (action !== 'tuunbaq' || g.config.terror)
        options.push({ do: 'act', action, with: vehicle });
  return options;
}

/** NWP-TURN-03, NWP-TURN-04: null, or why this is not possible now. */
export function actForbidden(
  g: Look,
  seat: number,
  action: ActionId,
  vehicle: Vehicle,
): Refusal | null {
  return priceForbidden(g, seat, action, vehicle) ?? effectForbidden(g, seat, action, vehicle);
}

/** NWP-SSAC-01, NWP-STURN-07: null, or why a life cannot be given for this action. */
function sacrificeForbidden(
  g: Look,
  seat: number,
  action: ActionId,
  vehicle: Vehicle,
): Refusal | null {
  if ((g.state.players[seat]?.crew[vehicle].available ?? 0) === 0)
    return g.no('NWP-SSAC-02', 'act.nobody', { column: vehicle });
  const player = g.state.players[seat];
  if (action === 'transfer' && player && living(player) < 2)
    return g.no('NWP-XFER-03', 'transfer.nobody', {});
  return effectForbidden(g, seat, action, vehicle);
}

/** NWP-TURN-05, NWP-STURN-02: what every action would cost either vehicle now. */
function pricesOf(g: Look): Prices {
  const column = (vehicle: Vehicle): Prices[Vehicle] => {
    const priced = ACTIONS.map((action) => [
      action,
      { pawns: pawnsFor(g, action, vehicle), provision: needsProvision(g, action, vehicle) },
    ]);
    return Object.fromEntries(priced) as Prices[Vehicle];
  };
  return { ship: column('ship'), sled: column('sled') };
}

/**
 * In the standard game, one action and then as many more as can be paid; Pass is always
 * possible as the first (NWP-PASS-01, NWP-RULING-43), and all that is left without pawns
 * (NWP-PASS-04, NWP-RULING-12).
 */
export const chooseAction = decision<{ seat: number }, 'act' | 'pass' | 'end'>('action', {
  rule: 'NWP-TURN-03',
  // A turn with nothing left to do ends by itself: NWP-TURN-09, NWP-TURN-11. It draws nothing.
  byItself: true,
  seat: (_g, my) => my.seat,
  prompt: (g) => ({ ask: 'action', actions: g.state.actions, prices: pricesOf(g) }),
  options: (g, my) => {
    const acts = menu(g, my.seat) as Answer<'act'>[];
    const pass: Answer<'pass'> = { do: 'pass' };
    return g.state.actions > 0 ? [...acts, { do: 'end' }, pass] : [...acts, pass];
  },
  forbids: (g, my, option) => {
    if (option.do === 'act') return actForbidden(g, my.seat, option.action, option.with);
    return option.do === 'pass' && g.state.actions > 0
      ? g.no('NWP-PASS-05', 'pass.acted', {})
      : null;
  },
});

/**
 * NWP-COOP-06, NWP-STURN-09: alone or together, actions until one passes; a life can pay
 * where nothing else does.
 */
export const chooseOnExpedition = decision<{ seat: number }, 'act' | 'sacrifice' | 'pass'>(
  'expedition',
  {
    rule: 'NWP-STURN-01',
    seat: (_g, my) => my.seat,
    prompt: (g) => ({
      ask: 'expedition',
      turn: g.state.turn,
      actions: g.state.actions,
      prices: pricesOf(g),
    }),
    options: (g, my) => {
      const acts = menu(g, my.seat) as Answer<'act'>[];
      // NWP-SSAC-04: a life is no price where the price itself can be paid.
      const lives = acts
        .filter((act) => priceForbidden(g, my.seat, act.action, act.with) !== null)
        .map(({ action, with: vehicle }) => ({
          do: 'sacrifice' as const,
          action,
          with: vehicle,
        }));
      return [...acts, ...lives, { do: 'pass' }];
    },
    forbids: (g, my, option) => {
      if (option.do === 'act') return actForbidden(g, my.seat, option.action, option.with);
      if (option.do === 'sacrifice')
        return sacrificeForbidden(g, my.seat, option.action, option.with);
      return null;
    },
  },
);

const PROVISIONS: readonly Provision[] = ['food', 'morale'];

export const chooseProvision = decision<{ seat: number; action: ActionId }, 'spend'>('provision', {
  rule: 'NWP-STURN-02',
  byItself: true,
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'provision', action: my.action }),
  options: () => PROVISIONS.map((what) => ({ do: 'spend' as const, what })),
  forbids: (g, my, { what }) =>
    (g.state.players[my.seat]?.[what] ?? 0) > 0
      ? null
      : g.no('NWP-STURN-02', 'spend.none', { what }),
});
