import { extname } from 'node:path';
import { DOCUMENT_FOLDER, SEARCH_INDEX } from '../../../shared/paths.ts';

// All types of files that the build writes: too few to need a package.
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.dwg': 'image/vnd.dwg',
  '.dxf': 'image/vnd.dxf',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** All names in this folder contain a hash of the content. */
const HASHED_FOLDER = 'assets/';

/** Names that Vite and the pictures' build make, as a path on the site: `/assets/Home-B4k_29dX.js`, `/assets/bilder/werk-768.aa686f5593.avif`. */
export const HASHED_NAME = /^\/assets\/(?:[\w-]+-[\w-]{8}|bilder\/[\w-]+-\d+\.[\da-f]{10})\.\w+$/;

/** @param key path from the root of the site, without a leading slash */
export const isHashed = (key: string): boolean => key.startsWith(HASHED_FOLDER);
export const isPage = (key: string): boolean => key.endsWith('.html');

/** Documents that visitors keep: never served stale, and always downloaded instead of shown. */
export const DOWNLOAD_FOLDER = DOCUMENT_FOLDER.slice(1);

/** A deployment invalidates the documents it changes. Should an invalidation fail, CloudFront serves an old page for a day at most. */
const SECONDS_AT_THE_EDGE = 86_400;

type FileHeaders = Readonly<
  Record<'content-type' | 'cache-control', string> & Partial<Record<'content-disposition', string>>
>;

/**
 * The headers with which a file of the site is stored and served.
 * @param key path from the root of the site, without a leading slash
 */
export function fileHeaders(key: string): FileHeaders {
  return {
    'content-type': MEDIA_TYPES[extname(key)] ?? 'application/octet-stream',
    'cache-control': cacheControl(key),
    ...(key.startsWith(DOWNLOAD_FOLDER) && { 'content-disposition': 'attachment' }),
  };
}

function cacheControl(key: string): string {
  if (isHashed(key)) return 'public, max-age=31536000, immutable';
  if (isPage(key)) return `public, max-age=0, s-maxage=${SECONDS_AT_THE_EDGE}, must-revalidate`;
  // An index of another release leads to places that are gone.
  if (key.startsWith(DOWNLOAD_FOLDER) || `/${key}` === SEARCH_INDEX) return 'no-cache';
  return 'public, max-age=86400';
}
