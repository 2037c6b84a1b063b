export { chachaBlock, isKey, keyWords } from './chacha8.ts';
export { Chance, type ChanceState, deriveKey, newChance } from './chance.ts';
export { cloneSource } from './clone-source.ts';
export {
  allConfigs,
  ConfigError,
  type ConfigField,
  type ConfigRefusal,
  type ConfigSpec,
  configForm,
  type FormValue,
  readConfig,
} from './config.ts';
export {
  type Attempt,
  Engine,
  type Outcome,
  type Question,
  type Refused,
  STEP_BUDGET,
} from './engine.ts';
export { type Entry, FoldError, fold, foldOn, type Opening } from './fold.ts';
export { type AnyGame, type Arrange, anyGame, type Game, type Resume, resume } from './game.ts';
export {
  canonicalJson,
  copyJson,
  type DeepReadonly,
  fingerprint,
  type Json,
  sameChoice,
  sameJson,
} from './json.ts';
export type { Result, Side } from './result.ts';
export { RuleError } from './rule-error.ts';
export type { Infer, Schema } from './schema.ts';
export * as schema from './schema.ts';
export {
  type Deck,
  deckSize,
  EVERYONE,
  type Eye,
  forget,
  heap,
  type Mask,
  NOBODY,
  only,
  putOnTop,
  putUnder,
  type Slot,
  SPECTATOR,
  seenBy,
  sees,
  shown,
  shuffleIn,
  slot,
  takeOut,
} from './slots.ts';
export {
  type Call,
  type Control,
  callOf,
  type Frame,
  type Next,
  type Reader,
  type Rules,
  type Run,
  rulesOf,
  type Step,
} from './steps.ts';
export {
  type AnyTypes,
  type Catalogue,
  type ChoiceOf,
  type EventOf,
  type GameTypes,
  LANGUAGES,
  type Language,
  noteOf,
  type PromptOf,
  type RefusalOf,
  redact,
  type ScoreLineOf,
  type Secret,
  type Shown,
  say,
  secret,
  type Teller,
  type ToldOf,
} from './words.ts';
export { wrongWith } from './words-check.ts';
export type { World } from './world.ts';
