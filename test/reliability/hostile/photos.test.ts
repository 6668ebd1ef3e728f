import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { complaint } from '../../../shared/forms/complaint.ts';
import { SITE_URL } from '../../functions/call.ts';
import { howMany } from '../effort.ts';
import { markedBody } from './bodies.ts';
import { openTarget } from './target.ts';

const SEED = 20_261_142;
const target = openTarget();
afterAll(() => target.expectSound());

const KEY_PATH = 'complaints/1795231769115976168_Riss.jpg';
const OWN = `${SITE_URL}/uploads/${KEY_PATH}`;

const refuse = async (photo_urls: unknown) => {
  const body = JSON.stringify(markedBody(complaint, { photo_urls }));
  const { status, errors, stored } = await target.send(complaint.id, body);
  expect({ photo_urls, status, errors, stored }).toEqual({
    photo_urls,
    status: 422,
    errors: [expect.objectContaining({ field: 'photo_urls', code: 'photos' })],
    stored: undefined,
  });
};

it('B7: no address but a photo’s own is stored in a row or requested', async () => {
  const anyUrl = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.webUrl().map((url) => url.replace(/^https?:\/\/[^/]*/, SITE_URL)),
    fc.webPath().map((path) => `${SITE_URL}/uploads${path}`),
  );
  await fc.assert(
    fc.asyncProperty(anyUrl, async (url) => refuse([url])),
    { seed: SEED, numRuns: howMany(5000, 100) },
  );
  expect([...target.askedFor]).toEqual([]);
});

it('B7: a photo that was never uploaded is looked for by its key, and refused', async () => {
  await refuse([OWN]);
  expect([...target.askedFor]).toEqual([KEY_PATH]);
});
