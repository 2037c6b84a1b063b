import { callOf, EVERYONE, heap, NOBODY, shuffleIn, slot } from '@incognita/kernel';
import { straight } from './atlas.ts';
import { emptyBoxes } from './boxes.ts';
import type { Config } from './config.ts';
import type { Index } from './edition.ts';
import { noUnits } from './force.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { gain, playerOf } from './people.ts';
import { refillDisplay } from './recruit.ts';
import { NO_TRACK, OLD_ONES, type State } from './state.ts';
import { survey } from './survey.ts';
import { variantOf, variants } from './variants.ts';

/** The table before anything is dealt: every piece in the supply, every deck unseen. */
export function blank(config: Config, index: Index): State {
  const { edition, ...atlas } = index;
  const { supply, units } = atlas.content;
  const perHex = (): number[] => new Array(atlas.last + 1).fill(0);
  return {
    players: Array.from({ length: config.seats }, () => ({
      port: 0,
      goods: { coal: 0, iron: 0, gold: 0, phosphate: 0 },
      barracks: noUnits(),
      // AUZ-SETUP-03: a cube that is in no box and on no Old One is in the HQ.
      boxes: emptyBoxes(),
      personalities: [],
      claimed: [],
      tokens: 0,
      tokensMined: 0,
    })),
    order: [],
    discs: [],
    // AUZ-SETUP-06, AUZ-SETUP-28: a finite supply, and every Barracks empty.
    supply: {
      goods: { ...supply.goods },
      units: Object.assign(noUnits(), Object.fromEntries(units.map((u) => [u.type, u.count]))),
    },
    tracks: new Array(atlas.edges.length).fill(NO_TRACK),
    farms: [],
    deposits: {
      coal: perHex(),
      iron: perHex(),
      gold: perHex(),
      phosphate: perHex(),
      vp: perHex(),
    },
    tiles: [],
    stacks: [[], [], []],
    xTiles: [],
    gone: [],
    // AUZ-SETUP-26: a heap is a shuffled deck that nobody has looked into.
    deck: heap(atlas.content.oldOneCards.map((card) => card.id)),
    discard: [],
    card: null,
    revelations: [],
    revelationsPlayed: [],
    revelationsAside: [],
    personalities: heap(atlas.content.personalities.map((who) => who.id)),
    display: [],
    personalityDiscard: [],
    personalitiesGone: [],
    looked: [],
    taken: null,
    variants: [],
    variantCards: [],
    objective: null,
    objectiveBroken: false,
    combat: null,
    activation: null,
    ending: null,
    lostPort: null,
    revenge: edition.blank === null ? null : edition.blank(),
  };
}

/** AUZ-SETUP-31: reverse order, on a coastal hex with a Port symbol. */
const portSite = decision<{ seat: number }, 'port'>('port', {
  rule: 'AUZ-SETUP-31',
  seat: (_g, my) => my.seat,
  prompt: (g) => ({ ask: 'port', towns: g.content.towns }),
  options: (g) =>
    g.content.hexes.flatMap((hex) => (hex.port ? [{ do: 'port' as const, hex: hex.n }] : [])),
  forbids: (g, _my, { hex }) => {
    for (const [seat, other] of g.state.players.entries()) {
      if (other.port === 0) continue;
      if (other.port === hex) return g.no('AUZ-SETUP-33', 'port.taken', { hex, seat });
      const distance = straight(g.content, hex, other.port);
      const least = g.content.map.portSpacing;
      if (distance < least)
        return g.no('AUZ-SETUP-32', 'port.tooClose', { hex, seat, distance, least });
    }
    return null;
  },
});

export const ports = auto('ports', () => ({ next: 0, site: null as Answer<'port'> | null }), {
  ask(g, my, k) {
    const seat = g.state.order[g.state.order.length - 1 - my.next];
    return seat === undefined ? k.done(null) : k.call(portSite, { seat }, 'site');
  },
  place(g, my, k) {
    const seat = g.state.order[g.state.order.length - 1 - my.next] ?? 0;
    if (my.site) {
      const { hex } = my.site;
      playerOf(g, seat).port = hex;
      const town = g.content.towns[hex] ?? '';
      g.tell('setup.port', 'AUZ-SETUP-31', { seat, hex, town });
    }
    my.next++;
    return k.to('ask');
  },
});

/**
 * What is laid out without anybody's choice, once the variants are known. A situation with other
 * variants lays out anew.
 */
export const layOut = {
  /** AUZ-SOLO-09, AUZ-RULING-63: known before the Port is placed. */
  objective(g: Game): undefined {
    if (g.config.objective === 'none') return undefined;
    const { objectives } = g.content.content;
    const chosen =
      g.config.objective === 'random'
        ? objectives[g.below(objectives.length)]?.id
        : g.config.objective;
    g.state.objective = chosen ?? null;
    if (chosen) g.tell('setup.objective', 'AUZ-SOLO-09', { objective: chosen });
    return undefined;
  },
  /** AUZ-SETUP-04, AUZ-SETUP-06, AUZ-SOLO-05, AUZ-WEST-14: dealt before the survey. */
  startGoods(g: Game): undefined {
    const { startGoods } = g.content.edition;
    for (const seat of g.content.edition.players(g)) {
      gain(g, seat, 'coal', startGoods.coal);
      gain(g, seat, 'iron', startGoods.iron);
      gain(g, seat, 'gold', startGoods.gold);
      // AUZ-SOLO-07: they are tokens like any other, so they score.
      playerOf(g, seat).tokens = g.content.solo?.startVp ?? 0;
    }
    return undefined;
  },
  /** Variants of the War Office; what is scarce leaves after the starting Infantry (TV-3). */
  army(g: Game): undefined {
    const army = variantOf(g, 'standing-army')?.infantry ?? 0;
    for (const seat of g.content.edition.players(g)) {
      playerOf(g, seat).barracks.infantry += army;
      g.state.supply.units.infantry -= army;
    }
    const removed = variantOf(g, 'scarce-arms')?.removed;
    if (removed)
      for (const unit of g.content.content.units)
        g.state.supply.units[unit.type] -= removed[unit.type];
    return undefined;
  },
  stacks: (g: Game): undefined => makeStacks(g),
  survey: (g: Game): undefined => survey(g),
  /** AUZ-WEST-05: the printed tokens, after the survey. */
  tokens(g: Game): undefined {
    for (const hex of g.content.hexes) g.state.deposits.vp[hex.n] = hex.vp;
    return undefined;
  },
  revelations: (g: Game): undefined => makeRevelations(g),
  /** AUZ-SETUP-25, AUZ-RULING-76: dealt from left to right; only later cards enter at the left. */
  display(g: Game): undefined {
    refillDisplay(g);
    g.state.display.reverse();
    return undefined;
  },
  /**
   * AUZ-SETUP-27, AUZ-SETUP-30: the first player's disc lies on top; AUZ-RULING-48: co-operation
   * leaves the purple disc alone.
   */
  discs(g: Game): undefined {
    const { timeTrack } = g.content.content;
    const space = startSpace(g);
    const purple = variantOf(g, 'restless-sleepers')?.purpleStart ?? timeTrack.purpleStart;
    g.state.discs = [
      { seat: OLD_ONES, space: purple },
      ...[...g.state.order].reverse().map((seat) => ({ seat, space })),
    ];
    return undefined;
  },
};

/** AUZ-COOP-02, AUZ-MODE-02, AUZ-RULING-48: co-operation adds to whatever start there is. */
export function startSpace(g: Look): number {
  const { starts } = g.content.content.timeTrack;
  const early = variantOf(g, 'early-ships')?.start;
  const shift = g.config.play === 'coop' ? g.content.edition.coopShift : 0;
  const players = g.content.edition.players(g).length;
  return (
    (early ?? (players === 1 || players === 2 || players === 3 ? starts[players] : starts[4])) +
    shift
  );
}

export function drawFirstPlayer(g: Game): undefined {
  const players = g.content.edition.players(g);
  const first = g.below(players.length);
  g.state.order = [...players.slice(first), ...players.slice(0, first)];
  g.tell('setup.first', 'AUZ-SETUP-29', { seat: g.state.order[0] ?? 0 });
  return undefined;
}

export const setUp = auto('set-up', () => ({}), {
  /** AUZ-SETUP-29, AUZ-RULING-81: before every decision of the set-up. */
  firstPlayer(g) {
    return drawFirstPlayer(g);
  },
  variants: (_g, _my, k) => k.call(variants, {}),
  ...layOut,
  ports: (_g, _my, k) => k.calls(callOf(ports, {})),
});

/**
 * AUZ-SETUP-07, AUZ-SETUP-08, AUZ-RULING-67: which tiles are in which stack. AUZ-CHAL-01: a
 * challenge has all that the ones below it have.
 */
function makeStacks(g: Game): undefined {
  const { challenge } = g.config;
  // AUZ-CHAL-11.
  const noEmpty =
    challenge === 'hard' || challenge === 'insane' || variantOf(g, 'nothing-sleeps-empty') !== null;
  for (const tile of g.content.content.oldOneTiles) {
    // AUZ-CHAL-02.
    const spawning = tile.challenge && challenge !== 'none';
    if (tile.back === 'x') {
      // AUZ-CHAL-03: in no stack, so no survey places them.
      if (spawning) g.state.xTiles.push(tile.id);
    } else if ((!tile.challenge || spawning) && !(noEmpty && tile.type === 'empty')) {
      const stack = g.state.stacks[tile.back - 1];
      if (stack) shuffleIn(stack, [slot(tile.id, EVERYONE)]);
    }
  }
  return undefined;
}

/** AUZ-SETUP-24: five of each level, level 1 on top; the rest is removed unseen. */
function makeRevelations(g: Game): undefined {
  const { content } = g.content;
  for (const level of [1, 2, 3] as const) {
    const cards = content.revelations
      .filter((card) => card.level === level)
      .map((card) => slot(card.id, NOBODY));
    g.shuffle(cards);
    const inPlay = cards.splice(0, content.supply.revelationsPerLevel);
    if (inPlay.length > 0) g.state.revelations.push(inPlay);
    g.state.revelationsAside.push(...cards);
  }
  return undefined;
}
