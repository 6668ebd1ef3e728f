import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { codeOf } from './start-error.ts';

/** Claims a folder until it is released or this process ends, even by `kill -9`. */
export interface Claim {
  readonly release: () => Promise<void>;
}

interface Holder {
  readonly pid: number;
  /** The holder answers with its token on this port of 127.0.0.1. A process id alone could belong to another program by now. */
  readonly port: number;
  readonly token: string;
}

/** A holder on a busy machine answers late; only one that is gone may lose its folder. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Claims a folder for this process. Packages for lock files free the lock of a killed process only when its age exceeds a limit; here the next
 * start gets it without waiting.
 * @returns the claim, or the process id of the holder
 */
export async function claimFolder(folder: string): Promise<Claim | number> {
  const path = join(folder, 'lock');
  const token = randomUUID();
  const server = createServer((socket) => socket.on('error', () => {}).end(token)).unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own: Holder = { pid: process.pid, port: (server.address() as AddressInfo).port, token };
  const draft = join(folder, `lock-${token}`);
  try {
    await writeFile(draft, JSON.stringify(own), { mode: 0o600 });
    for (;;) {
      if (await linkUnlessThere(draft, path)) return { release: () => release(path, server, token) };
      const holder = await readHolder(path);
      if (holder && (await isAlive(holder))) {
        server.close();
        return holder.pid;
      }
      await discard(path, holder, `${draft}-stale`);
    }
  } catch (error) {
    server.close();
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function linkUnlessThere(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

async function isAlive({ pid, port, token }: Holder): Promise<boolean> {
  if (!isRunning(pid)) return false;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let said = '';
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(said === token));
  });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process.
    return codeOf(error) === 'EPERM';
  }
}

/** Removes the mark of a process that is gone, unless another one has just put its own there. */
async function discard(path: string, stale: Holder | undefined, aside: string): Promise<void> {
  await rename(path, aside).catch(() => {});
  const taken = await readHolder(aside);
  if (taken && taken.token !== stale?.token) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

async function release(path: string, server: { close: () => void }, token: string): Promise<void> {
  if ((await readHolder(path))?.token === token) await rm(path, { force: true });
  server.close();
}
