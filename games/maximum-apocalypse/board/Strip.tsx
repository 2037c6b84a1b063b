import { ThingButton, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { SurvivorView } from '../view.ts';
import { Portrait } from './art/index.ts';
import { Sign } from './card-face.tsx';
import { Die, hungerMood } from './Die.tsx';
import { Foe } from './Foes.tsx';
import { Body, Head, thingOf } from './Head.tsx';
import { damageToCome, type Props, packOf } from './props.ts';
import { TokenSign } from './Token.tsx';

/** From here on the strips of the others must leave room for each other. */
const LARGE_COMPANY = 3;

/** A survivor in two lines, with small cards for whoever holds on to it. */
export function Strip(props: Props & { readonly survivor: SurvivorView }): ReactElement {
  const { survivor, view } = props;
  const words = boardWords(props.language);
  const pack = packOf(view, survivor);
  const monsters = view.monsters.filter(({ host }) => host === survivor.is);
  const styleOf = useSeatStyles();
  // In a large company a strip stays low: a monster has its row only while a choice points at it.
  const large = view.survivors.length > LARGE_COMPANY;
  const listed = large
    ? monsters.filter(({ no }) => props.lights.of(`monster:${no}`).state !== 'rest')
    : monsters;
  return (
    <div
      className="panel max-strip"
      data-starving={survivor.box >= 0 || undefined}
      data-dead={survivor.dead || undefined}
      style={{ borderLeftColor: styleOf(survivor.seat).fill }}
    >
      <ThingButton
        id={thingOf(props, survivor)}
        lights={props.lights}
        className="max-strip-head"
        keyClass="card-key"
      >
        <Portrait id={survivor.is} />
        <span className="max-strip-lines">
          <Head {...props} />
          <span className="max-bodies">
            {survivor.bodies.map((body) => (
              <Body key={body.is} {...props} body={body} named={survivor.bodies.length > 1} />
            ))}
          </span>
          <small className="max-strip-facts">
            <span title={words.load(survivor.burden, survivor.limit)}>
              <Sign icon="weight" size={13} /> {survivor.burden}/{survivor.limit}
            </span>
            <span title={words.handOf(pack?.hand.length ?? 0, pack?.handLimit ?? 0)}>
              <Sign icon="hand" size={13} /> {pack?.hand.length ?? 0}
            </span>
            {monsters.length > 0 && (
              <span
                className="max-warn"
                title={words.damageToCome(damageToCome(view, survivor.is))}
              >
                <TokenSign size={15} /> {damageToCome(view, survivor.is)}
              </span>
            )}
          </small>
        </span>
        <Die
          value={survivor.hunger}
          size={30}
          mood={hungerMood(survivor.hunger)}
          label={words.hunger(survivor.hunger)}
        />
      </ThingButton>
      {listed.length > 0 && (
        <div className="max-strip-foes">
          {listed.map((monster) => (
            <Foe key={monster.no} {...props} monster={monster} />
          ))}
        </div>
      )}
    </div>
  );
}
