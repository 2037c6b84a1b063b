import type { ReactElement } from 'react';
import type { GuideProps } from '../shell/TableShell.tsx';
import { useLessonWords } from '../text/lesson.ts';
import { useFollowing } from './use-lesson.ts';

/** The stops of the lesson, in the header: those behind, the one at hand, those to come. */
export function LessonLine(props: GuideProps): ReactElement {
  const { lesson, part, goToPart } = useFollowing();
  const words = useLessonWords();
  const { language } = props.table.teller;
  const { parts } = lesson;
  const at = Math.min(part, parts.length - 1);
  const here = parts[at];
  return (
    <nav className="lesson-line" aria-label={words.stops}>
      <span className="lesson-title">{lesson.title[language]}</span>
      <ol>
        {parts.map(({ name }, i) => (
          <li key={name.en} data-stop={i < part ? 'done' : i === part ? 'here' : 'ahead'}>
            <button
              type="button"
              aria-current={i === part ? 'step' : undefined}
              aria-label={i === part ? undefined : words.toStop(i + 1, name[language])}
              title={name[language]}
              onClick={() => goToPart(i)}
            >
              {i === part ? (
                <span className="lesson-pill">
                  <b>{i + 1}</b> {name[language]}
                </span>
              ) : (
                <span className="lesson-disc" aria-hidden="true" />
              )}
            </button>
          </li>
        ))}
      </ol>
      <span className="lesson-pill lesson-pill-phone" aria-hidden="true">
        <b>{at + 1}</b>
        {here?.name[language]}
      </span>
      <span className="lesson-count">{words.of(at + 1, parts.length)}</span>
      <span className="lesson-segments" aria-hidden="true">
        {parts.map(({ name }, i) => (
          <span key={name.en} data-stop={i < part ? 'done' : i === part ? 'here' : 'ahead'} />
        ))}
      </span>
    </nav>
  );
}
