import type { Language } from '@incognita/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Sign } from '../style/signs.tsx';
import { useRulebookWords } from '../text/rulebook.ts';
import { useWords } from '../text/site.ts';
import { type LinkTo, RuleBody, RulingNote } from './RuleText.tsx';
import { gist, namedBy, naming, type Place, type Rulebook, shortId } from './rulebook.ts';

/** The paragraph that was asked for: large, with its rulings, and what it leads to. */
export function OpenedRule(props: {
  readonly book: Rulebook;
  readonly place: Place;
  /** The same rulebook in the other language, to be read beside it. */
  readonly beside: Rulebook | null;
  readonly linkTo: LinkTo;
  /** The reference's address of this rule. */
  readonly address: string;
  /** A drawer needs no scrolling to. */
  readonly scroll: boolean;
}): ReactElement {
  const words = useWords();
  const bookWords = useRulebookWords();
  const { book, place, beside, linkTo } = props;
  const { rule, section, ruling } = place;
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (props.scroll && rule.id) frame.current?.scrollIntoView({ block: 'center' });
  }, [props.scroll, rule.id]);
  const known = (ids: readonly string[]) => ids.filter((id) => book.places.has(id));
  const also = known(namedBy(rule));
  const from = naming(book, rule.id).map(({ id }) => id);
  const other = beside?.places.get(rule.id) ?? null;
  const column = (read: Place, language: Language) => (
    <div lang={language}>
      {beside && <p className="label">{words.languageName[language]}</p>}
      <RuleBody rule={read.rule} linkTo={linkTo} />
      {read.rule.rulings.map((note) => (
        <RulingNote
          key={note.id}
          ruling={note}
          opened={language === book.language && note.id === ruling?.id}
          linkTo={linkTo}
        />
      ))}
    </div>
  );
  return (
    <article className="opened-rule" id={rule.id} ref={frame} aria-labelledby={`${rule.id}-title`}>
      <header>
        <h2 id={`${rule.id}-title`}>{rule.id}</h2>
        <span className="chip">{section.title}</span>
        <CopyLink address={props.address} />
      </header>
      <div className="beside" data-two={other !== null || undefined}>
        {column(place, book.language)}
        {other && beside && column(other, beside.language)}
      </div>
      <Leads title={bookWords.seeAlso} ids={also} book={book} linkTo={linkTo} />
      <Leads title={bookWords.mentionedIn} ids={from} book={book} linkTo={linkTo} />
    </article>
  );
}

function Leads(props: {
  readonly title: string;
  readonly ids: readonly string[];
  readonly book: Rulebook;
  readonly linkTo: LinkTo;
}): ReactElement | null {
  if (props.ids.length === 0) return null;
  return (
    <section className="leads">
      <h3 className="label">{props.title}</h3>
      <ul>
        {props.ids.map((id) => {
          const place = props.book.places.get(id);
          const text = place ? gist((place.ruling ?? place.rule).plain, 44) : '';
          return (
            <li key={id}>{props.linkTo(id, `${shortId(id, props.book.prefix)}\u2002${text}`)}</li>
          );
        })}
      </ul>
    </section>
  );
}

function CopyLink(props: { readonly address: string }): ReactElement {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(props.address, location.href).href);
      setCopied(true);
    } catch {
      // No leave to write there: the address bar still holds the link.
      setCopied(false);
    }
  };
  return (
    <button type="button" className="copy-link" onClick={() => void copy()}>
      <Sign name={copied ? 'tick' : 'link'} size={18} />
      <span role="status">{copied ? words.copied : words.copyLink}</span>
    </button>
  );
}
