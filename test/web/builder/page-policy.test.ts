import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { siteHeaders } from '../../../shared/security-headers.ts';
import { pagePolicy } from '../../../web/builder/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names what is inline by its hash, each once and as the browser reads it', () => {
  const html = '<p style="--a:&quot;b&quot;"><p style="--a:&quot;b&quot;"><style>a{}</style><style>b{}</style>';
  expect(pagePolicy(html)).toBe(
    `style-src 'self' ${hash('a{}')} ${hash('b{}')}; style-src-attr 'unsafe-hashes' ${hash('--a:"b"')}`,
  );
});

// During an update or after a roll-back, CloudFront sends the headers of one release with the pages of another.
it('is the only policy with hashes, so pages of one release work with the headers of another', () => {
  const styles = ['old{}', 'new{}'];
  const header = siteHeaders({ uploadOrigin: 'https://uploads.example' })['content-security-policy'] ?? '';
  // Without a hash, browsers obey 'unsafe-inline': the header refuses no inline style of any release.
  expect(header).toContain("style-src 'self' 'unsafe-inline';");
  expect(header).not.toMatch(/'(?:sha\d+-|nonce-|strict-dynamic)/);
  for (const style of styles) {
    const policy = pagePolicy(`<style>${style}</style>`);
    expect(styles.filter((other) => policy.includes(hash(other)))).toEqual([style]);
    expect(policy).not.toContain('unsafe-inline');
  }
});
