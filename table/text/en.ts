import type { Horizon, TableText, Wanted } from './trouble.ts';

const who = (seat: number, name: string | null): string => name ?? `seat ${seat + 1}`;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const HORIZON: Readonly<Record<Horizon, string>> = {
  drew: 'chance has decided something since',
  showed: 'something hidden has been shown since',
  asked: 'somebody else has been asked since',
  marked: 'the rules have closed that part of the game',
  over: 'the game has ended since',
};

function wish(wanted: Wanted): string {
  switch (wanted.want) {
    case 'text':
      return `a text of 1 to ${wanted.most} characters`;
    case 'number':
      return `a whole number from ${wanted.from} to ${wanted.to}`;
    case 'word':
      return wanted.of.length === 1 ? `${wanted.of[0]}` : `one of ${wanted.of.join(', ')}`;
    case 'length':
      return `a list of ${wanted.length}`;
    case 'yesno':
      return 'true or false';
    case 'list':
      return 'a list';
    case 'record':
      return 'a record';
    case 'hex':
      return '64 hexadecimal digits';
    case 'nothing':
      return 'left out';
    case 'data':
      return 'plain data';
  }
}

export const en: TableText = {
  'not-started': () => 'The game has not started yet.',
  started: () => 'The game has already started.',
  over: () => 'The game is over.',
  broken: (p) =>
    `The rules failed at "${p.step}" after entry ${p.seq}, by a fault of their own. The table is as it was before; play stops here until the host has seen to it.`,
  'unknown-seat': (p) => `There is no seat ${p.seat}; this table has seats 0 to ${p.seats - 1}.`,
  'empty-seat': (p) => `Nobody sits on ${who(p.seat, null)}.`,
  'unknown-bot': (p) =>
    `There is no bot called "${p.kind}" here; there are ${p.known.join(', ')}. Give its seat to one of them or to a person.`,
  'bot-seat': (p) =>
    `A bot plays ${who(p.seat, null)}; a person has to take it back before asking for that.`,
  stale: (p) =>
    `That was meant for entry ${p.seq}, but the table is at ${p.now}; look again and choose anew.`,
  ahead: (p) => `Entry ${p.seq} does not exist yet; the table is at ${p.now}.`,
  'not-your-turn': (p) => `It is not your turn: ${who(p.seat, p.name)} is asked.`,
  illegal: (p) =>
    p.rule === null
      ? `${p.choice} is not among the choices of "${p.step}".`
      : `${p.choice} is refused by ${p.rule}.`,
  'one-choice': (p) => `The question "${p.step}" is answered by one choice; send it alone.`,
  'too-many-choices': (p) =>
    `The question "${p.step}" is over after ${p.taken} of these choices; nothing of them was taken.`,
  field: (p) => `The field "${p.field}" is ${p.value}; it has to be ${wish(p.wanted)}.`,
  'nothing-to-undo': () => 'There is nothing to take back.',
  horizon: (p) =>
    `That cannot be taken back freely: ${HORIZON[p.why]}. You can ask the others to agree.`,
  'not-your-decision': (p) =>
    `These were decisions of ${who(p.seat, p.name)}. You can ask the others to agree.`,
  away: (p) => `${p.names} would have to agree, but is away; a bot holds the seat.`,
  pending: (p) =>
    `${upper(who(p.seat, p.name))} has already asked to take something back; answer first.`,
  'no-request': (p) => `The request of entry ${p.request} is no longer open.`,
  'not-asked': () => 'You are not asked to agree, or have already answered.',
  taken: (p) => `${upper(who(p.seat, p.name))} sits there.`,
  held: (p) => `The seat is held for ${who(p.seat, p.name)}.`,
  same: (p) => `Nothing would change on ${who(p.seat, null)}.`,
  'no-window': () => 'There is nothing to be passed in advance: no window is open now.',
  'in-time': () => 'Nobody has run out of time.',
  'entropy-full': (p) => `A seat can add to the seed ${p.most} times; that was done.`,
  'secret-kept': () =>
    'The whole game can be exported when it is over; until then only what you may see.',
  'log-missing': (p) =>
    `The whole game cannot be exported: the log is only at hand from entry ${p.from} on.`,

  'not-json': (p) => `This is not a JSON file: ${p.problem}.`,
  'too-deep': (p) =>
    `This file is nested more than ${p.levels} levels deep, which no saved game is.`,
  format: (p) => `This is not an exported game: "format" is ${p.format}, not "incognita-game".`,
  'format-version': (p) =>
    `The file has format version ${p.version}; this program reads version ${p.reads}.`,
  game: (p) =>
    `The file is a game of ${p.game}, which is not known here; known are ${p.known.join(', ')}.`,
  version: (p) =>
    `The game was played by version ${p.version} of the rules of ${p.game}; here is version ${p.here}.`,
  content: (p) =>
    `The game was played with other cards or maps: their fingerprint is ${p.content}, here it is ${p.here}.`,
  overrides: (p) => `The cards or maps that the file brings along do not fit: ${p.problem}.`,
  'overrides-refused': () =>
    'The file brings its own cards or maps along, which are not accepted here.',
  config: ({ problem }) =>
    `The options of the game do not fit${typeof problem === 'string' ? `: ${problem}.` : `. ${problem.en}`}`,
  'no-secret': () =>
    'The file does not contain the secret of the seed, so it cannot be played again.',
  commitment: (p) =>
    `The secret does not belong to the commitment: it would be ${p.here}, but the file says ${p.commitment}.`,
  entropy: () => 'The list of what was added to the seed is not that of the log.',
  gap: (p) =>
    `Entry ${p.place} of the log has the number ${p.seq}; entries are numbered from 1 without gaps.`,
  'entry-refused': (p, say) => `Entry ${p.seq} of the log was not possible: ${say(p.because)}`,
  'entry-differs': (p) =>
    `Entry ${p.seq} of the log is not what the table would have written: "${p.field}" differs.`,
  'too-many-entries': (p) =>
    `The log has ${p.entries} entries, and at most ${p.most} are taken in here.`,
  truncated: (p) =>
    `The log ends after ${p.entries} entries, before the end of the game that the file claims.`,
  hash: (p) =>
    `The log leads to another end: its fingerprint is ${p.here}, the file says ${p.hash}.`,
  result: () => 'The log leads to another result than the file claims.',
  snapshot: (p) => `The snapshot cannot be used: ${p.problem}. Fold the log instead.`,
};
