import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** What belongs to this machine, its neighbours, or nobody (RFC 6890 and what came after it). */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
// Within what is public: tunnels that end at an IPv4 address of anybody's choice, and examples.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Of IPv6 only this part is given out to the public; mapped and translated IPv4 lies outside. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  if (family !== 6) return false;
  return PUBLIC_6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** An address that we do not send anything to. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} is an address of this machine or its private network, or of nobody`);
  }
}

type Answered = (error: Error | null, addresses: LookupAddress[]) => void;
/** Asks for the addresses of a name: all of them. */
export type Resolve = (host: string, answered: Answered) => void;

const ask: Resolve = (host, answered) =>
  lookup(host, { all: true }, (error, found) => answered(error, found));

/**
 * The addresses of a host, if every one of them is public. One that is not would be reached by
 * whoever tries them in turn, so it spoils the name.
 */
export function publicAddresses(host: string, answered: Answered, resolve: Resolve = ask): void {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  const judge: Answered = (error, found) => {
    if (error) answered(error, []);
    else if (found.length > 0 && found.every(({ address }) => isPublic(address)))
      answered(null, found);
    else answered(new PrivateAddress(host), []);
  };
  if (family !== 0) judge(null, [{ address: bare, family }]);
  else resolve(bare, judge);
}
