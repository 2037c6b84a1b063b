import type { BotPace } from '../play/pacing.ts';
/** The words of the pages that are no table: home, new table, rules, settings, credits. */
export interface PageWords {
  readonly main: string;
  /** A word and what it is about, as a label: “Play: AuZtralia”. */
  readonly labelled: (what: string, of: string) => string;
  readonly language: string;
  readonly surface: string;
  readonly toLight: string;
  readonly toDark: string;
  /** Says it in the language that it switches to. */
  readonly speakOther: string;
  readonly games: string;
  readonly gameName: Readonly<Record<string, string>>;
  readonly minutesEach: (minutes: string) => string;
  readonly together: (seats: string) => string;
  readonly notYetNote: string;
  readonly firstTasteNote: string;
  readonly howMany: (yours: number, all: number) => string;
  readonly over: string;
  readonly yourMoveIn: string;
  readonly waitsFor: (name: string) => string;
  readonly reallyRemove: (game: string) => string;
  readonly keep: string;
  readonly moreGames: (n: number) => string;
  readonly realTime: string;
  readonly noServer: string;
  readonly codeShape: string;
  readonly badCode: string;

  readonly game: string;
  readonly aPerson: string;
  readonly botKindOf: string;
  readonly aroundTable: string;
  readonly newTableEyebrow: string;
  readonly newTableNote: string;
  readonly hereNote: string;
  readonly onlineNote: string;
  readonly seatIs: string;
  readonly nameOfSeat: (seat: string) => string;
  readonly botNote: Readonly<Record<string, string>>;
  readonly personHere: string;
  readonly refused: string;
  readonly fellBackTo: (field: string, value: string) => string;
  readonly yourTable: string;
  readonly chosen: string;
  readonly canStart: string;
  readonly nobodySitsNote: string;
  readonly back: string;

  readonly rulesOf: (game: string) => string;
  readonly noHits: (asked: string) => string;
  readonly ruling: string;
  readonly seeAlso: string;
  readonly mentionedIn: string;
  readonly lately: string;
  readonly noSuchRule: (id: string) => string;
  readonly copyLink: string;
  readonly copied: string;
  readonly whole: string;
  readonly otherRulebooks: string;

  readonly settingsNote: string;
  readonly nameNote: string;
  readonly motionNote: string;
  readonly soundNote: string;
  readonly quickNote: string;
  readonly pace: string;
  readonly paceNote: string;
  readonly paceName: Readonly<Record<BotPace, string>>;
  readonly on: string;
  readonly off: string;
  readonly saved: string;

  readonly creditsIntro: string;
  readonly creditsGames: string;
  readonly creditsGame: Readonly<Record<string, string>>;
  readonly creditsIcons: string;
  readonly creditsIconsNote: string;
  readonly creditsFonts: string;
  readonly creditsFontsNote: string;
  readonly creditsSoftware: string;
  readonly creditsSoftwareNote: string;

  readonly notFoundTitle: string;
  readonly notFoundNote: string;
  readonly comesLater: string;
  readonly comesLaterNote: string;
}
