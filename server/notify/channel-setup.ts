import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type * as v from 'valibot';
import { unguessable } from '../guests/names.ts';
import type * as form from '../protocol/index.ts';
import type { NoticesInfo } from '../protocol/index.ts';
import type { TableService } from '../tables/table-service.ts';
import { no } from '../text/index.ts';
import { publicAddresses } from './addresses.ts';
import type { Channels } from './channels.ts';
import { whyForbiddenUrl } from './post.ts';
import { changePreferences, type NoticePreferences, preferencesOf } from './preferences.ts';

const STOP_KIND = 'stop-mail';
const CODE_VALID_MS = 3600_000;
const CODE_TRIES = 5;
const MAX_BROWSERS = 10;
/** How soon another code may go to the same address, whoever asks. */
const CODE_PAUSE_MS = 10 * 60_000;
const MAX_PAUSES_KEPT = 10_000;

type Body<S extends v.GenericSchema> = v.InferOutput<S>;

/** What people choose about being told of their turn. */
export class ChannelSetup {
  readonly #service: TableService;
  readonly #channels: Channels;
  /** Addresses that were sent a code, and when. */
  readonly #lately = new Map<string, number>();

  constructor(service: TableService, channels: Channels) {
    this.#service = service;
    this.#channels = channels;
  }

  async info(guest: string): Promise<NoticesInfo> {
    return this.#tell(await preferencesOf(this.#service, guest));
  }

  #tell({ language, mail, webhook, push }: NoticePreferences): NoticesInfo {
    return {
      offered: this.#channels.offered,
      language,
      mail: mail && { address: mail.address, confirmed: mail.code === null },
      webhook: webhook && { url: webhook.url },
      push: push.length,
    };
  }

  async #change(
    guest: string,
    change: (now: NoticePreferences) => NoticePreferences,
  ): Promise<NoticesInfo> {
    return this.#tell(await changePreferences(this.#service, guest, change));
  }

  speak(guest: string, language: NoticePreferences['language']): Promise<NoticesInfo> {
    return this.#change(guest, (now) => ({ ...now, language }));
  }

  /** Names a mail address, and sends it a code that has to be typed in. */
  async mailTo(
    guest: string,
    { address, language }: Body<typeof form.mailBody>,
  ): Promise<NoticesInfo> {
    const { mail } = this.#channels;
    if (mail === null) throw no('not-offered', {});
    const now = this.#service.now();
    const key = address.toLowerCase();
    if (now - (this.#lately.get(key) ?? -CODE_PAUSE_MS) < CODE_PAUSE_MS) throw no('too-fast', {});
    if (this.#lately.size >= MAX_PAUSES_KEPT) this.#lately.clear();
    this.#lately.set(key, now);
    const digits = String(randomInt(1_000_000)).padStart(6, '0');
    const stop = unguessable(32);
    await this.#forgetStop(guest);
    await this.#service.commits.write({
      put: 'record',
      record: { kind: STOP_KIND, id: stop, owner: guest, body: '{}' },
    });
    const info = await this.#change(guest, (before) => ({
      ...before,
      language,
      mail: { address, code: { digits, tries: CODE_TRIES, until: now + CODE_VALID_MS }, stop },
    }));
    try {
      await mail.sendCode(address, language, digits);
    } catch {
      this.#lately.delete(key);
      await this.endMail(guest);
      throw no('no-mail', { address });
    }
    return info;
  }

  async confirmMail(guest: string, given: string): Promise<NoticesInfo> {
    const { mail } = await preferencesOf(this.#service, guest);
    if (mail === null || mail.code === null) throw no('no-code', {});
    const { digits, tries, until } = mail.code;
    if (tries <= 0 || until < this.#service.now()) throw no('no-code', {});
    const same = timingSafeEqual(Buffer.from(given), Buffer.from(digits));
    // A code that was tried too often opens nothing, even if it is typed right in the end.
    const code = same ? null : { digits, tries: tries - 1, until };
    const info = await this.#change(guest, (now) => ({ ...now, mail: { ...mail, code } }));
    if (!same) throw no('wrong-code', { tries: tries - 1 });
    return info;
  }

  async endMail(guest: string): Promise<NoticesInfo> {
    await this.#forgetStop(guest);
    return this.#change(guest, (now) => ({ ...now, mail: null }));
  }

  /** By the link of a letter, without knowing who follows it. False where it leads nowhere. */
  async stopMail(stop: string): Promise<boolean> {
    const record = await this.#service.store.record(STOP_KIND, stop);
    if (record === null) return false;
    await this.endMail(record.owner);
    return true;
  }

  async #forgetStop(guest: string): Promise<void> {
    for (const { id } of await this.#service.store.recordsOf(STOP_KIND, guest))
      await this.#service.commits.write({ put: 'drop-record', kind: STOP_KIND, id });
  }

  /** Names an address for webhooks; the answer is the only time that the secret is shown. */
  async hookTo(
    guest: string,
    { url, language }: Body<typeof form.webhookBody>,
  ): Promise<{ secret: string; notices: NoticesInfo }> {
    if (!this.#channels.offered.webhook) throw no('not-offered', {});
    await this.#mustBePublic(url);
    const secret = randomBytes(32).toString('hex');
    const notices = await this.#change(guest, (now) => ({
      ...now,
      language,
      webhook: { url, secret },
    }));
    return { secret, notices };
  }

  endHook(guest: string): Promise<NoticesInfo> {
    return this.#change(guest, (now) => ({ ...now, webhook: null }));
  }

  async pushTo(
    guest: string,
    { endpoint, keys, language }: Body<typeof form.pushBody>,
  ): Promise<NoticesInfo> {
    if (this.#channels.offered.push === null) throw no('not-offered', {});
    await this.#mustBePublic(endpoint);
    return this.#change(guest, (now) => {
      const others = now.push.filter((line) => line.endpoint !== endpoint);
      // The browser that came first is the one that is most likely gone.
      const kept = others.slice(-(MAX_BROWSERS - 1));
      return { ...now, language, push: [...kept, { endpoint, keys }] };
    });
  }

  async endPush(guest: string, endpoint: string): Promise<NoticesInfo> {
    await this.#channels.forgetPush(guest, endpoint);
    return this.info(guest);
  }

  /** Says no at once where nothing would ever be sent; it is judged again whenever something is. */
  async #mustBePublic(address: string): Promise<void> {
    const { bounds } = this.#channels;
    const url = URL.parse(address);
    if (url === null || whyForbiddenUrl(url, bounds) !== null) throw no('not-public', { address });
    if (bounds.privateAddresses) return;
    await new Promise<void>((good, bad) => {
      publicAddresses(
        url.hostname,
        (error) => (error ? bad(no('not-public', { address })) : good()),
        bounds.resolve,
      );
    });
  }
}
