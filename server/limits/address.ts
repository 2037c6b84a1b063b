import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Settings } from '../settings.ts';

/** Whether what an address says of others is believed; the one that called us is hop 0. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** An IPv4 address that came over IPv6, as it is written. */
const plain = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '');

/** Proxies by number, by their addresses, or by networks such as 10.0.0.0/8. */
export function trustIn(trust: Settings['trustProxy']): IsTrusted {
  if (typeof trust === 'boolean') return () => trust;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const list = new BlockList();
  for (const part of trust.split(',').map((text) => plain(text.trim()))) {
    const [network = '', bits] = part.split('/');
    const kind = isIPv6(network) ? 'ipv6' : 'ipv4';
    if (isIP(network) === 0) continue;
    if (bits === undefined) list.addAddress(network, kind);
    else list.addSubnet(network, Number(bits), kind);
  }
  return (address) => {
    const bare = plain(address);
    return isIP(bare) !== 0 && list.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
  };
}

/**
 * Whose connection a socket is. Behind proxies that are trusted, they say so; of a list that
 * anybody can begin, only what trusted ones have added counts.
 */
export function addressReader(trust: Settings['trustProxy']): (request: IncomingMessage) => string {
  const isTrusted = trustIn(trust);
  return (request) => {
    const direct = request.socket.remoteAddress ?? '';
    const forwarded = request.headers['x-forwarded-for'];
    if (typeof forwarded !== 'string') return direct;
    const chain = [
      direct,
      ...forwarded
        .split(',')
        .map((part) => part.trim())
        .reverse(),
    ];
    const untrusted = chain.find((address, hop) => !isTrusted(address, hop));
    return untrusted ?? chain.at(-1) ?? direct;
  };
}

const LONGEST_ADDRESS = 64;

/**
 * Who counts as one visitor: an IPv4 address, or the network of an IPv6 address. Whoever has one
 * address of a /64 has all of them.
 */
export function visitorAt(address: string): string {
  const bare = plain(address.split('%', 1)[0] ?? '');
  if (!isIPv6(bare)) return bare.slice(0, LONGEST_ADDRESS);
  const [head = '', tail] = bare.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
