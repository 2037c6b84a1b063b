import type { BoardModule } from '@incognita/boards';
import { faceOf } from '@incognita/catalogue';
import type { AnyFace } from '@incognita/kernel';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useStore } from 'zustand';
import { introduce } from '../api/lobby.ts';
import { readyGame } from '../catalogue.ts';
import { openOnline } from '../play/online.ts';
import { useSettings } from '../settings.ts';
import { TableShell } from '../shell/TableShell.tsx';
import { usePlayWords } from '../text/play.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { UpgradeOffer } from './UpgradeOffer.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import '../style/tokens.css';
import '../style/shell.css';

const TYPING_MS = 1200;

/** A table on the server: its waiting room until everybody sits, then the table itself. */
export function OnlineTable(props: { readonly id: string }): ReactElement {
  const words = useWords();
  const play = usePlayWords();
  const invite = new URLSearchParams(useSearch()).get('invite');
  const { name } = useSettings();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    // Without a name nobody can sit down, but anybody may look.
    const ready = (): void => setKnown(true);
    const say = (): void => {
      introduce(name, words.seatColour[0] ?? '').then(ready, ready);
    };
    // Whoever changes their name at the table is done typing in a moment.
    const timer = setTimeout(say, known ? TYPING_MS : 0);
    return () => clearTimeout(timer);
  }, [name, known, words.seatColour]);
  if (!known) return <main className="hand-over">{play.connecting}</main>;
  return <Seated key={props.id} id={props.id} invite={invite} />;
}

function Seated(props: { readonly id: string; readonly invite: string | null }): ReactElement {
  const words = useWords();
  const play = usePlayWords();
  const { language } = useSettings();
  const session = useMemo(() => openOnline(props.id, props.invite), [props.id, props.invite]);
  useEffect(() => () => session.close(), [session]);
  const state = useStore(session.store);
  const [loaded, setLoaded] = useState<{
    readonly game: AnyFace;
    readonly board: BoardModule<never, never>;
    readonly theme: string;
  } | null>(null);
  const info = state.company?.info;
  const gameId = info?.game;
  useEffect(() => {
    const entry = gameId === undefined ? null : readyGame(gameId);
    if (!entry) return;
    const { manifest, page } = entry;
    Promise.all([faceOf(manifest.id), page.board()]).then(
      ([game, board]) => setLoaded({ game, board, theme: manifest.theme }),
      console.error,
    );
  }, [gameId]);
  if (!info || !loaded)
    return (
      <Frame title={words.loading} className="waiting">
        <p role="status">{state.trouble?.[language] ?? play.connecting}</p>
        {state.trouble && <UpgradeOffer id={props.id} />}
      </Frame>
    );
  if (info.state === 'open')
    return <WaitingRoom info={info} game={loaded.game} invite={props.invite} />;
  const query = props.invite ? `?invite=${encodeURIComponent(props.invite)}` : '';
  return <TableShell open={{ place: { at: 'online', id: props.id, query }, session, ...loaded }} />;
}
