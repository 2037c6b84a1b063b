import type { Guides } from '@incognita/boards/guide';
import { faceOf } from '@incognita/catalogue';
import type { Lesson } from '@incognita/kernel';
import { placedBeats } from '@incognita/table/lesson-line';
import { bot, DEFAULT_BOT, human } from '@incognita/table/seats';
import { type ReactElement, useEffect, useState } from 'react';
import { readyGame } from '../catalogue.ts';
import { GuidedTable } from '../lessons/GuidedTable.tsx';
import { useLessons } from '../lessons/progress.ts';
import { loadGameText } from '../play/game-text.ts';
import { type Guided, openLocal } from '../play/local.ts';
import { lookedAt } from '../play/pacing.ts';
import { newId } from '../play/pending.ts';
import { deleteGame, savedGame } from '../play/saved-games.ts';
import type { NewGame } from '../play/worker.ts';
import { useSettings } from '../settings.ts';
import type { OpenTable } from '../shell/use-table.ts';
import { siteWords, useWords } from '../text/site.ts';
import { NotFound } from './NotFound.tsx';
import '../style/tokens.css';
import '../style/shell.css';

/** Who guides in which game. */
const GUIDES = import.meta.glob<Guides>('../../games/*/board/guides.tsx', { import: 'guides' });

interface Opened {
  readonly open: OpenTable;
  readonly lesson: Lesson;
  readonly guides: Guides;
  /** The beat that the guide plays to at once. */
  readonly from: number;
}

/** Sets the table of a lesson as `openLesson` does in its test. */
function freshGame(id: string, game: string, lesson: Lesson, address: string): NewGame {
  const { name, language } = useSettings.getState();
  const { config, seat, secret } = lesson;
  const you = name.trim() || (siteWords[language].seatColour[seat] ?? String(seat + 1));
  const seats = Array.from({ length: config.seats }, (_, at) =>
    at === seat ? human(you, 'here') : bot(DEFAULT_BOT),
  );
  return { id, game, config, seats, secret, lesson: address };
}

/** Moves of bots are looked at as ever; where skipping is what is learnt, they wait for it. */
function lookedAtIn(lesson: Lesson, address: string): Guided['lookedAt'] {
  const beats = placedBeats(lesson);
  const skips = (): boolean => {
    const expect = beats[useLessons.getState().kept[address]?.at ?? 0]?.expect ?? 'read';
    return expect !== 'read' && 'use' in expect && expect.use === 'skip';
  };
  return async (pace) => {
    await lookedAt(pace);
    if (!skips()) return;
    await new Promise<void>((resolve) => {
      const stop = useLessons.subscribe(() => {
        if (skips()) return;
        stop();
        resolve();
      });
    });
  };
}

/** The table under way, or a new one; the others decide what the lesson says. */
async function openLesson(game: string, name: string, from: number | null): Promise<Opened> {
  const entry = readyGame(game);
  const listed = await entry?.manifest.code?.lessons?.();
  const lesson = await listed?.find(({ id }) => id === name)?.load();
  if (!entry || !lesson) throw new Error(`"${game}" has no lesson "${name}"`);
  const address = `${game}/${name}`;
  const { kept, keep } = useLessons.getState();
  const before = kept[address]?.table ?? '';
  const goesOn = from === null && before !== '' && (await savedGame(before)) !== undefined;
  const id = goesOn ? before : newId();
  if (!goesOn) {
    if (before !== '') await deleteGame(before);
    keep(address, { table: id, at: 0 });
  }
  const guided: Guided = { script: lesson.bots, lookedAt: lookedAtIn(lesson, address) };
  const [session, face, board, guides] = await Promise.all([
    openLocal(id, goesOn ? null : freshGame(id, game, lesson, address), guided),
    faceOf(game),
    entry.page.board(),
    GUIDES[`../../games/${game}/board/guides.tsx`]?.() ?? {},
    loadGameText(game, useSettings.getState().language),
    entry.page.fonts(),
  ]);
  const open: OpenTable = {
    place: { at: 'local', id },
    session,
    game: face,
    board,
    theme: entry.manifest.theme,
  };
  return { open, lesson, guides, from: from ?? 0 };
}

/** A lesson at a table of this browser. */
export function LessonPage(props: {
  readonly game: string;
  readonly lesson: string;
}): ReactElement {
  const words = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [missing, setMissing] = useState(false);
  /** Null goes on where somebody left; a number begins anew and plays up to that beat. */
  const [from, setFrom] = useState<{ readonly beat: number } | null>(null);
  useEffect(() => {
    let session: OpenTable['session'] | null = null;
    let left = false;
    setOpened(null);
    openLesson(props.game, props.lesson, from?.beat ?? null).then(
      (ready) => {
        session = ready.open.session;
        if (left) session.close();
        else setOpened(ready);
      },
      (error: unknown) => {
        console.warn(error);
        setMissing(true);
      },
    );
    return () => {
      left = true;
      session?.close();
    };
  }, [props.game, props.lesson, from]);
  if (missing) return <NotFound />;
  const guide = opened?.guides[opened.lesson.guide];
  if (!opened || !guide) return <main className="hand-over">{words.loading}</main>;
  return (
    <GuidedTable
      key={opened.open.place.id}
      open={opened.open}
      lesson={opened.lesson}
      guide={guide}
      address={`${props.game}/${props.lesson}`}
      from={opened.from}
      restart={(beat) => setFrom({ beat })}
    />
  );
}
