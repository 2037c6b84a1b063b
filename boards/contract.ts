import type { Language, SeatLook } from '@incognita/kernel';
import type { ReactElement } from 'react';

/**
 * A thing on the table that a choice can point at: the name of the choice's parameter and its
 * value, as `hex:14`, `edge:14-15`, `personality:kitchener`. A choice that points at several things
 * is a thing as a whole, too: `face:A&turn:90`. Boards know things; they do not know which rules
 * make them light up.
 */
export type ThingId = string;

/** The six states of a thing (docs: look). `changed` goes beside any of them. */
export type ThingState = 'rest' | 'legal' | 'selected' | 'refused';

export interface Light {
  readonly state: ThingState;
  /** Just changed, for the reader who was away or looked elsewhere. */
  readonly changed: boolean;
  /** The letter of the choice, if one choice alone points here. */
  readonly badge: string | null;
  /** What choosing it would do, or why it cannot be chosen; for a screen reader. */
  readonly says: string | null;
  /** What choosing it would do, where one choice alone points here: for a button of its own. */
  readonly does: string | null;
  /** Why it cannot be chosen, in a sentence. */
  readonly why: string | null;
  /** Part of what threatens to end the game, or the reader's part in it. */
  readonly threatened: boolean;
}

/** A question: its word under `ask`, then what it is about. */
export type Question = Readonly<Record<string, unknown>>;

/** What the shell tells a board about the decision at hand. */
export interface Lights {
  of(thing: ThingId): Light;
  /** The word of the question, where the reader is asked one. */
  readonly asks: string | null;
  /** The same with what the question is about. */
  readonly question: Question | null;
  /** A click, a key or a tap on a thing: selects its choice, or asks why not. */
  pick(thing: ThingId): void;
  /**
   * Selects the choice of a thing and waits, also for people who settle with one click: for what is
   * turned in the hand before it is let go.
   */
  hold(thing: ThingId): void;
  /** Shows a thing close up until that is closed: what is too small to read where it lies. */
  inspect(thing: ThingId): void;
  /** The choice that is selected, for a ghost of its result. */
  readonly selected: Readonly<Record<string, unknown>> | null;
  /** Every single thing that a legal choice points at, so that a board can bring them into sight. */
  readonly lit: readonly ThingId[];
}

/** Something that happened, as the reader may know it: its word, then what it was about. */
export interface Happening {
  readonly tell: string;
  readonly [about: string]: unknown;
}

/** What happened since the reader last looked: another object whenever there is something new. */
export interface News {
  readonly seq: number;
  readonly events: readonly Happening[];
}

/** An entry of the log: who decided, or null where nobody did, and what came of it. */
export interface Deed {
  readonly by: number | null;
  readonly events: readonly Happening[];
}

/** What can be heard, for those who switch sounds on. */
export type Cue = 'turn' | 'card' | 'loss' | 'kill';

/** What a board is given. `view` and `content` are the game's own. */
export interface BoardProps<View = never, Content = never> {
  readonly view: View;
  readonly content: Content;
  /** The seat that looks, or null for a spectator. */
  readonly seat: number | null;
  /** The seat that is asked, or null. */
  readonly asked: number | null;
  readonly language: Language;
  readonly seatName: (seat: number) => string;
  readonly lights: Lights;
  /** For what moves from the old position to the new one. */
  readonly news: News;
  /** All that happened at the table, in order. */
  readonly story: readonly Deed[];
  /** What happened as the log says it, in the reader's language. */
  readonly sentenceOf: (event: Happening) => string;
  readonly openRule: (id: string) => void;
}

/** What a board is asked about beside drawing: a position as the reader sees it. */
export type Sight<View = never, Content = never> = Pick<
  BoardProps<View, Content>,
  'view' | 'content' | 'seat' | 'language' | 'seatName'
>;

/** A sentence that warns, the rule behind it, and the things it is about. */
export interface Warning {
  readonly says: string;
  readonly rule: string;
  readonly things: readonly ThingId[];
}

/** The same at the end. */
export interface EndingProps<View, Content> extends BoardProps<View, Content> {
  /** The seats that won; null for a side that nobody plays. */
  readonly winners: readonly (number | null)[];
}

/** A part that a board draws. */
export type BoardPart<View, Content> = (props: BoardProps<View, Content>) => ReactElement | null;

/** A choice as a board sees it: its word under `do`, then what it is about. */
export type PointingChoice = Readonly<Record<string, unknown>>;

/** What a game hands to the page: its look, and the parts it draws itself. */
export interface BoardModule<View = never, Content = never> {
  readonly opens: 'light' | 'dark';
  /** The map. */
  readonly Board: BoardPart<View, Content>;
  /** The strip that tells the time of the game, under the header. */
  readonly Clock: BoardPart<View, Content> | null;
  /** The reader's own things: the left rail. A spectator sees those of seat 0. */
  readonly Own: BoardPart<View, Content>;
  /** The others, each in two lines. */
  readonly Others: BoardPart<View, Content>;
  /** Cards and the like that lie open for all: under the prompt. Null without any. */
  readonly Offer: BoardPart<View, Content> | null;
  /** Something that takes over the board for a while, as a combat does; null when it is not on. */
  readonly Scene: BoardPart<View, Content> | null;
  readonly hasScene: (view: View) => boolean;
  /** The things that a choice points at; a number of cards, say, is none. See `thingsNamed`. */
  readonly thingsOf: (choice: PointingChoice) => readonly ThingId[];
  /**
   * A thing close up, or null where it is large enough as it lies: a card of a hand, a piece of gear.
   * It is called like any function, so it uses no hooks itself.
   */
  readonly closeUp?: (
    props: BoardProps<View, Content> & { readonly thing: ThingId },
  ) => ReactElement | null;
  /**
   * What may soon end the game, or the reader's part in it: said above the question and ringed on the
   * board, the worst first. Nobody loses without having been warned.
   */
  readonly threats?: (sight: Sight<View, Content>) => readonly Warning[];
  /**
   * What a choice ends for good; null for the many that end nothing. It stands in the row of the
   * choice, and is asked once more before it is done.
   */
  readonly ends?: (choice: PointingChoice, sight: Sight<View, Content>) => Warning | null;
  /** Things that an event touched beside those that its parameters name. */
  readonly touches?: (event: Happening) => readonly ThingId[];
  /** Whether an event may be left out where a long absence is told in a few lines. */
  readonly minor?: (event: Happening) => boolean;
  /** How an event sounds; null for the many that are silent. */
  readonly cue?: (event: Happening) => Cue | null;
  /** A surface of its own for whoever looks from this seat: the theme has tokens under its word. */
  readonly mood?: (view: View, seat: number | null) => string | null;
  /** The seat that did what an event tells, where the event itself names none. */
  readonly doer?: (event: Happening, looks: readonly SeatLook[]) => number | null;
  /** Whether the reader is told more of an event than the others are. */
  readonly hushed?: (event: Happening) => boolean;
  /** How it ended, above the final score: a picture and a line. */
  readonly Ending?: (props: EndingProps<View, Content>) => ReactElement | null;
}
