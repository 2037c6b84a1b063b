/** What a token is for, by method and address. All else belongs to the person alone. */
const PLAY: readonly { readonly method: 'GET' | null; readonly path: RegExp }[] = [
  { method: 'GET', path: /^\/api\/me$/ },
  { method: null, path: /^\/api\/(house|games|codes|tables)(\/|$)/ },
  { method: 'GET', path: /^\/(openapi\.json|healthz|readyz)$/ },
];

/**
 * Whether a program with an access token may ask that: it may play and look, but not become
 * somebody else, make more tokens or change how a person is told things. What is added later is
 * closed to tokens until it is listed here.
 */
export function inScope(method: string, url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return PLAY.some((one) => (one.method ?? method) === method && one.path.test(path));
}
