import { EVERYONE } from '@incognita/kernel';
import type { Provision, VoyageEffect } from '../content/types.ts';
import { columnSize, gainProvision, isHome, loseOnePawn, playerOf, VEHICLES } from './crew.ts';
import { isFrozen, isIcebound, spotOf } from './ice.ts';
import { type Answer, auto, decision, type Look } from './kit.ts';
import { PASSAGE } from './state.ts';
import { discOf } from './sun.ts';
import { resolveIce } from './thaw.ts';

/** What a card gives a player (or takes, below zero), read after the new line is set. */
interface Toll {
  readonly what: Provision;
  readonly count: number;
}

/** NWP-SVOY-07: a vehicle that stands on a tile with a frozen cell. */
const onIce = (g: Look, place: number): boolean =>
  place >= 0 && spotOf(g, place).cells.some((cell) => isFrozen(g.content, cell, g.state.frozen));

/** NWP-SVOY-07: the Passage arrow counts as zone x3, Greenland as x1. */
const inTheWest = (g: Look, place: number): boolean =>
  place === PASSAGE ||
  (place >= 0 && spotOf(g, place).cells.some((cell) => (g.content.times[cell] ?? 1) > 1));

function tollOf(g: Look, seat: number, effect: VoyageEffect): Toll | null {
  const player = g.state.players[seat];
  if (!player) return null;
  switch (effect.kind) {
    case 'lose':
      return { what: effect.what, count: -effect.count };
    case 'lose-food-without-inuit':
      return { what: 'food', count: -(player.tokens.inuit > 0 ? effect.withInuit : effect.count) };
    case 'lose-morale-if-lower':
      return {
        what: 'morale',
        count: -(player.morale < player.food ? effect.count : effect.otherwise),
      };
    case 'lose-morale-at':
      return effect.discs.includes(discOf(g)) ? { what: 'morale', count: -effect.count } : null;
    case 'lose-food-per-vehicle-on-ice': {
      const count = VEHICLES.filter((vehicle) => onIce(g, player[vehicle])).length;
      return count > 0 ? { what: 'food', count: -count * effect.count } : null;
    }
    case 'lose-morale-if-icebound':
      return player.ship >= 0 && isIcebound(g, player.ship)
        ? { what: 'morale', count: -effect.count }
        : null;
    case 'gain-food-with-sled':
      return player.sled >= PASSAGE ? { what: 'food', count: effect.count } : null;
    case 'gain-morale-in-the-west': {
      const west = VEHICLES.some((vehicle) => inTheWest(g, player[vehicle]));
      return { what: 'morale', count: west ? effect.count : effect.otherwise };
    }
    case 'move-costs-more':
    case 'first-ship-move-free':
    case 'none':
      return null;
  }
}

/** Whose column loses a pawn. */
const pickDead = decision<{ seat: number; what: Provision }, 'mourn'>('mourn', {
  rule: 'NWP-SSAC-07',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'mourn', what: my.what }),
  options: () => VEHICLES.map((column) => ({ do: 'mourn' as const, column })),
});

/** What the card in force does to one player: NWP-SVOY-04, NWP-SSAC-07, NWP-RULING-47. */
const applyCard = auto(
  'apply-card',
  (a: { seat: number }) => ({
    ...a,
    what: 'food' as Provision,
    dead: null as Answer<'mourn'> | null,
  }),
  {
    apply(g, my, k) {
      const { seat } = my;
      const card = g.content.card(g.state.card ?? '');
      const toll = tollOf(g, seat, card.effect);
      if (!toll || toll.count === 0) {
        // A card that only shifts the ice or touches moves says what it does by itself.
        if (card.effect.kind.startsWith('lose') || card.effect.kind.startsWith('gain'))
          g.tell('card.nothing', 'NWP-SVOY-07', { seat, card: card.id });
        return k.done(null);
      }
      if (toll.count > 0) {
        gainProvision(g, seat, toll.what, toll.count, 'NWP-SVOY-04');
        return k.done(null);
      }
      const player = playerOf(g, seat);
      const lost = Math.min(player[toll.what], -toll.count);
      player[toll.what] -= lost;
      g.tell('provisions', 'NWP-SVOY-04', {
        seat,
        what: toll.what,
        count: -lost,
        total: player[toll.what],
      });
      if (lost === -toll.count) return k.done(null);
      my.what = toll.what;
      const [ship, sled] = [columnSize(player.crew.ship), columnSize(player.crew.sled)];
      if (ship + sled === 0) return k.done(null);
      if (ship > 0 && sled > 0) return k.call(pickDead, { seat, what: toll.what }, 'dead');
      my.dead = { do: 'mourn', column: ship > 0 ? 'ship' : 'sled' };
      return undefined;
    },
    bury(g, my) {
      if (!my.dead) return undefined;
      const { column } = my.dead;
      loseOnePawn(playerOf(g, my.seat), column);
      g.tell('died', 'NWP-SSAC-07', { seat: my.seat, column, what: my.what });
      return undefined;
    },
  },
);

/**
 * NWP-SVOY-01 to 05, NWP-COOP-07, NWP-RULING-56: the card of the season, for all who are not home.
 */
export const revealCard = auto('reveal-card', () => ({ before: 0, next: 0 }), {
  reveal(g, my, k) {
    const { state, content: chart } = g;
    my.before = state.frozen;
    if (state.card !== null) state.voyageUsed.push(state.card);
    state.card = g.draw(state.voyage, EVERYONE)?.is ?? null;
    const shift = state.card === null ? 0 : chart.card(state.card).ice;
    const base = chart.content.board.frozenRows[discOf(g)];
    state.frozen = Math.max(0, Math.min(chart.rows, base + shift));
    g.tell('card', 'NWP-SVOY-01', { card: state.card ?? '', frozen: state.frozen });
    return k.call(resolveIce, { before: my.before, order: [...state.order] });
  },
  apply(g, my, k) {
    const seat = g.state.order[my.next];
    if (seat === undefined || g.state.card === null) return k.done(null);
    my.next++;
    return isHome(g, seat) ? k.to('apply') : k.call(applyCard, { seat });
  },
  again: (_g, _my, k) => k.to('apply'),
});
