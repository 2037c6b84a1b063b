// draw-icons.mjs: writes games/*/board/icons.ts with just the icons a game uses, from the names in
// its icons.json. Who drew them stands in web/look/icon-authors.json. Run it with `npm run icons` after changing a name.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const OWN = /^M[\d.-]/;
const set = JSON.parse(
  readFileSync(
    new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
    'utf8',
  ),
);
const games = new URL('../games/', import.meta.url);
for (const game of readdirSync(games)) {
  const names = new URL(`${game}/board/icons.json`, games);
  if (!existsSync(names)) continue;
  const lines = Object.entries(JSON.parse(readFileSync(names, 'utf8'))).map(([piece, name]) => {
    // A drawing of our own stands there as a path; a name is one of game-icons.
    if (OWN.test(String(name))) return `  ${JSON.stringify(piece)}: ${JSON.stringify(name)},`;
    const icon = set.icons[String(name)];
    if (!icon) throw new Error(`${game}: game-icons has no icon "${name}" for "${piece}"`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    return `  ${JSON.stringify(piece)}: ${JSON.stringify(paths.join(' '))},`;
  });
  const source = [
    '// Written by `npm run icons` from icons.json. Icons: game-icons.net and its authors, CC BY 3.0.',
    '/** Path data on a grid of 512. */',
    'export const ICONS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(new URL(`${game}/board/icons.ts`, games), source);
  console.log(`${game}: ${lines.length} icons`);
}
