import { SeatMark, useSeatStyles } from '@incognita/boards';
import { Deck, Hand, OpenPile, stackAlike } from '@incognita/boards/cards';
import { type ReactElement, useState } from 'react';
import { COLOURS } from '../content/effects.ts';
import type { SurvivorId } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import type { HandCard, PackView, SurvivorView } from '../view.ts';
import { iconOf } from './art/index.ts';
import { facesOf } from './card-face.tsx';
import { attendedOf, type Props, packOf, playedBy } from './props.ts';

const DECK_BAR = { red: '#C8321F', green: '#2F7A3A', blue: '#1F5FB0' } as const;

/** The words by which choices point at a card of a hand. */
const known = (card: HandCard): card is HandCard & { card: string } => card.card !== null;

/** Whose hand is open: by itself that of whoever of mine acts; another may be looked at. */
function useOpened(props: Props): [SurvivorView | undefined, (id: SurvivorId) => void] {
  const attended = attendedOf(props);
  const acting = attended?.is ?? null;
  // Somebody else's hand was opened during the turn of one survivor, and is closed with it.
  const [opened, setOpened] = useState({ during: acting, is: acting });
  const wanted = opened.during === acting ? opened.is : acting;
  const shown = props.view.survivors.find((held) => held.is === wanted) ?? attended;
  return [shown, (is) => setOpened({ during: acting, is })];
}

/** Hands that the reader may look at: all of them where they are open. */
const readable = (props: Props): readonly SurvivorView[] => {
  const mine = playedBy(props.view, props.seat);
  const seen = props.view.config.hands === 'open' ? props.view.survivors : mine;
  // Two survivors with one deck between them have one hand.
  return seen.filter(
    (held, i) => !held.dead && seen.findIndex((other) => other.pack === held.pack) === i,
  );
};

/** The hand of whoever acts, tabs for the other hands, and the decks to search. */
export function HandDock(props: Props): ReactElement | null {
  const [shown, open] = useOpened(props);
  const words = boardWords(props.language);
  const hands = readable(props);
  const styleOf = useSeatStyles();
  if (!shown) return null;
  const pack = packOf(props.view, shown);
  if (!pack) return null;
  const mine = props.seat !== null && shown.seat === props.seat;
  return (
    <section className="max-dock" style={{ borderTopColor: styleOf(shown.seat).fill }}>
      <div className="max-dock-hand">
        {hands.length > 1 && (
          <div className="max-tabs" role="tablist">
            {hands.map((held) => (
              <Tab
                key={held.is}
                {...props}
                survivor={held}
                count={packOf(props.view, held)?.hand.length ?? 0}
                open={held.pack === shown.pack}
                show={() => open(held.is)}
              />
            ))}
          </div>
        )}
        <OpenHand {...props} survivor={shown} pack={pack} mine={mine} />
      </div>
      <div className="max-dock-decks" role="group" aria-label={words.decks}>
        <Decks {...props} />
      </div>
    </section>
  );
}

function Tab(
  props: Props & {
    readonly survivor: SurvivorView;
    readonly count: number;
    readonly open: boolean;
    readonly show: () => void;
  },
): ReactElement {
  const { survivor, open } = props;
  const words = boardWords(props.language);
  const look = useSeatStyles()(survivor.seat);
  return (
    <button
      type="button"
      role="tab"
      aria-selected={open}
      className="max-tab"
      style={open ? { background: look.fill, color: look.ink } : undefined}
      onClick={props.show}
    >
      <SeatMark seat={survivor.seat} size={14} /> {words.names.title(survivor.is)}{' '}
      <b>{props.count}</b>
    </button>
  );
}

function OpenHand(
  props: Props & {
    readonly survivor: SurvivorView;
    readonly pack: PackView;
    readonly mine: boolean;
  },
): ReactElement {
  const { survivor, pack, lights } = props;
  const words = boardWords(props.language);
  const faces = facesOf(props.content, props.language);
  const cards = stackAlike(
    pack.hand.filter(known).map(({ card }) => ({ thing: `card:${card}`, face: faces.card(card) })),
  );
  const hidden = pack.hand.length - pack.hand.filter(known).length;
  if (pack.hand.length === 0) return <p className="max-none">{words.emptyHand}</p>;
  if (hidden > 0 && cards.length === 0)
    return <p className="max-none">{words.handOf(pack.hand.length, pack.handLimit)}</p>;
  return (
    <Hand
      label={words.hand(words.names.title(survivor.is))}
      cards={cards}
      lights={lights}
      language={props.language}
      {...(props.mine ? {} : { onlyLooking: true })}
    />
  );
}

/** The three decks to search, and what was thrown away. */
function Decks(props: Props): ReactElement {
  const { view, lights, language } = props;
  const words = boardWords(language);
  const faces = facesOf(props.content, language);
  return (
    <>
      {COLOURS.map((colour) => (
        <Deck
          key={colour}
          name={words.names.deck[colour]}
          count={view.scavenge[colour].cards}
          bar={DECK_BAR[colour]}
          icon={iconOf(`deck-${colour}`)}
          language={language}
          thing={`deck:${colour}`}
          lights={lights}
        />
      ))}
      <OpenPile
        name={words.discards}
        cards={view.scavengeDiscard.map((card) => faces.card(card))}
        language={language}
      />
    </>
  );
}
