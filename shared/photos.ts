/** Largest photo, in bytes, inclusive (decisions.md D14). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Most photos of one complaint (decisions.md D14). */
export const MAX_PHOTOS = 10;
/** Most pixels of one photo: a decompression bomb is refused before it is opened (security.md T8). What phones call 50 megapixels. */
export const MAX_PHOTO_PIXELS = 8192 * 6144;
/**
 * Most scans of one JPEG: decoders go through all pixels for each, however few bytes it has (security.md T8). Programs write 10 for a
 * progressive photo, at most 18 for one of four colours.
 */
export const MAX_JPEG_SCANS = 20;
/** How long a presigned PUT may be used, in seconds. */
export const PRESIGN_SECONDS = 300;
/** Longest file name inside a key, in characters (decisions.md D4). */
export const MAX_PHOTO_NAME = 100;

/** Accepted media types and the extensions that agree with each; the first is the one given to a name that disagrees. */
export const PHOTO_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
} as const satisfies Record<string, readonly string[]>;

export type PhotoType = keyof typeof PHOTO_TYPES;

export const isPhotoType = (type: string): type is PhotoType => Object.hasOwn(PHOTO_TYPES, type);

/** The folder of the photos in the uploads bucket, and so the path under which the site shows them. */
export const PHOTO_FOLDER = 'complaints/';
export const UPLOADS_PATH = '/uploads/';

/** `complaints/{timestamp in nanoseconds}_{cleaned file name}` (specification section 3, decisions.md D3 and D4). */
export const PHOTO_KEY = /^complaints\/\d{19}_[\p{L}\p{N}][\p{L}\p{N}\p{M} ._()-]{0,99}\.(?:jpe?g|png)$/u;

/** Headers that the browser sends with the PUT and that the signature covers. */
export const UPLOAD_HEADERS = ['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging'] as const;

/** States of an uploaded photo, kept as an object tag: only verified photos can be read (decisions.md D3). */
export const PHOTO_STATE_TAG = 'state';
export const PHOTO_PENDING = 'pending';
export const PHOTO_KEPT = 'kept';

/**
 * The address under which a kept photo opens.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function photoUrl(siteUrl: string, key: string): string {
  return siteUrl + UPLOADS_PATH + key.split('/').map(encodeURIComponent).join('/');
}

/**
 * The key behind a photo's address; undefined unless it is exactly an address {@link photoUrl} makes for this site,
 * so that no foreign host, query or disguised path gets into a record (security.md T10).
 */
export function photoKey(siteUrl: string, url: string): string | undefined {
  try {
    const key = decodeURIComponent(url.slice(siteUrl.length + UPLOADS_PATH.length));
    return PHOTO_KEY.test(key) && photoUrl(siteUrl, key) === url ? key : undefined;
  } catch {
    return undefined;
  }
}
