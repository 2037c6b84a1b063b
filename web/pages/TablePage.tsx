import { type ReactElement, useEffect, useState } from 'react';
import { shelved } from '../games.ts';
import { openLocal } from '../play/local.ts';
import { announced, opened } from '../play/pending.ts';
import { kept } from '../play/shelf.ts';
import { TableShell } from '../shell/TableShell.tsx';
import type { OpenTable } from '../shell/use-table.ts';
import { useWords } from '../text/index.ts';
import '../look/tokens.css';
import '../look/shell.css';

async function openTable(id: string): Promise<OpenTable> {
  const fresh = announced(id);
  // The worker has the longest way to go: it starts before anything else is known.
  const opening = openLocal(id, fresh);
  opening.catch(() => {});
  const game = fresh?.game ?? (await kept(id))?.game;
  const shelf = game === undefined ? null : shelved(game);
  if (!shelf) throw new Error(`this browser keeps no game "${id}"`);
  const [session, rules, board] = await Promise.all([opening, shelf.rules(), shelf.board()]);
  opened(id);
  return { place: { at: 'local', id }, session, game: rules, board };
}

/** A game in this browser. */
export function TablePage(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const [open, setOpen] = useState<OpenTable | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let session: OpenTable['session'] | null = null;
    let left = false;
    openTable(props.id).then(
      (opened) => {
        session = opened.session;
        if (left) session.close();
        else setOpen(opened);
      },
      (error: unknown) => {
        console.error(error);
        setMissing(true);
      },
    );
    return () => {
      left = true;
      session?.close();
    };
  }, [props.id]);
  if (open) return <TableShell open={open} />;
  return <main className="hand-over">{missing ? words.noSuchGame : words.loading}</main>;
}
