import { isRecord } from './match.ts';

/** The fields of a JSON schema as indented lines: name, what it takes, what it is for. */
export function tellSchema(schema: unknown, indent = ''): string[] {
  return fieldsOf(schema).flatMap(([name, field]) => [
    `${indent}${name}: ${shapeOf(field)}${aboutOf(field)}`,
    ...tellSchema(field, `${indent}  `),
  ]);
}

/** The fields inside a schema; those of a list are the fields of its elements. */
function fieldsOf(schema: unknown): [string, unknown][] {
  if (!isRecord(schema)) return [];
  if (isRecord(schema.items)) return fieldsOf(schema.items);
  const named = isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  return [...named, ...patternsOf(schema).filter(([, field]) => fieldsOf(field).length > 0)];
}

/** Fields whose names are not fixed: those of a pattern, or any. */
export function patternsOf(schema: Readonly<Record<string, unknown>>): [string, unknown][] {
  const { patternProperties, additionalProperties } = schema;
  const patterns = isRecord(patternProperties) ? Object.entries(patternProperties) : [];
  const rest: [string, unknown][] = isRecord(additionalProperties)
    ? [['…', additionalProperties]]
    : [];
  return [...patterns.map(([name, field]): [string, unknown] => [bare(name), field]), ...rest];
}

/** A pattern without its anchors. */
const bare = (pattern: string): string => pattern.replace(/^\^|\$$/g, '');

function aboutOf(field: unknown): string {
  return isRecord(field) && typeof field.description === 'string' ? ` (${field.description})` : '';
}

function shapeOf(field: unknown): string {
  if (!isRecord(field)) return 'anything';
  if (Array.isArray(field.enum)) return field.enum.map(String).join(' | ');
  if ('const' in field) return JSON.stringify(field.const);
  for (const kind of ['oneOf', 'anyOf'])
    if (Array.isArray(field[kind])) return field[kind].map(shapeOf).join(' | ');
  if (field.type === 'array') return `list of ${shapeOf(field.items)}`;
  const [pattern] = patternsOf(field);
  if (pattern) return `record of ${pattern[0]}: ${shapeOf(pattern[1])}`;
  if (field.type === 'object') return 'record';
  return [field.type ?? 'anything'].flat().map(String).join(' | ');
}
