// npm run openapi: writes docs/openapi.json anew, after a route or a schema has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiText } from './build.ts';

writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'openapi.json'), openApiText());
