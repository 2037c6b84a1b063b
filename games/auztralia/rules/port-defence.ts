import { combat, openCombat } from './combat.ts';
import { auto, type Look } from './kit.ts';
import { playerOf } from './people.ts';
import { playerOrder } from './time-track.ts';

/** AUZ-PORT-01, AUZ-PORT-07, AUZ-PORT-09: the next attacked Port in player order, or null. */
function attackedSeat(g: Look): number | null {
  const { players, tiles } = g.state;
  const attacked = (seat: number): boolean =>
    tiles.some((tile) => tile.faceUp && tile.hex === players[seat]?.port);
  // Asked after every action, and hardly ever answered: the order comes last.
  if (!players.some((_player, seat) => attacked(seat))) return null;
  return playerOrder(g).find(attacked) ?? null;
}

/** AUZ-PORT-01 to 10: every attacked Port, one after the other; a lost one ends the game. */
export const portCombats = auto('port-combats', () => ({ seat: -1 }), {
  next(g, my, k) {
    const seat = attackedSeat(g);
    if (seat === null) return k.done(null);
    my.seat = seat;
    const { port, barracks } = playerOf(g, seat);
    g.tell('port.attacked', 'AUZ-PORT-01', { seat, hex: port });
    // AUZ-PORT-02: everybody fights. AUZ-PORT-03: it is no action, so no box and no time.
    openCombat(g, 'port', seat, port, { ...barracks });
    g.state.activation?.fought.push(seat);
    return k.call(combat, { seat });
  },
  /** AUZ-PORT-05, AUZ-END-02. AUZ-RULING-26: the Ports after a lost one are not fought for. */
  lost(g, my, k) {
    const { port } = playerOf(g, my.seat);
    // AUZ-PORT-06, AUZ-RULING-54: a defeat that clears the hex loses units, not the Port.
    if (!g.state.tiles.some((tile) => tile.faceUp && tile.hex === port)) return k.to('next');
    g.state.ending = 'port';
    g.state.lostPort = my.seat;
    g.tell('port.lost', 'AUZ-PORT-05', { seat: my.seat, hex: port });
    return k.done(null);
  },
});
