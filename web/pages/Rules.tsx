import { LANGUAGES } from '@incognita/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { READY, readyGame, useGameWords } from '../catalogue.ts';
import { OpenedRule } from '../rulebook/OpenedRule.tsx';
import { RuleSearch } from '../rulebook/RuleSearch.tsx';
import { type LinkTo, Paragraph, Pieces } from '../rulebook/RuleText.tsx';
import {
  type Guide,
  gist,
  plainOf,
  type Rule,
  type Rulebook,
  type Section,
  shortId,
} from '../rulebook/rulebook.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { useSettings } from '../settings.ts';
import { useFonts } from '../style/fonts.ts';
import { useRulebookWords } from '../text/rulebook.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import '../rulebook/rules.css';

/** The rulebook as a reference: /rules/auztralia, /rules/auztralia/RAIL, /rules/auztralia/AUZ-RAIL-09. */
export function Rules(props: { readonly id: string; readonly rule: string | null }): ReactElement {
  const words = useWords();
  const bookWords = useRulebookWords();
  const language = useSettings((settings) => settings.language);
  const [two, setTwo] = useState(false);
  const other = LANGUAGES.find((held) => held !== language) ?? language;
  const game = readyGame(props.id);
  const { name } = useGameWords()(props.id);
  const book = useRulebook(props.id, language);
  const beside = useRulebook(props.id, other, two);
  useFonts(props.id);
  if (!game) return <NotFound />;
  return (
    <Frame title={bookWords.rulesOf(name)} className="rules" theme={game.manifest.theme}>
      {book ? (
        <Reference
          game={props.id}
          book={book}
          wanted={props.rule}
          beside={two ? beside : null}
          two={two}
          turnTwo={setTwo}
        />
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </Frame>
  );
}

/** Which section is open, and which rule in it. */
function openedIn(book: Rulebook, wanted: string | null) {
  const place = wanted === null ? undefined : book.places.get(wanted);
  const section = place?.section ?? book.sections.find(({ code }) => code === wanted);
  return { place: place ?? null, section: section ?? book.sections[0] ?? null };
}

function Reference(props: {
  readonly game: string;
  readonly book: Rulebook;
  readonly wanted: string | null;
  readonly beside: Rulebook | null;
  readonly two: boolean;
  readonly turnTwo: (two: boolean) => void;
}): ReactElement {
  const { game, book, wanted } = props;
  const words = useRulebookWords();
  const games = useGameWords();
  const [, go] = useLocation();
  const { place, section } = openedIn(book, wanted);
  const address = (id: string): string => `/rules/${game}/${id}`;
  const linkTo: LinkTo = (id, label) => (
    <Link href={address(id)} className="rule-link">
      {label}
    </Link>
  );
  useEffect(() => {
    if (!place) scrollTo(0, 0);
  }, [place]);
  const missing = wanted !== null && !place && section?.code !== wanted;
  return (
    <div className="reference">
      <aside className="rules-aside">
        <RuleSearch book={book} opened={wanted} open={(id) => go(address(id))} />
        <Contents book={book} open={section} address={address} />
        <nav aria-label={words.otherRulebooks} className="rulebooks">
          <h2 className="label">{words.otherRulebooks}</h2>
          {READY.map(({ id }) => (
            <Link
              key={id}
              href={`/rules/${id}`}
              className="contents-row"
              aria-current={id === game ? 'page' : undefined}
            >
              {games(id).name}
            </Link>
          ))}
        </nav>
      </aside>
      <div className="rules-paper">
        <div className="rules-read">
          <div className="rules-bar">
            <p className="crumbs">
              <Link href={`/rules/${game}`}>{book.title}</Link>
              {section && (
                <>
                  <span aria-hidden="true"> › </span>
                  {section.title}
                </>
              )}
            </p>
            <button
              type="button"
              role="switch"
              className="switch"
              aria-checked={props.two}
              onClick={() => props.turnTwo(!props.two)}
            >
              <span aria-hidden="true" className="switch-knob" />
              {words.besideOther}
            </button>
          </div>
          {missing && (
            <p className="rules-missing" role="alert">
              {words.noSuchRule(wanted)}
            </p>
          )}
          {wanted === null && (
            <div className="rules-intro">
              <h1>{words.rulesOf(book.title)}</h1>
              <p>
                <Pieces pieces={book.intro} linkTo={linkTo} />
              </p>
              {book.guide && <GuideView guide={book.guide} linkTo={linkTo} />}
            </div>
          )}
          {section && (
            <SectionView
              book={book}
              section={section}
              heading={wanted === null ? 'h2' : 'h1'}
              row={(rule) =>
                place?.rule === rule ? (
                  <OpenedRule
                    book={book}
                    place={place}
                    beside={props.beside}
                    linkTo={linkTo}
                    address={address(rule.id)}
                    scroll
                  />
                ) : (
                  <Paragraph rule={rule} prefix={book.prefix} linkTo={linkTo} />
                )
              }
              address={address}
            />
          )}
        </div>
        <Lately book={book} opened={place?.rule.id ?? null} address={address} />
      </div>
    </div>
  );
}

/** The first page of a rulebook: how to play. */
function GuideView(props: { readonly guide: Guide; readonly linkTo: LinkTo }): ReactElement {
  const { title, paragraphs } = props.guide;
  return (
    <section className="rules-guide" aria-labelledby="how-to-play">
      <h2 id="how-to-play">{title}</h2>
      {paragraphs.map((pieces) => (
        <p key={plainOf(pieces)}>
          <Pieces pieces={pieces} linkTo={props.linkTo} />
        </p>
      ))}
    </section>
  );
}

/** Rules that were opened since the page was loaded, the last one first. */
const lately: string[] = [];

function Lately(props: {
  readonly book: Rulebook;
  readonly opened: string | null;
  readonly address: (id: string) => string;
}): ReactElement | null {
  const words = useRulebookWords();
  const { book, opened } = props;
  useEffect(() => {
    if (opened === null) return;
    const known = lately.indexOf(opened);
    if (known >= 0) lately.splice(known, 1);
    lately.unshift(opened);
  }, [opened]);
  const shown = lately.filter((id) => id !== opened && book.places.has(id)).slice(0, 8);
  if (shown.length === 0) return null;
  return (
    <nav className="lately" aria-labelledby="lately">
      <h2 className="label" id="lately">
        {words.lately}
      </h2>
      <ol>
        {shown.map((id) => (
          <li key={id}>
            <Link href={props.address(id)}>
              <b>{shortId(id, book.prefix)}</b>
              {gist(book.places.get(id)?.rule.plain ?? '', 64)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Contents(props: {
  readonly book: Rulebook;
  readonly open: Section | null;
  readonly address: (id: string) => string;
}): ReactElement {
  const words = useRulebookWords();
  return (
    <nav aria-label={words.contents} className="contents">
      <details open={matchMedia('(min-width: 1000px)').matches}>
        <summary>
          <h2 className="label">{words.contents}</h2>
        </summary>
        <ol>
          {props.book.sections.map((section) => (
            <li key={section.code}>
              <Link
                href={props.address(section.code)}
                className="contents-row"
                aria-current={section === props.open ? 'true' : undefined}
              >
                <span>{section.title}</span>
                <span className="code">{section.code}</span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function SectionView(props: {
  readonly book: Rulebook;
  readonly section: Section;
  readonly heading: 'h1' | 'h2';
  readonly row: (rule: Rule) => ReactElement;
  readonly address: (id: string) => string;
}): ReactElement {
  const { book, section } = props;
  const Heading = props.heading;
  const at = book.sections.indexOf(section);
  const [before, after] = [book.sections[at - 1], book.sections[at + 1]];
  return (
    <section>
      <Heading className="section-title">{section.title}</Heading>
      {section.rules.map((rule) => (
        <div key={rule.id}>
          {rule.under && <h3 className="under">{rule.under}</h3>}
          {props.row(rule)}
        </div>
      ))}
      <p className="turn-page">
        {before ? <Link href={props.address(before.code)}>← {before.title}</Link> : <span />}
        {after && <Link href={props.address(after.code)}>{after.title} →</Link>}
      </p>
    </section>
  );
}
