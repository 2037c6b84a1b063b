import type { NoticesInfo, TokenInfo } from '@incognita/server/protocol';
import { useSettings } from '../settings.ts';
import { ask } from './lobby.ts';

const language = () => useSettings.getState().language;

export const myNotices = (): Promise<NoticesInfo> => ask('/notices');
export const speak = (): Promise<NoticesInfo> => ask('/notices/language', { language: language() });

export const mailTo = (address: string): Promise<NoticesInfo> =>
  ask('/notices/mail', { address, language: language() });
export const confirmMail = (code: string): Promise<NoticesInfo> =>
  ask('/notices/mail/code', { code });
export const endMail = (): Promise<NoticesInfo> => ask('/notices/mail', undefined, 'DELETE');

export const hookTo = (url: string): Promise<{ secret: string; notices: NoticesInfo }> =>
  ask('/notices/webhook', { url, language: language() });
export const endHook = (): Promise<NoticesInfo> => ask('/notices/webhook', undefined, 'DELETE');

/** The worker that shows notices, where this browser has one: the page has to be built for that. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Whether this browser could show notices, and whether it does; null where it cannot. */
export async function pushHere(): Promise<boolean | null> {
  const found = await worker();
  return found === null ? null : (await found.pushManager.getSubscription()) !== null;
}

/** Asks the browser, which asks its person; then tells the server where to. Throws if not. */
export async function beginPush(key: string): Promise<NoticesInfo> {
  const found = await worker();
  if (found === null || (await Notification.requestPermission()) !== 'granted')
    throw new Error('this browser shows no notices');
  const line = await found.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = line.toJSON();
  return ask('/notices/push', { endpoint, keys, language: language() });
}

export async function endPush(): Promise<NoticesInfo> {
  const line = await (await worker())?.pushManager.getSubscription();
  if (!line) return myNotices();
  const { endpoint } = line;
  await line.unsubscribe();
  return ask('/notices/push/end', { endpoint });
}

export const myTokens = async (): Promise<readonly TokenInfo[]> =>
  (await ask<{ tokens: readonly TokenInfo[] }>('/tokens')).tokens;
export const makeToken = (name: string): Promise<{ token: string; info: TokenInfo }> =>
  ask('/tokens', { name });
export const dropToken = async (id: string): Promise<readonly TokenInfo[]> =>
  (await ask<{ tokens: readonly TokenInfo[] }>(`/tokens/${id}`, undefined, 'DELETE')).tokens;
