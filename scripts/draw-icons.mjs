// draw-icons.mjs: writes an icons.ts beside each games/*/board/**/icons.json, with just the icons that
// are named there. Who drew them stands in web/style/icon-authors.json. Run it with `npm run icons` after changing a name.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { roundedPath } from './round-path.mjs';

const OWN = /^M[\d.-]/;
const set = JSON.parse(
  readFileSync(
    new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
    'utf8',
  ),
);
const games = new URL('../games/', import.meta.url);
for (const path of globSync('*/board/**/icons.json', { cwd: games }).sort()) {
  const names = new URL(path, games);
  const lines = Object.entries(JSON.parse(readFileSync(names, 'utf8'))).map(([piece, name]) => {
    // A drawing of our own stands there as a path; a name is one of game-icons.
    if (OWN.test(String(name))) return `  ${JSON.stringify(piece)}: ${JSON.stringify(name)},`;
    const icon = set.icons[String(name)];
    if (!icon) throw new Error(`${path}: game-icons has no icon "${name}" for "${piece}"`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    return `  ${JSON.stringify(piece)}: ${JSON.stringify(paths.map(roundedPath).join(''))},`;
  });
  const source = [
    '// Written by `npm run icons` from icons.json. Icons: game-icons.net and its authors, CC BY 3.0.',
    '/** Path data on a grid of 512. */',
    'export const ICONS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(new URL('icons.ts', names), source);
  console.log(`${path}: ${lines.length} icons`);
}
