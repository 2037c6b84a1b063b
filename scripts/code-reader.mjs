// What a source file imports, and which names it uses, read off its syntax tree: comments, strings and
// the names of members do not count.
import { parseSync } from 'vite';

/**
 * @typedef {{ type: string, start: number } & Record<string, unknown>} Node
 *
 * @typedef {object} Code
 * @property {string | null} broken why the file could not be read
 * @property {{ specifier: string | null, line: number, types: boolean }[]} imports the specifier is null where the
 *   code computes it; `types` where nothing but types is imported
 * @property {{ name: string, line: number }[]} names `Math.random`-like for a member of a plain name, too
 */

/**
 * @param {string} path its ending says whether it is TypeScript
 * @param {string} source
 * @returns {Code}
 */
export function readCode(path, source) {
  const { program, errors } = parseSync(path, source);
  /** @type {Code} */
  const code = { broken: errors[0]?.message ?? null, imports: [], names: [] };
  const lineOf = (/** @type {Node} */ node) => source.slice(0, node.start).split('\n').length;
  walk(/** @type {unknown} */ (program), null, '', (node, parent, field) => {
    const specifier = importedBy(node);
    if (specifier !== undefined)
      code.imports.push({ specifier, line: lineOf(node), types: onlyTypes(node) });
    const name = nameUsed(node, parent, field);
    if (name !== undefined) code.names.push({ name, line: lineOf(node) });
  });
  return code;
}

/**
 * @param {unknown} value
 * @param {Node | null} parent
 * @param {string} field the parent's, that holds the value
 * @param {(node: Node, parent: Node | null, field: string) => void} visit
 */
function walk(value, parent, field, visit) {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, parent, field, visit);
  } else if (isNode(value)) {
    visit(value, parent, field);
    for (const [key, child] of Object.entries(value)) walk(child, value, key, visit);
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * @param {Node} node
 * @returns {string | null | undefined} undefined where it imports nothing
 */
function importedBy(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
    case 'ExportAllDeclaration':
      return textOf(node.source);
    case 'ExportNamedDeclaration':
      return node.source ? textOf(node.source) : undefined;
    case 'TSExternalModuleReference':
      return textOf(node.expression);
    default:
      return undefined;
  }
}

/**
 * Whether an import is gone when the program runs.
 * @param {Node} node
 */
function onlyTypes(node) {
  if (node.type === 'TSImportType') return true;
  if ((node.importKind ?? node.exportKind) === 'type') return true;
  if (!Array.isArray(node.specifiers) || node.specifiers.length === 0) return false;
  return node.specifiers.every((one) => (one.importKind ?? one.exportKind) === 'type');
}

const textOf = (/** @type {unknown} */ node) =>
  isNode(node) && typeof node.value === 'string' ? node.value : null;

/** Fields whose identifier names a member of something else. */
const MEMBER_FIELDS = new Set(['property', 'key', 'imported', 'exported', 'label']);

/**
 * @param {Node} node
 * @param {Node | null} parent
 * @param {string} field
 * @returns {string | undefined}
 */
function nameUsed(node, parent, field) {
  if (node.type !== 'Identifier' || typeof node.name !== 'string') return undefined;
  if (MEMBER_FIELDS.has(field) && parent?.computed !== true) return undefined;
  if (parent?.type === 'TSQualifiedName' && field === 'right') return undefined;
  if (parent?.type !== 'MemberExpression' || field !== 'object') return node.name;
  const property = parent.property;
  if (!isNode(property)) return node.name;
  const member = parent.computed === true ? property.value : property.name;
  return typeof member === 'string' ? `${node.name}.${member}` : node.name;
}
