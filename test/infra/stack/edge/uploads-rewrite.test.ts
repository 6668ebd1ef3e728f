import { expect, it } from 'vitest';
import { DAY_MS, PHOTO_LINK_DAYS } from '../../../../shared/retention.ts';
import { edgeFunction } from '../../fixtures/edge-function.ts';
import { synthesise } from '../../fixtures/fixture-stack.ts';

const handle = edgeFunction((await synthesise('prod')).template, 'SiteUploadsRewrite');

/** Where a request for a photo leads; its status if it leads nowhere. */
function leads(uri: string) {
  const request = { method: 'GET', uri, querystring: {}, headers: {}, cookies: {} };
  const { uri: key, statusCode } = handle({ request });
  return key ?? statusCode;
}

const named = (days: number) => `complaints/${Date.now() - days * DAY_MS}123456_Riss.jpg`;

// Threat T2: accepted photos of anyone were served for ten years.
it.each([
  [0, true],
  [PHOTO_LINK_DAYS - 1, true],
  [PHOTO_LINK_DAYS + 1, false],
  [3650, false],
])('a photo of %i days opens: %s', (days, opens) => {
  const key = named(days);
  expect(leads(`/uploads/${key}`)).toBe(opens ? `/${key}` : 404);
});

it.each([
  'complaints/',
  'complaints/x.jpg',
  'complaints/_x.jpg',
  'secret',
  '',
  '../complaints/1795233816059312376_x.jpg',
])('%j leads to no key', (key) => expect(leads(`/uploads/${key}`)).toBe(404));
