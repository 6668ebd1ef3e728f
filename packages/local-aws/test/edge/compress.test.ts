import { expect, it } from 'vitest';
import { compress } from '../../edge/compress.ts';

const page = Buffer.from('<p>Betonwerkstein</p>'.repeat(100));

// RFC 9110, 12.5.3 and 12.4.2.
it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.2,br;q=0.1', 'br'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['', undefined],
])('answers «Accept-Encoding: %s» with the coding %s', async (accepted, encoding) => {
  expect((await compress(page, 'text/html', accepted))?.encoding).toBe(encoding);
});
