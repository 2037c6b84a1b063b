import type { Ctx, DefaultPluginAPIs, Game } from 'boardgame.io';
import { INVALID_MOVE } from './library.ts';

/**
 * Whiteout once more, as a boardgame.io author would write it: moves that validate and change a
 * draft, stages for the questions inside a turn and out of turn, the random plugin, a turn order
 * that skips whoever has arrived. Only here to be measured against.
 */
type Card = 'dogs-1' | 'dogs-2' | 'dogs-3' | 'storm' | 'shelter';
type Find = 'rations' | 'meteorite' | 'crevasse' | 'nothing';

interface Team {
  space: number;
  hand: Card[];
  finds: Find[];
  arrived: boolean;
}

/** Where the race ends. A longer trail makes a longer log. */
export interface Trail {
  readonly pole: number;
  readonly rounds: number;
}

export interface WhiteoutG {
  trail: Trail;
  round: number;
  starter: number;
  first: number | null;
  over: boolean;
  teams: Team[];
  markers: { space: number; find: Find }[];
  deck: Card[];
  discard: Card[];
  storm: { from: number; target: number } | null;
  scouted: Card[];
}

const CARDS: readonly Card[] = ['dogs-1', 'dogs-2', 'dogs-3', 'storm', 'shelter'];
const DECK: Readonly<Record<Card, number>> = {
  'dogs-1': 9,
  'dogs-2': 12,
  'dogs-3': 7,
  storm: 7,
  shelter: 5,
};
const FINDS: Readonly<Record<Find, number>> = { rations: 5, meteorite: 3, crevasse: 4, nothing: 2 };
const PACE: Readonly<Record<Card, number>> = {
  'dogs-1': 1,
  'dogs-2': 2,
  'dogs-3': 3,
  storm: 0,
  shelter: 0,
};
const MARKERS = [2, 4, 5, 7, 9, 10, 12];
const HAND_LIMIT = 6;
const SETBACK = 3;

const spread = <K extends string>(counts: Readonly<Record<K, number>>): K[] =>
  (Object.entries(counts) as [K, number][]).flatMap(([kind, n]) => Array<K>(n).fill(kind));

function setUp(trail: Trail, random: DefaultPluginAPIs['random'], ctx: Ctx): WhiteoutG {
  const finds = random.Shuffle(spread(FINDS));
  const deck = random.Shuffle(spread(DECK));
  const starter = random.Die(ctx.numPlayers) - 1;
  return {
    trail,
    round: 1,
    starter,
    first: null,
    over: false,
    teams: Array.from({ length: ctx.numPlayers }, (_, seat) => ({
      space: 0,
      hand: deck.splice(0, seat === starter ? 3 : 4),
      finds: [],
      arrived: false,
    })),
    markers: MARKERS.map((space, i) => ({ space, find: finds[i] as Find })),
    deck,
    discard: [],
    storm: null,
    scouted: [],
  };
}

type Api = DefaultPluginAPIs & { G: WhiteoutG; ctx: Ctx; playerID: string };

const teamOf = (G: WhiteoutG, playerID: string): Team => G.teams[Number(playerID)] as Team;

function discard(G: WhiteoutG, team: Team, card: Card): boolean {
  const at = team.hand.indexOf(card);
  if (at < 0) return false;
  team.hand.splice(at, 1);
  G.discard.push(card);
  return true;
}

function drawOne(G: WhiteoutG, random: Api['random']): Card | undefined {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  return G.deck.shift();
}

function drawCards(G: WhiteoutG, random: Api['random'], team: Team, count: number): void {
  for (let i = 0; i < count && team.hand.length < HAND_LIMIT; i++) {
    const card = drawOne(G, random);
    if (card) team.hand.push(card);
  }
}

function endTurn({ G, ctx, random, events }: Api): void {
  drawCards(G, random, teamOf(G, ctx.currentPlayer), 1);
  events.endTurn();
}

function stop(api: Api): void {
  const { G, ctx } = api;
  const seat = Number(ctx.currentPlayer);
  const team = teamOf(G, ctx.currentPlayer);
  const at = G.markers.findIndex((marker) => marker.space === team.space);
  if (at >= 0) {
    const [marker] = G.markers.splice(at, 1);
    if (marker?.find === 'crevasse') team.space -= 1;
    else if (marker && marker.find !== 'nothing') team.finds.push(marker.find);
  }
  if (team.space === G.trail.pole) {
    team.arrived = true;
    if (G.first === null) G.first = seat;
  }
  endTurn(api);
}

/** The team has walked: it may push on if it is not at the pole and holds a card. */
function walkOn(api: Api, spaces: number): void {
  const team = teamOf(api.G, api.playerID);
  const { pole } = api.G.trail;
  team.space = Math.min(pole, team.space + spaces);
  if (team.space === pole || team.hand.length === 0) stop(api);
  else api.events.setActivePlayers({ currentPlayer: 'push' });
}

function passStorm(api: Api): void {
  api.G.storm = null;
  endTurn(api);
}

const canStorm = (G: WhiteoutG, seat: number, target: number): boolean => {
  const [mine, theirs] = [G.teams[seat], G.teams[target]];
  if (!mine || !theirs || seat === target) return false;
  return mine.hand.includes('storm') && !theirs.arrived && theirs.space >= mine.space;
};

const moves = {
  trek(api: Api, card: Card) {
    const { G, playerID } = api;
    if (!PACE[card] || !discard(G, teamOf(G, playerID), card)) return INVALID_MOVE;
    walkOn(api, PACE[card]);
    return undefined;
  },
  storm({ G, playerID, events }: Api, target: number) {
    const from = Number(playerID);
    if (!canStorm(G, from, target)) return INVALID_MOVE;
    discard(G, teamOf(G, playerID), 'storm');
    G.storm = { from, target };
    const stage = (G.teams[target]?.hand.length ?? 0) > 0 ? 'window' : 'price';
    events.setActivePlayers({ value: { [String(target)]: stage } });
    return undefined;
  },
  scout({ G, playerID, events }: Api) {
    if (teamOf(G, playerID).hand.length === 0) return INVALID_MOVE;
    events.setActivePlayers({ currentPlayer: 'spend' });
    return undefined;
  },
  rest({ G, playerID, random, events }: Api) {
    const team = teamOf(G, playerID);
    if (team.hand.length >= HAND_LIMIT) return INVALID_MOVE;
    drawCards(G, random, team, 2);
    events.endTurn();
    return undefined;
  },
};

const stages = {
  push: {
    moves: {
      push(api: Api, card: Card) {
        const { G, playerID } = api;
        if (!(PACE[card] > 1) || !discard(G, teamOf(G, playerID), card)) return INVALID_MOVE;
        walkOn(api, PACE[card] - 1);
        return undefined;
      },
      camp: stop,
    },
  },
  window: {
    moves: {
      shelter(api: Api) {
        if (!discard(api.G, teamOf(api.G, api.playerID), 'shelter')) return INVALID_MOVE;
        passStorm(api);
        return undefined;
      },
      endure({ events }: Api) {
        events.setStage('price');
      },
    },
  },
  price: {
    moves: {
      fallBack(api: Api) {
        const team = teamOf(api.G, api.playerID);
        if (team.space < SETBACK && team.hand.length > 0) return INVALID_MOVE;
        team.space = Math.max(0, team.space - SETBACK);
        passStorm(api);
        return undefined;
      },
      abandon(api: Api, card: Card) {
        const team = teamOf(api.G, api.playerID);
        if (!discard(api.G, team, card)) return INVALID_MOVE;
        if (team.hand.length > 0) api.events.setStage('abandon');
        else passStorm(api);
        return undefined;
      },
    },
  },
  abandon: {
    moves: {
      abandon(api: Api, card: Card) {
        if (!discard(api.G, teamOf(api.G, api.playerID), card)) return INVALID_MOVE;
        passStorm(api);
        return undefined;
      },
    },
  },
  spend: {
    moves: {
      spend({ G, playerID, random, events }: Api, card: Card) {
        if (!discard(G, teamOf(G, playerID), card)) return INVALID_MOVE;
        for (let i = 0; i < 2; i++) {
          const drawn = drawOne(G, random);
          if (drawn) G.scouted.push(drawn);
        }
        events.setStage('keep');
        return undefined;
      },
    },
  },
  keep: {
    moves: {
      keep(api: Api, card: Card) {
        const { G, playerID } = api;
        const at = G.scouted.indexOf(card);
        if (at < 0) return INVALID_MOVE;
        G.scouted.splice(at, 1);
        teamOf(G, playerID).hand.push(card);
        G.deck.push(...G.scouted);
        G.scouted = [];
        endTurn(api);
        return undefined;
      },
    },
  },
};

/** How many seats on the next team that is still on the way sits; 0 if there is none. */
function stepsToNext(G: WhiteoutG, from: number): number {
  const n = G.teams.length;
  for (let step = 1; step <= n; step++) if (!G.teams[(from + step) % n]?.arrived) return step;
  return 0;
}

function endRound(G: WhiteoutG): void {
  if (G.first !== null || G.round >= G.trail.rounds) G.over = true;
  else G.round++;
}

function score(G: WhiteoutG): number[] {
  return G.teams.map((team, seat) => {
    const way = team.arrived ? (G.first === seat ? 8 : 5) : Math.floor(team.space / 3);
    return team.finds.reduce((sum, find) => sum + (find === 'rations' ? 2 : 4), way);
  });
}

export const whiteoutOn = (trail: Trail): Game<WhiteoutG> => ({
  name: 'whiteout',
  disableUndo: true,
  setup: ({ random, ctx }) => setUp(trail, random, ctx),
  moves,
  turn: {
    stages,
    order: {
      first: ({ G }) => G.starter,
      next: ({ G, ctx }) => (ctx.playOrderPos + stepsToNext(G, ctx.playOrderPos)) % ctx.numPlayers,
    },
    onEnd({ G, ctx }) {
      const n = ctx.numPlayers;
      const turn = (ctx.playOrderPos - G.starter + n) % n;
      const step = stepsToNext(G, ctx.playOrderPos);
      if (step === 0 || turn + step >= n) endRound(G);
    },
  },
  endIf: ({ G }) => (G.over ? { scores: score(G) } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    markers: G.markers.map((marker) => marker.space),
    scouted: G.scouted.length,
    teams: G.teams.map((team, seat) =>
      String(seat) === playerID ? team : { ...team, hand: team.hand.length },
    ),
  }),
  ai: { enumerate },
});

function enumerate(G: WhiteoutG, ctx: Ctx, playerID: string): { move: string; args: unknown[] }[] {
  const team = teamOf(G, playerID);
  const held = CARDS.filter((card) => team.hand.includes(card));
  const each = (move: string, cards: readonly Card[]) =>
    cards.map((card) => ({ move, args: [card] }));
  switch (ctx.activePlayers?.[playerID]) {
    case 'push':
      return [
        { move: 'camp', args: [] },
        ...each(
          'push',
          held.filter((card) => PACE[card] > 1),
        ),
      ];
    case 'window': {
      const endure = { move: 'endure', args: [] };
      return held.includes('shelter') ? [{ move: 'shelter', args: [] }, endure] : [endure];
    }
    case 'price': {
      const cards = each('abandon', held);
      if (team.space >= SETBACK || cards.length === 0)
        cards.unshift({ move: 'fallBack', args: [] });
      return cards;
    }
    case 'abandon':
      return each('abandon', held);
    case 'spend':
      return each('spend', held);
    case 'keep':
      return each(
        'keep',
        CARDS.filter((card) => G.scouted.includes(card)),
      );
    default: {
      const options: { move: string; args: unknown[] }[] = each(
        'trek',
        held.filter((card) => PACE[card] > 0),
      );
      for (let target = 0; target < ctx.numPlayers; target++)
        if (canStorm(G, Number(playerID), target)) options.push({ move: 'storm', args: [target] });
      if (held.length > 0) options.push({ move: 'scout', args: [] });
      if (team.hand.length < HAND_LIMIT) options.push({ move: 'rest', args: [] });
      return options;
    }
  }
}
