import { extname } from 'node:path';
import { fileHeaders, HASHED_FOLDER, isPage, isHashed, DOWNLOAD_FOLDER, type FileHeaders } from './file-headers.ts';

/** Files of the site that are stored with the same headers. */
export interface FileGroup {
  /** `HashedJs`, `KeptPdf`, `FixedPng`, `Documents`. */
  readonly name: string;
  /** Order of publication: no page may arrive before the files that it needs. */
  readonly turn: 'hashed' | 'fixed' | 'documents';
  readonly headers: FileHeaders;
  /** Patterns of its keys, in the syntax of `aws s3 sync --include`: `*` matches any characters, slashes included. */
  readonly include: readonly string[];
}

const TURNS: readonly FileGroup['turn'][] = ['hashed', 'fixed', 'documents'];

/**
 * Sorts the files of a site by the headers with which they are stored. Each key belongs to exactly one group.
 * @param keys paths from the root of the site, without a leading slash
 * @returns in the order of their publication
 */
export function fileGroups(keys: readonly string[]): FileGroup[] {
  const groups = Object.entries(Object.groupBy(keys, groupName)).map(([name, members = []]) => {
    const [first = ''] = members;
    return { name, turn: turnOf(first), headers: fileHeaders(first), include: patternsOf(first, members) };
  });
  return groups.toSorted((a, b) => TURNS.indexOf(a.turn) - TURNS.indexOf(b.turn) || a.name.localeCompare(b.name));
}

const turnOf = (key: string): FileGroup['turn'] => (isHashed(key) ? 'hashed' : isPage(key) ? 'documents' : 'fixed');

function groupName(key: string): string {
  if (isPage(key)) return 'Documents';
  const folder = isHashed(key) ? 'Hashed' : key.startsWith(DOWNLOAD_FOLDER) ? 'Kept' : 'Fixed';
  const extension = extname(key).slice(1);
  return folder + extension.charAt(0).toUpperCase() + extension.slice(1);
}

/** By folder and extension, except for the few files with fixed names in other folders: those one by one. */
function patternsOf(key: string, members: readonly string[]): readonly string[] {
  if (isPage(key)) return ['*.html'];
  if (isHashed(key)) return [`${HASHED_FOLDER}*${extname(key)}`];
  return key.startsWith(DOWNLOAD_FOLDER) ? [`${DOWNLOAD_FOLDER}*${extname(key)}`] : members;
}
