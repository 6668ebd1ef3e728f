import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { pagePolicy } from '../../../web/builder/page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('names what is inline by its hash, each once and as the browser reads it', () => {
  const html = '<p style="--a:&quot;b&quot;"><p style="--a:&quot;b&quot;"><style>a{}</style><style>b{}</style>';
  expect(pagePolicy(html)).toBe(
    `style-src 'self' ${hash('a{}')} ${hash('b{}')}; style-src-attr 'unsafe-hashes' ${hash('--a:"b"')}`,
  );
});
