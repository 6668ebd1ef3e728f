/** Name of the only policy for trusted types. */
export const WORKER_POLICY = 'werkstein-atelier';

type Headers = Readonly<Record<string, string>>;

const policy = (directives: Readonly<Record<string, string>>) =>
  Object.entries(directives)
    .map(([name, value]) => (value ? `${name} ${value}` : name))
    .join('; ');

/** Which hosts a browser opens by HTTPS only: the site's, also its subdomains, or all of them before the first visit (hstspreload.org). */
export type HstsScope = 'host' | 'subdomains' | 'preload';

const TWO_YEARS = 'max-age=63072000';
const hstsValues: Readonly<Record<HstsScope, string>> = {
  host: TWO_YEARS,
  subdomains: `${TWO_YEARS}; includeSubDomains`,
  preload: `${TWO_YEARS}; includeSubDomains; preload`,
};

/** Headers of every response. */
const always = (hsts: HstsScope): Headers => ({
  'strict-transport-security': hstsValues[hsts],
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/**
 * Headers of the site's pages and files (security.md). No inline script runs. Inline styles, each page narrows down to its own by a
 * second policy in the page (`web/builder/page-policy.ts`): both apply, and a page never meets the hashes of another release.
 * @param uploadOrigin where the browser PUTs photos, e.g. `https://<bucket>.s3.<region>.amazonaws.com`
 */
export function siteHeaders({
  uploadOrigin,
  hsts = 'host',
}: {
  readonly uploadOrigin: string;
  readonly hsts?: HstsScope;
}): Headers {
  return {
    ...always(hsts),
    'content-security-policy': policy({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self'",
      'connect-src': `'self' ${uploadOrigin}`,
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      // The one policy makes the address of the Werkstein-Atelier's worker; no string can become HTML or code (web/tools/worker/worker-url.ts).
      'trusted-types': WORKER_POLICY,
      'upgrade-insecure-requests': '',
    }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

/** Headers of every response under `/api/`: JSON, and pages for browsers without script, which have styles but no scripts (decisions.md D25). */
export const apiHeaders = (hsts: HstsScope = 'host'): Headers => ({
  ...always(hsts),
  'cache-control': 'no-store',
  'content-security-policy': policy({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
  }),
});

/** Headers of complaint photos: shown, never run, never listed by a search engine (decisions.md D3). */
export const photoHeaders = (hsts: HstsScope = 'host'): Headers => ({
  ...always(hsts),
  'cache-control': 'private, no-store',
  // Whatever was stored with the photo: shown as a picture, and saved under the name in its address.
  'content-disposition': 'inline',
  'content-security-policy': policy({ 'default-src': "'none'", sandbox: '', 'frame-ancestors': "'none'" }),
  'x-robots-tag': 'noindex, nofollow',
});
