import { createServer, type Server } from 'node:net';

/** A mail server that keeps what it is given, and knows no more of SMTP than that takes. */
export class LetterBox {
  readonly url: string;
  readonly #server: Server;
  readonly #letters: string[] = [];
  #look: () => void = () => {};

  private constructor(server: Server) {
    const address = server.address();
    this.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    this.#server = server;
    server.on('connection', (socket) => {
      let left = '';
      let letter: string[] | null = null;
      socket.setEncoding('utf8');
      socket.on('error', () => socket.destroy());
      socket.write('220 a letter box\r\n');
      socket.on('data', (some: string) => {
        const lines = (left + some).split('\r\n');
        left = lines.pop() ?? '';
        for (const line of lines) {
          if (letter !== null && line !== '.') letter.push(line);
          else if (letter !== null) {
            this.#letters.push(letter.join('\n'));
            letter = null;
            socket.write('250 kept\r\n');
            this.#look();
          } else if (line === 'DATA') {
            letter = [];
            socket.write('354 go on\r\n');
          } else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 yes\r\n');
        }
      });
    });
  }

  static open(): Promise<LetterBox> {
    const server = createServer();
    return new Promise((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve(new LetterBox(server))),
    );
  }

  /** What a letter says that has come, or is still to come; the first that it fits. */
  async find(what: RegExp): Promise<string> {
    for (;;) {
      const found = this.#letters.map((letter) => what.exec(letter)?.[0]).find((text) => text);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    }
  }

  close(): void {
    this.#server.close();
  }
}
