/**
 * The checks themselves, without a test runner: for tests, and for whoever plays many games and
 * wants each of them looked at. Every check throws a Violation.
 */

export { checkAccount } from './account.ts';
export { checkClone, checkCloneFile } from './clone.ts';
export { cloneSource } from './clone-source.ts';
export { checkConfig, refusedConfigs } from './config.ts';
export {
  type AnyChoice,
  type AnyEngine,
  type AnyEvent,
  type AnyQuestion,
  type AnyWorld,
  checkRule,
  type Exam,
  examOf,
  eyesOf,
} from './exam.ts';
export {
  type Amount,
  EVERYTHING,
  examinePast,
  examinePlay,
  examineSecrets,
} from './examine.ts';
export { checkGolden, goldenSetups, goldenText } from './golden.ts';
export { checkLeaks, checkStepLeak, checkViewLeak } from './leaks.ts';
export { checkAtomic, checkRefused, notOnTheList } from './off-list.ts';
export { checkPlain } from './plain.ts';
export {
  chanceOf,
  type Mark,
  type Moment,
  type Played,
  type Playthrough,
  placeOf,
  playOut,
  seedOf,
  type Wishes,
} from './play.ts';
export { checkPools } from './pools.ts';
export { inspect } from './position.ts';
export { ruleIds } from './rulebook.ts';
export { type AnyConfig, modeSetups, type Setup, setupsOf } from './setups.ts';
export { type Partly, type Setting, Situation } from './situation.ts';
export { checkCatalogues, checkEvents, checkSaid, checkText, reveal, tellerFor } from './text.ts';
export { checkFold, checkUndo } from './undo.ts';
export { type Broken, placed, Violation } from './violation.ts';
