import type { Language, Teller } from '@incognita/kernel';
import type { EntrySummary } from '@incognita/table';
import { useText } from './use-text.ts';

/** The words of the table shell that need more than a label. */
export interface ShellWords {
  readonly canBeChosen: string;
  readonly wonBy: (names: readonly string[]) => string;
  /** Where all win or lose together. */
  readonly together: (won: boolean) => string;
  /** Before what was taken back, for those who hear the log and do not see the stroke through it. */
  readonly takenBack: string;
  /** Of a line that tells the reader more than the others. */
  readonly onlyYou: string;
  /** An entry of the log that is no decision. */
  readonly entry: (what: EntrySummary, teller: Teller) => string;
}

const agreed = (seats: readonly number[], lead: string, and: string, teller: Teller): string =>
  seats.length === 0 ? '' : lead + seats.map((seat) => teller.seat(seat)).join(and);

/** One and two; one, two and three. */
const listed = (names: readonly string[], and: string): string =>
  `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const decisions = (n: number): string => (n === 1 ? 'a decision' : `${n} decisions`);
const choix = (n: number): string => (n === 1 ? 'un choix' : `${n} choix`);

const en: ShellWords = {
  takenBack: 'Undone:',
  onlyYou: 'only you see this',
  canBeChosen: 'can be chosen',
  wonBy: (names) => {
    if (names.length === 0) return 'Nobody won';
    return names.length === 1 ? `${names[0]} won` : `${listed(names, 'and')} share the victory`;
  },
  together: (won) => (won ? 'You won together' : 'You lost together'),
  entry: (what, teller) => {
    switch (what.kind) {
      case 'entropy':
        return `${teller.seat(what.seat)} helped to shuffle.`;
      case 'start':
        return 'The game began.';
      case 'undo':
        return `${teller.seat(what.seat)} undid ${decisions(what.back)}${agreed(what.agreed, ', agreed by ', ' and ', teller)}${what.reseeded ? '; from here on, all draws are new' : ''}.`;
      case 'undo-asked':
        return `${teller.seat(what.seat)} asked to undo ${decisions(what.back)}.`;
      case 'undo-answered':
        return `${teller.seat(what.seat)} ${what.yes ? 'agreed' : 'did not agree'}.`;
      case 'reseed':
        return what.seat === null
          ? 'From here on, all draws are new.'
          : `${teller.seat(what.seat)} had the rest shuffled again: from here on, all draws are new.`;
      case 'seat':
        if (what.to.by === 'empty') return `Seat ${what.seat + 1} became free.`;
        return what.to.by === 'bot'
          ? `A bot took over for ${teller.seat(what.seat)}.`
          : `${teller.seat(what.seat)} sat down.`;
      case 'time-out':
        return `${teller.seat(what.seat)} ran out of time.`;
      case 'decision':
        return '';
    }
  },
};

const fr: ShellWords = {
  takenBack: 'Annulé :',
  onlyYou: 'visible de vous seul',
  // A colon follows, and French sets a space before it.
  canBeChosen: 'peut être choisi\u00a0',
  wonBy: (names) => {
    if (names.length === 0) return 'Personne n’a gagné';
    return names.length === 1
      ? `Victoire\u00a0: ${names[0]}`
      : `Victoire partagée\u00a0: ${listed(names, 'et')}`;
  },
  together: (won) => (won ? 'Vous avez gagné ensemble' : 'Vous avez perdu ensemble'),
  entry: (what, teller) => {
    switch (what.kind) {
      case 'entropy':
        return `${teller.seat(what.seat)} participe au mélange.`;
      case 'start':
        return 'La partie commence.';
      case 'undo':
        return `${teller.seat(what.seat)} annule ${choix(what.back)}${agreed(what.agreed, ', avec l’accord de ', ' et ', teller)}${what.reseeded ? ' ; à partir de là, tous les tirages sont nouveaux' : ''}.`;
      case 'undo-asked':
        return `${teller.seat(what.seat)} demande à annuler ${choix(what.back)}.`;
      case 'undo-answered':
        return `${teller.seat(what.seat)} ${what.yes ? 'accepte' : 'refuse'}.`;
      case 'reseed':
        return what.seat === null
          ? 'À partir de là, tous les tirages sont nouveaux.'
          : `${teller.seat(what.seat)} fait remélanger la suite : à partir de là, tous les tirages sont nouveaux.`;
      case 'seat':
        if (what.to.by === 'empty') return `La place ${what.seat + 1} est libre.`;
        return what.to.by === 'bot'
          ? `Un robot prend la place de ${teller.seat(what.seat)}.`
          : `${teller.seat(what.seat)} prend place.`;
      case 'time-out':
        return `${teller.seat(what.seat)} n’a plus de temps.`;
      case 'decision':
        return '';
    }
  },
};

export const shellWords: Readonly<Record<Language, ShellWords>> = { en, fr };

export const useShellWords = (): ShellWords => useText(shellWords);
