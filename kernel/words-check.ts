import type { Json } from './json.ts';

interface Node {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly patternProperties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
}

/**
 * The first thing in which a scenario's words differ from their JSON schema, as a sentence with the
 * word and the value, or null. It knows the few keywords that `Scenario` schemas use.
 */
export function wrongWith(schema: Json, value: Json, at: string): string | null {
  const node = schema as Node;
  const told = JSON.stringify(value);
  if (node.oneOf) {
    const fits = node.oneOf.some((one) => wrongWith(one as Json, value, at) === null);
    return fits ? null : `${at} is ${told}; it can be ${node.oneOf.map(kindOf).join(' or ')}`;
  }
  if (node.const !== undefined)
    return value === node.const ? null : `${at} is ${told}; it is ${JSON.stringify(node.const)}`;
  if (node.enum)
    return node.enum.includes(value)
      ? null
      : `${at} is ${told}; it can be ${node.enum.map((word) => JSON.stringify(word)).join(', ')}`;
  switch (node.type) {
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value) && value >= (node.minimum ?? 0)
        ? null
        : `${at} is ${told}; it is a whole number from ${node.minimum ?? 0}`;
    case 'string':
      return typeof value === 'string' ? null : `${at} is ${told}; it is a text`;
    case 'boolean':
      return typeof value === 'boolean' ? null : `${at} is ${told}; it is true or false`;
    case 'array':
      return Array.isArray(value)
        ? first(value, (held, i) => wrongWith((node.items ?? {}) as Json, held, `${at}[${i}]`))
        : `${at} is ${told}; it is a list`;
    case 'object':
      return wrongRecord(node, value, at);
    default:
      return null;
  }
}

/** What a node takes, in a few words. */
function kindOf({ type, enum: words, const: only, minimum, oneOf }: Node): string {
  if (oneOf) return oneOf.map(kindOf).join(' or ');
  if (words) return words.map((word) => JSON.stringify(word)).join(', ');
  if (only !== undefined) return JSON.stringify(only);
  switch (type) {
    case 'integer':
      return `a whole number from ${minimum ?? 0}`;
    case 'string':
      return 'a text';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    default:
      return 'a record';
  }
}

function wrongRecord(node: Node, value: Json, at: string): string | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return `${at} is ${JSON.stringify(value)}; it is a record`;
  const missing = node.required?.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return `${at} lacks the word "${missing}"`;
  return first(Object.entries(value), ([key, held]) => {
    const found = fieldOf(node, key);
    if (found) return wrongWith(found as Json, held, `${at}.${key}`);
    const known = [
      ...Object.keys(node.properties ?? {}),
      ...Object.keys(node.patternProperties ?? {}),
    ];
    return `${at} has the word "${key}": ${JSON.stringify(held)}, which does not exist; there are ${known.join(', ')}`;
  });
}

function fieldOf(node: Node, key: string): Node | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  return Object.entries(node.patternProperties ?? {}).find(([pattern]) =>
    new RegExp(pattern).test(key),
  )?.[1];
}

function first<V>(values: readonly V[], wrong: (value: V, i: number) => string | null) {
  for (const [i, value] of values.entries()) {
    const found = wrong(value, i);
    if (found !== null) return found;
  }
  return null;
}
