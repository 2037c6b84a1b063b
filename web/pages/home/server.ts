import { useEffect, useState } from 'react';

/** A table on a server that waits for players. */
export interface OpenTableRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: readonly ('taken' | 'free')[];
  readonly note: string;
}

/** What the server says, or null while nobody has answered: then the page plays on its own. */
export interface Server {
  readonly tables: readonly OpenTableRow[];
}

/** A page without a server gets its own index.html back; only JSON is an answer. */
async function ask(path: string): Promise<unknown> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json();
}

const isRow = (row: unknown): row is OpenTableRow =>
  typeof row === 'object' && row !== null && 'id' in row && 'game' in row && 'seats' in row;

export function useServer(): Server | null {
  const [server, setServer] = useState<Server | null>(null);
  useEffect(() => {
    let here = true;
    ask('/api/tables').then(
      (rows) => {
        if (here && Array.isArray(rows)) setServer({ tables: rows.filter(isRow) });
      },
      // No network, or no server: that is no trouble, this page plays by itself.
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return server;
}
