import type * as v from 'valibot';
import * as form from '../protocol/index.ts';
import * as answer from './answers.ts';

/**
 * Who may ask: anybody, somebody the server knows (by cookie or token), or the person alone, whose
 * cookie no program should have.
 */
export type Who = 'anybody' | 'player' | 'person';

export interface Route {
  readonly who: Who;
  readonly about: string;
  readonly body?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly status?: 201;
  /** A schema of JSON, or the type of what else comes. */
  readonly answer: v.GenericSchema | 'text/html' | 'text/plain';
}

type Method = 'GET' | 'POST' | 'DELETE';

const move = (about: string, body: v.GenericSchema): Route => ({
  who: 'player',
  about,
  body,
  answer: answer.accepted,
});
const opens = (about: string, body?: v.GenericSchema): Route => ({
  who: 'player',
  about,
  ...(body ? { body } : {}),
  status: 201,
  answer: answer.oneTable,
});
const notice = (about: string, body?: v.GenericSchema): Route => ({
  who: 'person',
  about,
  ...(body ? { body } : {}),
  answer: answer.notices,
});
const account = (about: string, body?: v.GenericSchema): Route => ({
  who: 'person',
  about,
  ...(body ? { body } : {}),
  answer: answer.account,
});

const T = '/api/tables/{id}';
const A = '/api/account';
const N = '/api/notices';

/** Everything that the server answers over HTTP, but for the page and its files. */
export const ROUTES: Readonly<Record<`${Method} /${string}`, Route>> = {
  'GET /api/house': { who: 'anybody', about: 'games, bots, limits', answer: answer.serverInfo },
  'GET /api/games': {
    who: 'anybody',
    about: 'every game with its options, named in both languages',
    answer: answer.games,
  },
  'GET /api/me': { who: 'anybody', about: 'who you are', answer: answer.me },
  'POST /api/me': {
    who: 'person',
    about: 'gives yourself a name, or another one; sets the cookie',
    body: form.nameBody,
    answer: answer.me,
  },
  'POST /api/guests': {
    who: 'anybody',
    about: 'a new guest for a script, with a token that is all that says who it is',
    body: form.nameBody,
    answer: answer.guestToken,
  },
  'GET /api/tables': {
    who: 'anybody',
    about: 'your tables, public ones that gather, and public ones that are played',
    answer: answer.lists,
  },
  'POST /api/tables': opens('opens a table', form.tableBody),
  'POST /api/tables/import': {
    ...opens('goes on with a saved game, at most 4 MiB, here', answer.savedGame),
    query: form.importQuery,
  },
  'GET /api/codes/{code}': {
    who: 'anybody',
    about: 'the table with that code; private ones have none',
    answer: answer.oneTable,
  },
  [`GET ${T}/upgrade`]: {
    who: 'anybody',
    about: 'a table that takes another course by a new version of its rules, and what is offered',
    answer: answer.upgradeOffer,
  },
  [`POST ${T}/upgrade`]: {
    who: 'player',
    about: 'what you want to become of such a table; when all want the same, it is done',
    body: form.upgradeBody,
    answer: answer.upgradeOffer,
  },
  [`GET ${T}/upgrade/export`]: {
    who: 'player',
    about: 'such a game as a file, when everybody at it wants to end it, or it was over',
    answer: answer.savedGame,
  },
  [`GET ${T}`]: {
    who: 'anybody',
    about: 'a table as your eye sees it, and with `since` what happened after that entry',
    query: form.viewQuery,
    answer: answer.tableView,
  },
  [`GET ${T}/story`]: {
    who: 'anybody',
    about: 'the whole game as your eye may know it',
    query: form.viewQuery,
    answer: answer.story,
  },
  [`GET ${T}/past`]: {
    who: 'anybody',
    about: 'the table as your eye saw it after an entry',
    query: form.pastQuery,
    answer: answer.past,
  },
  [`GET ${T}/export`]: {
    who: 'anybody',
    about: 'the whole game as a file when it is over, before that what your eye knows of it',
    query: form.viewQuery,
    answer: answer.savedGame,
  },
  [`POST ${T}/join`]: move('takes that seat, or the first that is open', form.joinBody),
  [`POST ${T}/leave`]: move('gives up your seats; bots hold them during the game', form.nothing),
  [`POST ${T}/start`]: move('the host starts, when no seat is open', form.nothing),
  [`POST ${T}/seats/{seat}`]: move('the host arranges a seat before the start', form.seatBody),
  [`POST ${T}/rematch`]: {
    who: 'player',
    about: 'the same again, or the table where the others asked for it',
    body: form.nothing,
    answer: answer.oneTable,
  },
  [`POST ${T}/moves`]: move('takes a choice of `look.choices`', form.moveBody),
  [`POST ${T}/undo`]: move('takes back, or asks the others to', form.undoBody),
  [`POST ${T}/consent`]: move('answers somebody who asks to take back', form.consentBody),
  [`POST ${T}/entropy`]: move('adds to the seed, before the start', form.entropyBody),
  [`POST ${T}/to-bot`]: move('hands your seat to a bot', form.toBotBody),
  [`POST ${T}/to-human`]: move('takes your seat back from the bot', form.toHumanBody),
  [`POST ${T}/pass-in-advance`]: move(
    'passes the window that is open and the others of its span, or no longer',
    form.passBody,
  ),
  [`POST ${T}/chat`]: move('says something to those at the table', form.chatBody),
  'GET /api/tokens': { who: 'person', about: 'your access tokens', answer: answer.tokens },
  'POST /api/tokens': {
    who: 'person',
    about: 'makes an access token, which is shown this once',
    body: form.tokenBody,
    status: 201,
    answer: answer.newToken,
  },
  'DELETE /api/tokens/{id}': {
    who: 'person',
    about: 'takes an access token back',
    answer: answer.tokens,
  },
  [`GET ${N}`]: notice('how you are told of your turn'),
  [`POST ${N}/language`]: notice('in which language', form.languageBody),
  [`POST ${N}/mail`]: notice('by mail; a code is sent there first', form.mailBody),
  [`POST ${N}/mail/code`]: notice('confirms the mail address', form.mailCodeBody),
  [`DELETE ${N}/mail`]: notice('no more mail'),
  [`POST ${N}/webhook`]: {
    who: 'person',
    about: 'by webhook; the secret that signs is shown this once',
    body: form.webhookBody,
    answer: answer.newWebhook,
  },
  [`DELETE ${N}/webhook`]: notice('no more webhook'),
  [`POST ${N}/push`]: notice('by this browser', form.pushBody),
  [`POST ${N}/push/end`]: notice('no more by that browser', form.pushEndBody),
  [`GET ${N}/stop/{stop}`]: {
    who: 'anybody',
    about: 'the way out that stands in every letter, as a page with a button',
    answer: 'text/html',
  },
  [`POST ${N}/stop/{stop}`]: {
    who: 'anybody',
    about: 'no more mail to whoever got that letter (RFC 8058)',
    answer: 'text/html',
  },
  [`GET ${A}`]: account('your account, or null'),
  [`POST ${A}`]: { ...account('a guest becomes an account', form.signUpBody), status: 201 },
  [`POST ${A}/confirm`]: {
    ...account('confirms a mail address with the code of its letter', form.confirmBody),
    status: 201,
  },
  [`POST ${A}/sign-in`]: account('signs in', form.signInBody),
  [`POST ${A}/sign-out`]: account('signs out', form.nothing),
  [`POST ${A}/sessions/end`]: account('ends a session of yours', form.endSessionBody),
  [`POST ${A}/password`]: account('a new password', form.passwordBody),
  [`POST ${A}/prove`]: account(
    'shows by the password that it is you, which what matters asks for after a quarter of an hour',
    form.proveBody,
  ),
  [`POST ${A}/login`]: account(
    'a user name and a password for an account that has only passkeys',
    form.firstPasswordBody,
  ),
  [`POST ${A}/forgotten`]: {
    who: 'anybody',
    about:
      'sends a code to the confirmed address of an account; says nothing of whether there is one',
    body: form.forgottenBody,
    answer: answer.sent,
  },
  [`POST ${A}/reset`]: account('a new password with the code of a letter', form.resetBody),
  [`POST ${A}/settings`]: {
    who: 'person',
    about: 'keeps the settings of the page with the account',
    body: form.settingsBody,
    answer: answer.kept,
  },
  [`POST ${A}/delete`]: account('deletes the account', form.deleteAccountBody),
  [`POST ${A}/passkeys/options`]: {
    who: 'person',
    about: 'what to ask the browser for a new passkey',
    body: form.nothing,
    answer: answer.passkeyOptions,
  },
  [`POST ${A}/passkeys`]: account('adds a passkey', form.passkeyBody),
  [`POST ${A}/passkeys/drop`]: account('drops a passkey', form.dropPasskeyBody),
  [`POST ${A}/passkey-sign-in/options`]: {
    who: 'anybody',
    about: 'what to ask the browser to sign in by passkey',
    body: form.nothing,
    answer: answer.passkeyOptions,
  },
  [`POST ${A}/passkey-sign-in`]: account('signs in by passkey', form.passkeySignInBody),
  'GET /healthz': { who: 'anybody', about: 'whether the server runs', answer: answer.health },
  'GET /readyz': { who: 'anybody', about: 'whether it can serve', answer: answer.ready },
  'GET /metrics': {
    who: 'anybody',
    about: 'numbers for Prometheus, where the host allows it',
    answer: 'text/plain',
  },
  'GET /openapi.json': {
    who: 'anybody',
    about: 'this description',
    answer: answer.description,
  },
};
