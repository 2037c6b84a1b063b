import { ThingButton } from '@incognita/boards';
import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import type { MonsterView, SurvivorView } from '../view.ts';
import { iconOf } from './art/index.ts';
import { Bar } from './Bar.tsx';
import { facesOf } from './card-face.tsx';
import { damageToCome, type Props } from './props.ts';

/** The monsters of a survivor, and what they will deal. */
export function Engaged(props: Props & { readonly survivor: SurvivorView }): ReactElement | null {
  const { survivor, view } = props;
  const words = boardWords(props.language);
  const monsters = view.monsters.filter(({ host }) => host === survivor.is);
  if (monsters.length === 0) return null;
  return (
    <section className="max-engaged" aria-label={words.engaged}>
      <h3>
        {words.engaged}{' '}
        {view.outcome === null && (
          <span>{words.damageToCome(damageToCome(view, survivor.is))}</span>
        )}
      </h3>
      {monsters.map((monster) => (
        <Foe key={monster.no} {...props} monster={monster} />
      ))}
    </section>
  );
}

/** A monster in a row: what it is, what it has left, what it deals. */
export function Foe(props: Props & { readonly monster: MonsterView }): ReactElement {
  const { monster } = props;
  const words = boardWords(props.language);
  const { book } = facesOf(props.content, props.language);
  return (
    <ThingButton
      id={`monster:${monster.no}`}
      lights={props.lights}
      className="max-foe-row"
      keyClass="card-key"
      also={book.text(monster.card)}
    >
      <span className="max-foe-picture" title={book.text(monster.card)}>
        <svg viewBox="0 0 512 512" aria-hidden="true">
          <use href={iconOf(monster.card)} />
        </svg>
      </span>
      <span className="max-foe-name">
        <b>{words.names.title(monster.card)}</b>
        {monster.boss && <em>{words.boss}</em>}
        {monster.stunnedBy !== null && <i>{words.stunned(monster.card)}</i>}
        <span className="max-body">
          <Bar value={monster.hp} max={monster.max} foe label={words.hp(monster.hp, monster.max)} />
          <b aria-hidden="true">
            {monster.hp}
            <small>/{monster.max}</small>
          </b>
        </span>
      </span>
      <span className="max-power" title={words.power(monster.power)}>
        <span aria-hidden="true">{monster.power}</span>
        <span className="sr">{words.power(monster.power)}</span>
      </span>
    </ThingButton>
  );
}
