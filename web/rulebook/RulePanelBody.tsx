import { LANGUAGES } from '@incognita/kernel';
import { type ReactElement, useState } from 'react';
import { useSettings } from '../settings.ts';
import { useRulebookWords } from '../text/rulebook.ts';
import { useWords } from '../text/site.ts';
import { OpenedRule } from './OpenedRule.tsx';
import { RuleSearch } from './RuleSearch.tsx';
import { type LinkTo, Paragraph } from './RuleText.tsx';
import type { Place, Rule } from './rulebook.ts';
import { useRulebook } from './use-rulebook.ts';

/** The rules just before and after the one that is open, for whoever reads on. */
function around({ section, rule }: Place): Rule[] {
  const at = section.rules.indexOf(rule);
  return section.rules.slice(Math.max(0, at - 1), at + 4).filter((held) => held !== rule);
}

/** The inside of the drawer: search, the rule that is open, and the way back along what was read. */
export function RulePanelBody(props: {
  readonly game: string;
  readonly id: string | null;
}): ReactElement {
  const words = useWords();
  const bookWords = useRulebookWords();
  const language = useSettings((settings) => settings.language);
  const other = LANGUAGES.find((held) => held !== language) ?? language;
  const [trail, setTrail] = useState<readonly string[]>(props.id === null ? [] : [props.id]);
  const [two, setTwo] = useState(false);
  const book = useRulebook(props.game, language);
  const beside = useRulebook(props.game, other, two);
  if (!book) return <p role="status">{words.loading}</p>;
  const open = (id: string): void => setTrail([...trail, id]);
  const id = trail.at(-1) ?? null;
  const place = id === null ? null : (book.places.get(id) ?? null);
  const linkTo: LinkTo = (wanted, label) => (
    <button type="button" className="rule-link" onClick={() => open(wanted)}>
      {label}
    </button>
  );
  const address = (wanted: string): string => `/rules/${props.game}/${wanted}`;
  return (
    <div className="rule-panel-body">
      <RuleSearch book={book} opened={id} open={open} />
      {id !== null && !place && <p role="alert">{bookWords.noSuchRule(id)}</p>}
      {place ? (
        <>
          <OpenedRule
            book={book}
            place={place}
            beside={two ? beside : null}
            linkTo={linkTo}
            address={address(place.rule.id)}
            scroll={false}
          />
          <p className="rule-panel-foot">
            {trail.length > 1 && (
              <button type="button" className="button" onClick={() => setTrail(trail.slice(0, -1))}>
                {words.back}
              </button>
            )}
            <button
              type="button"
              role="switch"
              className="switch"
              aria-checked={two}
              onClick={() => setTwo(!two)}
            >
              <span aria-hidden="true" className="switch-knob" />
              {bookWords.besideOther}
            </button>
            <a href={address(place.rule.id)} target="_blank" rel="noopener">
              {bookWords.whole}
            </a>
          </p>
          <h3 className="label">{place.section.title}</h3>
          {around(place).map((rule) => (
            <Paragraph key={rule.id} rule={rule} prefix={book.prefix} linkTo={linkTo} />
          ))}
        </>
      ) : (
        <ul className="rule-panel-contents">
          {book.sections.map((section) => (
            <li key={section.code}>
              <button
                type="button"
                className="contents-row"
                onClick={() => section.rules[0] && open(section.rules[0].id)}
              >
                <span>{section.title}</span>
                <span className="code">{section.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
