import type { TableInfo, Visibility } from '@incognita/server/protocol';
import { plural } from './plural.ts';
import { useText } from './use-text.ts';

type Pace = NonNullable<TableInfo['pace']>;

const MINUTE = 60_000;
const DAY = 24 * 3600_000;

/** How a table on a server is timed and found, wherever tables are listed. */
export interface LobbyWords {
  readonly noPace: string;
  readonly paceOf: (pace: Pace) => string;
  readonly visible: Readonly<Record<Visibility, string>>;
}

const en: LobbyWords = {
  noPace: 'No clock',
  paceOf: (pace) =>
    pace.kind === 'fischer'
      ? `${Math.round(pace.initial / MINUTE)} min + ${Math.round(pace.increment / 1000)} s`
      : pace.time >= DAY
        ? `${pace.time / DAY} ${plural(pace.time / DAY, 'day', 'days')} a move`
        : `${Math.round(pace.time / MINUTE)} min a move`,
  visible: { public: 'Public', link: 'By link', private: 'Private' },
};

const fr: LobbyWords = {
  noPace: 'Sans horloge',
  paceOf: (pace) =>
    pace.kind === 'fischer'
      ? `${Math.round(pace.initial / MINUTE)} min + ${Math.round(pace.increment / 1000)} s`
      : pace.time >= DAY
        ? `${pace.time / DAY} ${plural(pace.time / DAY, 'jour', 'jours')} par coup`
        : `${Math.round(pace.time / MINUTE)} min par coup`,
  visible: { public: 'Publique', link: 'Par lien', private: 'Privée' },
};

export const lobbyWords = { en, fr };

export const useLobbyWords = (): LobbyWords => useText(lobbyWords);
