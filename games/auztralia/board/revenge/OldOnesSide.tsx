import { Hand } from '@incognita/boards/cards';
import type { ReactElement } from 'react';
import type { MonsterId, MythosCard, SoloMythosCard } from '../../content/revenge/types.ts';
import { boardWords } from '../../text/board.ts';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import { monsterName } from '../../text/revenge/names.ts';
import type { Props } from '../MapBoard.tsx';
import { SleepingTile } from '../Pieces.tsx';
import { mythosFace } from './faces.tsx';
import { OldOnesGlyph, OwnSleeper } from './pieces.tsx';

/** The card of a name in the deck that this table is played with. */
export function mythosNamed(props: Props, id: MonsterId): MythosCard | SoloMythosCard | null {
  const { mythos, soloMythos } = props.content.content.revenge;
  const deck: readonly (MythosCard | SoloMythosCard)[] =
    props.view.revenge?.seat === null ? soloMythos : mythos;
  return deck.find((card) => card.id === id) ?? null;
}

/** Whether the reader plays the Old Ones. */
export const isOldOnes = ({ view, seat }: Props): boolean =>
  view.revenge !== null && view.revenge.seat !== null && view.revenge.seat === seat;

/** The Old Ones' own things: what they have scored, what they can place, and their hand. */
export function OldOnesOwn(props: Props): ReactElement | null {
  const { view, content: atlas, lights, language } = props;
  const { revenge } = view;
  if (!revenge || revenge.seat === null) return null;
  const words = revengeBoardWords(language);
  const board = boardWords(language);
  const asleep = view.tiles.filter((tile) => !tile.faceUp);
  const known = asleep.reduce((sum, { tile }) => sum + (tile ? atlas.tile(tile).vp : 0), 0);
  const cards = (ids: readonly (MonsterId | null)[]) =>
    ids.flatMap((id) => {
      const card = id === null ? null : mythosNamed(props, id);
      return card
        ? [{ thing: `card:${card.id}`, face: mythosFace(card, language), copies: 1 }]
        : [];
    });
  return (
    <section className="panel mine old-ones-own" aria-label={props.seatName(revenge.seat)}>
      <header>
        <OldOnesGlyph size={26} />
        <div className="who">
          <strong>{props.seatName(revenge.seat)}</strong>
          <span>{words.humansCount(view.oldOnesPoints)}</span>
        </div>
        <div className="total">
          <b>{view.oldOnesPoints + known}</b>
          <span>{board.points}</span>
        </div>
      </header>
      <ul className="old-ones-sums">
        <li>
          {words.spawnTiles} <b>{revenge.spawns.length}</b>
        </li>
        <li>
          {words.taken} <b>{revenge.points}</b>
        </li>
        <li>
          {words.deck} <b>{revenge.deck}</b>
        </li>
      </ul>
      {revenge.drawn?.tile && (
        <div className="old-ones-drawn">
          <span className="label">{words.drawn}</span>
          <TileSign {...props} id={revenge.drawn.tile} r={22} />
        </div>
      )}
      <h3 className="label">
        {words.toPlace} <span>{words.onlyYou}</span>
      </h3>
      <div className="old-ones-stacks">
        {[1, 2, 3].map((level) => (
          <div key={level} className="old-ones-stack">
            <svg width="46" height="46" viewBox="-23 -23 46 46" aria-hidden="true">
              <SleepingTile level={level} r={20} />
            </svg>
            <b>{view.stacks[level - 1]}</b>
            <span className="faces">
              {(revenge.knownStacks[level - 1] ?? []).map((id) => (
                <TileSign key={id} {...props} id={id} r={9} />
              ))}
            </span>
          </div>
        ))}
      </div>
      {revenge.looked.length > 0 && (
        <Hand
          label={words.drawn}
          cards={cards(revenge.looked)}
          lights={lights}
          language={language}
        />
      )}
      <h3 className="label">
        {words.hand(revenge.hand.length)} <span>{words.humansKnow}</span>
      </h3>
      <Hand
        label={words.hand(revenge.hand.length)}
        cards={cards(revenge.hand)}
        lights={lights}
        language={language}
      />
    </section>
  );
}

/** A tile of the own stacks in a few pixels. */
function TileSign(props: Props & { readonly id: string; readonly r: number }): ReactElement {
  const face = props.content.tile(props.id);
  const { r } = props;
  const size = r * 2.6;
  const name = boardWords(props.language).names.oldOne[face.type].one;
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      role="img"
      aria-label={`${name}, ${face.vp}`}
    >
      <title>{`${name}, ${face.vp}`}</title>
      <OwnSleeper type={face.type} level={Number(face.back) || 1} vp={face.vp} r={r} />
    </svg>
  );
}

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
