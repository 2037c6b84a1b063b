import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';

/**
 * The browser for the tests: the one named by CHROMIUM_PATH, one that the system has, or the one
 * that npm brought, which unpacks itself into the temporary folder.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file; name a Chromium`);
    return named;
  }
  try {
    return await chromium.executablePath();
  } catch (error) {
    const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
    const found = system.find((path) => existsSync(path));
    if (found) return found;
    throw new Error(
      `no Chromium for the browser tests: the one from npm could not be unpacked (${String(error)}); install one and name it in CHROMIUM_PATH`,
    );
  }
}
