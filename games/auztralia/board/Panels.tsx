import { SeatMark, ThingButton, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import { BOX_IDS, type BoxId, type UnitType } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { effectOf } from './effects.ts';
import type { Props } from './MapBoard.tsx';
import { Glyph, GoodGlyph } from './Pieces.tsx';
import { places } from './places.ts';
import { MythosLine, SettlerLine } from './revenge/Lines.tsx';
import { Later, MovePlan, OldOnesOwn } from './revenge/later.tsx';
import { marchesIn } from './revenge/marches.ts';
import { isOldOnes } from './revenge/seat.ts';

const UNITS: readonly UnitType[] = ['infantry', 'car', 'artillery', 'airship', 'train'];
const GOODS = ['coal', 'iron', 'gold', 'phosphate'] as const;

function Cube(props: { readonly seat: number }): ReactElement {
  const { fill } = useSeatStyles()(props.seat);
  return (
    <svg width="13" height="13" viewBox="0 0 14 14" className="cube" aria-hidden="true">
      <path d="M1 4.5L9 4.5V13H1Z" fill={fill} stroke="#10171B" />
      <path
        d="M1 4.5L5 1H13L9 4.5ZM9 4.5L13 1V9.5L9 13Z"
        fill={fill}
        stroke="#10171B"
        fillOpacity=".72"
      />
    </svg>
  );
}

function Stock(props: Props & { readonly of: number }): ReactElement {
  const words = boardWords(props.language);
  const player = props.view.players[props.of];
  return (
    <ul className="stock">
      {GOODS.map((good) => (
        <li key={good}>
          <GoodGlyph good={good} />
          <span className="sr">{words.names.good[good]}</span>
          <b>{player?.goods[good] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}

/** How the others stand: their panels may be further down. */
function Standing(props: Props & { readonly of: number }): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  return (
    <ul className="standing">
      {view.players.map((player, seat) =>
        seat === props.of || seat === view.revenge?.seat ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} title={props.seatName(seat)}>
            <SeatMark seat={seat} size={15} />
            <span className="sr">{props.seatName(seat)}</span>
            <b>{player.points}</b>
          </li>
        ),
      )}
      <li title={words.oldOnes}>
        <span className="purple-mark">
          <Glyph name="old-ones" size={12} />
        </span>
        <span className="sr">{words.oldOnes}</span>
        <b>{view.oldOnesPoints}</b>
      </li>
    </ul>
  );
}

/** The reader's own board: stock, Action Boxes with their cubes, HQ and Barracks. */
export function Mine(props: Props): ReactElement | null {
  if (!isOldOnes(props)) return <SettlersOwn {...props} />;
  return (
    <Later>
      <OldOnesOwn {...props} />
    </Later>
  );
}

function SettlersOwn(props: Props): ReactElement | null {
  const { view } = props;
  const words = boardWords(props.language);
  const seat = props.seat ?? 0;
  const player = view.players[seat];
  if (!player) return null;
  const port = props.content.hex[player.port]?.port;
  return (
    <section className="panel mine" aria-label={props.seatName(seat)}>
      <header>
        <SeatMark seat={seat} size={24} />
        <div className="who">
          <strong>{props.seatName(seat)}</strong>
          <span>{port ?? ''}</span>
        </div>
        <div className="total">
          <b>{player.points}</b>
          <span>{words.points}</span>
        </div>
      </header>
      <Standing {...props} of={seat} />
      <Stock {...props} of={seat} />
      <div className="boxes">
        {BOX_IDS.map((box) => (
          <BoxSpot key={box} {...props} box={box} of={seat} />
        ))}
      </div>
      <div className="hq">
        <span className="label">{words.hq}</span>
        <span className="cubes" aria-hidden="true">
          {places(Math.min(player.hq, 20)).map((i) => (
            <Cube key={i} seat={seat} />
          ))}
        </span>
        <b>{player.hq}</b>
      </div>
      <ul className="units" aria-label={words.barracks}>
        {UNITS.map((unit) => (
          <li key={unit} className={player.barracks[unit] > 0 ? '' : 'none'}>
            <Glyph name={unit} size={28} />
            <span className="sr">{words.names.unit[unit].many}</span>
            <b>{player.barracks[unit]}</b>
          </li>
        ))}
      </ul>
      <SettlerLine {...props} of={seat} />
      <Held {...props} of={seat} />
    </section>
  );
}

function BoxSpot(props: Props & { readonly box: BoxId; readonly of: number }): ReactElement {
  const { box } = props;
  const words = boardWords(props.language);
  const cubes = props.view.players[props.of]?.boxes[box] ?? 0;
  const { tp } = props.content.content.boxes.find((held) => held.id === box) ?? { tp: null };
  const time = tp === null ? (box === 'farm' ? words.each(1) : '1–3') : String(tp);
  const [full, short] = [words.names.box[box], words.shortBox[box]];
  return (
    <ThingButton
      id={`box:${box}`}
      lights={props.lights}
      {...(full.includes(short) ? {} : { also: full })}
      className="box"
    >
      <span className="box-top" aria-hidden="true">
        <Glyph name={box} size={24} />
        <span className="tp">{time}</span>
      </span>
      <span className="box-name">{short}</span>
      <span className="box-cubes" aria-hidden="true">
        {places(cubes).map((i) => (
          <Cube key={i} seat={props.of} />
        ))}
        {cubes > 0 && box !== 'retrieve' && (
          <span className="gold-more">
            <GoodGlyph good="gold" size={14} />
            {cubes}
          </span>
        )}
      </span>
    </ThingButton>
  );
}

const KIND_ICON = { persistent: 'persistent', combat: 'combat', vp: 'vp' } as const;

/** A personality as a row: kind, name, what it does. */
export function PersonalityRow(
  props: Props & { readonly id: Props['view']['display'][number]; readonly note?: string },
): ReactElement {
  const { id } = props;
  const words = boardWords(props.language);
  const person = props.content.personality(id);
  const name = person.name[props.language];
  const effect = props.note ?? effectOf(id, props.language);
  return (
    <ThingButton
      id={`personality:${id}`}
      lights={props.lights}
      also={words.names.kind[person.kind]}
      className="personality"
    >
      <span className="kind" title={words.names.kind[person.kind]} aria-hidden="true">
        {person.kind === 'one-use' ? '1×' : <Glyph name={KIND_ICON[person.kind]} size={22} />}
      </span>
      <span className="text">
        <strong>{name}</strong>
        <span>{effect}</span>
      </span>
    </ThingButton>
  );
}

function Held(props: Props & { readonly of: number }): ReactElement | null {
  const player = props.view.players[props.of];
  if (!player || player.personalities.length === 0) return null;
  return (
    <div className="held">
      {player.personalities.map((id) => (
        <PersonalityRow key={id} {...props} id={id} />
      ))}
    </div>
  );
}

/** Everybody else, and the Old Ones as one more side. */
export function Others(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const seats = view.players
    .map((_player, seat) => seat)
    .filter((seat) => seat !== (props.seat ?? 0) && seat !== view.revenge?.seat);
  const asleep = view.tiles.filter((tile) => !tile.faceUp).length;
  const purple = view.discs.find((disc) => disc.seat === -1);
  return (
    <>
      {seats.map((seat) => {
        const player = view.players[seat];
        const port = props.content.hex[player?.port ?? 0]?.port ?? '';
        const disc = view.discs.find((held) => held.seat === seat);
        return (
          <section key={seat} className="panel other" aria-label={props.seatName(seat)}>
            <header>
              <SeatMark seat={seat} size={20} />
              <div className="who">
                <strong>{props.seatName(seat)}</strong>
                <span>{port}</span>
              </div>
              <div className="total">
                <b>{player?.points ?? 0}</b>
              </div>
            </header>
            <div className="row">
              <Stock {...props} of={seat} />
              <span className="when">{disc ? words.timeAt(disc.space) : ''}</span>
            </div>
            <SettlerLine {...props} of={seat} />
            <ul className="units small" aria-label={words.barracks}>
              {UNITS.filter((unit) => (player?.barracks[unit] ?? 0) > 0).map((unit) => (
                <li key={unit}>
                  <Glyph name={unit} size={20} />
                  <span className="sr">{words.names.unit[unit].many}</span>
                  <b>{player?.barracks[unit]}</b>
                </li>
              ))}
            </ul>
            {player && player.personalities.length > 0 && (
              <p className="names">
                {player.personalities
                  .map((id) => props.content.personality(id).name[props.language])
                  .join(' · ')}
              </p>
            )}
          </section>
        );
      })}
      {!isOldOnes(props) && (
        <section className="panel other old-ones" aria-label={words.oldOnes}>
          <header>
            <span className="purple-mark">
              <Glyph name="old-ones" size={18} />
            </span>
            <div className="who">
              <strong>{words.oldOnes}</strong>
              <span>{words.sleeping(asleep)}</span>
            </div>
            <div className="total">
              <b>
                {view.oldOnesPoints}
                {asleep > 0 ? ' + ?' : ''}
              </b>
            </div>
          </header>
          <MythosLine {...props} />
          <div className="row">
            <span>
              {words.revelations} <b>{view.revelations}</b>
            </span>
            <span>
              {words.cards} <b>{view.deck}</b>
            </span>
            <span className="when">{purple ? words.timeAt(purple.space) : ''}</span>
          </div>
        </section>
      )}
    </>
  );
}

/** The display of personalities, newest at the top; the Old Ones see where a Move would lead. */
export function Offer(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  if (marchesIn(props.lights) !== null)
    return (
      <Later>
        <MovePlan {...props} />
      </Later>
    );
  return (
    <section className="panel offer" aria-label={words.personalities}>
      <h3>
        {words.personalities} <span>{words.inDeck(view.personalityDeck)}</span>
      </h3>
      {view.display.length === 0 && <p>{words.noPersonalities}</p>}
      {view.display.map((id) => (
        <PersonalityRow key={id} {...props} id={id} />
      ))}
    </section>
  );
}
