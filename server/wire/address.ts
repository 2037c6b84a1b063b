import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/**
 * Whose connection a socket is. Behind proxies that are trusted, they say so; of a list that
 * anybody can begin, only what trusted ones have added counts.
 */
export function addressReader(trust: Settings['trustProxy']): (request: IncomingMessage) => string {
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for'];
    if (trust === false || typeof forwarded !== 'string') return direct;
    const chain = [...forwarded.split(',').map((part) => part.trim()), direct];
    if (trust === true) return chain[0] ?? direct;
    if (typeof trust === 'number') return chain.at(-1 - trust) ?? chain[0] ?? direct;
    const trusted = trust.split(',').map((part) => part.trim());
    return chain.findLast((address) => !trusted.includes(address)) ?? direct;
  };
}
