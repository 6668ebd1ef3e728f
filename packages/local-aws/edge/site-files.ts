import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

type SiteFile = Awaited<ReturnType<typeof readSiteFile>>;

/** How a deployment puts the files of a folder into a bucket. */
export interface SiteFileSettings {
  /** Headers with which the file of a key is stored; only its type by its name, if absent. Names in lower case. */
  readonly headersOf?: ((key: string) => Readonly<Record<string, string>>) | undefined;
  /** Makes the file of a key that the folder does not have. @returns its path; undefined if there is none */
  readonly makeFile?: ((key: string) => Promise<string | undefined>) | undefined;
}

/**
 * The files of a folder as a deployment puts them into the bucket of a site, each read anew only when it changes.
 * @returns a function that finds the file of a key
 */
export function openSiteFiles(
  folder: string,
  { headersOf = typeOf, makeFile = async () => undefined }: SiteFileSettings = {},
): (key: string) => Promise<SiteFile | undefined> {
  const read = new Map<string, SiteFile>();
  return async (key) => {
    // Keys are plain names: what a file system would make of dots and empty parts is no key of a bucket.
    if (key.includes('\0') || key.split('/').some((part) => part === '' || part === '.' || part === '..'))
      return undefined;
    const found = (await fileAt(join(folder, key))) ?? (await fileAt(await makeFile(key)));
    if (!found) return undefined;
    const known = read.get(key);
    if (known && known.size === found.size && known.modified.getTime() === found.mtime.getTime()) return known;
    const file = await readSiteFile(headersOf(key), found.path, found.mtime);
    read.set(key, file);
    return file;
  };
}

async function readSiteFile(headers: Readonly<Record<string, string>>, path: string, modified: Date) {
  const body = await readFile(path);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { body, size: body.length, etag, modified, headers, tags: {}, open: async () => body };
}

const typeOf = (key: string) => ({ 'content-type': getMimeType(key) ?? 'application/octet-stream' });

async function fileAt(path: string | undefined) {
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  return path !== undefined && found?.isFile() ? { path, size: found.size, mtime: found.mtime } : undefined;
}
