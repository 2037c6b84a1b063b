import { createInterface } from 'node:readline';

/** Where a person reads and types; a script of lines does as well. */
export interface Terminal {
  say(text: string): void;
  /** The next line that is typed, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** The real terminal, or whatever is piped into the process. */
export function terminalOn(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal {
  const lines: string[] = [];
  const waiting: ((line: string | null) => void)[] = [];
  let closed = false;
  const reader = createInterface({ input, terminal: input.isTTY ?? false, output });
  reader.on('line', (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else lines.push(line);
  });
  reader.on('close', () => {
    closed = true;
    for (const next of waiting.splice(0)) next(null);
  });
  return {
    say: (text) => {
      output.write(`${text}\n`);
    },
    ask(prompt) {
      if (input.isTTY) {
        reader.setPrompt(`${prompt}> `);
        reader.prompt();
      } else output.write(`${prompt}>\n`);
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line.trim());
      if (closed) return Promise.resolve(null);
      return new Promise((resolve) => waiting.push((typed) => resolve(typed?.trim() ?? null)));
    },
    close: () => reader.close(),
  };
}
