import type { House } from '../house/house.ts';
import type { NoticeLanguage } from '../protocol/index.ts';

const KIND = 'notify';

export interface PushLine {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** How somebody wants to be told of their turn. */
export interface Wishes {
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

export const NONE: Wishes = { language: 'en', mail: null, webhook: null, push: [] };

export async function wishesOf(house: House, guest: string): Promise<Wishes> {
  const paper = await house.store.paper(KIND, guest);
  return paper === null ? NONE : JSON.parse(paper.body);
}

/** Changes what somebody wants, as it was read a moment ago. */
export async function wish(
  house: House,
  guest: string,
  change: (now: Wishes) => Wishes,
): Promise<Wishes> {
  const wishes = change(await wishesOf(house, guest));
  const paper = { kind: KIND, id: guest, owner: guest, body: JSON.stringify(wishes) };
  await house.turns.write({ put: 'paper', paper });
  return wishes;
}

/** The ways in which somebody is to be told. */
export type Way =
  | { readonly by: 'mail' }
  | { readonly by: 'webhook' }
  | { readonly by: 'push'; readonly endpoint: string };

export function waysOf({ mail, webhook, push }: Wishes): Way[] {
  return [
    ...(mail !== null && mail.code === null ? [{ by: 'mail' } as const] : []),
    ...(webhook === null ? [] : [{ by: 'webhook' } as const]),
    ...push.map(({ endpoint }) => ({ by: 'push', endpoint }) as const),
  ];
}
