import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Sign } from '../style/signs.tsx';
import { useRulebookWords } from '../text/rulebook.ts';
import { type Rulebook, shortId } from './rulebook.ts';
import { searchIn } from './search.ts';

/** How many hits are worth listing; whoever wants more types another word. */
const MAX_HITS = 24;

/** Search over one rulebook. `/` leads here; arrows walk the hits, Enter opens, Esc clears. */
export function RuleSearch(props: {
  readonly book: Rulebook;
  readonly opened: string | null;
  readonly open: (id: string) => void;
}): ReactElement {
  const words = useRulebookWords();
  const [asked, setAsked] = useState('');
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => searchIn(props.book), [props.book]);
  const hits = useMemo(() => (asked.trim() ? search(asked) : []), [search, asked]);
  const shown = hits.slice(0, MAX_HITS);

  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent): void => {
      const inField = (event.target as HTMLElement | null)?.closest('input, textarea, select');
      if (event.key !== '/' || inField) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);

  const typed = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(at + 1, shown.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0));
    else if (event.key === 'Enter') {
      const hit = shown[at];
      if (hit) props.open(hit.id);
    } else if (event.key === 'Escape' && asked) setAsked('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <search className="rule-search">
      <div className="search-box">
        <Sign name="search" />
        <input
          ref={field}
          type="search"
          value={asked}
          aria-label={words.search}
          placeholder={words.search}
          aria-keyshortcuts="/"
          onKeyDown={typed}
          onChange={(event) => {
            setAsked(event.target.value);
            setAt(0);
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      {asked.trim() !== '' && (
        <>
          <p className="label" role="status">
            {hits.length > 0 ? words.hits(hits.length) : words.noHits(asked.trim())}
          </p>
          <ul className="hits">
            {shown.map((hit, i) => (
              <li key={hit.id}>
                <button
                  type="button"
                  data-at={i === at || undefined}
                  aria-current={hit.id === props.opened || undefined}
                  onClick={() => props.open(hit.id)}
                >
                  <span className="hit-id">
                    {shortId(hit.id, props.book.prefix)}
                    <span>{hit.section}</span>
                  </span>
                  <span>
                    {hit.excerpt.map((stretch) =>
                      stretch.marked ? (
                        <mark key={hit.excerpt.indexOf(stretch)}>{stretch.text}</mark>
                      ) : (
                        <span key={hit.excerpt.indexOf(stretch)}>{stretch.text}</span>
                      ),
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
