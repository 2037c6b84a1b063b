import { EVERYONE } from '@incognita/kernel';
import { type CardKind, paceOf } from '../content/cards.ts';
import { auto } from './kit.ts';
import { poleOf, teamOf } from './team.ts';

export const trek = auto('trek', (a: { seat: number; card: CardKind }) => ({ ...a }), {
  /** WHI-TREK-01: as many spaces as the dogs' number, never past the pole. */
  walk(g, my) {
    const team = teamOf(g, my.seat);
    team.space = Math.min(poleOf(g), team.space + paceOf(my.card));
    g.tell('trekked', 'WHI-TREK-01', { seat: my.seat, card: my.card, to: team.space });
    return undefined;
  },
  /** WHI-TREK-02: a marker on the space where the team stops is turned up. */
  find(g, my) {
    const team = teamOf(g, my.seat);
    const { markers, usedFinds } = g.state;
    const at = markers.findIndex((marker) => marker.space === team.space);
    const [marker] = at < 0 ? [] : markers.splice(at, 1);
    if (!marker) return undefined;
    g.show(marker.find, EVERYONE);
    const find = marker.find.is;
    g.tell('found', 'WHI-TREK-02', { seat: my.seat, space: team.space, find });
    if (find === 'crevasse' || find === 'nothing') usedFinds.push(find);
    else team.finds.push(find);
    if (find === 'crevasse') {
      team.space -= 1;
      g.tell('slipped', 'WHI-TREK-03', { seat: my.seat, to: team.space });
    }
    return undefined;
  },
  /** WHI-TREK-04: at the pole the race is run for this team. */
  pole(g, my) {
    const team = teamOf(g, my.seat);
    if (team.space < poleOf(g)) return undefined;
    team.arrived = true;
    g.state.first ??= my.seat;
    g.tell('arrived', 'WHI-TREK-04', { seat: my.seat, first: g.state.first === my.seat });
    return undefined;
  },
});
