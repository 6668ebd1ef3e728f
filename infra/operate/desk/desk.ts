/** The command behind `npm run desk`: a page over the stored requests, on this machine only, with the operator's own sign-in. */
import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import { listen, LOOPBACK } from '../../local/http/listen.ts';
import { StartError } from '../../local/machine/start-error.ts';
import { stageOptions } from '../stage-command.ts';
import { openAws, openLocal } from '../stores.ts';
import { speak } from '../words.ts';
import { bundlePage } from './bundle-page.ts';
import { createDesk } from './desk-app.ts';
import { failureOf } from './failure.ts';

const IDLE_MS = 30 * 60 * 1000;
const STOP = 'Beenden: Ctrl+C, oder von selbst nach 30 Minuten ohne Abruf.';
/** Opened instead of the address, which every user of the machine would see in the list of processes. */
const DOOR = fileURLToPath(new URL('../../../.cache/desk.html', import.meta.url));

speak('de');
const dataDir = process.env['DATA_DIR'] || '.data';
let where = dataDir;
let profile: string | undefined;
try {
  const options = stageOptions(process.argv.slice(2));
  ({ profile, stage: where = dataDir } = options);
  const stores = options.stage === undefined ? await openLocal(dataDir) : await openAws(options.stage, profile);
  const files = await bundlePage();
  // Beside the exports, and in no folder that may be published.
  const folder = join(homedir(), 'Downloads');
  await mkdir(folder, { recursive: true });
  const server = createServer();
  const port = await listen(server, Number(process.env['DESK_PORT'] || 0), 'DESK_PORT', []);
  const origin = `http://${LOOPBACK}:${port}`;
  const idle = setTimeout(() => end('30 Minuten ohne Abruf: beendet.'), IDLE_MS);
  const { app, address } = createDesk({
    stores,
    files,
    origin,
    folder,
    profile,
    onUse: () => void idle.refresh(),
  });
  server.on('request', (request, response) => void serve(app.fetch, origin, request, response));
  console.log(`Die Anfragen sind offen. Die Adresse gilt für einen Browser, einmal:\n${address}\n${STOP}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
  await openBrowser(address);
} catch (error) {
  console.error(error instanceof StartError ? error.message : failureOf(error, where, profile));
  process.exit(1);
}

/** `@hono/node-server` would do this with 29 files more to install. */
async function serve(
  answer: (request: Request) => Response | Promise<Response>,
  origin: string,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { method = 'GET', url = '/', headers } = message;
    const body = method === 'POST' && { body: Readable.toWeb(message) as BodyInit, duplex: 'half' };
    const answered = await answer(new Request(origin + url, { method, headers: headers as HeadersInit, ...body }));
    response.writeHead(answered.status, [...answered.headers].flat());
    if (answered.body) await pipeline(Readable.fromWeb(answered.body as ReadableStream), response);
    else response.end();
  } catch {
    // The page was closed, or an export broke off: an incomplete file must not look complete.
    response.destroy();
  }
}

async function openBrowser(address: string): Promise<void> {
  if (process.env['BROWSER'] === 'none') return;
  await mkdir(join(DOOR, '..'), { recursive: true });
  await writeFile(DOOR, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">`, { mode: 0o600 });
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  // Without a browser to open, the printed address is there.
  const opener = spawn(program, [DOOR], { stdio: 'ignore', detached: true });
  opener.on('error', () => {}).unref();
}

function end(reason?: string): void {
  if (reason) console.log(reason);
  void rm(DOOR, { force: true }).finally(() => process.exit());
}
