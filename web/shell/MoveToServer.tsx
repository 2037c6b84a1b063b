import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { houseAnswers, introduce, moveIn, Turned } from '../play/lobby.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useTableWords } from './table-words.ts';
import type { OpenTable, TableState } from './use-table.ts';

/**
 * Takes a local game to the server, where it can be shared and watched. Only with one person in it:
 * online, everybody looks through a seat of their own. The game here stays as it is.
 */
export function MoveToServer(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = useTableWords();
  const { name, language } = useSettings();
  const [, go] = useLocation();
  const [there, setThere] = useState(false);
  const [trouble, setTrouble] = useState<Said | null>(null);
  useEffect(() => {
    houseAnswers().then(setThere);
  }, []);
  const people = props.table.look.seats.flatMap((held) => (held.by === 'human' ? [held.name] : []));
  const [person] = people;
  if (!there || person === undefined || people.length !== 1) return null;
  const move = async (): Promise<void> => {
    try {
      await introduce(name, person);
      go(`/table/${(await moveIn(await props.open.session.save())).id}`);
    } catch (error) {
      if (!(error instanceof Turned)) throw error;
      setTrouble(error.said);
    }
  };
  return (
    <div className="move-in">
      <button type="button" className="button" onClick={() => void move()}>
        {words.toServer}
      </button>
      <p className="note">{trouble ? trouble[language] : words.toServerNote}</p>
    </div>
  );
}
