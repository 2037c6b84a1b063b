import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Branch } from '../play/saved-games.ts';
import { useReviewWords } from '../text/review.ts';

/** Says of a what-if that it is one, and leads back to the game that was played. */
export function WhatIfBanner(props: { readonly branch: Branch }): ReactElement {
  const words = useReviewWords();
  return (
    <p className="panel what-if">
      <strong>{words.thisIsWhatIf(props.branch.at)}</strong>{' '}
      <Link href={props.branch.review}>{words.backToPlayed}</Link>
    </p>
  );
}
