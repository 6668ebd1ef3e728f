import { expect, it } from 'vitest';
import { PHOTO_KEY, photoKey, photoUrl } from '../../shared/photos.ts';

const SITE = 'https://www.musterstein.example';
const KEY = 'complaints/1795231769115976168_Riss Süd (1).jpg';
const URL_OF_KEY = `${SITE}/uploads/complaints/1795231769115976168_Riss%20S%C3%BCd%20(1).jpg`;
const path = (rest: string) => `${SITE}/uploads/complaints/${rest}`;

it('the address of a photo is its key under /uploads/, percent-encoded as a browser has it, and leads back', () => {
  expect(photoUrl(SITE, KEY)).toBe(URL_OF_KEY);
  expect(new URL(URL_OF_KEY).href).toBe(URL_OF_KEY);
  expect(photoKey(SITE, URL_OF_KEY)).toBe(KEY);
});

const NAME = '1795231769115976168_a.jpg';
const otherSites = [
  '',
  'https://evil.ch',
  `${SITE}.evil.ch`,
  `${SITE}@evil.ch`,
  ` ${SITE}`,
  `javascript:alert(1)//${SITE}`,
];
const otherPaths =
  '/complaints/ /uploads/other/ /uploads//complaints/ /uploads/../uploads/complaints/ /uploads/complaints/..%2fcomplaints%2f';
const behind = ['?x=1', '?', '#x', '/', '/b.jpg', '%00', '%0a', ' ', '\n', '\0', `, ${path(NAME)}`];
/** Encoded otherwise than the site does, or of keys that the site never makes. */
const names =
  'a.jpg _a.jpg 179523176911597616_a.jpg 17952317691159761680_a.jpg 1795231769115976168a.jpg １７９５２３１７６９１１５９７６１６８_a.jpg';
const ends =
  '%61.jpg ä.jpg %ff.jpg %2561.jpg .jpg ..jpg -a.jpg a a.svg a.jpg.html a.jpg%00.html a%2Fb.jpg a%3Cscript%3E.jpg';

it.each([
  '',
  NAME,
  `complaints/${NAME}`,
  'data:image/png;base64,AAAA',
  ...otherSites.map((site) => `${site}/uploads/complaints/${NAME}`),
  ...otherPaths.split(' ').map((folder) => SITE + folder + NAME),
  ...behind.map((more) => path(NAME) + more),
  ...names.split(' ').map(path),
  ...[...ends.split(' '), 'a b.jpg', `${'a'.repeat(101)}.jpg`].map((end) => path(`1795231769115976168_${end}`)),
])('an address is no photo of this site: %s', (url) => expect(photoKey(SITE, url)).toBeUndefined());

it('a key may have any letters, but is at most as long as S3 and a record allow', () => {
  const longest = `complaints/1795231769115976168_${'漢'.repeat(95)}.jpeg`;
  expect(PHOTO_KEY.test(longest)).toBe(true);
  expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(1024);
  expect(photoUrl(SITE, longest).length).toBeLessThanOrEqual(2000);
});
