import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'results', 'screens']);

const packageName = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name;

/**
 * A copy of this checkout in a folder of its own: the sources are copied, the packages of others are
 * linked, and our own packages are linked to their copies, as npm would.
 */
export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'incognita-checkout-'));

  constructor() {
    cpSync(root, this.folder, {
      recursive: true,
      filter: (path) => path === root || !LEFT_OUT.has(basename(path)),
    });
    this.#linkOthers('node_modules');
    for (const nested of ['server/node_modules', 'web/node_modules'])
      if (existsSync(join(root, nested)))
        symlinkSync(join(root, nested), join(this.folder, nested));
    const ours = join(root, 'node_modules', '@incognita');
    mkdirSync(join(this.folder, 'node_modules', '@incognita'), { recursive: true });
    const workspaces: readonly string[] = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    ).workspaces;
    const games = readdirSync(join(this.folder, 'games')).map((game) => `games/${game}`);
    for (const place of [...workspaces.filter((held) => !held.includes('*')), ...games])
      if (existsSync(join(ours, basename(packageName(join(root, place)))))) this.link(place);
  }

  #linkOthers(folder: string): void {
    mkdirSync(join(this.folder, folder), { recursive: true });
    for (const name of readdirSync(join(root, folder)))
      if (name !== '@incognita')
        symlinkSync(join(root, folder, name), join(this.folder, folder, name));
  }

  /** Makes a package of the copy known under its name. */
  link(place: string): void {
    const name = packageName(join(this.folder, place));
    const at = join(this.folder, 'node_modules', name);
    symlinkSync(relative(join(at, '..'), join(this.folder, place)), at);
  }

  /** A game of the copy once more, in a folder of its own and under its name. */
  copyGame(from: string, to: string): void {
    cpSync(join(this.folder, 'games', from), join(this.folder, 'games', to), { recursive: true });
    for (const file of ['package.json', 'manifest.ts', 'face.ts'])
      this.edit(`games/${to}/${file}`, (text) =>
        text.replaceAll(`@incognita/${from}`, `@incognita/${to}`).replace(`'${from}'`, `'${to}'`),
      );
    this.link(`games/${to}`);
  }

  edit(path: string, change: (text: string) => string): void {
    const file = join(this.folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
