// imports.mjs [FOLDER]: do imports only point downwards and never in a circle, and do the pure rooms keep
// out the world?
// Prints each violation as "file:line sentence" and exits 1 where there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readCode } from './code-reader.mjs';

/**
 * A kind of folder inside a package. `pure` is the default of a package that knows no Node, no browser
 * and no clock; `open` is the default of all others.
 * @typedef {'pure' | 'board' | 'test-kit' | 'test' | 'open'} Kind
 *
 * @typedef {object} Room
 * @property {string} pkg its package's folder: `kernel`, `games/auztralia`, or '' for files of the root
 * @property {Kind} kind
 *
 * @typedef {object} May what the files of a room may import
 * @property {readonly Kind[]} own kinds of rooms in the same package
 * @property {readonly string[]} ours our other packages, by folder; `games/*` is every game
 * @property {boolean} [testKit] the test kit of the kernel
 * @property {readonly string[] | 'any'} npm packages of others
 * @property {boolean} node modules of Node
 *
 * @typedef {{ line: number, sentence: string }} Violation
 */

const PURE_PACKAGES = /^(kernel|table|bots|catalogue|games\/[^/]+)$/;
const TEST_RUNNER = ['vitest', 'fast-check'];
const BELOW = ['kernel', 'table', 'bots', 'boards', 'catalogue', 'games/*'];

/** @type {Record<string, May>} who may import whom; what is not listed may not */
const MAY = {
  'kernel pure': { own: ['pure'], ours: [], npm: [], node: false },
  'kernel test-kit': { own: ['pure', 'test-kit'], ours: [], npm: TEST_RUNNER, node: true },
  // The kernel, tables and bots name no game; their tests sit down at the reference game.
  'kernel test': {
    own: ['pure', 'test-kit', 'test'],
    ours: ['games/whiteout'],
    npm: TEST_RUNNER,
    node: true,
  },

  'games pure': { own: ['pure'], ours: ['kernel'], npm: [], node: false },
  'games board': { own: ['pure', 'board'], ours: ['kernel', 'boards'], npm: 'any', node: false },
  'games test': {
    own: ['pure', 'board', 'test'],
    ours: ['kernel', 'table', 'bots'],
    testKit: true,
    npm: TEST_RUNNER,
    node: true,
  },

  'table pure': { own: ['pure'], ours: ['kernel'], npm: ['@noble/hashes'], node: false },
  'bots pure': { own: ['pure'], ours: ['kernel'], npm: [], node: false },
  'table test': {
    own: ['pure', 'test'],
    ours: ['kernel', 'bots', 'games/whiteout'],
    testKit: true,
    npm: [...TEST_RUNNER, '@noble/hashes'],
    node: true,
  },
  'bots test': {
    own: ['pure', 'test'],
    ours: ['kernel', 'table', 'games/whiteout'],
    testKit: true,
    npm: TEST_RUNNER,
    node: true,
  },

  // The one list of games; everything above learns from it which there are.
  'catalogue pure': { own: ['pure'], ours: ['kernel', 'games/*'], npm: [], node: false },

  // What all boards share; it knows the browser and no game.
  boards: { own: ['open', 'test'], ours: ['kernel'], npm: 'any', node: false },
  lab: { own: ['open', 'test'], ours: BELOW, testKit: true, npm: 'any', node: true },
  server: { own: ['open', 'test'], ours: BELOW, npm: 'any', node: true },
  // The page shares the server's message schemas, and nothing else of it.
  web: { own: ['open', 'test'], ours: [...BELOW, 'server'], npm: 'any', node: false },
  bench: {
    own: ['open', 'test'],
    ours: [...BELOW, 'lab', 'server'],
    testKit: true,
    npm: 'any',
    node: true,
  },
  e2e: {
    own: ['open', 'test'],
    ours: [...BELOW, 'lab', 'server', 'web', 'bench'],
    testKit: true,
    npm: 'any',
    node: true,
  },
  // How the server is started is for the server to say.
  scripts: { own: ['open', 'test'], ours: ['server'], npm: 'any', node: true },
  '': { own: ['open'], ours: [], npm: 'any', node: true },
};

const CLOCK = 'where time matters, now is a parameter';
const SHARED = 'the same code runs on the server and in the browser';

/** What a pure room may not use, and why. biome.json denies the same and more, for the editor. */
export const DENIED_NAMES = new Map([
  ['Date', CLOCK],
  ['performance', CLOCK],
  ['setTimeout', 'rules do not wait, whoever runs them does'],
  ['process', SHARED],
  ['globalThis', SHARED],
]);

/**
 * @param {string} path from the root, with slashes
 * @returns {Room}
 */
export function roomOf(path) {
  const folders = path.split('/').slice(0, -1);
  const depth = folders[0] === 'games' ? 2 : 1;
  const pkg = folders.slice(0, depth).join('/');
  const inside = folders.slice(depth);
  if (/\.test\.tsx?$/.test(path) || inside.includes('test')) return { pkg, kind: 'test' };
  if (pkg === 'kernel' && inside[0] === 'test-kit') return { pkg, kind: 'test-kit' };
  if (pkg.startsWith('games/') && inside[0] === 'board') return { pkg, kind: 'board' };
  return { pkg, kind: PURE_PACKAGES.test(pkg) ? 'pure' : 'open' };
}

const nameOf = (/** @type {Room} */ room) =>
  room.kind === 'pure' || room.kind === 'open'
    ? room.pkg || 'the root'
    : `${room.pkg} (${room.kind})`;

/** @param {Room} room */
function mayOf(room) {
  const family = room.pkg.startsWith('games/') ? 'games' : room.pkg;
  return MAY[`${family} ${room.kind}`] ?? MAY[family];
}

/**
 * Inside web, pages stand on top: only they, the routes and tests know them.
 * @param {string} path
 * @param {string} target
 */
const pagesBelow = (path, target) =>
  /^web\/pages\//.test(target) && /^web\/(?!pages\/|test\/)[^/]+\//.test(path);

/**
 * Why this room may not import that, or null where it may.
 * @param {string} path
 * @param {string} specifier
 * @returns {string | null}
 */
function forbidsImport(path, specifier) {
  const room = roomOf(path);
  const may = mayOf(room);
  if (may === undefined) {
    return `${room.pkg} is not in the table of who may import whom; add it to scripts/imports.mjs`;
  }
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    if (target.startsWith('../')) return `"${specifier}" lies outside the project`;
    const there = roomOf(target);
    if (there.pkg !== room.pkg) {
      return `"${specifier}" reaches into another package by a path; import it by its name`;
    }
    if (pagesBelow(path, target)) {
      return `"${specifier}" is a page's; pages are made of the other folders of web, not these of pages`;
    }
    if (may.own.includes(there.kind)) return null;
    return `${nameOf(room)} may not import "${specifier}", which belongs to ${nameOf(there)}`;
  }
  const ours = specifier.match(/^@incognita\/([^/]+)(\/.*)?$/);
  if (ours?.[1])
    return forbidsOurs(room, may, specifier, ours[1], /^\/test-kit(\/|$)/.test(ours[2] ?? ''));
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) {
    return may.node ? null : `${nameOf(room)} may not import "${specifier}": it must not know Node`;
  }
  const pkg = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (may.npm === 'any' || may.npm.includes(pkg)) return null;
  return `${nameOf(room)} may not import the package "${pkg}"`;
}

/**
 * @param {Room} room
 * @param {May} may
 * @param {string} specifier
 * @param {string} name
 * @param {boolean} testKit
 */
function forbidsOurs(room, may, specifier, name, testKit) {
  const folder = name in MAY || `${name} pure` in MAY ? name : `games/${name}`;
  if (folder === 'kernel' && testKit) {
    if (may.testKit || may.own.includes('test-kit')) return null;
    return `${nameOf(room)} may not import "${specifier}": the test kit is for tests`;
  }
  if (folder === room.pkg || may.ours.includes(folder)) return null;
  if (folder.startsWith('games/') && may.ours.includes('games/*')) return null;
  const allowed = may.ours.length > 0 ? `only ${may.ours.join(', ')}` : 'none of our packages';
  return `${nameOf(room)} may not import "${specifier}": imports point downwards, here to ${allowed}`;
}

/**
 * Why a pure room may not use that name, or null where it may.
 * @param {string} name
 */
function forbidsName(name) {
  const [first, member] = name.split('.');
  // Math under another name would hide Math.random.
  if (first === 'Math' && (member === undefined || member === 'random')) {
    return `uses ${name}; chance is drawn through the kernel only`;
  }
  const why = first === undefined ? undefined : DENIED_NAMES.get(first);
  return why === undefined ? null : `uses ${first}; ${why}`;
}

/**
 * All that is wrong with one file.
 * @param {string} path from the root, with slashes
 * @param {string} source
 * @returns {Violation[]} in the order of the lines
 */
export function violationsIn(path, source) {
  const code = readCode(path, source);
  if (code.broken !== null) return [{ line: 1, sentence: `cannot be read: ${code.broken}` }];
  const imports = code.imports.map(({ specifier, line }) => ({
    line,
    sentence:
      specifier === null
        ? 'imports something that cannot be read off the code; write its name as a literal'
        : forbidsImport(path, specifier),
  }));
  const names = roomOf(path).kind === 'pure' ? code.names : [];
  const uses = names.map(({ name, line }) => ({ line, sentence: forbidsName(name) }));
  return [...imports, ...uses]
    .flatMap(({ line, sentence }) => (sentence === null ? [] : [{ line, sentence }]))
    .sort((a, b) => a.line - b.line);
}

/**
 * Files that import each other in a circle, each circle once: none of them can be read or changed
 * without the others. Types count as well, except inside of a game, whose view and rules name each
 * other's types.
 * @param {ReadonlyMap<string, string>} sources by path from the root, with slashes
 * @returns {string[][]} the paths of each circle, in the order of the imports
 */
export function circlesIn(sources) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const [path, source] of sources) {
    const counts = (/** @type {{ types: boolean }} */ one) =>
      !one.types || !path.startsWith('games/');
    const found = readCode(path, source).imports.filter(counts);
    const targets = found.map(({ specifier }) => posix.join(posix.dirname(path), specifier ?? ''));
    imports.set(
      path,
      targets.filter((target) => sources.has(target)),
    );
  }
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} path @param {string[]} way */
  const follow = (path, way) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push(way.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of imports.get(path) ?? []) follow(target, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) follow(path, []);
  return circles;
}

/**
 * @param {string} root
 * @param {string} folder from the root
 * @returns {string[]} from the root, with slashes
 */
function sourcesUnder(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (/^(\.|node_modules$|dist$)/.test(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesUnder(root, path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? process.cwd();
  const paths = sourcesUnder(root);
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  for (const [path, source] of sources) {
    for (const { line, sentence } of violationsIn(path, source)) {
      console.log(`${path}:${line} ${sentence}`);
      process.exitCode = 1;
    }
  }
  for (const [first = '', ...others] of circlesIn(sources)) {
    console.log(`${first} imports itself by way of ${others.join(', ') || 'itself'}`);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1)
    console.log(`${paths.length} files, all imports point downwards, none in a circle`);
}
