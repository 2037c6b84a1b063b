import { EVERYONE } from '@incognita/kernel';
import { CARDS, type CardKind, paceOf } from '../content/cards.ts';
import { type Answer, auto, decision, type Game } from './kit.ts';
import { discard, holds, teamOf } from './team.ts';

type Push = Answer<'push' | 'camp'>;

/**
 * WHI-TREK-05, WHI-RULING-02: asked whenever the team holds a card at all, whatever it is: to be
 * asked must not tell the others that there are dogs in the hand.
 */
const pushOn = decision<{ seat: number }, 'push' | 'camp'>('push-on', {
  rule: 'WHI-TREK-05',
  seat: (_g, my) => my.seat,
  prompt: (g, my) => ({ ask: 'push', space: teamOf(g, my.seat).space }),
  options(g, my) {
    const options: Push[] = [{ do: 'camp' }];
    const { hand } = teamOf(g, my.seat);
    for (const card of CARDS) if (holds(hand, card)) options.push({ do: 'push', card });
    return options;
  },
  forbids(g, _my, option) {
    if (option.do === 'camp') return null;
    const { card } = option;
    if (paceOf(card) === 0) return g.no('WHI-TREK-01', 'noPace', { card });
    return paceOf(card) === 1 ? g.no('WHI-TREK-06', 'tooTired', { card }) : null;
  },
});

export const trek = auto(
  'trek',
  ({ seat, card }: { seat: number; card: CardKind }) => ({ seat, card, push: null as Push | null }),
  {
    /** WHI-TREK-01: as many spaces as the dogs' number. */
    walk(g, my) {
      const to = walkOn(g, my.seat, paceOf(my.card));
      g.tell('trekked', 'WHI-TREK-01', { seat: my.seat, card: my.card, to });
      return undefined;
    },
    push(g, my, k) {
      const team = teamOf(g, my.seat);
      if (team.space === g.content.pole || team.hand.length === 0) return k.to('find');
      return k.call(pushOn, { seat: my.seat }, 'push');
    },
    /** WHI-TREK-06: dogs that are driven on go one space less. */
    pushed(g, my, k) {
      if (my.push?.do !== 'push') return undefined;
      const { card } = my.push;
      discard(g, my.seat, card);
      const to = walkOn(g, my.seat, paceOf(card) - 1);
      g.tell('pushed', 'WHI-TREK-06', { seat: my.seat, card, to });
      return k.to('push');
    },
    /** WHI-TREK-02: a marker on the space where the team stops is turned up. */
    find(g, my) {
      const team = teamOf(g, my.seat);
      const { markers, usedFinds } = g.state;
      const at = markers.findIndex((marker) => marker.space === team.space);
      const [marker] = at < 0 ? [] : markers.splice(at, 1);
      if (!marker) return undefined;
      const { is: find } = g.show(marker.find, EVERYONE);
      g.tell('found', 'WHI-TREK-02', { seat: my.seat, space: team.space, find });
      if (find === 'crevasse' || find === 'nothing') usedFinds.push(find);
      else team.finds.push(find);
      // WHI-TREK-03: no marker is turned up where the team climbs out.
      if (find === 'crevasse') {
        team.space -= 1;
        g.tell('slipped', 'WHI-TREK-03', { seat: my.seat, to: team.space });
      }
      return undefined;
    },
    /** WHI-TREK-04: at the pole the race is run for this team. */
    pole(g, my) {
      const team = teamOf(g, my.seat);
      if (team.space < g.content.pole) return undefined;
      team.arrived = true;
      g.state.first ??= my.seat;
      g.tell('arrived', 'WHI-TREK-04', { seat: my.seat, first: g.state.first === my.seat });
      return undefined;
    },
  },
  { span: 'action' },
);

/** Never past the pole. Returns the space that was reached. */
function walkOn(g: Game, seat: number, spaces: number): number {
  const team = teamOf(g, seat);
  team.space = Math.min(g.content.pole, team.space + spaces);
  return team.space;
}
