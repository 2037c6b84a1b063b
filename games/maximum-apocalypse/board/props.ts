import type { BoardProps } from '@incognita/boards';
import { type CharacterId, SURVIVORS, type SurvivorId } from '../content/types.ts';
import type { Atlas } from '../rules/atlas.ts';
import type { PackView, SurvivorView, View } from '../view.ts';

export type Props = BoardProps<View, Atlas>;

/** Who may act now: the top of the budget, or whose turn it is. */
export const actingOf = (view: View): SurvivorId | null => view.budget.at(-1)?.who ?? view.active;

export const survivorOf = (view: View, id: SurvivorId | null): SurvivorView | undefined =>
  view.survivors.find((held) => held.is === id);

export const packOf = (view: View, survivor: SurvivorView): PackView | undefined =>
  view.packs[survivor.pack];

/** The survivors that a seat plays; a spectator looks over everybody's shoulder. */
export const playedBy = (view: View, seat: number | null): readonly SurvivorView[] =>
  seat === null ? view.survivors : view.survivors.filter((held) => held.seat === seat);

/** Of the survivors of a seat, the one to show large: who acts, or whose turn comes next. */
export function attendedOf(props: Props): SurvivorView | undefined {
  const mine = playedBy(props.view, props.seat);
  const acting = actingOf(props.view);
  return mine.find((held) => held.is === acting) ?? mine.find((held) => !held.dead) ?? mine[0];
}

/** Survivors in the order of their turns, from whoever is active. */
export function inTurnOrder(view: View): readonly SurvivorView[] {
  const from = Math.max(
    0,
    view.survivors.findIndex((held) => held.is === view.active),
  );
  return [...view.survivors.slice(from), ...view.survivors.slice(0, from)];
}

/** Whose turn comes after this one. */
export const nextOf = (view: View): SurvivorId | null =>
  inTurnOrder(view)
    .slice(1)
    .find((held) => !held.dead)?.is ?? null;

/** Did this survivor have the turn of this round already? */
export function hadTurn(view: View, survivor: SurvivorId): boolean {
  const order = view.survivors.map(({ is }) => is);
  const first = view.first === null ? 0 : order.indexOf(view.first);
  const place = (id: SurvivorId | null): number =>
    id === null ? -1 : (order.indexOf(id) - first + order.length) % order.length;
  return place(survivor) < place(view.active);
}

/** What the monsters that hold on to somebody would deal at the end of the turn. */
export const damageToCome = (view: View, survivor: SurvivorId): number =>
  view.monsters
    .filter((monster) => monster.host === survivor && monster.stunnedBy === null)
    .reduce((sum, monster) => sum + monster.power, 0);

const CHARACTERS: readonly string[] = [...SURVIVORS, 'DOG'];

export const isCharacter = (id: string): id is CharacterId => CHARACTERS.includes(id);
