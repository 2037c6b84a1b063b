import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusal } from '../text/index.ts';
import { refuseWith } from './answers.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Incognita</title></head>
<body>
<h1>Incognita is running</h1>
<p>The page has not been built yet, so there is nothing to see here. <code>npm start</code> builds it
when its sources are there; the API described in <code>docs/api.md</code> works without it.</p>
<h1 lang="fr">Incognita fonctionne</h1>
<p lang="fr">La page n’est pas encore construite, il n’y a donc rien à voir ici. <code>npm start</code> la
construit quand ses sources sont là ; l’API décrite dans <code>docs/api.md</code> marche sans elle.</p>
</body>
</html>
`;

/** The built page; every address that is no file belongs to it, since it knows its own ways. */
export async function pageRoutes(app: FastifyInstance, dist: string): Promise<void> {
  const built = existsSync(join(dist, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: dist,
      wildcard: false,
      cacheControl: false,
      // compress.mjs puts packed copies beside the files; they have no address of their own.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      setHeaders(reply, path) {
        // Vite puts a hash of the content into the names of assets, and only of those.
        const forever = path.startsWith(join(dist, 'assets'));
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|ws|assets)\b/.test(request.url);
    if (!page) return refuseWith(reply, refusal('no-page', {}));
    if (built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(NOT_BUILT);
  });
}
