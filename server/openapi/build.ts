import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import about from '../package.json' with { type: 'json' };
import { CHOICE_LENGTH, choice } from '../protocol/words.ts';
import { NAMED } from './answers.ts';
import { ROUTES, type Route } from './routes.ts';

/** Checks that JSON Schema has no words for; what they refuse is answered with a sentence. */
const ignoreActions = ['trim', 'check', 'transform', 'safe_integer'];

/** What the schemas check by hand, in the words of JSON Schema. */
const CHOICE: JsonSchema = {
  type: 'object',
  properties: { do: { type: 'string', maxLength: CHOICE_LENGTH } },
  required: ['do'],
};

const HOW = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'throw',
  ignoreActions,
  overrideSchema: ({ valibotSchema }: { readonly valibotSchema: object }) =>
    valibotSchema === choice ? CHOICE : undefined,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) =>
    `#/components/schemas/${referenceId}`,
} as const;

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...HOW, definitions: NAMED });
  return rest;
}

const json = (schema: object): object => ({ 'application/json': { schema } });
const REFUSED = { $ref: '#/components/responses/Refused' };

/** Values in an address are text, whatever they stand for; the schemas read them as such. */
function parametersOf(path: string, { query }: Route): object[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  // A query is always an object of named values.
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Readonly<Record<string, object>>;
    required?: readonly string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

const SECURITY = {
  anybody: [{}, { token: [] }, { cookie: [] }],
  player: [{ token: [] }, { cookie: [] }],
  person: [{ cookie: [] }],
};

function operationOf(key: string, path: string, route: Route): object {
  const { body, status = 200, who } = route;
  const parameters = parametersOf(path, route);
  const content =
    typeof route.answer === 'string'
      ? { [route.answer]: { schema: { type: 'string' } } }
      : json(schemaOf(route.answer));
  return {
    operationId: key.replace(/[^a-zA-Z]+/g, '-').replace(/^-|-$/g, ''),
    summary: route.about,
    security: SECURITY[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { content: json(schemaOf(body)) } } : {}),
    responses: { [status]: { description: route.about, content }, default: REFUSED },
  };
}

/** The whole API in the words of OpenAPI 3.1, from the schemas that the server reads by. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, route] of Object.entries(ROUTES)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, path, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Incognita',
      version: about.version,
      description: 'docs/api.md walks through it, and tells of the socket, which is not in here.',
      license: { name: about.license },
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(NAMED, HOW),
      responses: {
        Refused: {
          description: 'why it was not done: a word for programs, sentences for people',
          content: json({ $ref: '#/components/schemas/Refused' }),
        },
      },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'an access token, or a guest’s' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'incognita' },
      },
    },
  };
}

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
