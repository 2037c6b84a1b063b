export type { Clocks, Pace, WhenOut } from './clocks.ts';
export type { EntrySummary } from './entry-record.ts';
export {
  type BeatSeen,
  foldLesson,
  LessonError,
  type LessonFold,
  openLesson,
} from './fold-lesson.ts';
export { type Imported, type ImportOptions, importGame, type Verdict, verify } from './import.ts';
export { isNestedDeeper, MAX_JSON_DEPTH } from './json-text.ts';
export {
  beatAfter,
  type LineDecision,
  type PlacedBeat,
  placedBeats,
  scriptedChoice,
} from './lesson-line.ts';
export { type Body, type LogEntry, replay, type UndoPermission } from './log.ts';
export type { Opening } from './opening.ts';
export { readEntry, readSaved } from './read-saved.ts';
export type { CatchUp, RedactedEntry } from './redact.ts';
export {
  type Difference,
  type Replayed,
  replayByNewRules,
} from './replay-by-new-rules.ts';
export type { Accepted, PreparedChange, Request } from './requests.ts';
export {
  FORMAT,
  FORMAT_VERSION,
  REPORT_FORMAT,
  type Report,
  type SavedGame,
  savedLog,
} from './saved.ts';
export {
  bot,
  DEFAULT_BOT,
  EMPTY,
  human,
  nameOf,
  type Occupant,
  type Person,
  type SeatView,
} from './seats.ts';
export { botKeyOf, type Contribution, commitmentOf, seedOf } from './seed.ts';
export type { Snapshot } from './snapshot.ts';
export { type Broken, contentPrint, type UndoRequest } from './state.ts';
export { type EarlierEntries, Table } from './table.ts';
export type { TableView, TableViewChange, UndoView } from './table-view.ts';
export { withEntries } from './told-log.ts';
export {
  type Code,
  type Horizon,
  sentence,
  TableError,
  type TableRefusal,
  type Trouble,
  type Troubles,
} from './troubles.ts';
export { withViewChange } from './view-change.ts';
export { WINDOW_DELAY_MS } from './windows.ts';
