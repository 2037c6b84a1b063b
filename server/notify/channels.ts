import type { NoticesInfo } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { TableService } from '../tables/table-service.ts';
import { Mail } from './mail.ts';
import type { TurnNotice } from './notice.ts';
import type { Bounds } from './post.ts';
import { type Channel, changePreferences, preferencesOf } from './preferences.ts';
import { type PushKeys, pushKeys, sendPush } from './push.ts';
import { sendWebhook } from './webhook.ts';

/** The ways to people that this server has: those that its settings name, and no others. */
export class Channels {
  readonly #service: TableService;
  readonly #settings: Settings;
  readonly #home: () => string;
  readonly bounds: Bounds;
  readonly mail: Mail | null;
  #push: PushKeys | null = null;

  /** `home` is the address that people type, as soon as it is known. */
  constructor(service: TableService, settings: Settings, home: () => string, bounds?: Bounds) {
    this.#service = service;
    this.#settings = settings;
    this.#home = home;
    this.bounds = bounds ?? { privateAddresses: settings.privateAddresses };
    const { smtpUrl, mailFrom } = settings;
    this.mail = smtpUrl !== null && mailFrom !== null ? new Mail(smtpUrl, mailFrom, home) : null;
  }

  async start(): Promise<void> {
    if (this.#settings.pushContact !== null) this.#push = await pushKeys(this.#service);
  }

  get offered(): NoticesInfo['offered'] {
    return {
      mail: this.mail !== null,
      webhook: this.#settings.webhooks,
      push: this.#push?.publicKey ?? null,
    };
  }

  tableUrl(table: string): string {
    return `${this.#home()}/table/${table}`;
  }

  /** Tells somebody in one way; throws where that should be tried again. */
  async tell(owner: string, way: Channel, turn: TurnNotice): Promise<void> {
    const { language, mail, webhook, push } = await preferencesOf(this.#service, owner);
    const contact = this.#settings.pushContact;
    if (way.by === 'mail') {
      if (mail !== null && mail.code === null)
        await this.mail?.sendTurn(mail.address, language, mail.stop, turn);
    } else if (way.by === 'webhook') {
      if (webhook !== null && this.#settings.webhooks)
        await sendWebhook(webhook, turn, this.#service.now(), this.bounds);
    } else {
      const line = push.find(({ endpoint }) => endpoint === way.endpoint);
      const keys = this.#push;
      if (line === undefined || keys === null || contact === null) return;
      const there = await sendPush(line, turn, language, { keys, contact, bounds: this.bounds });
      if (!there) await this.forgetPush(owner, way.endpoint);
    }
  }

  async forgetPush(owner: string, endpoint: string): Promise<void> {
    await changePreferences(this.#service, owner, (now) => ({
      ...now,
      push: now.push.filter((line) => line.endpoint !== endpoint),
    }));
  }

  stop(): void {
    this.mail?.close();
  }
}
