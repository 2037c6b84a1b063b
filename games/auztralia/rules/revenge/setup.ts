import { callOf, only, slot } from '@incognita/kernel';
import type { OldOneLevel } from '../../content/types.ts';
import { type Answer, auto, decision, type Game } from '../kit.ts';
import { playerOf } from '../people.ts';
import { receive, refillDisplay, takeFromDisplay } from '../recruit.ts';
import { drawFirstPlayer, layOut, ports, startSpace } from '../setup.ts';
import { OLD_ONES } from '../state.ts';
import { firstStrength } from './outposts.ts';
import { modeOf, oldOnesSeat, revengeOf } from './table.ts';

const SEATS: readonly string[] = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];

/** REV-SETUP-02, REV-RULING-01: a seat of the table's choice, or one that is drawn. */
function seatOldOnes(g: Game): undefined {
  if (!modeOf(g).oldOnesSeat) return undefined;
  const wanted = g.config.oldOnes;
  const seat = wanted === 'random' ? g.below(g.config.seats) : SEATS.indexOf(wanted);
  revengeOf(g).seat = seat;
  g.tell('setup.oldOnes', 'REV-SETUP-02', { seat });
  return undefined;
}

/** REV-SETUP-04, REV-SOLO-05, REV-VAR-03: Infantry for everybody, and REV-SETUP-09 the Ports' sides. */
export function freeInfantry(g: Game): undefined {
  const count = modeOf(g).freeInfantry;
  const revenge = revengeOf(g);
  for (const seat of g.content.edition.players(g)) {
    playerOf(g, seat).barracks.infantry += count;
    g.state.supply.units.infantry -= count;
    revenge.ports[seat] = firstStrength(g);
  }
  return undefined;
}

/** One card of the display, for nothing. */
const firstPersonality = decision<{ seat: number }, 'recruit'>('first-personality', {
  rule: 'REV-SETUP-05',
  seat: (_g, my) => my.seat,
  options: (g) => g.state.display.map((personality) => ({ do: 'recruit' as const, personality })),
});

/** REV-SETUP-05: in turn order, refilled after each. */
const personalities = auto(
  'first-personalities',
  () => ({ next: 0, seat: -1, pick: null as Answer<'recruit'> | null }),
  {
    ask(g, my, k) {
      const seat = g.state.order[my.next++];
      if (seat === undefined) return k.done(null);
      my.seat = seat;
      return k.call(firstPersonality, { seat }, 'pick');
    },
    take(g, my, k) {
      if (!my.pick) return undefined;
      takeFromDisplay(g, my.pick.personality);
      return k.call(receive, { seat: my.seat, personality: my.pick.personality });
    },
    refill(g, _my, k) {
      refillDisplay(g);
      return k.to('ask');
    },
  },
);

/** REV-SETUP-12, REV-SETUP-13: all on one space, the purple disc at the bottom. */
export function oldOnesDiscs(g: Game): undefined {
  const space = startSpace(g);
  revengeOf(g).start = space;
  g.state.discs = [
    { seat: OLD_ONES, space },
    ...[...g.state.order].reverse().map((seat) => ({ seat, space })),
  ];
  return undefined;
}

/** REV-SETUP-15 to 17: drawn at random by level; the Old Ones know them all, nobody else any. */
export function dealTiles(g: Game): undefined {
  const { tiles } = g.content.content.revenge.oldOnesPlayer;
  const seen = only(oldOnesSeat(g));
  const revenge = revengeOf(g);
  for (const level of [1, 2, 3] as const satisfies readonly OldOneLevel[]) {
    const all = g.state.stacks[level - 1]?.flat().map((tile) => slot(tile.is, seen)) ?? [];
    g.shuffle(all);
    const own = all.splice(0, tiles[level]);
    g.state.stacks[level - 1] = own.length > 0 ? [own] : [];
    revenge.unused[level - 1] = all.length > 0 ? [all] : [];
  }
  return undefined;
}

/** REV-SETUP-14. */
export function dealHand(g: Game): undefined {
  const revenge = revengeOf(g);
  const seen = only(oldOnesSeat(g));
  for (let i = 0; i < g.content.content.revenge.oldOnesPlayer.hand; i++) {
    const card = g.draw(revenge.deck, seen);
    if (card) revenge.hand.push(card);
  }
  return undefined;
}

/** REV-SOLO-07, REV-VAR-02: so many of each level, level 1 on top; the rest is out, unseen. */
export function soloDeck(g: Game): undefined {
  const { perLevel } = modeOf(g).mythos;
  const revenge = revengeOf(g);
  for (const level of [1, 2, 3]) {
    const cards = g.content.content.revenge.soloMythos
      .filter((card) => card.level === level)
      .map((card) => slot(card.id));
    g.shuffle(cards);
    const inPlay = cards.splice(0, perLevel);
    if (inPlay.length > 0) revenge.deck.push(inPlay);
    revenge.aside.push(...cards);
  }
  return undefined;
}

export function purpleStart(g: Game): undefined {
  layOut.discs(g);
  revengeOf(g).start = modeOf(g).purpleStart ?? 0;
  return undefined;
}

/** What is laid out without anybody's choice, after the personalities were picked. */
const layOutOldOnes = {
  stacks: layOut.stacks,
  survey: layOut.survey,
  tokens: layOut.tokens,
};

/** Everything that is laid out after the first question, but for the tiles of the Old Ones player. */
export function completeOldOnes(g: Game): void {
  for (const lay of Object.values(layOutOldOnes)) lay(g);
  oldOnesDiscs(g);
  dealHand(g);
}

/** REV-SETUP-20: with an Old Ones player. */
export const setUpOldOnes = auto('set-up-old-ones', () => ({}), {
  oldOnes: (g) => seatOldOnes(g),
  firstPlayer: (g) => drawFirstPlayer(g),
  startGoods: (g) => layOut.startGoods(g),
  infantry: (g) => freeInfantry(g),
  display: (g) => layOut.display(g),
  personalities: (_g, _my, k) => k.call(personalities, {}),
  ...layOutOldOnes,
  ports: (_g, _my, k) => k.calls(callOf(ports, {})),
  discs: (g) => oldOnesDiscs(g),
  hand: (g) => dealHand(g),
  tiles: (g) => dealTiles(g),
});

/** REV-RULING-42: without one the survey comes first. */
export const setUpMythos = auto('set-up-mythos', () => ({}), {
  firstPlayer: (g) => drawFirstPlayer(g),
  objective: layOut.objective,
  startGoods: layOut.startGoods,
  infantry: (g) => freeInfantry(g),
  stacks: layOut.stacks,
  survey: layOut.survey,
  tokens: layOut.tokens,
  revelations: layOut.revelations,
  mythos: (g) => soloDeck(g),
  display: (g) => layOut.display(g),
  personalities: (_g, _my, k) => k.call(personalities, {}),
  discs: (g) => purpleStart(g),
  ports: (_g, _my, k) => k.calls(callOf(ports, {})),
});
