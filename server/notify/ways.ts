import type { House } from '../house/house.ts';
import type { NoticesInfo } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import { Mail } from './mail.ts';
import type { Turn } from './notice.ts';
import type { Bounds } from './post.ts';
import { type PushKeys, pushKeys, sendPush } from './push.ts';
import { sendWebhook } from './webhook.ts';
import { type Way, wish, wishesOf } from './wishes.ts';

/** The ways to people that this server has: those that its settings name, and no others. */
export class Ways {
  readonly #house: House;
  readonly #settings: Settings;
  readonly #home: () => string;
  readonly bounds: Bounds;
  readonly mail: Mail | null;
  #push: PushKeys | null = null;

  /** `home` is the address that people type, as soon as it is known. */
  constructor(house: House, settings: Settings, home: () => string, bounds?: Bounds) {
    this.#house = house;
    this.#settings = settings;
    this.#home = home;
    this.bounds = bounds ?? { privateAddresses: settings.privateAddresses };
    const { smtpUrl, mailFrom } = settings;
    this.mail = smtpUrl !== null && mailFrom !== null ? new Mail(smtpUrl, mailFrom, home) : null;
  }

  async start(): Promise<void> {
    if (this.#settings.pushContact !== null) this.#push = await pushKeys(this.#house);
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
  async tell(owner: string, way: Way, turn: Turn): Promise<void> {
    const { language, mail, webhook, push } = await wishesOf(this.#house, owner);
    const contact = this.#settings.pushContact;
    if (way.by === 'mail') {
      if (mail !== null && mail.code === null)
        await this.mail?.sendTurn(mail.address, language, mail.stop, turn);
    } else if (way.by === 'webhook') {
      if (webhook !== null && this.#settings.webhooks)
        await sendWebhook(webhook, turn, this.#house.now(), this.bounds);
    } else {
      const line = push.find(({ endpoint }) => endpoint === way.endpoint);
      const keys = this.#push;
      if (line === undefined || keys === null || contact === null) return;
      const there = await sendPush(line, turn, language, { keys, contact, bounds: this.bounds });
      if (!there) await this.forgetPush(owner, way.endpoint);
    }
  }

  async forgetPush(owner: string, endpoint: string): Promise<void> {
    await wish(this.#house, owner, (now) => ({
      ...now,
      push: now.push.filter((line) => line.endpoint !== endpoint),
    }));
  }

  stop(): void {
    this.mail?.close();
  }
}
