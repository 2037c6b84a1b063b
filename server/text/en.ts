import { accountsEn } from './accounts.ts';
import type { ServerText } from './troubles.ts';

export const en: ServerText = {
  ...accountsEn,
  'no-table': () => 'There is no such table, or it is not open to you.',
  'no-page': () => 'There is nothing at this address.',
  'no-guest': () => 'The server does not know you yet: give yourself a name first.',
  'not-your-seat': (p) => `Seat ${p.seat + 1} is not yours.`,
  'not-seated': () => 'Only those who sit at the table can do that.',
  'not-host': () => 'Only the host of the table can do that.',
  'no-spectators': () => 'This table has no room for spectators.',
  'seat-taken': (p) => `Seat ${p.seat + 1} is taken.`,
  full: () => 'All seats of this table are taken.',
  'under-way': () => 'The game has already begun.',
  'not-over': () => 'A rematch can be asked for when the game is over.',
  closed: () => 'Everybody has left this table; open another one.',
  ended: () => 'This table has been ended and takes no more moves; it can still be looked at.',
  'no-game': (p) => `There is no game called "${p.game}"; there are ${p.games.join(', ')}.`,
  'no-bot': (p) => `There is no bot called "${p.kind}"; there are ${p.kinds.join(', ')}.`,
  config: (p) => `The options cannot be played: ${p.problem}.`,
  'seat-count': (p) =>
    `These options make a table of ${p.seats} seats, but ${p.given} were described.`,
  malformed: (p) => `The message cannot be read: ${p.problem}.`,
  'too-deep': (p) =>
    `The message is nested more than ${p.levels} levels deep, and nothing that is read here is.`,
  'too-large': (p) => `The message is larger than ${p.bytes} bytes.`,
  'too-fast': () => 'That is too much at once; wait a moment and try again.',
  'cross-site': () => 'The request comes from another site and was not carried out.',
  'not-offered': () => 'This server does not tell people of their turn in that way.',
  'not-public': (p) =>
    `Nothing is sent to ${p.address}: it has to begin with https, and its name has to stand for public addresses only.`,
  'no-mail': (p) => `No mail could be sent to ${p.address}. Look whether it is written right.`,
  'no-code': () => 'There is no code to confirm any more; ask for a new one.',
  'wrong-code': (p) => `That is not the code. It can be tried ${p.tries} more times.`,
  'no-token': () => 'There is no such access token; it may already have been taken back.',
  'too-many-tokens': (p) =>
    `You have ${p.most} access tokens, which is the most; take one back first.`,
  'too-many-tables': (p) =>
    `You have ${p.most} tables that gather or are played, which is the most; finish or leave one first.`,
  'too-many-passkeys': (p) => `You have ${p.most} passkeys, which is the most; remove one first.`,
  'table-full': (p) =>
    `So much has happened at this table (${p.most} entries) that only the game itself goes on: nothing is taken back, and seats stay as they are.`,
  'too-many-bytes': () =>
    'From your address so many saved games have come within the hour that no more are taken in; try again later.',
  'token-scope': () =>
    'An access token is for playing only; this has to be asked by the person, from the page.',
  'disk-full': () =>
    'The server has no room left to store anything, so this was not done. Tell whoever runs it.',
  'store-failed': () =>
    'The server could not store this, so it was not done. Try again; if it stays so, tell whoever runs it.',
  'store-silent': () =>
    'The store does not answer, so it is not certain whether this was done. Try again in a moment; the table shows how it stands.',
  stuck: () =>
    'The rules of this table did not come to an end and were stopped. Nothing is lost; whoever runs the server has to see to it.',
  'cannot-load': (p) => `This table cannot be loaded: ${p.problem}`,
  'other-rules': (p) =>
    `This game was begun by version ${p.from} of its rules. By today’s, version ${p.to}, it takes another course at decision ${p.decision}${p.exact ? '' : ' or before it'}. Those who sit at it can agree to go on from there, or to end it and take it home as a file.`,
  'same-rules': () => 'This table is played by the rules of today; there is nothing to agree on.',
  'not-all-export': () =>
    'The file tells what is hidden, so it can be had when everybody at the table wants to end the game.',
  'too-long': () => 'That took the server too long and was given up. Try again later.',
  stopping: () => 'The server is about to stop; try again in a moment.',
  failed: () => 'Something went wrong on the server, and nothing was done. Try again.',
  'insecure-origin': () =>
    'This page came without encryption from another machine, so the browser keeps some things off: installing the page, playing offline, copying links by button. Ask whoever runs the server for an address that begins with https.',
};
