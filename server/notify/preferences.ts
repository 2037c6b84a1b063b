import type { NoticeLanguage } from '../protocol/index.ts';
import type { TableService } from '../tables/table-service.ts';

const PREFERENCES_KIND = 'notify';

export interface PushLine {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** How somebody wants to be told of their turn. */
export interface NoticePreferences {
  readonly language: NoticeLanguage;
  readonly mail: {
    readonly address: string;
    /** What has to be typed in before anything is sent there, and how often it may be tried. */
    readonly code: {
      readonly digits: string;
      readonly tries: number;
      readonly until: number;
    } | null;
    /** Ends the mail without a log-in: it stands in every letter. */
    readonly stop: string;
  } | null;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly push: readonly PushLine[];
}

export const NO_PREFERENCES: NoticePreferences = {
  language: 'en',
  mail: null,
  webhook: null,
  push: [],
};

export async function preferencesOf(
  service: TableService,
  guest: string,
): Promise<NoticePreferences> {
  const record = await service.store.record(PREFERENCES_KIND, guest);
  return record === null ? NO_PREFERENCES : JSON.parse(record.body);
}

/** Changes what somebody wants, as it was read a moment ago. */
export async function changePreferences(
  service: TableService,
  guest: string,
  change: (now: NoticePreferences) => NoticePreferences,
): Promise<NoticePreferences> {
  const preferences = change(await preferencesOf(service, guest));
  const record = {
    kind: PREFERENCES_KIND,
    id: guest,
    owner: guest,
    body: JSON.stringify(preferences),
  };
  await service.commits.write({ put: 'record', record });
  return preferences;
}

/** The ways in which somebody is to be told. */
export type Channel =
  | { readonly by: 'mail' }
  | { readonly by: 'webhook' }
  | { readonly by: 'push'; readonly endpoint: string };

export function channelsOf({ mail, webhook, push }: NoticePreferences): Channel[] {
  return [
    ...(mail !== null && mail.code === null ? [{ by: 'mail' } as const] : []),
    ...(webhook === null ? [] : [{ by: 'webhook' } as const]),
    ...push.map(({ endpoint }) => ({ by: 'push', endpoint }) as const),
  ];
}
