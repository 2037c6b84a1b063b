import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { SurvivorView } from '../view.ts';
import { Portrait } from './art/index.ts';
import { Bar } from './Bar.tsx';
import { facesOf } from './card-face.tsx';
import { copiesOf } from './copies.ts';
import { Die, hungerMood } from './Die.tsx';
import { Engaged } from './Foes.tsx';
import { GearList } from './GearList.tsx';
import { Body, Head, thingOf } from './Head.tsx';
import { type Props, packOf } from './props.ts';

/** The whole sheet: hit points, hunger, stealth, gear, deck, and who holds on to this survivor. */
export function Sheet(props: Props & { readonly survivor: SurvivorView }): ReactElement {
  const { survivor, view, content } = props;
  const words = boardWords(props.language);
  const character = content.character(survivor.is);
  const starving = survivor.box >= 0;
  const next = character.track[survivor.box + 1];
  const pack = packOf(view, survivor);
  return (
    <>
      <section
        className="panel max-sheet"
        data-starving={starving || undefined}
        data-dead={survivor.dead || undefined}
        aria-label={words.names.title(survivor.is)}
      >
        <header>
          <Portrait id={survivor.is} />
          <div>
            <ThingButton
              id={thingOf(props, survivor)}
              lights={props.lights}
              className="max-who"
              keyClass="card-key"
            >
              <Head {...props} />
            </ThingButton>
            <Ability {...props} />
            {survivor.bodies.map((body) => (
              <Body key={body.is} {...props} body={body} named={survivor.bodies.length > 1} />
            ))}
          </div>
        </header>
        <div className="max-vitals">
          <span>
            <Die value={survivor.hunger} size={38} mood={hungerMood(survivor.hunger)} />
            <span>
              <b>{words.hunger(survivor.hunger)}</b>
              <small>
                {starving
                  ? words.starvingBox(survivor.is, next === undefined ? '☠' : String(next))
                  : words.starvesAt(survivor.is)}
              </small>
            </span>
          </span>
          <span>
            <i className="max-stealth">{survivor.stealth}</i>
            <b>{words.stealth}</b>
          </span>
        </div>
        <GearList {...props} />
        <footer>
          <span>
            {words.deck} <b>{pack?.deck ?? 0}</b>
          </span>
          <Bar value={pack?.deck ?? 0} max={30} label={words.cardsLeft(pack?.deck ?? 0)} />
        </footer>
        {survivor.insanity.length > 0 && <Insanity {...props} />}
      </section>
      <Engaged {...props} />
    </>
  );
}

/** The special ability, a thing where it can be used; on the starving side there is none. */
function Ability(props: Props & { readonly survivor: SurvivorView }): ReactElement | null {
  const { survivor, content } = props;
  const words = boardWords(props.language);
  const { book } = facesOf(content, props.language);
  if (survivor.box >= 0) return <p className="max-ability">{words.starving(survivor.is)}</p>;
  const posture = survivor.posture === '' ? null : words.names.posture[survivor.posture];
  return (
    <>
      {survivor.bodies
        .filter(({ dead }) => !dead)
        .map(({ is }) => (
          <ThingButton
            key={is}
            id={`character:${is}`}
            lights={props.lights}
            className="max-ability"
            keyClass="card-key"
            also={book.text(is)}
          >
            <span title={book.text(is)}>
              {words.names.ability(is)}
              {posture !== null && ` · ${posture}`}
            </span>
          </ThingButton>
        ))}
    </>
  );
}

function Insanity(props: Props & { readonly survivor: SurvivorView }): ReactElement {
  const words = boardWords(props.language);
  const { book } = facesOf(props.content, props.language);
  return (
    <div className="max-insanity">
      <h3>{words.insanity}</h3>
      {copiesOf(props.survivor.insanity).map(({ id, copies }) => (
        <ThingButton
          key={id}
          id={`madness:${id}`}
          lights={props.lights}
          className="max-madness"
          also={book.text(id)}
        >
          {words.names.title(id)}
          {copies > 1 && ` ×${copies}`}
        </ThingButton>
      ))}
    </div>
  );
}
