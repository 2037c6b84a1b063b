import { DISCOVERIES, type Discovery, type Provision } from '../content/types.ts';
import { gainProvision, isExpedition, playerOf } from './crew.ts';
import { cellNameOf, spotOf } from './ice.ts';
import { type Answer, auto, decision, type Game, type Look, type Refusal } from './kit.ts';
import { NO_TILE, type Vehicle } from './state.ts';

type Taking = 'explore' | 'discover';

/** NWP-TOKEN-01, NWP-TOKEN-02: which action takes which tokens. */
const TAKES: Readonly<Record<Taking, readonly Discovery[]>> = {
  explore: ['franklin', 'strait'],
  discover: ['inuit', 'cairn'],
};

/** The cell of the token on a tile, or -1. */
const tokenCell = (g: Look, tile: number): number =>
  spotOf(g, tile).cells.find((cell) => (g.state.tokens[cell] ?? 0) > 0) ?? -1;

const tokenAt = (g: Look, cell: number): Discovery | null =>
  DISCOVERIES[(g.state.tokens[cell] ?? 0) - 1] ?? null;

/** Null, or why the vehicle cannot take a token with this action. */
export function takingForbidden(
  g: Look,
  seat: number,
  action: Taking,
  vehicle: Vehicle,
): Refusal | null {
  const rule = action === 'explore' ? 'NWP-TOKEN-01' : 'NWP-TOKEN-02';
  const tile = g.state.players[seat]?.[vehicle] ?? NO_TILE;
  if (tile < 0) return g.no(rule, 'token.arrow', { with: vehicle });
  const token = tokenAt(g, tokenCell(g, tile));
  if (token === null) return g.no(rule, 'token.none', { cell: cellNameOf(g, tile) });
  if (TAKES[action].includes(token)) return null;
  return g.no(rule, 'token.otherAction', { cell: cellNameOf(g, tile), token });
}

/** NWP-TOKEN-05 to 07: the points of a token in the standard game. */
export function tokenPoints(g: Look, token: Discovery, cell: number): number {
  const each = token === 'cairn' || token === 'inuit' ? 2 : 1;
  return each * (g.content.times[cell] ?? 1);
}

/** NWP-SACT-11, NWP-RULING-27. */
const pickGain = decision<{ seat: number; count: number }, 'gain'>('strait', {
  rule: 'NWP-SACT-11',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'strait', count: my.count }),
  options: () => [
    { do: 'gain', what: 'food' },
    { do: 'gain', what: 'morale' },
  ],
});

/** NWP-SACT-09: what a token brings to those who explore for their lives. */
const PROVISION: Partial<Record<Discovery, Provision>> = { inuit: 'food', cairn: 'morale' };

/** NWP-TOKEN-01 to 08, NWP-SACT-09 to 12, NWP-RULING-31. */
export const takeToken = auto(
  'take-token',
  (a: { seat: number; with: Vehicle }) => ({
    ...a,
    count: 0,
    gain: null as Answer<'gain'> | null,
  }),
  {
    take(g, my, k) {
      const { seat } = my;
      const player = playerOf(g, seat);
      const cell = tokenCell(g, player[my.with]);
      const token = tokenAt(g, cell);
      if (token === null) return k.done(null);
      g.state.tokens[cell] = 0;
      player.tokens[token]++;
      const worth = tokenPoints(g, token, cell);
      const expedition = isExpedition(g);
      const points = expedition ? 0 : worth;
      player.points.tokens += points;
      const name = g.content.cellNames[cell] ?? '';
      g.tell('token.taken', expedition ? 'NWP-SACT-12' : 'NWP-TOKEN-04', {
        seat,
        token,
        cell: name,
        points,
      });
      if (!expedition) return k.done(null);
      const what = PROVISION[token];
      if (what) gainProvision(g, seat, what, worth, 'NWP-SACT-09');
      if (token === 'franklin') gainFranklin(g, seat, worth);
      if (token !== 'strait') return k.done(null);
      my.count = worth;
      return k.call(pickGain, { seat, count: worth }, 'gain');
    },
    strait(g, my) {
      if (my.gain) gainProvision(g, my.seat, my.gain.what, my.count, 'NWP-SACT-11');
      return undefined;
    },
  },
);

/** NWP-COOP-09: Franklin points of all players together. */
export const teamFranklin = (g: Look): number =>
  g.state.players.reduce((sum, player) => sum + player.franklin, 0);

/** NWP-SACT-10, NWP-SACT-16, NWP-RULING-38: along the track, or two tracks read as one. */
function gainFranklin(g: Game, seat: number, count: number): void {
  const { last, icons } = g.content.content.franklinTrack;
  const before = teamFranklin(g);
  const total = Math.min(before + count, last * g.config.seats);
  playerOf(g, seat).franklin += total - before;
  g.tell('franklin', 'NWP-SACT-10', { seat, count: total - before, total });
  for (let step = before + 1; step <= total; step++) {
    const icon = icons.find((held) => held.step === ((step - 1) % last) + 1);
    if (!icon) continue;
    gainProvision(g, seat, 'food', icon.food, 'NWP-SACT-16');
    gainProvision(g, seat, 'morale', icon.morale, 'NWP-SACT-16');
  }
}
