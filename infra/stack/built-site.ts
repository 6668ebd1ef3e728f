import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isHashed } from './file-headers.ts';
import { buildOf, LOCAL_BUILD, SettingsError, type Settings } from './settings.ts';
import type { BuiltSite } from './static-site.ts';

const NOTHING_BUILT: BuiltSite = { folder: LOCAL_BUILD.site, files: [] };

/**
 * Reads what the web build left behind. On this machine Vite may serve the site without any build.
 * @throws SettingsError that says what to run, when there is no build
 */
export function readBuiltSite(settings: Settings): BuiltSite {
  const { site } = buildOf(settings);
  if (!existsSync(site)) {
    if (settings.stage === 'local') return NOTHING_BUILT;
    throw new SettingsError(`${site} is missing: run «npm run build» first.`);
  }
  return { folder: site, files: fixedFiles(site) };
}

/** Files with fixed names, as paths on the site: all but the pages and the assets. */
export function fixedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter((path) => !isHashed(path.slice(1)))
    .toSorted();
}
