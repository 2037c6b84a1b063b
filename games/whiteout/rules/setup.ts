import { heap, NOBODY, only, slot } from '@incognita/kernel';
import type { CardKind, Find, WhiteoutContent } from '../content/cards.ts';
import { auto, type Config } from './kit.ts';
import type { State } from './state.ts';

const spread = <K extends string>(counts: Readonly<Record<K, number>>): K[] =>
  (Object.entries(counts) as [K, number][]).flatMap(([kind, n]) => Array<K>(n).fill(kind));

export function blank(config: Config, content: WhiteoutContent): State {
  const finds = spread<Find>(content.finds).map((find) => slot(find, NOBODY));
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
    spareFinds: finds,
    usedFinds: [],
    deck: heap<CardKind>(spread<CardKind>(content.deck)),
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
    for (const space of g.content.markers[g.config.race]) {
      const find = spareFinds.pop();
      if (find) markers.push({ space, find });
    }
  },
  /** WHI-SETUP-02: four cards each. */
  hands(g) {
    g.state.teams.forEach((team, seat) => {
      for (let i = 0; i < 4; i++) {
        const card = g.draw(g.state.deck, only(seat));
        if (card) team.hand.push(card);
      }
    });
  },
  /** WHI-SETUP-03: chance says who begins. */
  first(g) {
    g.state.active = g.below(g.config.seats);
    g.tell('start', 'WHI-SETUP-03', { first: g.state.active });
  },
});
