import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from '../../../web/build/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names what is inline by its hash, each once and as the browser reads it', () => {
  const html =
    '<p style="--a:&quot;b&quot;"><p style="--a:&quot;b&quot;"><script type="module">x&&y</script><style>a{}</style><style>b{}</style>' +
    '<script src="/a.js"></script><script type="application/ld+json">{}</script>';
  expect(pagePolicy(html)).toBe(
    `script-src 'self' ${hash('x&&y')}; style-src 'self' ${hash('a{}')} ${hash('b{}')}; style-src-attr 'unsafe-hashes' ${hash('--a:"b"')}`,
  );
});

it('allows nothing inline in a page without any', () => {
  expect(pagePolicy('<p>Terrazzo</p>')).toBe("script-src 'self'; style-src 'self'; style-src-attr 'none'");
});
