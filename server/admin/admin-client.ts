import { connect } from 'node:net';
import { join } from 'node:path';

/** The answer to a command. */
export type AdminReply = { readonly done: unknown } | { readonly not: string };

export const adminSocketPath = (dataDir: string): string => join(dataDir, 'admin.sock');

/** Asks a running server something; null where none listens. */
export function askAdminSocket(dataDir: string, command: object): Promise<AdminReply | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    let heard = false;
    const socket = connect(adminSocketPath(dataDir), () => {
      heard = true;
      socket.write(`${JSON.stringify(command)}\n`);
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
