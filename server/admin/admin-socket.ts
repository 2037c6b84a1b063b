import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { nameOfError } from '../commits/commit-loop.ts';
import { problemOf } from '../http/answers.ts';
import { RefusedError } from '../text/index.ts';
import { type AdminReply, adminSocketPath } from './admin-client.ts';
import { type AdminServices, adminCommand, runCommand } from './commands.ts';

const MAX_COMMAND_BYTES = 10_000;

/**
 * The back door for whoever runs the server: a socket in the folder of the data, which only its
 * owner can open. Nothing of it is reached over the network.
 */
export async function openAdminSocket(
  dataDir: string,
  services: AdminServices,
  log: Logger,
): Promise<{ close(): void }> {
  const path = adminSocketPath(dataDir);
  // One that a killed server has left behind. The lock of the data says that there is no other.
  if (existsSync(path)) rmSync(path);
  const server = createServer((socket) => hear(socket, services, log));
  const open = await new Promise<boolean>((resolve) => {
    // The name may be too long for a socket, or the disk may have none: everything else works.
    server.once('error', (error) => {
      log.warn({ err: nameOfError(error) }, 'npm run admin cannot reach this server');
      resolve(false);
    });
    server.listen(path, () => resolve(true));
  });
  if (open) chmodSync(path, 0o600);
  return { close: () => shut(server) };
}

function shut(server: Server): void {
  if (server.listening) server.close();
}

function hear(socket: Socket, services: AdminServices, log: Logger): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (some: string) => {
    text += some;
    if (text.length > MAX_COMMAND_BYTES) socket.destroy();
    else if (text.endsWith('\n')) {
      answer(text, services, log).then(
        (told) => socket.end(`${JSON.stringify(told)}\n`),
        () => socket.destroy(),
      );
    }
  });
}

async function answer(text: string, services: AdminServices, log: Logger): Promise<AdminReply> {
  try {
    const command = v.safeParse(adminCommand, JSON.parse(text));
    if (!command.success) return { not: `That cannot be read: ${problemOf(command.issues[0])}.` };
    log.info({ do: command.output.do }, 'asked by whoever runs the server');
    return { done: await runCommand(services, command.output) };
  } catch (error) {
    if (error instanceof RefusedError) return { not: error.refused.text.en };
    return { not: `It failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}
