import { expect, it } from 'vitest';
import { complaint } from '../../../shared/forms/complaint.ts';
import { refusedPhotos } from '../../../web/delivery/refused-photos.ts';

const photo_urls = { field: 'photo_urls', code: 'photos' } as const;

it.each([
  ['those whose places the server names', [{ ...photo_urls, places: [0, 2] }], ['a', 'c']],
  ['all, if it names no places', [photo_urls], ['a', 'b', 'c']],
  ['none, if it refuses another field', [{ field: 'email', code: 'email' } as const], []],
  ['none at places that there are not', [{ ...photo_urls, places: [7] }], []],
])('refused are %s', (_, errors, refused) => {
  expect(refusedPhotos(complaint, errors, ['a', 'b', 'c'])).toEqual(refused);
});
