import type { AuztraliaContent } from '../content/types.ts';
import { oldOnesActivation } from './activation.ts';
import type { Config } from './config.ts';
import type { Edition } from './edition.ts';
import { noUnits } from './force.ts';
import { wayByCompass } from './movement.ts';
import { portCombats } from './port-defence.ts';
import { setUp } from './setup.ts';
import { surveyOldOne } from './survey.ts';

/** The base game: every seat is a player, and the Old Ones act by themselves. */
export function baseEdition(content: AuztraliaContent, config: Config): Edition {
  const players = Array.from({ length: config.seats }, (_, seat) => seat);
  const solo = content.soloLevels.find((level) => level.id === config.level);
  return {
    blank: null,
    players: () => players,
    setUp,
    completeSetUp: nothing,
    // AUZ-SETUP-04, AUZ-SOLO-05, AUZ-WEST-14.
    startGoods: (solo ?? content.maps[config.map]).startGoods,
    coopShift: content.timeTrack.coopShift,
    surveyOldOne,
    oldOnes: oldOnesActivation,
    afterActivation: null,
    map: {
      outposts: () => NOWHERE,
      farmForbidden: () => null,
      trackForbidden: () => null,
      ways: wayByCompass,
      chooseWay: null,
      farmStops: false,
      atStronghold: nothing,
      buried: nothing,
      razed: nothing,
    },
    human: {
      attackable: () => NOWHERE,
      raid: null,
      freeRefresh: false,
      outpostUnavailable: null,
      outpostSites: () => NOWHERE,
      outpostForbidden: () => null,
      buildOutpost: nothing,
      turnEnds: nothing,
    },
    combat: {
      pending: portCombats,
      fortOf: () => null,
      fortFalls: nothing,
      spendOutpost: nothing,
      moreSanity: () => 0,
      woundsOf: noUnits,
      keepWounds: nothing,
      cards: null,
      isCalledOff: () => false,
      mayStillStrike: () => false,
      isImmune: () => false,
      cardResolved: nothing,
      unitLost: nothing,
      defeated: nothing,
      ends: nothing,
    },
    score: {
      asleepCounts: 2,
      blightedFarm: 1,
      missedObjectiveCosts: false,
      farmCounts: () => true,
      playerLines: () => [],
      oldOnesLines: () => [],
      oldOnesSeat: () => null,
    },
  };
}

const NOWHERE: readonly number[] = [];
const nothing = (): void => undefined;
