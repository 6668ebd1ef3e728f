import { existsSync, readdirSync } from 'node:fs';
import { BUILD, LOCAL_BUILD, SettingsError, type Settings } from './settings.ts';
import type { BuiltSite } from './static-site.ts';

const NOTHING_BUILT: BuiltSite = { folder: LOCAL_BUILD.site, files: [] };

/**
 * Reads what the web build left behind. On this machine Vite may serve the site without any build.
 * @throws SettingsError that says what to run, when there is no build
 */
export function readBuiltSite({ stage }: Settings): BuiltSite {
  const { site } = stage === 'local' ? LOCAL_BUILD : BUILD;
  if (!existsSync(site)) {
    if (stage === 'local') return NOTHING_BUILT;
    throw new SettingsError(`${site} is missing: run «npm run build» first.`);
  }
  return { folder: site, files: filesAtRoot(site) };
}

/** Files beside the documents, and folders that hold no page, each folder with a slash at its end. */
function filesAtRoot(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !hasDocument(`${folder}/${entry.name}`) : !entry.name.endsWith('.html')))
    .map((entry) => `/${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .toSorted();
}

const hasDocument = (folder: string) => existsSync(`${folder}/index.html`);
