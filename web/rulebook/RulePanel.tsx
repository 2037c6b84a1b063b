import { lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { Sign } from '../style/signs.tsx';
import { useWords } from '../text/site.ts';
import './rules.css';

// The rulebook and its reader are fetched when somebody asks, not with every table.
const Body = lazy(async () => ({
  default: (await import('./RulePanelBody.tsx')).RulePanelBody,
}));

/** One rule with its rulings, in place, over whatever was being done; null opens the contents. */
export function RulePanel(props: {
  readonly game: string;
  readonly id: string | null;
  readonly onClose: () => void;
}): ReactElement {
  const words = useWords();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    panel.current?.focus();
    return () => {
      if (from instanceof HTMLElement || from instanceof SVGElement) from.focus();
    };
  }, []);
  return (
    <section
      className="rule-panel"
      ref={panel}
      role="dialog"
      aria-label={words.rules}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <header>
        <Sign name="book" />
        <strong>{words.rules}</strong>
        <button type="button" className="button" onClick={props.onClose}>
          {words.close}
        </button>
      </header>
      <Suspense fallback={<p role="status">{words.loading}</p>}>
        <Body key={props.id} game={props.game} id={props.id} />
      </Suspense>
    </section>
  );
}
