import type { ActionId } from '../content/types.ts';
import { chooseAction, chooseOnExpedition, chooseProvision } from './actions.ts';
import {
  isExpedition,
  isHome,
  loseOnePawn,
  needsProvision,
  pawnsFor,
  payPawns,
  playerOf,
  VEHICLES,
  wakeCrew,
} from './crew.ts';
import { draw, refresh } from './draw.ts';
import { type Answer, auto, type Game } from './kit.ts';
import { move } from './move.ts';
import { place } from './place.ts';
import type { Vehicle } from './state.ts';
import { takeToken } from './tokens.ts';
import { transfer } from './transfer.ts';
import { moveTuunbaq } from './tuunbaq.ts';

/**
 * NWP-TURN-07, NWP-TURN-06, NWP-STURN-04, NWP-STURN-06: paid before anything happens, and counted.
 */
const payAction = auto(
  'pay-action',
  (a: { seat: number; action: ActionId; with: Vehicle }) => ({
    ...a,
    spend: null as Answer<'spend'> | null,
  }),
  {
    provision: (g, my, k) =>
      needsProvision(g, my.action, my.with)
        ? k.call(chooseProvision, { seat: my.seat, action: my.action }, 'spend')
        : undefined,
    pawns(g, my) {
      const { seat, action } = my;
      const pawns = pawnsFor(g, action, my.with);
      payPawns(g, seat, my.with, pawns);
      const rule = isExpedition(g) ? 'NWP-STURN-03' : 'NWP-TURN-07';
      g.tell('acted', rule, { seat, action, with: my.with, pawns });
      if (my.spend) {
        const { what } = my.spend;
        const player = playerOf(g, seat);
        player[what]--;
        g.tell('spent', 'NWP-STURN-02', { seat, what, left: player[what] });
      }
      g.state.actions++;
      return undefined;
    },
  },
);

/**
 * NWP-SSAC-02, NWP-SSAC-03, NWP-SSAC-05, NWP-SSAC-06, NWP-RULING-24: one pawn, and nothing else.
 */
function sacrifice(g: Game, seat: number, action: ActionId, vehicle: Vehicle): void {
  loseOnePawn(playerOf(g, seat), vehicle);
  g.tell('sacrificed', 'NWP-SSAC-02', { seat, action, with: vehicle });
  g.state.actions++;
}

/** NWP-PASS-02, NWP-PASS-03. */
function passSeason(g: Game, seat: number): void {
  const { crew } = playerOf(g, seat);
  for (const vehicle of VEHICLES) {
    crew[vehicle].resting += crew[vehicle].available;
    crew[vehicle].available = 0;
  }
  g.state.passed.push(seat);
  g.tell('passed', 'NWP-PASS-03', { seat, place: g.state.passed.length });
}

/** NWP-STURN-08: the crew is ready again. */
function passTurn(g: Game, seat: number): void {
  wakeCrew(playerOf(g, seat));
  g.tell('rested', 'NWP-STURN-08', { seat, turn: g.state.turn });
}

/** One turn of one player, in all modes; the surcharge begins anew with it (NWP-TURN-12). */
export const turn = auto(
  'turn',
  (a: { seat: number }) => ({
    ...a,
    choice: null as Answer<'act' | 'sacrifice' | 'pass' | 'end'> | null,
  }),
  {
    begin(g) {
      g.state.actions = 0;
      g.state.sailed = false;
      return undefined;
    },
    ask(g, my, k) {
      my.choice = null;
      return isExpedition(g)
        ? k.call(chooseOnExpedition, { seat: my.seat }, 'choice')
        : k.call(chooseAction, { seat: my.seat }, 'choice');
    },
    pay(g, my, k) {
      const { seat, choice } = my;
      switch (choice?.do) {
        case 'act':
          return k.call(payAction, { seat, action: choice.action, with: choice.with });
        case 'sacrifice':
          sacrifice(g, seat, choice.action, choice.with);
          return undefined;
        case 'pass':
          if (isExpedition(g)) passTurn(g, seat);
          else passSeason(g, seat);
          return k.done(null);
        default:
          return k.done(null);
      }
    },
    act(_g, my, k) {
      const { seat, choice } = my;
      if (choice?.do !== 'act' && choice?.do !== 'sacrifice') return k.done(null);
      const { action, with: vehicle } = choice;
      switch (action) {
        case 'draw':
          return k.call(draw, { seat, size: 'any' });
        case 'refresh':
          return k.call(refresh, { seat });
        case 'place':
          return k.call(place, { seat, with: vehicle });
        case 'move':
          return k.call(move, { seat, with: vehicle });
        case 'transfer':
          return k.call(transfer, { seat });
        case 'explore':
        case 'discover':
          return k.call(takeToken, { seat, with: vehicle });
        case 'tuunbaq':
          return k.call(moveTuunbaq, { seat });
      }
    },
    /** NWP-HOME-04, NWP-RULING-20, NWP-RULING-30, NWP-SEND-03: whoever is home acts no more. */
    further: (g, my, k) => (isHome(g, my.seat) ? k.done(null) : k.to('ask')),
  },
  { span: 'turn' },
);
