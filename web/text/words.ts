import type { Language } from '@incognita/kernel';
import type { PageWords } from './page-words.ts';

/** The page's own words. What belongs to a game comes from the game's catalogue. */
export interface Words extends PageWords {
  readonly tagline: string;
  readonly skip: string;
  readonly home: string;
  readonly rules: string;
  readonly settings: string;
  readonly credits: string;
  readonly play: string;
  readonly learn: string;
  readonly notYet: string;
  readonly players: (seats: string) => string;
  readonly minutes: (minutes: string) => string;
  readonly about: Readonly<Record<string, string>>;
  readonly yourTurn: string;
  readonly yourGames: string;
  readonly noGames: string;
  readonly goOn: string;
  readonly look: string;
  readonly remove: string;
  readonly openTables: string;
  readonly noTables: string;
  readonly sitDown: string;
  readonly watch: string;
  readonly bringPeople: string;
  readonly typeCode: string;
  readonly code: string;
  readonly join: string;
  readonly withBots: string;
  readonly inAnySeat: string;
  readonly oneScreen: string;
  readonly handsHidden: string;
  readonly sendLink: string;
  readonly noAccount: string;
  readonly unofficial: string;
  readonly newTable: (game: string) => string;
  readonly where: string;
  readonly here: string;
  readonly online: string;
  readonly seatsTitle: string;
  readonly you: string;
  readonly person: (n: number) => string;
  readonly bot: string;
  readonly botKind: Readonly<Record<string, string>>;
  readonly start: string;
  readonly change: (what: string) => string;
  readonly asked: (name: string) => string;
  readonly yourMove: string;
  readonly thinking: (name: string) => string;
  readonly watching: string;
  readonly choices: string;
  readonly mine: string;
  readonly others: string;
  readonly log: string;
  readonly confirm: string;
  readonly pickOne: (n: number) => string;
  readonly whyNot: string;
  readonly notPossible: string;
  readonly readRule: string;
  readonly close: string;
  readonly undo: string;
  readonly undoStops: Readonly<Record<string, string>>;
  readonly undoSolo: string;
  readonly undoAsk: string;
  readonly undoNothing: string;
  readonly undoRequest: (name: string, n: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly toBot: string;
  readonly takeBack: string;
  readonly save: string;
  readonly report: string;
  readonly gameOver: string;
  readonly won: string;
  readonly total: string;
  readonly rule: string;
  readonly review: string;
  readonly rematch: string;
  readonly handOverTo: (name: string) => string;
  readonly handOverNote: string;
  readonly ready: (name: string) => string;
  readonly lost: string;
  readonly connecting: string;
  readonly broken: string;
  readonly loading: string;
  readonly noSuchGame: string;
  readonly search: string;
  readonly hits: (n: number) => string;
  readonly contents: string;
  readonly besideOther: string;
  readonly languageName: Readonly<Record<Language, string>>;
  readonly surfaceName: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly yourName: string;
  readonly motion: string;
  readonly sound: string;
  readonly quick: string;
  readonly events: Readonly<
    Record<
      | 'entropy'
      | 'start'
      | 'undo'
      | 'reseeded'
      | 'undo-asked'
      | 'undo-answered'
      | 'reseed'
      | 'seat'
      | 'time-out',
      string
    >
  >;
  readonly seatColour: readonly string[];
  readonly notFound: string;
}
