import type { ReactElement } from 'react';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import { monsterName } from '../../text/revenge/names.ts';
import type { Props } from '../MapBoard.tsx';

/** What everybody may know of the Old Ones player, or of the Mythos that plays itself. */
export function MythosLine(props: Props): ReactElement | null {
  const { revenge } = props.view;
  if (!revenge) return null;
  const words = revengeBoardWords(props.language);
  const last = revenge.discard.at(-1);
  return (
    <div className="row mythos-line">
      {revenge.seat !== null && <span>{words.handOf(revenge.hand.length)}</span>}
      <span>
        {words.deck} <b>{revenge.deck}</b>
      </span>
      {last && (
        <span>
          {words.discard} <b>{revenge.discard.length}</b>, {monsterName(last, props.language)}
        </span>
      )}
    </div>
  );
}

/** What the expansion gives a human: Outposts, the strength of the Port, what waits and was won. */
export function SettlerLine(props: Props & { readonly of: number }): ReactElement | null {
  const { view, of, language } = props;
  const { revenge } = view;
  if (!revenge) return null;
  const words = revengeBoardWords(language);
  const { perColour } = props.content.content.revenge.pieces.outposts;
  const built = revenge.outposts.filter((outpost) => outpost.owner === of).length;
  const waiting = revenge.waiting.filter((held) => held.seat === of);
  const strength = revenge.ports[of] ?? 0;
  return (
    <>
      <div className="row settler-line">
        {strength > 0 && <span>{words.strength(strength)}</span>}
        <span>
          {words.outposts} <b>{perColour - built}</b>
        </span>
        {revenge.seat !== null && (
          <span>
            {words.spawnTiles} <b>{revenge.collected[of] ?? 0}</b>
          </span>
        )}
      </div>
      {waiting.length > 0 && (
        <p className="waiting-cards">
          {words.waiting}
          {language === 'fr' ? '\u00a0' : ''}:{' '}
          <b>{waiting.map(({ card }) => monsterName(card, language)).join(', ')}</b>
        </p>
      )}
    </>
  );
}
