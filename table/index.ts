export type { Clocks, Pace, WhenOut } from './clocks.ts';
export type { What } from './happened.ts';
export { type Imported, type ImportOptions, importGame, type Verdict, verify } from './import.ts';
export { type Body, type Leave, type LogEntry, replay } from './log.ts';
export { changedLook, type Look, type LookChange, type UndoLook } from './look.ts';
export type { Opening } from './opening.ts';
export { readEntry, readSaved } from './read-saved.ts';
export type { Accepted, Prepared, Request } from './requests.ts';
export { FORMAT, FORMAT_VERSION, REPORT_FORMAT, type Report, type SavedGame } from './saved.ts';
export { bot, EMPTY, human, nameOf, type Occupant, type Person, type SeatLook } from './seats.ts';
export { type Contribution, commitmentOf, seedOf } from './seed.ts';
export type { Snapshot } from './snapshot.ts';
export type { Broken, UndoRequest } from './state.ts';
export { type Earlier, Table } from './table.ts';
export type { Since, Told } from './tell.ts';
export {
  type Code,
  type Horizon,
  type Refused,
  sentence,
  TableError,
  type Trouble,
  type Troubles,
} from './troubles.ts';
