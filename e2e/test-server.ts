import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A real server with a data folder of its own. It can be killed and started again. */
export class TestServer {
  readonly url: string;
  readonly #port: number;
  readonly #data: string;
  #process: ChildProcess | null = null;

  readonly #more: Readonly<Record<string, string>>;
  readonly #checkout: string;

  private constructor(port: number, more: Readonly<Record<string, string>>, checkout: string) {
    this.#port = port;
    this.#checkout = checkout;
    this.#more = more;
    this.url = `http://127.0.0.1:${port}`;
    this.#data = mkdtempSync(join(tmpdir(), 'incognita-e2e-'));
  }

  /** With `more` settings than a port and a folder; of this checkout, or of another one. */
  static async open(
    more: Readonly<Record<string, string>> = {},
    checkout = root,
  ): Promise<TestServer> {
    const testServer = new TestServer(await freePort(), more, checkout);
    await testServer.start();
    return testServer;
  }

  /** Its data folder, for whoever looks at what it keeps, or changes that. */
  get data(): string {
    return this.#data;
  }

  /** On the data that it has; as another program, where one is named. */
  async start(program = 'server/main.ts'): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#data,
      LOG_LEVEL: 'error',
      ...this.#more,
    };
    const child = spawn(process.execPath, [program], {
      cwd: this.#checkout,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    for (let tries = 0; tries < 150; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const up = await fetch(`${this.url}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('the server did not answer within 15 seconds');
  }

  /** In an orderly manner, to be started again. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** As a power cut would: no goodbye. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}
