import { EVERYONE } from '@incognita/kernel';
import { faceOf } from './damage.ts';
import { blightWaiting } from './farm.ts';
import type { Game, Look } from './kit.ts';
import { watchObjective } from './objectives.ts';

/** AUZ-END-02: a lost Port ends everything that is under way. */
export const gameGoesOn = (g: Look): boolean => g.state.ending === null;

/** AUZ-BLIGHT-06, AUZ-RULING-83, AUZ-SCORE-14: the last Farms fall, and who sleeps is shown. */
export function endGame(g: Game): void {
  blightWaiting(g);
  g.state.activation = null;
  // AUZ-SOLO-11: a lost Port breaks off the activation at whose end this would have been seen.
  watchObjective(g);
  for (const tile of g.state.tiles) {
    if (tile.faceUp) continue;
    tile.tile = g.show(tile.tile, EVERYONE);
    const { vp } = faceOf(g, tile);
    const times = g.content.edition.score.asleepCounts;
    g.tell('end.asleep', 'AUZ-SCORE-14', { hex: tile.hex, tile: tile.tile.is, vp, times });
  }
  g.tell('end', g.state.ending === 'port' ? 'AUZ-END-02' : 'AUZ-END-01', {
    ending: g.state.ending ?? 'time',
  });
}
