import { SeatMark } from '@incognita/boards/seats';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { creditedGames } from '../catalogue.ts';
import { useSettings } from '../settings.ts';
import { useSurface } from '../shell/use-surface.ts';
import { Wordmark } from '../style/mark.tsx';
import { Sign } from '../style/signs.tsx';
import { useSurfaceTheme } from '../style/surface.ts';
import { useWords } from '../text/site.ts';

/** The first page keeps the browser's own focus; after that it follows the reader. */
let arrived = false;

/** What every page outside a table has around it. */
export function Frame(props: {
  /** Null on the home page, which is the title. */
  readonly title: string | null;
  readonly className: string;
  /** Whose colours the page wears; the house's own unless it is about one game. */
  readonly theme?: string;
  /** The game that the page is about: its rules are the ones at hand. */
  readonly game?: string;
  readonly children: ReactNode;
}): ReactElement {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const main = useRef<HTMLElement>(null);
  useSurfaceTheme(props.theme ?? 'plain');
  useEffect(() => {
    document.title = props.title === null ? 'Incognita' : `${props.title} · Incognita`;
  }, [props.title]);
  useEffect(() => {
    if (arrived) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    arrived = true;
  }, []);
  return (
    <div className={`frame ${props.className}`}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <FrameHeader game={props.game} />
      <main id="main" ref={main} tabIndex={-1}>
        {props.children}
      </main>
      <footer className="frame-foot">
        <p>
          {words.unofficial(creditedGames(language))} <Link href="/credits">{words.credits}</Link>
        </p>
      </footer>
    </div>
  );
}

function FrameHeader(props: { readonly game: string | undefined }): ReactElement {
  const words = useWords();
  const name = useSettings((settings) => settings.name);
  return (
    <header className="frame-head">
      <Link href="/" className="frame-home" aria-label={`Incognita, ${words.home}`}>
        <Wordmark />
      </Link>
      <span className="tagline">{words.tagline}</span>
      <nav aria-label={words.main}>
        <Link
          href={props.game === undefined ? '/rules' : `/rules/${props.game}`}
          className="head-link"
        >
          {words.rules}
        </Link>
        <SurfaceSwitch />
        <LanguageSwitch />
        <Link href="/settings" className="head-link person" title={words.settings}>
          <SeatMark seat={0} size={16} />
          <span>{name || words.settings}</span>
        </Link>
      </nav>
    </header>
  );
}

/** One press to the other surface, from every page. */
export function SurfaceSwitch(): ReactElement {
  const words = useWords();
  const surface = useSurface('light');
  const set = useSettings((settings) => settings.set);
  const other = surface === 'dark' ? 'light' : 'dark';
  const label = other === 'light' ? words.toLight : words.toDark;
  return (
    <button
      type="button"
      className="head-link"
      aria-label={label}
      title={label}
      onClick={() => set({ surface: other })}
    >
      <Sign name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  );
}

/** One press to the other language; it is offered in that language. */
export function LanguageSwitch(): ReactElement {
  const words = useWords();
  const { language, set } = useSettings();
  const other = language === 'en' ? 'fr' : 'en';
  return (
    <button
      type="button"
      className="head-link"
      title={words.speakOther}
      onClick={() => set({ language: other })}
    >
      {language.toUpperCase()}
      <span className="sr" lang={other}>
        {words.speakOther}
      </span>
    </button>
  );
}

/** While a page is being fetched. */
export function Opening(): ReactElement {
  const words = useWords();
  useSurfaceTheme('plain');
  return (
    <main className="opening">
      <p role="status">{words.loading}</p>
    </main>
  );
}
