import { heap, NOBODY, only, slot } from '@incognita/kernel';
import type { Trail } from '../content/cards.ts';
import { auto, type Config } from './kit.ts';
import type { State } from './state.ts';

const HAND_DEALT = 4;

export function blank(config: Config, trail: Trail): State {
  return {
    round: 1,
    active: 0,
    first: null,
    teams: Array.from({ length: config.seats }, () => ({
      space: 0,
      hand: [],
      finds: [],
      arrived: false,
    })),
    markers: [],
    spareFinds: trail.finds.map((find) => slot(find, NOBODY)),
    usedFinds: [],
    deck: heap(trail.cards),
    discard: [],
    storm: null,
    scouted: [],
  };
}

export const setUp = auto('set-up', () => ({}), {
  /** WHI-SETUP-01: a find marker face down on every marked space, the rest aside unseen. */
  markers(g) {
    const { spareFinds, markers } = g.state;
    g.shuffle(spareFinds);
    for (const space of g.content.markers) {
      const find = spareFinds.pop();
      if (find) markers.push({ space, find });
    }
    return undefined;
  },
  /** WHI-SETUP-03: chance says who begins. */
  first(g) {
    g.state.active = g.below(g.config.seats);
    g.tell('start', 'WHI-SETUP-03', { first: g.state.active });
    return undefined;
  },
  /** WHI-SETUP-02: the hands; whoever begins has one card less, against the lead. */
  hands(g) {
    g.state.teams.forEach((team, seat) => {
      const cards = seat === g.state.active ? HAND_DEALT - 1 : HAND_DEALT;
      for (let i = 0; i < cards; i++) {
        const card = g.draw(g.state.deck, only(seat));
        if (card) team.hand.push(card);
      }
    });
    return undefined;
  },
});
