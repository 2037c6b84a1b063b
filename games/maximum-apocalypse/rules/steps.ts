import type { Step } from '@incognita/kernel';
import type { Colour, Losses } from '../content/effects.ts';
import type { BodyRef } from './party.ts';
import type { Context } from './state.ts';

/**
 * Steps that call each other in circles: an attack kills, the dying hurt, the hurt strike back.
 * Each is declared here by its name and written in the file of its section, so that files need
 * not import each other in circles, too.
 */
const declare = <Args, Result>(name: string): Step<Args, Result> => ({ name });

/** What came of an effect: the event it reacted to was cancelled; its card has left already. */
export interface Performed {
  cancelled: boolean;
  moved: boolean;
}
/** Resolves a list of effects in a context of its own. */
export const PERFORM = declare<{ context: Context; block: number }, Performed>('perform');
/** Resolves a list of effects in the context that lies so deep. */
export const RESOLVE = declare<
  { block: number; ctx: number /** A later pass of `repeat`: the target stays. */; again: boolean },
  null
>('resolve');

export const OPTIONAL = declare<{ block: number; ctx: number }, null>('optional');
export const REPEAT = declare<{ block: number; ctx: number; n: number }, null>('repeat');
export const CHOOSE = declare<{ effect: number; ctx: number }, null>('choose');

/** One target of a damage: a monster by number, or a body; and how much before bonuses. */
export interface Hit {
  monster: number;
  body: BodyRef;
  n: number;
  /** Killed outright, whatever its hit points. */
  kill: boolean;
}

export interface DamageArgs {
  hits: Hit[];
  by: 'survivor' | 'monster' | 'tile' | 'night' | 'stampede' | 'insanity';
  /** The survivor it comes from, or who is concerned by the tile; -1 for none. */
  who: number;
  /** The body that strikes: 1 for the Dog. */
  body: number;
  /** The monster it comes from; -1 for none. */
  no: number;
  /** The id of what it comes from, for the log. */
  of: string;
  /** What the gear itself adds. */
  extra: number;
  /** Monsters that stampeded already because of the same original damage. */
  once: number[];
  /** Reactions of the hurt come later: the attack sees to them. */
  quiet: boolean;
}
/** What was really suffered: the bodies, and the sum of it. */
export interface Damaged {
  victims: BodyRef[];
  total: number;
}
export const DAMAGE = declare<DamageArgs, Damaged>('damage');

export const DIE = declare<{ body: BodyRef }, null>('die');
export const DRAW_CARDS = declare<{ who: number; n: number }, null>('draw-cards');
export const DRAW_MONSTERS = declare<{ who: number; n: number }, null>('draw-monsters');
export const DRAW_BOSS = declare<{ who: number; plan: number }, null>('draw-boss');
/** Several steps over one or more tiles (`move`). */
export const MOVE = declare<{ who: number; n: number; noReveal: boolean; noTest: boolean }, null>(
  'move',
);
/** `scav`: cards from decks chosen one by one, or turned up and kept in part. */
export const SCAVENGE_SOME = declare<
  { ctx: number; n: number; keep: number; here: boolean; oneDeck: boolean },
  null
>('scavenge-some');
export const DRAW_SCAVENGE = declare<{ who: number; deck: Colour }, null>('draw-scavenge');
export const EQUIP = declare<
  {
    who: number;
    card: string;
    /** Given by the mission: given up, it is left on the tile (MAX-RULING-89). */
    given?: boolean;
    /** How it came to its owner was told already. */
    told?: boolean;
  },
  null
>('equip');
/** Gear has come into play or changed its owner: Equip effect, weight. */
export const RECEIVE = declare<{ who: number; gear: number; given?: boolean }, null>('receive');
/** Hand cards above the limit go (`handLimit`). */
export const LIGHTEN = declare<{ who: number; of: string }, null>('lighten');
export const LOSE_CARDS = declare<
  { who: number; what: Losses; n: number | 'all'; of: string },
  null
>('lose-cards');
export const UNBURDEN = declare<
  { who: number; insanity: boolean /** The gear that the mission gave. */; given?: number },
  null
>('unburden');
/** One step onto a neighbouring tile, with what it sets off on leaving. */
export const STEP_TO = declare<
  { who: number; to: number; noReveal: boolean; noTest: boolean },
  null
>('step-to');
export const ARRIVE = declare<{ who: number; noTest: boolean }, null>('arrive');
export const PLACE_TOKENS = declare<
  { tile: number; n: number; cause: 'night' | 'overflow' | 'other'; full: number[] },
  null
>('place-tokens');
export const GO_INSANE = declare<{ who: number; n: number }, null>('go-insane');
export const LOWER_HUNGER = declare<{ who: number; n: number }, null>('lower-hunger');
export const RAISE_HUNGER = declare<{ who: number; n: number }, null>('raise-hunger');
export const STEALTH_TEST = declare<{ who: number; tile: string }, boolean>('stealth-test');
export const GRANT = declare<{ who: number; n: number; plays: boolean }, null>('grant');
/** Asks every card that may react to something; answers whether it was cancelled. */
export const REACT = declare<
  {
    event:
      | 'drawMon'
      | 'drewMon'
      | 'hurtByMon'
      | 'killed'
      | 'scavAction'
      | 'starving'
      | 'insanity'
      | 'phase5';
    who: number;
    it: number;
  },
  boolean
>('react');
export const MISSION_EVENTS = declare<{ who: number; tile: number; silent: boolean }, null>(
  'mission-events',
);
export const RUN_EVENT = declare<{ event: number; step: number; who: number; tile: number }, null>(
  'run-event',
);
