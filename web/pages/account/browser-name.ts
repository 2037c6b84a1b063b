const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

type Names = readonly (readonly [string, RegExp])[];

const find = (names: Names, agent: string): string | null =>
  names.find(([, sign]) => sign.test(agent))?.[0] ?? null;

/** What a browser says about itself, in two words that people know; null for what they do not. */
export const browserIn = (
  agent: string,
): { readonly browser: string | null; readonly system: string | null } => ({
  browser: find(BROWSERS, agent),
  system: find(SYSTEMS, agent),
});
