import { type ReactElement, type ReactNode, useState } from 'react';
import { Deck, Hand, HiddenHand, LargeCard, OpenPile, RangeDiagram } from '../cards/index.ts';
import { CloseUp } from '../close-up.tsx';
import type { ThingId } from '../contract.ts';
import { SeatMark } from '../seats.tsx';
import './gallery.css';
import { BACK, FACES, faceAt, legal, lightsOf, refused } from './samples.tsx';

/** A part of the kit with its name; browser tests take a picture of each. */
function Shown(props: {
  readonly part: string;
  readonly note: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <section className="shown" data-part={props.part} aria-label={props.part}>
      <h2>{props.part}</h2>
      <p>{props.note}</p>
      {props.children}
    </section>
  );
}

const held = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    thing: `card:${i}`,
    face: faceAt(i),
    copies: i === 2 ? 3 : 1,
  }));

/** Every part of the kit in each of its states, for those who make boards. */
export function Gallery(): ReactElement {
  const [picked, setPicked] = useState<ThingId | null>(null);
  const [inspected, setInspected] = useState<ThingId | null>(null);
  const lights = lightsOf(
    {
      'card:0': legal('1', 'Play the Storm Lamp'),
      'card:1': { ...legal('2', 'Play the Long Rope'), state: 'selected' },
      'card:2': legal('3', 'Eat the Tinned Beef'),
      'card:3': refused('No monster stands on your tile'),
      'card:4': { changed: true },
      'deck:red': legal('V', 'Scavenge from the red deck'),
      ...(picked === null ? {} : { [picked]: { ...legal('1', 'Picked'), state: 'selected' } }),
    },
    setPicked,
  );
  const face = (thing: ThingId) => {
    const found = thing.startsWith('card:') ? FACES[Number(thing.slice(5)) % FACES.length] : null;
    return found ? <LargeCard face={found} says={lights.of(thing).says} /> : null;
  };
  return (
    <div className="gallery">
      <Shown
        part="hand"
        note="Legal, selected, three alike, refused with its reason, changed, at rest."
      >
        <Hand label="Your hand" cards={held(6)} lights={lights} language="en" />
      </Shown>
      <Shown
        part="full-hand"
        note="Eleven cards lie over each other; the one that is looked at comes up."
      >
        <Hand label="A full hand" cards={held(11)} lights={lightsOf({})} language="en" />
      </Shown>
      <Shown part="open-hand" note="Somebody else’s open hand: to be looked at, not played from.">
        <Hand label="Ada’s hand" cards={held(4)} lights={lights} language="en" onlyLooking />
      </Shown>
      <Shown part="hidden-hand" note="What others hold face down.">
        <SeatMark seat={1} /> <HiddenHand {...BACK} count={5} language="en" />
      </Shown>
      <Shown
        part="piles"
        note="Decks with a choice and without, empty ones, a discard pile to look through."
      >
        <div className="shown-row">
          <Deck {...BACK} name="Red" count={13} thing="deck:red" lights={lights} language="en" />
          <Deck {...BACK} name="Blue" count={2} lights={lights} language="en" />
          <Deck {...BACK} name="Gone" count={0} lights={lights} language="en" />
          <OpenPile name="Discards" cards={FACES} language="en" />
          <OpenPile name="Nothing yet" cards={[]} language="en" />
        </div>
      </Shown>
      <Shown
        part="close-up"
        note="What hovering, focusing or holding a card shows, and `inspect` keeps."
      >
        <div className="shown-row">
          <LargeCard face={faceAt(0)} says="can be chosen: Play the Storm Lamp" />
          <LargeCard face={faceAt(5)} />
          <button type="button" className="button" onClick={() => setInspected('card:1')}>
            Inspect the Long Rope
          </button>
        </div>
      </Shown>
      <Shown part="range" note="Short, mid, long.">
        <div className="shown-row">
          {(['short', 'mid', 'long'] as const).map((reach) => (
            <RangeDiagram key={reach} reach={reach} size={60} />
          ))}
        </div>
      </Shown>
      <CloseUp draw={face} inspected={inspected} close={() => setInspected(null)} language="en" />
    </div>
  );
}
