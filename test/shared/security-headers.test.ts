import { describe, expect, it } from 'vitest';
import { apiHeaders, photoHeaders, siteHeaders } from '../../shared/security-headers.ts';

const always = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const uploadOrigin = 'https://uploads.s3.eu-central-2.amazonaws.com';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  `img-src 'self' data: blob:; font-src 'self'; connect-src 'self' ${uploadOrigin}; manifest-src 'self'; form-action 'self'; ` +
  "base-uri 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types werkstein-atelier; upgrade-insecure-requests";

describe('the headers of', () => {
  it('pages run no inline script, leave inline styles to the policy in the page, and allow nothing else', () =>
    expect(siteHeaders({ uploadOrigin })).toEqual({
      ...always,
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    }));

  it('calls are never kept and allow nothing', () =>
    expect(apiHeaders()).toEqual({
      ...always,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    }));

  it('photos are never kept, never run and never listed', () =>
    expect(photoHeaders()).toEqual({
      ...always,
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
    }));

  it('every response has HSTS with the configured scope', () => {
    const all = 'max-age=63072000; includeSubDomains';
    const values = { subdomains: all, preload: `${all}; preload` };
    for (const hsts of ['subdomains', 'preload'] as const) {
      const answers = [siteHeaders({ uploadOrigin, hsts }), apiHeaders(hsts), photoHeaders(hsts)];
      expect(answers.map((headers) => headers['strict-transport-security'])).toEqual(answers.map(() => values[hsts]));
    }
  });
});
