import { connect } from 'node:net';
import { join } from 'node:path';

/** What a wish is answered with. */
export type Told = { readonly done: unknown } | { readonly not: string };

export const doorOf = (dataDir: string): string => join(dataDir, 'admin.sock');

/** Asks a running server something; null where none is behind the door. */
export function askAtDoor(dataDir: string, wish: object): Promise<Told | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    let heard = false;
    const socket = connect(doorOf(dataDir), () => {
      heard = true;
      socket.write(`${JSON.stringify(wish)}\n`);
    });
    socket.setEncoding('utf8');
    socket.on('data', (some: string) => {
      text += some;
    });
    socket.on('error', (error) => (heard ? reject(error) : resolve(null)));
    socket.on('end', () =>
      text === '' ? reject(new Error('the server hung up')) : resolve(JSON.parse(text)),
    );
  });
}
