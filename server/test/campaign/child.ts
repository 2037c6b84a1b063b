import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { afterThis } from '../visit.ts';
import type { Tampering } from './house.ts';

/** As a server comes, but for its proxy: everybody says where they come from. */
const SETTINGS = {
  PORT: '0',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
  WORKERS: '1',
  WINDOW_DELAY_MS: '0',
  SNAPSHOT_EVERY: '20',
};

/** A server that can be killed. */
export class Child {
  readonly #process: ChildProcess;
  /** What it logged as an error. */
  readonly errors: string[] = [];
  port = 0;

  private constructor(env: Record<string, string>) {
    this.#process = fork(new URL('./house.ts', import.meta.url), {
      env: { ...process.env, ...SETTINGS, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#process.stderr?.on('data', (data) => this.errors.push(String(data)));
    afterThis(() => void this.#process.kill('SIGKILL'));
  }

  static async start(env: Record<string, string>): Promise<Child> {
    const child = new Child(env);
    const { port } = await child.#says<{ port: number }>();
    child.port = port;
    return child;
  }

  #says<M>(): Promise<M> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void =>
        reject(new Error(`the server ended with ${code}: ${this.errors.join('')}`));
      this.#process.once('exit', ended);
      this.#process.once('message', (message) => {
        this.#process.off('exit', ended);
        resolve(message as M);
      });
    });
  }

  get alive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async tamper(how: Tampering): Promise<void> {
    const done = this.#says();
    this.#process.send(how);
    await done;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    return new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.kill(signal);
    });
  }
}
