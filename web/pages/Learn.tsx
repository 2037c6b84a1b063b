import type { Guides } from '@incognita/boards/guide';
import type { ListedLesson, Manifest } from '@incognita/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { READY, readyGame, useGameWords } from '../catalogue.ts';
import { useLessons } from '../lessons/progress.ts';
import { useSettings } from '../settings.ts';
import { useFonts } from '../style/fonts.ts';
import { Emblem } from '../style/posters.tsx';
import { useLessonWords } from '../text/lesson.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import './learn.css';

const GUIDES = import.meta.glob<Guides>('../../games/*/board/guides.tsx', { import: 'guides' });

/** The lessons of a game, or of all of them. */
export function Learn(props: { readonly game: string | null }): ReactElement {
  const words = useLessonWords();
  const games = useGameWords();
  const { game } = props;
  const only = game === null ? null : readyGame(game);
  useFonts(game ?? '');
  if (game !== null && !only) return <NotFound />;
  const shown = (only ? [only.manifest] : READY).filter(({ code }) => code?.lessons);
  const title = only ? `${words.lessons} · ${games(only.manifest.id).name}` : words.lessons;
  return (
    <Frame title={title} className="learn" {...(only ? { theme: only.manifest.theme } : {})}>
      <header className="learn-head">
        <h1>{words.lessons}</h1>
        <p>{words.lessonsNote}</p>
      </header>
      {shown.length === 0 && <p className="leaf">{words.noLesson}</p>}
      {shown.map((manifest) => (
        <GameLessons key={manifest.id} manifest={manifest} />
      ))}
    </Frame>
  );
}

function GameLessons(props: { readonly manifest: Manifest }): ReactElement {
  const { id, code } = props.manifest;
  const words = useLessonWords();
  const games = useGameWords();
  const [lessons, setLessons] = useState<readonly ListedLesson[]>([]);
  const [guides, setGuides] = useState<Guides>({});
  useEffect(() => {
    code?.lessons?.().then(setLessons, console.error);
    GUIDES[`../../games/${id}/board/guides.tsx`]?.().then(setGuides, console.error);
  }, [id, code]);
  return (
    <section className="leaf learn-game" aria-labelledby={`learn-${id}`}>
      <header className="leaf-head">
        <Emblem game={id} size={40} />
        <h2 id={`learn-${id}`}>{games(id).name}</h2>
      </header>
      <ul>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} game={id} lesson={lesson} guides={guides} />
        ))}
      </ul>
      <p className="learn-more">
        <Link href={`/rules/${id}`}>{words.howToPlay}</Link>
        <Link href={`/new/${id}`}>{words.play}</Link>
      </p>
    </section>
  );
}

function LessonRow(props: {
  readonly game: string;
  readonly lesson: ListedLesson;
  readonly guides: Guides;
}): ReactElement {
  const { game, lesson } = props;
  const words = useLessonWords();
  const site = useWords();
  const language = useSettings((settings) => settings.language);
  const address = `${game}/${lesson.id}`;
  const progress = useLessons((lessons) => lessons.kept[address]);
  const keep = useLessons((lessons) => lessons.keep);
  const guide = props.guides[lesson.guide];
  const title = lesson.title[language];
  const underWay = progress !== undefined && progress.at > 0 && !progress.done;
  const says = progress?.done ? words.again : underWay ? words.resume : words.begin;
  return (
    <li>
      <span className="learn-portrait" aria-hidden="true">
        {guide && <guide.Portrait />}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{lesson.about[language]}</p>
        <p className="note">
          {words.minutes(lesson.minutes)}
          {guide && ` · ${guide.name[language]}`}
          {progress?.done && ` · ${words.done}`}
        </p>
      </div>
      <Link
        href={`/learn/${address}`}
        className="button main"
        aria-label={site.labelled(says, title)}
        onClick={() => {
          // A lesson that was followed to its end begins anew, at a new table.
          if (progress?.done) keep(address, { table: '', at: 0, done: false });
        }}
      >
        {says}
      </Link>
    </li>
  );
}
