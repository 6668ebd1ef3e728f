/** The command behind `npm run desk`: a page over the stored requests, on this machine only, with the operator's own sign-in. */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileOption, readOptions, stageOption, type StageOptions } from '../command-line.ts';
import { sentenceOf } from '../operate-error.ts';
import { openAws, openLocal } from '../stores.ts';
import { bundlePage } from './bundle-page.ts';
import { serveDesk } from './serve-desk.ts';

/** Opened instead of the address, which every user of the machine would see in the list of processes. */
const DOOR = fileURLToPath(new URL('../../../.cache/desk.html', import.meta.url));
const OPENER = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';

const dataDir = process.env['DATA_DIR'] || '.data';
const { stage, profile } = readOptions<StageOptions>(
  'Opens the stored requests in the browser: of the running "npm start", or of a stage.',
  [stageOption(), profileOption()],
);
try {
  const stores = stage === undefined ? await openLocal(dataDir) : await openAws(stage, profile);
  // Beside the exports, and in no folder that may be published.
  const folder = join(homedir(), 'Downloads');
  await mkdir(folder, { recursive: true });
  const settings = { stores, files: await bundlePage(), folder, profile };
  const { address, closed } = await serveDesk(settings, Number(process.env['DESK_PORT'] || 0));
  console.log(`Die Adresse gilt für einen Browser, einmal:\n${address}\nBeenden: Ctrl+C, oder 30 Minuten ohne Abruf.`);
  if (process.env['BROWSER'] !== 'none') await openBrowser(address);
  await closed;
  console.log('30 Minuten ohne Abruf: beendet.');
  process.exit();
} catch (error) {
  console.error(sentenceOf(error, stage ?? dataDir, profile));
  process.exit(1);
}

async function openBrowser(address: string): Promise<void> {
  await mkdir(dirname(DOOR), { recursive: true });
  await writeFile(DOOR, `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">`, { mode: 0o600 });
  // Without a browser to open, the printed address is there.
  const opener = spawn(OPENER, [DOOR], { stdio: 'ignore', detached: true });
  opener.on('error', () => {}).unref();
}
