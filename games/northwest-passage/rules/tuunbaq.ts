import { DISCOVERIES } from '../content/types.ts';
import { playerOf, VEHICLES } from './crew.ts';
import { cellNameOf, spotOf } from './ice.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { NO_TILE, type Vehicle } from './state.ts';
import { placesAround } from './ways.ts';

/** NWP-TERR-02 to 04, NWP-RULING-39: it appears once, on the tile just placed. */
export function tuunbaqAppears(g: Game, tile: number): void {
  const { state, content: chart } = g;
  if (!g.config.terror || state.tuunbaq !== NO_TILE) return;
  const called = spotOf(g, tile).cells.some((cell) => {
    const token = DISCOVERIES[(state.tokens[cell] ?? 0) - 1];
    const ofMen = token === 'franklin' || token === 'cairn';
    return chart.times[cell] === 3 || (chart.times[cell] === 2 && ofMen);
  });
  if (!called) return;
  state.tuunbaq = tile;
  g.tell('tuunbaq.appears', 'NWP-TERR-02', { cell: cellNameOf(g, tile) });
}

/** Tiles that share a side with the Tuunbaq's; it never enters an arrow (NWP-TERR-14). */
const prowl = (g: Look): number[] => placesAround(g, g.state.tuunbaq).filter((place) => place >= 0);

/** NWP-TERR-07, NWP-RULING-42: not where a Ship or Sled of another player is. */
function prowlForbidden(g: Look, seat: number, to: number): Refusal | null {
  const other = g.state.players.findIndex(
    (player, i) => i !== seat && VEHICLES.some((vehicle) => player[vehicle] === to),
  );
  return other < 0
    ? null
    : g.no('NWP-TERR-07', 'tuunbaq.taken', { to: cellNameOf(g, to), seat: other });
}

export function tuunbaqForbidden(g: Look, seat: number): Refusal | null {
  if (g.state.tuunbaq === NO_TILE) return g.no('NWP-TERR-05', 'tuunbaq.absent', {});
  return prowl(g).some((to) => prowlForbidden(g, seat, to) === null)
    ? null
    : g.no('NWP-TERR-07', 'tuunbaq.nowhere', {});
}

const pickProwl = decision<{ seat: number }, 'go'>('tuunbaq', {
  rule: 'NWP-TERR-06',
  seat: (_g, my) => my.seat,
  options: (g) => prowl(g).map((to) => ({ do: 'go' as const, to: cellNameOf(g, to) })),
  forbids: (g, my, { to }) =>
    prowlForbidden(g, my.seat, g.state.cells[g.content.cell(to)] ?? NO_TILE),
});

/** NWP-TERR-05 to 07. */
export const moveTuunbaq = auto(
  'move-tuunbaq',
  (a: { seat: number }) => ({ ...a, goes: null as Answer<'go'> | null }),
  {
    ask: (_g, my, k) => k.call(pickProwl, { seat: my.seat }, 'goes'),
    go(g, my) {
      const to = my.goes?.to ?? '';
      g.state.tuunbaq = g.state.cells[g.content.cell(to)] ?? NO_TILE;
      g.tell('tuunbaq.moved', 'NWP-TERR-06', { seat: my.seat, to });
      return undefined;
    },
  },
);

/** NWP-RULING-40: a pawn of the vehicle, or one of the five kinds of discovery tokens. */
const pickToll = decision<{ seat: number; with: Vehicle }, 'toll' | 'give'>('toll', {
  rule: 'NWP-TERR-08',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'toll', column: my.with }),
  options: (g, my) => {
    const player = g.state.players[my.seat];
    if (!player) return [];
    const rows = (['available', 'resting'] as const).filter((row) => player.crew[my.with][row] > 0);
    return [
      ...rows.map((row) => ({ do: 'toll' as const, row })),
      ...DISCOVERIES.filter((token) => player.tokens[token] > 0).map((token) => ({
        do: 'give' as const,
        token,
      })),
    ];
  },
});

/**
 * NWP-TERR-08 to 13, NWP-TERR-15: what it costs to enter the Tuunbaq's tile, and nothing else does.
 */
export const toll = auto(
  'toll-paid',
  (a: { seat: number; with: Vehicle }) => ({
    ...a,
    paid: null as Answer<'toll' | 'give'> | null,
  }),
  {
    ask: (_g, my, k) => k.call(pickToll, { seat: my.seat, with: my.with }, 'paid'),
    pay(g, my) {
      const player = playerOf(g, my.seat);
      if (my.paid?.do === 'toll') {
        player.crew[my.with][my.paid.row]--;
        player.eaten++;
        g.tell('toll.pawn', 'NWP-TERR-08', { seat: my.seat, column: my.with });
      }
      if (my.paid?.do === 'give') {
        const { token } = my.paid;
        player.tokens[token]--;
        g.state.discarded[token]++;
        g.tell('toll.token', 'NWP-TERR-09', { seat: my.seat, token });
      }
      return undefined;
    },
  },
);
