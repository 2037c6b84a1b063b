import { heap } from '@incognita/kernel';
import type { AuztraliaContent } from '../../content/types.ts';
import { oldOnesActivation } from '../activation.ts';
import { baseEdition } from '../base-edition.ts';
import type { Config } from '../config.ts';
import type { Edition } from '../edition.ts';
import { noUnits } from '../force.ts';
import type { Look } from '../kit.ts';
import type { Revenge } from '../state.ts';
import { combatCards, waitingCards } from './combat-cards.ts';
import {
  forgetWound,
  healAll,
  keepWounds,
  portFalls,
  reachesOutpost,
  revengeCombats,
  woundsOf,
} from './combats.ts';
import { loseUnit } from './effects-combat.ts';
import { chooseWay, waysOfPlayer } from './march.ts';
import {
  buildOutpost,
  defeatedFort,
  filledForFarm,
  fortFalls,
  fortOf,
  outpostForbidden,
  outpostHexes,
  outpostSites,
  outpostUnavailable,
  portSanity,
  settlePort,
  spendOutpost,
} from './outposts.ts';
import { farmCounts, humanLines, tokenLines } from './scoring.ts';
import { completeOldOnes, purpleStart, setUpMythos, setUpOldOnes } from './setup.ts';
import { mythosStep } from './solo-mythos.ts';
import {
  clearedByDanger,
  clearedByKill,
  raidSpawn,
  spawnBlocksTrack,
  surveySpawn,
  unoccupiedSpawns,
} from './spawn-tiles.ts';
import { revengeIn, revengeOf } from './table.ts';
import { oldOnesPlayerTurn } from './turn.ts';

const quiet = { cards: 0, immune: [], allImmune: false, calledOff: false, verne: false };

/** The table's part of the expansion before anything is dealt. */
function blank(content: AuztraliaContent, config: Config, played: boolean): Revenge {
  const bySeat = <V>(of: () => V): V[] => Array.from({ length: config.seats }, of);
  return {
    seat: null,
    ports: bySeat(() => 0),
    fallen: [],
    outposts: [],
    attacked: [],
    wounds: bySeat(noUnits),
    spawns: [],
    spawnSupply: played ? content.revenge.pieces.spawnTiles.count : 0,
    collected: bySeat(() => 0),
    points: 0,
    torn: bySeat(() => false),
    start: 0,
    deck: played ? heap(content.revenge.mythos.map((card) => card.id)) : [],
    hand: [],
    looked: [],
    played: [],
    discard: [],
    exiled: [],
    aside: [],
    waiting: [],
    unused: [[], [], []],
    drawn: null,
    alsoDrawn: [],
    fight: { ...quiet },
  };
}

/**
 * Revenge of the Old Ones: what each mode has of it comes from the matrix of modes. REV-GEN-01: what
 * is not named here is the base game; REV-FIT-01 to 24: each change of it is a field.
 */
export function revengeEdition(content: AuztraliaContent, config: Config): Edition {
  const base = baseEdition(content, config);
  const mode = content.revenge.modes.find((held) => held.id === config.revenge);
  const level = content.revenge.levels.find((held) => held.id === config.strength);
  if (!mode || !level) throw new Error(`there is no mode "${config.revenge}" of the expansion`);
  const played = mode.oldOnesSeat;
  const all = Array.from({ length: config.seats }, (_, seat) => seat);
  // One list for each seat of the Old Ones, so that asking makes none.
  const without = all.map((seat) => all.filter((other) => other !== seat));
  return {
    ...base,
    blank: () => blank(content, config, played),
    players: (g: Look) => {
      const seat = g.state.revenge?.seat ?? null;
      return seat === null ? all : (without[seat] ?? all);
    },
    completeSetUp: played ? completeOldOnes : purpleStart,
    setUp: played ? setUpOldOnes : setUpMythos,
    startGoods: mode.startGoods ?? base.startGoods,
    // REV-COOP-01, REV-COOP-05, REV-RULING-19.
    coopShift: mode.coop === 'shifted' ? base.coopShift : 0,
    surveyOldOne: mode.spawnTiles ? surveySpawn : base.surveyOldOne,
    oldOnes: played ? oldOnesPlayerTurn : oldOnesActivation,
    afterActivation: played ? null : mythosStep,
    map: {
      ...base.map,
      outposts: outpostHexes,
      farmForbidden: filledForFarm,
      trackForbidden: spawnBlocksTrack,
      ways: played ? waysOfPlayer : base.map.ways,
      chooseWay: played ? chooseWay : null,
      // REV-MOVE-05, REV-FIT-13.
      farmStops: played,
      atStronghold: reachesOutpost,
      buried: clearedByKill,
      razed: clearedByDanger,
    },
    human: {
      attackable: mode.spawnTiles ? unoccupiedSpawns : base.human.attackable,
      raid: mode.spawnTiles ? raidSpawn : null,
      // REV-PERS-01, REV-SOLO-17, REV-DIFF-03, REV-RULING-21.
      freeRefresh: level.refresh,
      outpostUnavailable,
      outpostSites,
      outpostForbidden,
      buildOutpost,
      turnEnds: healAll,
    },
    combat: {
      pending: revengeCombats,
      fortOf,
      fortFalls,
      spendOutpost,
      moreSanity: portSanity,
      woundsOf,
      keepWounds,
      cards: played ? combatCards : waitingCards,
      isCalledOff: (g) => revengeIn(g).fight.calledOff,
      // REV-CARD-06.
      mayStillStrike: (g, who) => who === 'verne' && revengeIn(g).fight.verne,
      isImmune: (g, tile) =>
        revengeIn(g).fight.allImmune || revengeIn(g).fight.immune.includes(tile.tile.is),
      cardResolved(g) {
        const { fight } = revengeOf(g);
        fight.cards++;
        fight.immune = [];
        fight.allImmune = false;
      },
      // REV-COMBAT-08, REV-SCORE-05.
      unitLost(g, seat, unit, spent) {
        forgetWound(g, seat, unit);
        if (!spent) loseUnit(g, unit);
      },
      defeated: defeatedFort,
      ends(g, combat) {
        settlePort(g, combat);
        if (combat.fort?.kind === 'port' && combat.fort.damage >= combat.fort.capacity)
          portFalls(g, combat.seat, combat.hex);
        revengeOf(g).fight = { ...quiet, immune: [] };
      },
    },
    score: {
      asleepCounts: mode.vp.faceDown,
      blightedFarm: mode.vp.blightedFarm,
      // REV-SOLO-09, REV-FIT-23.
      missedObjectiveCosts: true,
      farmCounts,
      playerLines: humanLines,
      oldOnesLines: tokenLines,
      oldOnesSeat: (g) => revengeIn(g).seat,
    },
  };
}
