export { applyAll, type Stopped } from './answer.ts';
export { chachaBlock, isKey, keyWords } from './chacha8.ts';
export { Chance, type ChanceState, deriveKey, newChance } from './chance.ts';
export {
  allConfigs,
  ConfigError,
  type ConfigField,
  type ConfigRefusal,
  type ConfigSpec,
  configForm,
  configSentence,
  type FormValue,
  readConfig,
} from './config.ts';
export {
  type Attempt,
  Engine,
  type Outcome,
  type Question,
  type RefusedOption,
  STEP_BUDGET,
  type Taken,
} from './engine.ts';
export { engineOf } from './engine-of.ts';
export { type Evaluation, inOnePart, type Part, sumOf, type Weights } from './evaluation.ts';
export { type Entry, FoldError, fold, foldOn, type Opening } from './fold.ts';
export {
  type AnyFace,
  type AnyGame,
  type AnyScenario,
  anyCatalogue,
  anyFace,
  anyGame,
  anyScenario,
  type Game,
  type GameFace,
  type Resume,
  resume,
  type Scenario,
} from './game.ts';
export {
  canonicalJson,
  copyJson,
  type DeepReadonly,
  fingerprint,
  type Json,
  sameChoice,
  sameJson,
} from './json.ts';
export {
  anyLesson,
  type Beat,
  type Expectation,
  type Lesson,
  type LessonCard,
  type LessonPart,
  type LessonText,
  type ListedLesson,
  MAX_WORDS_SAID,
  PAGE_PARTS,
} from './lesson.ts';
export type { Edition, GameCode, Manifest, ManifestWords } from './manifest.ts';
export { type PlacedPool, type Pool, slotsIn } from './resample.ts';
export type { Result, Side } from './result.ts';
export { RuleError } from './rule-error.ts';
export type { Infer, Schema } from './schema.ts';
export * as schema from './schema.ts';
export type { MarkPart, OwnLook, SeatLook } from './seat-look.ts';
export { countsOf, inOrder, type Shape, someOf } from './shape.ts';
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
  type Span,
  type Step,
  type Window,
} from './steps.ts';
export {
  type AnyCatalogue,
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
