import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CSP_HASHES_FILE, SettingsError, SITE_FOLDER, type Settings } from './settings.ts';
import type { BuiltSite } from './static-site.ts';

const NOTHING_BUILT: BuiltSite = { folder: SITE_FOLDER, hashes: { script: [], style: [], styleAttribute: [] }, files: [] };

/**
 * Reads what the web build left in `dist/`. On this machine Vite may serve the site without any build.
 * @throws SettingsError that says what to run, when there is no build
 */
export function readBuiltSite({ stage }: Settings): BuiltSite {
  if (!existsSync(CSP_HASHES_FILE)) {
    if (stage === 'local') return NOTHING_BUILT;
    throw new SettingsError(`${CSP_HASHES_FILE} is missing: run «npm run build» first.`);
  }
  return {
    folder: SITE_FOLDER,
    hashes: JSON.parse(readFileSync(CSP_HASHES_FILE, 'utf8')) as BuiltSite['hashes'],
    files: filesAtRoot(SITE_FOLDER),
  };
}

/** Files beside the documents, and folders that hold no page, each folder with a slash at its end. */
function filesAtRoot(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !hasDocument(`${folder}/${entry.name}`) : !entry.name.endsWith('.html')))
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .toSorted();
}

const hasDocument = (folder: string) => existsSync(`${folder}/index.html`);
