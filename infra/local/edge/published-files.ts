import type { Publication } from '../template/specs.ts';
import { openSiteFiles, type SiteFile } from './site-files.ts';

/** A file of the site with the headers that its deployment stores. */
interface PublishedFile extends SiteFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns the file of a key, or undefined */
export type PublishedFiles = (key: string) => Promise<PublishedFile | undefined>;

/**
 * The files that the deployments of a bucket put there, read from the folders of their assets.
 * The result throws an Error if two deployments contain the same key: on AWS the last one would win.
 * @param elsewhere path of a file that isn't in the folder, by its key
 */
export function openPublishedFiles(publications: readonly Publication[], elsewhere: (key: string) => Promise<string | undefined>): PublishedFiles {
  const folders = new Map(publications.map(({ folder }) => [folder, openSiteFiles(folder, elsewhere)]));
  return async (key) => {
    const [publication, ...others] = publications.filter((each) => selects(each, key));
    if (others.length > 0) throw new Error(`Several deployments contain ${key}.`);
    const file = publication && (await folders.get(publication.folder)?.(key));
    return file && { ...file, headers: publication.headers };
  };
}

/**
 * Whether `aws s3 sync` copies a key: the last filter that matches decides, and `BucketDeployment` passes those to include last.
 * https://docs.aws.amazon.com/cli/latest/reference/s3/#use-of-exclude-and-include-filters
 */
export function selects({ exclude, include }: Pick<Publication, 'exclude' | 'include'>, key: string): boolean {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => expressionOf(pattern).test(key));
  return matches(include) || !matches(exclude);
}

/** `*` matches any characters, slashes included. Other wildcards are not known here. */
function expressionOf(pattern: string): RegExp {
  if (/[?[\]]/.test(pattern)) throw new Error(`The local host doesn't know the filter ${pattern}.`);
  return new RegExp(`^${pattern.replaceAll(/[.+^${}()|\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`, 's');
}
