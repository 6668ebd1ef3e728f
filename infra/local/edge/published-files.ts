import { fileHeaders, type FileHeaders } from '../../stack/file-headers.ts';
import { openSiteFiles, type SiteFile } from './site-files.ts';

/** A file of the site with the headers that its deployment stores. */
interface PublishedFile extends SiteFile {
  readonly headers: FileHeaders;
}

/** @returns the file of a key, or undefined */
export type PublishedFiles = (key: string) => Promise<PublishedFile | undefined>;

/**
 * The files that a deployment puts into the bucket of the site.
 * @param elsewhere path of a file that isn't in the folder, by its key
 */
export function openPublishedFiles(
  folder: string,
  elsewhere: (key: string) => Promise<string | undefined>,
): PublishedFiles {
  const files = openSiteFiles(folder, elsewhere);
  return async (key) => {
    const file = await files(key);
    return file && { ...file, headers: fileHeaders(key) };
  };
}
