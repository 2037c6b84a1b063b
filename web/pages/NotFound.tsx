import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Mark } from '../style/mark.tsx';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';

/** A place off the chart; `later` for places whose page is still to come. */
export function NotFound(props: { readonly later?: boolean }): ReactElement {
  const words = useWords();
  const title = props.later ? words.comesLater : words.notFoundTitle;
  return (
    <Frame title={props.later ? words.comesLater : words.notFound} className="plain">
      <section className="leaf reading unmapped">
        <Mark size={96} />
        <h1>{title}</h1>
        <p>{props.later ? words.comesLaterNote : words.notFoundNote}</p>
        <Link href="/" className="button main">
          {words.home}
        </Link>
      </section>
    </Frame>
  );
}
