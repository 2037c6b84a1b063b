import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Answer, Refusal } from '../protocol/index.ts';
import { no } from '../text/index.ts';

const STATUS: Readonly<Record<string, number>> = {
  'no-table': 404,
  'no-page': 404,
  'no-token': 404,
  'no-guest': 401,
  'no-account': 401,
  'wrong-login': 401,
  'wrong-password': 403,
  'wrong-letter-code': 403,
  'not-fresh': 403,
  'passkey-failed': 403,
  'no-session': 404,
  'no-passkey': 404,
  'no-letters': 404,
  'reset-needs-address': 400,
  'sign-in-wait': 429,
  'not-your-seat': 403,
  'not-seated': 403,
  'not-host': 403,
  'no-spectators': 403,
  'cross-site': 403,
  'token-scope': 403,
  malformed: 400,
  'too-deep': 400,
  'not-public': 400,
  'common-password': 400,
  'wrong-code': 400,
  'no-game': 400,
  'no-bot': 400,
  config: 400,
  'seat-count': 400,
  field: 400,
  illegal: 422,
  'too-large': 413,
  'too-fast': 429,
  'too-many-bytes': 429,
  'disk-full': 507,
  'store-failed': 503,
  'store-silent': 503,
  stopping: 503,
  'too-long': 503,
  failed: 500,
  stuck: 500,
  broken: 500,
  'cannot-load': 500,
};

/** What is not possible now, but may be in another position, is a conflict. */
export const statusOf = (refused: Refusal): number => STATUS[refused.code] ?? 409;

/** Why a request was refused, for whoever counts. */
export const refusals = new WeakMap<object, string>();

export function refuseWith(reply: FastifyReply, refused: Refusal): FastifyReply {
  refusals.set(reply.request, refused.code);
  return reply.code(statusOf(refused)).send({ refused });
}

export function replyWith(reply: FastifyReply, answer: Answer): FastifyReply {
  return 'refused' in answer ? refuseWith(reply, answer.refused) : reply.send(answer);
}

/** What came from outside, in the form that a schema gives it; or a sentence about what is wrong. */
export function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw no('malformed', { problem: problemOf(parsed.issues[0]) });
}

/** The first thing that is wrong, without repeating more of it than a person can read. */
export function problemOf(issue: v.BaseIssue<unknown> | undefined): string {
  const path = issue ? v.getDotPath(issue) : null;
  const what = (issue?.message ?? 'it has no form that is known here').slice(0, 200);
  return path === null ? what : `"${path.slice(0, 80)}": ${what}`;
}

/** Bytes of JSON within some more of it. */
export const wrapped = (before: string, bytes: Uint8Array, after: string): Buffer =>
  Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
