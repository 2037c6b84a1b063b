import { fileURLToPath } from 'node:url';
import usual from '@incognita/web/vite.config.ts';
import { mergeConfig, type Plugin } from 'vite';

/** Where the French text of a file stands: a constant of that name, or a property `fr`. */
const CONSTANTS = new Set(['fr', 'FRENCH']);
const FRENCH_FILE = /(\.fr|\/fr(\/[^/]+)?)\.ts$/;

const MARK = 'virtual:mark';

/**
 * Puts ⟦ and ⟧ around every French text, at its source. Texts that are put together of marked
 * texts are marked once. What a French page shows without marks did not come from a catalogue.
 */
const mark = `
const clean = (text) => text.replace(/[⟦⟧]/g, '');
export function mark(value) {
  if (typeof value === 'string') return value.trim() === '' ? value : '⟦' + clean(value) + '⟧';
  if (typeof value === 'function') return (...given) => mark(value(...given));
  if (value instanceof Promise) return value.then(mark);
  if (Array.isArray(value)) return value.map(mark);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, mark(held)]));
  return value;
}`;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const named = (node: unknown): string | null =>
  isNode(node) && typeof node.name === 'string' ? node.name : null;

/** The expressions of a file that hold French. */
function french(node: Node, wholeFile: boolean, found: Node[]): Node[] {
  const held = frenchIn(node, wholeFile);
  if (held) found.push(held);
  else
    for (const field of Object.values(node))
      for (const child of Array.isArray(field) ? field : [field])
        if (isNode(child)) french(child, wholeFile, found);
  return found;
}

function frenchIn(node: Node, wholeFile: boolean): Node | null {
  if (node.type === 'VariableDeclarator' && isNode(node.init)) {
    const name = named(node.id);
    const exported = wholeFile && node.init.type === 'ObjectExpression';
    return exported || (name !== null && CONSTANTS.has(name)) ? node.init : null;
  }
  if (node.type === 'Property' && named(node.key) === 'fr' && isNode(node.value))
    return node.shorthand === true ? null : node.value;
  return null;
}

const marker: Plugin = {
  name: 'mark-french',
  enforce: 'post',
  resolveId: (id) => (id === MARK ? `\0${MARK}` : null),
  load: (id) => (id === `\0${MARK}` ? mark : null),
  transform(code, id) {
    const [path = ''] = id.split('?');
    if (!/\.tsx?$/.test(path) || path.includes('/node_modules/')) return null;
    // The rolldown parser's nodes are what `Node` says: a type, a place, and fields.
    const found = french(this.parse(code) as unknown as Node, FRENCH_FILE.test(path), []);
    if (found.length === 0) return null;
    let marked = code;
    for (const { start, end } of found.sort((a, b) => b.start - a.start))
      marked = `${marked.slice(0, start)}__mark(${marked.slice(start, end)})${marked.slice(end)}`;
    return { code: `import { mark as __mark } from '${MARK}';\n${marked}`, map: null };
  },
};

/** The page as always, with its French marked, in a folder of its own. */
export default mergeConfig(usual, {
  root: fileURLToPath(new URL('../web', import.meta.url)),
  plugins: [marker],
  worker: { plugins: () => [marker] },
  build: { outDir: fileURLToPath(new URL('./dist/marked', import.meta.url)), emptyOutDir: true },
  logLevel: 'warn',
});
