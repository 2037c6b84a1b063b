import { SeatMark, ThingButton } from '@incognita/boards';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { OldOneTileId } from '../../content/types.ts';
import { boardWords } from '../../text/board.ts';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import type { Props } from '../MapBoard.tsx';
import { SleepingTile } from '../Pieces.tsx';
import { MythosHand } from './MythosDock.tsx';
import { OwnSleeper, SmallSleeper } from './pieces.tsx';
import { StruckEye } from './StruckEye.tsx';

const NARROW = '(max-width: 767px)';

/** On a phone the hand is held with everything else of one's own; elsewhere it lies under the map. */
const useNarrow = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(NARROW);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(NARROW).matches,
  );

/** The Old Ones' own things: what they have scored and from what, and what they can place. */
export function OldOnesOwn(props: Props): ReactElement | null {
  const { revenge } = props.view;
  const narrow = useNarrow();
  if (!revenge || revenge.seat === null) return null;
  const words = revengeBoardWords(props.language);
  return (
    <section className="panel mine old-ones-own" aria-label={props.seatName(revenge.seat)}>
      <Score {...props} of={revenge.seat} />
      {narrow && (
        <>
          <h3 className="label">
            {words.hand(revenge.hand.length)} <span>{words.humansKnow}</span>
          </h3>
          <MythosHand {...props} ids={[...revenge.looked, ...revenge.hand]} />
        </>
      )}
      {revenge.drawn?.tile && (
        <div className="old-ones-drawn">
          <span className="label">{words.drawn}</span>
          <TileSign {...props} id={revenge.drawn.tile} r={22} />
        </div>
      )}
      <h3 className="label">
        {words.toPlace}
        <span className="only-you">
          <StruckEye /> {words.facesOnlyYou}
        </span>
      </h3>
      <div className="old-ones-stacks">
        {[1, 2, 3].map((level) => (
          <Stack key={level} {...props} level={level} />
        ))}
      </div>
      <p className="old-ones-sums">
        {words.spawnTiles} <b>{revenge.spawns.length}</b> · {words.deck} <b>{revenge.deck}</b>
      </p>
    </section>
  );
}

/** The points as only the Old Ones know them, beside those that everybody can count. */
function Score(props: Props & { readonly of: number }): ReactElement {
  const { view, content: atlas } = props;
  const words = revengeBoardWords(props.language);
  const taken = view.revenge?.points ?? 0;
  const worth = (faceUp: boolean): number =>
    view.tiles
      .filter((tile) => tile.faceUp === faceUp)
      .reduce((sum, { tile }) => sum + (tile ? atlas.tile(tile).vp : 0), 0);
  const asleep = worth(false) * view.asleepCounts;
  const blighted = view.oldOnesPoints - worth(true) - taken;
  return (
    <>
      <header>
        <SeatMark seat={props.of} size={34} />
        <div className="who">
          <strong>{words.you(props.seatName(props.of))}</strong>
          <span>{words.humansCount(view.oldOnesPoints)}</span>
        </div>
        <div className="total">
          <b>{view.oldOnesPoints + asleep}</b>
          <span>{boardWords(props.language).points}</span>
        </div>
      </header>
      <dl className="old-ones-points">
        <div>
          <dt>{words.outThere}</dt>
          <dd>{worth(true) + asleep}</dd>
        </div>
        <div>
          <dt>{words.blighted}</dt>
          <dd>{blighted}</dd>
        </div>
        <div>
          <dt>{words.taken}</dt>
          <dd>{taken}</dd>
        </div>
      </dl>
    </>
  );
}

/** A stack of the Old Ones' own: how many, and the faces that only they know. */
function Stack(props: Props & { readonly level: number }): ReactElement {
  const { view, level, lights } = props;
  const words = revengeBoardWords(props.language);
  const { state, why } = lights.of(`level:${level}`);
  const count = view.stacks[level - 1] ?? 0;
  const faces = view.revenge?.knownStacks[level - 1] ?? [];
  return (
    <ThingButton
      id={`level:${level}`}
      lights={lights}
      className="old-ones-stack"
      keyClass="card-key"
    >
      <svg width="46" height="46" viewBox="-23 -23 46 46" aria-hidden="true">
        <SleepingTile level={level} r={20} />
      </svg>
      <span className="sr">{words.stack(level, count)}</span>
      <b aria-hidden="true">{count}</b>
      <span className="faces">
        {faces.map((id) => (
          <TileSign key={id} {...props} id={id} r={9} />
        ))}
      </span>
      {state === 'refused' && why && (
        <span className="stack-why" aria-hidden="true">
          {why}
        </span>
      )}
    </ThingButton>
  );
}

/** A tile of the own stacks in a few pixels. */
function TileSign(props: Props & { readonly id: OldOneTileId; readonly r: number }): ReactElement {
  const face = props.content.tile(props.id);
  const { r } = props;
  const size = r * (r > 12 ? 2.6 : 2.2);
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
      {r > 12 ? (
        <OwnSleeper type={face.type} level={Number(face.back) || 1} vp={face.vp} r={r} />
      ) : (
        <SmallSleeper type={face.type} r={r} />
      )}
    </svg>
  );
}
