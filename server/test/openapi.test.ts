import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { openApi, openApiText } from '../openapi/build.ts';
import { ROUTES, type Route } from '../openapi/routes.ts';
import { inScope } from '../tokens/scope.ts';
import { adaAndBen, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Every route that the server has, as `GET /api/tables/{id}`, read off the tree it prints. */
function routesOf(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      line.match(/^([│\s]*)[├└]── (\S+)(?: \((.*)\))?$/) ?? [];
    if (part === '') return [];
    above.length = indent.length / 4;
    above.push(part);
    const path = above.join('').replace(/:(\w+)/g, '{$1}');
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
}

describe('the description of the API', () => {
  test('docs/openapi.json is current; npm run openapi writes it anew', () => {
    expect(readFileSync(join(ROOT, 'docs', 'openapi.json'), 'utf8')).toBe(openApiText());
  });

  test('every route is in it, and nothing else', async () => {
    const server = await openHouse({}, { dist: tempDir() });
    const there = routesOf(server.app.printRoutes({ commonPrefix: false }));
    expect(there).toContain('POST /api/tables/{id}/seats/{seat}');
    expect(there.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  test('what it says of tokens is so', () => {
    for (const [key, { who }] of Object.entries(ROUTES)) {
      const [method = '', path = ''] = key.split(' ');
      if (who === 'player') expect(inScope(method, path), key).toBe(true);
      if (who === 'person') expect(inScope(method, path), key).toBe(false);
    }
  });

  test('is served, and points at nothing that is not there', async () => {
    const { body } = await new Visitor(await openHouse()).get('/openapi.json');
    expect(body).toEqual(openApi());
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Incognita' } });
    const text = JSON.stringify(body);
    const refs = [...text.matchAll(/"\$ref":"#\/(.*?)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(50);
    for (const ref of new Set(refs)) {
      const found = ref.split('/').reduce<unknown>((at, key) => Object(at)[key], body);
      expect(found, ref).toBeTypeOf('object');
    }
    const ids = [...text.matchAll(/"operationId":"(.*?)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(Object.keys(ROUTES).length);
  });

  test('real answers are as it says', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server, {
      visibility: 'public',
      pace: { kind: 'per-move', time: 86_400_000 },
    });
    await ada.does(`/api/tables/${table}/chat`, { text: 'hello' });
    await ada.opens({ game: 'auztralia', seats: [{ by: 'me' }, { by: 'bot', kind: 'random' }] });
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= 6);
    const { code } = (await ada.view(table)).body.info;
    const check = (key: keyof typeof ROUTES, body: unknown): void => {
      // The union of all keys hides that this one is there.
      const { answer } = ROUTES[key] as Route;
      if (typeof answer === 'string') throw new Error(`${key} is not JSON`);
      const parsed = v.safeParse(answer, body);
      expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(
        undefined,
      );
    };
    for (const [key, path] of [
      ['GET /api/house', '/api/house'],
      ['GET /api/games', '/api/games'],
      ['GET /api/me', '/api/me'],
      ['GET /api/tables', '/api/tables'],
      ['GET /api/codes/{code}', `/api/codes/${code}`],
      ['GET /api/tables/{id}', `/api/tables/${table}?since=2`],
      ['GET /api/tables/{id}/story', `/api/tables/${table}/story`],
      ['GET /api/tables/{id}/past', `/api/tables/${table}/past?seq=3`],
      ['GET /api/tables/{id}/export', `/api/tables/${table}/export`],
      ['GET /api/tokens', '/api/tokens'],
      ['GET /api/notices', '/api/notices'],
      ['GET /api/account', '/api/account'],
      ['GET /healthz', '/healthz'],
      ['GET /readyz', '/readyz'],
      ['GET /openapi.json', '/openapi.json'],
    ] as const)
      check(key, (await ada.get(path)).body);
    for (const [key, path, body] of [
      ['POST /api/guests', '/api/guests', { name: 'Cleo' }],
      ['POST /api/tokens', '/api/tokens', { name: 'bot' }],
      ['POST /api/tables', '/api/tables', { game: 'whiteout' }],
      ['POST /api/tables/{id}/chat', `/api/tables/${table}/chat`, { text: 'hi' }],
      ['POST /api/notices/language', '/api/notices/language', { language: 'fr' }],
    ] as const) {
      const { status, body: told } = await ada.post(path, body);
      expect(status).toBe((ROUTES[key] as Route).status ?? 200);
      check(key, told);
    }
    const { body } = await ada.post(`/api/tables/${table}/moves`, { seat: 0, seq: 0, choice: 1 });
    expect(Object.keys(body)).toEqual(['refused']);
  });
});
