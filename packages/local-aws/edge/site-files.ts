import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_FOLDER } from '../../../web/pictures/variants.ts';
import { fileHeaders } from '../../stack/file-headers.ts';

type SiteFile = Awaited<ReturnType<typeof readSiteFile>>;

/**
 * The files of a folder as a deployment puts them into the bucket of the site, each read anew only when it changes, and the pictures, each encoded
 * when it is first asked for.
 * @returns a function that finds the file of a key
 */
export function openSiteFiles(folder: string): (key: string) => Promise<SiteFile | undefined> {
  const read = new Map<string, SiteFile>();
  return async (key) => {
    // Keys are plain names: what a file system would make of dots and empty parts is no key of a bucket.
    if (key.includes('\0') || key.split('/').some((part) => part === '' || part === '.' || part === '..'))
      return undefined;
    const found = (await fileAt(join(folder, key))) ?? (await fileAt(await encodePicture(key)));
    if (!found) return undefined;
    const known = read.get(key);
    if (known && known.size === found.size && known.modified.getTime() === found.mtime.getTime()) return known;
    const file = await readSiteFile(key, found.path, found.mtime);
    read.set(key, file);
    return file;
  };
}

async function readSiteFile(key: string, path: string, modified: Date) {
  const body = await readFile(path);
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { body, size: body.length, etag, modified, headers: fileHeaders(key), tags: {}, open: async () => body };
}

/** The build for this machine encodes no pictures, so a fresh clone starts twice as fast. @returns path of the file, if the key is a picture's */
async function encodePicture(key: string): Promise<string | undefined> {
  const address = `/${key}`;
  if (!address.startsWith(PICTURE_FOLDER)) return undefined;
  const { pictureFile } = await import('../../../web/build/pictures/encode.ts');
  return pictureFile(address);
}

async function fileAt(path: string | undefined) {
  const found = path === undefined ? undefined : await stat(path).catch(() => undefined);
  return path !== undefined && found?.isFile() ? { path, size: found.size, mtime: found.mtime } : undefined;
}
