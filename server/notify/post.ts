import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { PrivateAddress, publicAddresses, type Resolve } from './addresses.ts';

const POST_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 65_536;

/** Where anything that people name may be sent to. */
export interface Bounds {
  /** This machine, its private network and plain HTTP too: only where the host allows it. */
  readonly privateAddresses: boolean;
  /** How names become addresses; the system's way unless a test says otherwise. */
  readonly resolve?: Resolve;
}

/** Why an address is not one that we send to, whatever its name stands for; or null. */
export function whyForbiddenUrl(url: URL | null, bounds: Bounds): 'not-a-url' | 'not-https' | null {
  if (url === null || !/^https?:$/.test(url.protocol)) return 'not-a-url';
  if (url.username !== '' || url.password !== '') return 'not-a-url';
  return url.protocol === 'https:' || bounds.privateAddresses ? null : 'not-https';
}

/**
 * Sends something to an address that somebody named, and answers with the status alone. The name is
 * resolved once, judged, and what was judged is what is connected to: a name that answers otherwise
 * the next time gains nothing. Redirects are not followed; they are statuses like others.
 */
export function post(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  bounds: Bounds,
): Promise<number> {
  return new Promise((done, failed) => {
    const url = URL.parse(address);
    const not = whyForbiddenUrl(url, bounds);
    if (url === null || not !== null) return failed(new PrivateAddress(address));
    const send = (lookup: LookupFunction | undefined): void => {
      const { request } = url.protocol === 'https:' ? https : http;
      const sent = request(
        url,
        {
          method: 'POST',
          headers,
          agent: false,
          timeout: POST_TIMEOUT_MS,
          ...(lookup && { lookup }),
        },
        (reply) => {
          let bytes = 0;
          reply.on('data', (some: Buffer) => {
            bytes += some.length;
            if (bytes > MAX_ANSWER_BYTES) sent.destroy();
          });
          reply.on('error', () => {});
          done(reply.statusCode ?? 0);
        },
      );
      // The limit of the request is for silence; this one is for those who speak slowly.
      const late = setTimeout(() => sent.destroy(new Error('too late')), POST_TIMEOUT_MS);
      sent.on('close', () => clearTimeout(late));
      sent.on('timeout', () => sent.destroy(new Error('no answer')));
      sent.on('error', failed);
      sent.end(body);
    };
    if (bounds.privateAddresses) return send(undefined);
    publicAddresses(
      url.hostname,
      (error, found) => {
        if (error) return failed(error);
        send((_host, options, answer) => {
          const [first] = found;
          if (options.all) answer(null, found);
          else answer(null, first?.address ?? '', first?.family ?? 0);
        });
      },
      bounds.resolve,
    );
  });
}
