import type { AnyGame } from '@incognita/kernel';
import type { NoticeLanguage } from '../protocol/index.ts';

/** What a notice is about: nothing but what the lobby shows of the table. */
export interface TurnNotice {
  readonly table: string;
  readonly code: string | null;
  readonly game: AnyGame;
  /** When the clock runs out, or null. */
  readonly deadline: number | null;
  /** Where the table is. */
  readonly url: string;
}

interface Letter {
  readonly title: string;
  readonly text: string;
}

const WHEN = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
} as const;

const when = (language: NoticeLanguage, time: number): string =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', WHEN).format(time);

/** In the language of the reader, with nothing of what happens in the game. */
export function noticeOf({ code, game, deadline }: TurnNotice, language: NoticeLanguage): Letter {
  const { name } = game.text[language];
  const at = code === null ? name : `${name} (${code})`;
  if (language === 'fr')
    return {
      title: `À vous de jouer : ${at}`,
      text: [
        `C’est à vous de jouer : ${at}.`,
        ...(deadline === null ? [] : [`Vous avez jusqu’au ${when('fr', deadline)}.`]),
      ].join(' '),
    };
  return {
    title: `Your turn: ${at}`,
    text: [
      `It is your turn: ${at}.`,
      ...(deadline === null ? [] : [`You have until ${when('en', deadline)}.`]),
    ].join(' '),
  };
}

/** What stands under every letter: why it came, and how to have no more of them. */
export function footOf(language: NoticeLanguage, settings: string, stop: string): string {
  return language === 'fr'
    ? `Vous l’avez demandé dans les réglages : ${settings}\nPour ne plus recevoir ces courriels : ${stop}`
    : `You asked for this in the settings: ${settings}\nTo have no more of this mail: ${stop}`;
}

export function codeLetter(language: NoticeLanguage, digits: string, home: string): Letter {
  return language === 'fr'
    ? {
        title: `${digits} est votre code Incognita`,
        text: `Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour sur ${home}. Le code ${digits} le confirme ; tapez-le dans les réglages dans l’heure. Si ce n’était pas vous, ne faites rien : aucun autre courriel ne viendra.`,
      }
    : {
        title: `${digits} is your Incognita code`,
        text: `Somebody, probably you, wants to be told at this address when it is their turn on ${home}. The code ${digits} confirms it; type it into the settings within the hour. If it was not you, do nothing: no other mail will come.`,
      };
}

export const STOPPED = {
  en: 'No more mail about your turns will come to this address.',
  fr: 'Aucun courriel annonçant votre tour ne viendra plus à cette adresse.',
};
export const STOP = {
  en: 'Have no more mail about my turns',
  fr: 'Ne plus recevoir de courriel quand c’est mon tour',
};
