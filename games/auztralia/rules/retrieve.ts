import type { BoxId } from '../content/types.ts';
import { answering, type Look } from './kit.ts';
import { cubesInHq, playerOf } from './people.ts';

/** AUZ-RETR-01, AUZ-RETR-02, AUZ-RULING-56: it takes longer without a cube to point with. */
export const retrieveTime = (g: Look, seat: number): number => (cubesInHq(g, seat) > 0 ? 1 : 2);

/** AUZ-RETR-01 to 04: all cubes of the boxes go home; answers the TP it costs. */
export const retrieve = answering<number>()('retrieve', (a: { seat: number }) => ({ ...a }), {
  cubes(g, my, k) {
    const { boxes } = playerOf(g, my.seat);
    const time = retrieveTime(g, my.seat);
    // AUZ-RETR-03: only those in boxes; the others lie on Old Ones.
    let cubes = 0;
    for (const box of Object.keys(boxes) as BoxId[]) {
      cubes += boxes[box];
      boxes[box] = 0;
    }
    g.tell('retrieved', time === 1 ? 'AUZ-RETR-01' : 'AUZ-RETR-02', {
      seat: my.seat,
      cubes,
      time,
    });
    return k.done(time);
  },
});
