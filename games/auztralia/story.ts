import type { ToldOf } from '@incognita/kernel';
import type { RevelationId } from './content/types.ts';
import type { Auztralia } from './rules/kit.ts';

type Told = ToldOf<Auztralia>;

/** A decision, or null where nobody decided, and what came of it. */
export interface Deed {
  readonly by: number | null;
  readonly events: readonly Told[];
}

/** A card of a combat and what came of it; what came before the first card stands under none. */
export interface Round {
  readonly card: string | null;
  readonly events: readonly Told[];
}

export interface Fight {
  readonly seat: number;
  readonly hex: number;
  readonly rounds: readonly Round[];
  readonly over: boolean;
  /** The deed that its last event belongs to. */
  readonly deed: number;
}

/** Every combat of the story, the last one perhaps still going on. */
export function fightsOf(story: readonly Deed[]): Fight[] {
  const fights: Fight[] = [];
  let rounds: { card: string | null; events: Told[] }[] = [];
  story.forEach(({ events }, deed) => {
    for (const event of events) {
      const fight = fights.at(-1);
      if (event.tell === 'combat.begins') {
        rounds = [];
        fights.push({ seat: event.seat, hex: event.hex, rounds, over: false, deed });
      } else if (fight && !fight.over) {
        if (event.tell === 'card.turned') rounds.push({ card: event.card, events: [] });
        else {
          if (rounds.length === 0) rounds.push({ card: null, events: [] });
          rounds.at(-1)?.events.push(event);
        }
        fights[fights.length - 1] = { ...fight, over: event.tell === 'combat.ends', deed };
      }
    }
  });
  return fights;
}

/** Where the news of a reader begin: with their last decision; for others with the last of all. */
export function newSince(story: readonly Deed[], seat: number | null): number {
  const own = seat === null ? -1 : story.findLastIndex(({ by }) => by === seat);
  return own >= 0 ? own : story.length - 1;
}

/** What the Old Ones do by themselves, and what becomes of it. Cards that move nobody are silent. */
const OF_OLD_ONES: ReadonlySet<Told['tell']> = new Set<Told['tell']>([
  'revelation.nothing',
  'revelation.assassinated',
  'benefit.goods',
  'benefit.infantry',
  'oldOne.revealed',
  'oldOne.empty',
  'oldOne.spawned',
  'oldOne.onTemple',
  'oldOne.moved',
  'oldOne.claimed',
  'oldOne.shared',
  'oldOnes.still',
  'farm.blighted',
  'farm.saved',
  'alika.holds',
  'castro',
  'port.attacked',
  'port.lost',
]);

/** An activation: the Revelation it began with, if any, and what happened. */
export interface Night {
  readonly space: number;
  readonly revelation: RevelationId | null;
  readonly events: readonly Told[];
}

/** The activations that began with a deed or after it. Combats are told on their own. */
export function nightsOf(story: readonly Deed[], from: number): Night[] {
  const nights: { space: number; revelation: RevelationId | null; events: Told[] }[] = [];
  let [active, fighting] = [false, false];
  for (const event of story.slice(from).flatMap(({ events }) => events)) {
    if (event.tell === 'time.oldOnes') {
      active = true;
      nights.push({ space: event.space, revelation: null, events: [] });
    } else if (event.tell === 'action' || event.tell === 'time.moved') active = false;
    else if (event.tell === 'combat.begins') fighting = true;
    else if (event.tell === 'combat.ends') fighting = false;
    const night = nights.at(-1);
    if (!active || fighting || !night) continue;
    if (event.tell === 'revelation') night.revelation = event.revelation;
    if (OF_OLD_ONES.has(event.tell)) night.events.push(event);
  }
  return nights;
}
