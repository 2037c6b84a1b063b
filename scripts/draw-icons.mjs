// draw-icons.mjs: writes icons.svg and icons.ts beside each games/*/board/**/icons.json: a sheet with
// just the drawings that are named there, and their addresses on it. The sheet is a picture that the
// browser fetches beside the script, so that no table waits for it. Who drew the icons stands in
// web/style/icon-authors.json. Run it with `npm run icons` after changing a name.
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
  /** @type {[string, string][]} */
  const drawings = Object.entries(JSON.parse(readFileSync(names, 'utf8'))).map(([piece, name]) => {
    // A drawing of our own stands there as a path; a name is one of game-icons.
    if (OWN.test(String(name))) return [piece, String(name)];
    const icon = set.icons[String(name)];
    if (!icon) throw new Error(`${path}: game-icons has no icon "${name}" for "${piece}"`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
    return [piece, paths.map(roundedPath).join('')];
  });
  const sheet = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Drawings</title>',
    '<!-- Written by `npm run icons` from icons.json. Icons: game-icons.net and its authors, CC BY 3.0. -->',
    ...drawings.map(([piece, drawn]) => `<path id="${piece}" d="${drawn}"/>`),
    '</svg>',
    '',
  ].join('\n');
  const source = [
    '// Written by `npm run icons` from icons.json.',
    "import sheet from './icons.svg?url&no-inline';",
    '',
    '/** Where each drawing is, for `<use href>`; all are on a grid of 512. */',
    'export const ICONS = {',
    ...drawings.map(([piece]) => {
      const key = /^[a-z_$][\w$]*$/i.test(piece) ? piece : `'${piece}'`;
      return `  ${key}: \`\${sheet}#${piece}\`,`;
    }),
    '} as const;',
    '',
  ].join('\n');
  writeFileSync(new URL('icons.svg', names), sheet);
  writeFileSync(new URL('icons.ts', names), source);
  console.log(`${path}: ${drawings.length} icons`);
}
