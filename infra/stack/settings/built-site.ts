import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isHashed, isPage } from './file-headers.ts';
import type { Stage } from './names.ts';
import { SettingsError } from './settings.ts';

/** Output of a build of the site, from the root of the project. */
interface BuildPaths {
  readonly folder: string;
  readonly site: string;
  /** Bundles of the functions. */
  readonly functions: string;
}

const buildIn = (folder: string): BuildPaths => ({ folder, site: `${folder}/site`, functions: `${folder}/functions` });

/** The build that is deployed. */
export const BUILD = buildIn('dist');
/** The build of `npm start`. Separate: its pictures are made only when a browser requests them, and `npm run build` changes nothing under a running host. */
export const LOCAL_BUILD = buildIn('.cache/local');
export const buildOf = (stage: Stage): BuildPaths => (stage === 'local' ? LOCAL_BUILD : BUILD);

/** The properties of a built site that the infrastructure uses. */
export interface BuiltSite {
  readonly folder: string;
  /** Keys of all its files: paths without a leading slash. */
  readonly keys: readonly string[];
}

/**
 * Reads the output of the web build. `npm run dev` serves the site without one.
 * @param root of the project
 * @throws SettingsError with the command to run, if there is no build
 */
export function readBuiltSite(stage: Stage, root = '.'): BuiltSite {
  const folder = join(root, buildOf(stage).site);
  if (!existsSync(folder)) {
    if (stage === 'local') return { folder, keys: [] };
    throw new SettingsError(`${folder} is missing: run «npm run build» first.`);
  }
  return { folder, keys: keysIn(folder) };
}

const keysIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

/** Paths on the site of files with fixed names: all except documents and files with a hash in their name. */
export const fixedPaths = ({ keys }: Pick<BuiltSite, 'keys'>): string[] =>
  keys.filter((key) => !isHashed(key) && !isPage(key)).map((key) => `/${key}`);
