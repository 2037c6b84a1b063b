import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/**
 * Whether a request that changes something, or opens a socket, may come from where it says it
 * comes from. Browsers say so truthfully and pages cannot make them lie; scripts need not say.
 */
export function fromHere(headers: IncomingHttpHeaders, settings: Settings): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (settings.publicUrl !== null) return origin === settings.publicUrl;
  const url = URL.parse(origin);
  return url !== null && host !== undefined && url.host === host.toLowerCase();
}

/**
 * Whether the name under which we were called may be ours. A page of somebody else's can give its
 * own name the address of this machine; then the browser would take us for part of that site.
 */
export function calledByOurName(host: string | undefined, settings: Settings): boolean {
  if (host === undefined) return false;
  const name = host.toLowerCase();
  if (LOOPBACK.test(name)) return true;
  if (settings.publicUrl !== null) return URL.parse(settings.publicUrl)?.host === name;
  return !LOOPBACK_HOSTS.includes(settings.host);
}

/** Whether browsers treat the page as safe: over TLS, or from their own machine. */
export function isSecureContext(host: string | undefined, settings: Settings): boolean {
  if (settings.publicUrl?.startsWith('https:')) return true;
  return settings.secureCookies || LOOPBACK.test((host ?? '').toLowerCase());
}
