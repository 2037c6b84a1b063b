import { createTransport, type Transporter } from 'nodemailer';
import type { NoticeLanguage } from '../protocol/index.ts';
import { codeLetter, footOf, noticeOf, type TurnNotice } from './notice.ts';

const MAIL_TIMEOUT_MS = 20_000;

/** Mail through the server of whoever hosts. */
export class Mail {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #home: () => string;

  /** `home` is the address that people type. */
  constructor(server: string, from: string, home: () => string) {
    this.#transport = createTransport({
      url: server,
      connectionTimeout: MAIL_TIMEOUT_MS,
      greetingTimeout: MAIL_TIMEOUT_MS,
      socketTimeout: MAIL_TIMEOUT_MS,
      // What people type is text: no file and no address of theirs is read by the mailer.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#home = home;
  }

  /** A letter about something else than turns. */
  async sendLetter(
    to: string,
    { title, text }: { readonly title: string; readonly text: string },
  ): Promise<void> {
    await this.#send(to, title, text, {});
  }

  async sendCode(to: string, language: NoticeLanguage, digits: string): Promise<void> {
    const { title, text } = codeLetter(language, digits, this.#home());
    await this.#send(to, title, text, {});
  }

  async sendTurn(
    to: string,
    language: NoticeLanguage,
    stop: string,
    turn: TurnNotice,
  ): Promise<void> {
    const { title, text } = noticeOf(turn, language);
    const stopUrl = `${this.#home()}/api/notices/stop/${stop}`;
    const foot = footOf(language, `${this.#home()}/settings`, stopUrl);
    await this.#send(to, title, `${text}\n\n${turn.url}\n\n-- \n${foot}\n`, {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }

  async #send(
    to: string,
    subject: string,
    text: string,
    headers: Record<string, string>,
  ): Promise<void> {
    await this.#transport.sendMail({
      from: { name: 'Incognita', address: this.#from },
      // An object, so that a comma in it makes no second address.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
  }

  close(): void {
    this.#transport.close();
  }
}
