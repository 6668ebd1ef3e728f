import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf, StartError } from '../machine/start-error.ts';

export const LOOPBACK = '127.0.0.1';

/** Frees something that was opened. */
export type Closing = () => Promise<void> | void;

/**
 * Lets a server listen on the loopback interface only.
 * @param port 0 for a free one
 * @param setting what the user calls the port
 * @param opened gets what frees the port again
 * @returns the port
 * @throws StartError
 */
export async function listen(server: Server, port: number, setting: string, opened: Closing[]): Promise<number> {
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', (error) => reject(new StartError(trouble(port, setting, codeOf(error)))));
  server.listen(port, LOOPBACK, resolve);
  await listening;
  opened.push(async () => {
    const { promise: closed, resolve: done } = Promise.withResolvers<void>();
    server.close(() => done());
    server.closeAllConnections();
    await closed;
  });
  return (server.address() as AddressInfo).port;
}

const trouble = (port: number, setting: string, code: string) =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken: stop the program that has it, or name another port in ${setting}.`
    : `Port ${port} can't be opened (${code}): name another one in ${setting}.`;
