import type { Node } from '../schema.ts';

/**
 * The source of a module that clones a state by its schema. It is written to a file and
 * committed, because building it at run time would need a looser content security policy in
 * the browser; the test kit fails when the file no longer matches the schema.
 */
export function cloneSource(schema: Node): string {
  const functions: string[] = [];
  const names = new Map<Node, string>();

  /** `type` is the way to this part from the state's own type. */
  function nameOf(node: Node, type: string): string {
    const known = names.get(node);
    if (known) return known;
    const name = `copy${names.size}`;
    names.set(node, name);
    functions.push(`function ${name}(v: ${type}): ${type} {\n${body(node, type)}\n}`);
    return name;
  }

  function copied(node: Node, type: string, value: string): string {
    switch (node.kind) {
      case 'maybe':
        return flat(node.of)
          ? value
          : `${value} === null ? null : ${copied(node.of, `NonNullable<${type}>`, value)}`;
      case 'list':
        return flat(node.of) ? `${value}.slice()` : `${nameOf(node, type)}(${value})`;
      case 'table':
      case 'record':
        return flat(node) ? value : `${nameOf(node, type)}(${value})`;
      default:
        return value;
    }
  }

  function body(node: Node, type: string): string {
    switch (node.kind) {
      case 'record': {
        const fields = Object.entries(node.fields).map(([key, field]) => {
          const part = copied(field, `${type}['${key}']`, `v${access(key)}`);
          return `    ${property(key)}: ${part},`;
        });
        return `  return {\n${fields.join('\n')}\n  };`;
      }
      case 'list':
        return [
          '  const n = v.length;',
          `  const out: ${type} = new Array(n);`,
          '  for (let i = 0; i < n; i++) {',
          `    const held = v[i] as ${type}[number];`,
          `    out[i] = ${copied(node.of, `${type}[number]`, 'held')};`,
          '  }',
          '  return out;',
        ].join('\n');
      case 'table':
        return [
          `  const out = {} as ${type};`,
          '  for (const k in v) {',
          `    const held = v[k] as ${type}[keyof ${type}];`,
          `    out[k] = ${copied(node.of, `${type}[keyof ${type}]`, 'held')};`,
          '  }',
          '  return out;',
        ].join('\n');
      default:
        return '  return v;';
    }
  }

  const root = nameOf(schema, 'State');
  return [
    '// Written by `npm run lab -- generate` from the schema of the state. Do not edit.',
    "import type { State } from './state.ts';",
    '',
    ...functions.reverse().map((source) => `${source}\n`),
    'export function cloneState(state: State): State {',
    `  return ${root}(state);`,
    '}',
    '',
  ].join('\n');
}

/** Copied by copying what stands in its place: a value, or something that never changes. */
function flat(node: Node): boolean {
  switch (node.kind) {
    case 'maybe':
      return flat(node.of);
    case 'record':
      return node.shared === true && Object.values(node.fields).every(flat);
    case 'list':
    case 'table':
      return false;
    default:
      return true;
  }
}

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);
const property = (key: string): string => (isName(key) ? key : JSON.stringify(key));
const access = (key: string): string => (isName(key) ? `.${key}` : `[${JSON.stringify(key)}]`);
