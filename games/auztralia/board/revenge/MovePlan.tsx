import type { ReactElement } from 'react';
import type { March } from '../../rules/revenge/words.ts';
import { boardWords } from '../../text/board.ts';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import { listed } from '../../text/typography.ts';
import type { Props } from '../MapBoard.tsx';
import { Glyph } from '../Pieces.tsx';
import { marchesIn } from './marches.ts';

/** If the Old Ones move: who is drawn by what, and how far it is. Which of them walk is on the cards. */
export function MovePlan(props: Props): ReactElement | null {
  const marches = marchesIn(props.lights);
  if (marches === null) return null;
  const words = revengeBoardWords(props.language);
  const nearest = [...marches].sort((a, b) => a.distance - b.distance || a.from - b.from);
  return (
    <section className="panel move-plan" aria-label={words.ifYouMove}>
      <h3>
        {words.ifYouMove} <span>{words.cardsInDeck(props.view.deck)}</span>
      </h3>
      {nearest.length === 0 && <p>{words.nobodyWalks}</p>}
      <ul>
        {nearest.map((march) => (
          <Walker key={march.tile} {...props} march={march} />
        ))}
      </ul>
    </section>
  );
}

const KINDS = ['port', 'outpost', 'farm'] as const;

function Walker(props: Props & { readonly march: March }): ReactElement | null {
  const { march, view, content: atlas } = props;
  const { type } = atlas.tile(march.tile);
  const words = revengeBoardWords(props.language);
  if (type === 'empty') return null;
  const kind = (hex: number): (typeof KINDS)[number] => {
    if (view.players.some((player) => player.port === hex)) return 'port';
    return view.revenge?.outposts.some((outpost) => outpost.hex === hex) ? 'outpost' : 'farm';
  };
  const targets = KINDS.flatMap((wanted) => {
    const there = march.targets.filter((hex) => kind(hex) === wanted).sort((a, b) => a - b);
    return there.length === 0
      ? []
      : [`${words.target[wanted]} ${listed(there.map(String), words.or)}`];
  });
  const choose = march.ways.length > 1;
  return (
    <li>
      <span className="purple-mark">
        <Glyph name={type} size={18} />
      </span>
      <span>
        <strong>
          {boardWords(props.language).names.oldOne[type].one} {march.from}
        </strong>
        <span>
          {listed(targets, words.or)}
          {choose && `, ${words.youChoose}`}
        </span>
      </span>
      <b>{words.hexes(march.distance)}</b>
    </li>
  );
}
