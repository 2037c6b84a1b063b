import { faceOf } from '@incognita/catalogue';
import { type ReactElement, useEffect, useState } from 'react';
import { readyGame } from '../catalogue.ts';
import { loadGameText } from '../play/game-text.ts';
import { openLocal } from '../play/local.ts';
import { announced, opened } from '../play/pending.ts';
import { savedGame } from '../play/saved-games.ts';
import { useSettings } from '../settings.ts';
import { TableShell } from '../shell/TableShell.tsx';
import type { OpenTable } from '../shell/use-table.ts';
import { usePlayWords } from '../text/play.ts';
import { useWords } from '../text/site.ts';
import '../style/tokens.css';
import '../style/shell.css';

async function openTable(id: string): Promise<OpenTable> {
  const fresh = announced(id);
  // The worker has the longest way to go: it starts before anything else is known.
  const opening = openLocal(id, fresh);
  opening.catch(() => {});
  const kept = fresh ? undefined : await savedGame(id);
  const game = fresh?.game ?? kept?.game;
  const entry = game === undefined ? null : readyGame(game);
  if (!entry) throw new Error(`this browser keeps no game "${id}"`);
  const { manifest, page } = entry;
  const [session, face, board] = await Promise.all([
    opening,
    faceOf(manifest.id),
    page.board(),
    loadGameText(manifest.id, useSettings.getState().language),
  ]);
  opened(id);
  const place = { at: 'local', id, ...(kept?.branch && { branch: kept.branch }) } as const;
  return { place, session, game: face, board, theme: manifest.theme };
}

/** A game in this browser. */
export function TablePage(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const play = usePlayWords();
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
  return <main className="hand-over">{missing ? play.noSuchGame : words.loading}</main>;
}
