import { isExpedition, isHome, living, wakeCrew } from './crew.ts';
import { auto, type Game, type Look } from './kit.ts';
import { setUp } from './setup.ts';
import { discOf, lastSeason } from './sun.ts';
import { resolveIce } from './thaw.ts';
import { turn } from './turn.ts';
import { revealCard } from './voyage.ts';

/** NWP-TURN-02: the next in row 1 who is neither home nor has passed; -1 if there is none. */
function nextInOrder(g: Look): number {
  const { order, active, passed } = g.state;
  const from = order.indexOf(active);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(from + i) % order.length] ?? -1;
    if (!isHome(g, seat) && !passed.includes(seat)) return seat;
  }
  return -1;
}

const allHome = (g: Look): boolean => g.state.players.every((_player, seat) => isHome(g, seat));

/** NWP-TURN-01, NWP-SEASON-01: rounds of the table until all who are not home have passed. */
const standardSeason = auto('season', () => ({}), {
  next(g, _my, k) {
    const seat = nextInOrder(g);
    g.state.active = seat;
    return seat < 0 ? k.done(null) : k.call(turn, { seat });
  },
  again: (_g, _my, k) => k.to('next'),
});

/** NWP-STURN-01, NWP-COOP-05: four turns for each, in alternation. */
export const expeditionSeason = auto('expedition-season', (a: { next: number }) => ({ ...a }), {
  begin(g) {
    g.state.turn = 1;
    return undefined;
  },
  next(g, my, k) {
    const seat = g.state.order[my.next];
    if (seat === undefined) {
      if (allHome(g) || g.state.turn >= g.content.content.turnsPerSeason) return k.done(null);
      g.state.turn++;
      my.next = 0;
      return k.to('next');
    }
    my.next++;
    // NWP-COOP-12: who is home skips all further turns.
    if (isHome(g, seat)) return k.to('next');
    g.state.active = seat;
    return k.call(turn, { seat });
  },
  again: (_g, _my, k) => k.to('next'),
});

/**
 * NWP-END-01, NWP-SEASON-02, NWP-SEND-01, NWP-COOP-13, NWP-RULING-36: how the game ends now, or
 * null.
 */
function endingOf(g: Look): 'home' | 'crew' | 'season' | null {
  if (allHome(g)) return 'home';
  const starved = g.state.players.some((player) => player.home === 0 && living(player) === 0);
  if (isExpedition(g) && starved) return 'crew';
  return g.state.season >= lastSeason(g) ? 'season' : null;
}

/** NWP-SEASON-04 to 06, NWP-SEND-02: fresh crews; pass order is turn order, without those home. */
function beginSeason(g: Game): void {
  const { state } = g;
  for (const player of state.players) if (player.home === 0) wakeCrew(player);
  if (isExpedition(g)) return;
  state.order = state.passed;
  state.passed = [];
  g.tell('order', 'NWP-SEASON-05', { order: [...state.order] });
}

/** The whole game. */
export const play = auto('play', () => ({}), {
  setUp: (_g, _my, k) => k.call(setUp, {}),
  season: (g, _my, k) =>
    isExpedition(g) ? k.call(expeditionSeason, { next: 0 }) : k.call(standardSeason, {}),
  check(g, _my, k) {
    g.state.active = -1;
    const ending = endingOf(g);
    if (ending === null) return undefined;
    g.state.over = true;
    g.tell('end', isExpedition(g) ? 'NWP-SEND-01' : 'NWP-END-01', { ending });
    return k.over();
  },
  /**
   * NWP-SEASON-03, NWP-SUN-18; NWP-RULING-29: with a Voyage card the ice is resolved once, after
   * it.
   */
  sun(g, _my, k) {
    const { state, content: chart } = g;
    const before = state.frozen;
    state.season++;
    const disc = discOf(g);
    const base = chart.content.board.frozenRows[disc];
    g.tell('season', 'NWP-SUN-04', { season: state.season, disc, frozen: base });
    if (isExpedition(g)) return k.call(revealCard, {});
    state.frozen = base;
    return k.call(resolveIce, { before, order: [...state.passed] });
  },
  crews(g, _my, k) {
    beginSeason(g);
    return k.to('season');
  },
});
