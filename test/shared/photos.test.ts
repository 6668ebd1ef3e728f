import { describe, expect, it } from 'vitest';
import {
  MAX_PHOTO_BYTES,
  MAX_PHOTOS,
  PHOTO_KEY,
  photoKey,
  photoUrl,
  PRESIGN_SECONDS,
  UPLOAD_HEADERS,
} from '../../shared/photos.ts';

const SITE = 'https://www.musterstein.example';
const KEY = 'complaints/1795231769115976168_Riss Süd (1).jpg';
const URL_OF_KEY = `${SITE}/uploads/complaints/1795231769115976168_Riss%20S%C3%BCd%20(1).jpg`;
const path = (rest: string) => `${SITE}/uploads/complaints/${rest}`;

describe('the address of a photo', () => {
  it('is its key under /uploads/, percent-encoded, and leads back', () => {
    expect(photoUrl(SITE, KEY)).toBe(URL_OF_KEY);
    expect(photoKey(SITE, URL_OF_KEY)).toBe(KEY);
  });

  it('survives a browser, which reads the same address out of it', () => {
    expect(new URL(URL_OF_KEY).href).toBe(URL_OF_KEY);
  });
});

describe('an address is no photo of this site:', () => {
  const NAME = '1795231769115976168_a.jpg';
  it.each([
    '',
    ' ',
    'a.jpg',
    `complaints/${NAME}`,
    `/uploads/complaints/${NAME}`,
    // Other hosts, or the same in disguise.
    `https://evil.ch/uploads/complaints/${NAME}`,
    `${SITE}.evil.ch/uploads/complaints/${NAME}`,
    `${SITE}@evil.ch/uploads/complaints/${NAME}`,
    `https://user@www.musterstein.example/uploads/complaints/${NAME}`,
    `${SITE}:443/uploads/complaints/${NAME}`,
    `${SITE}:8443/uploads/complaints/${NAME}`,
    `${SITE}./uploads/complaints/${NAME}`,
    `http://www.musterstein.example/uploads/complaints/${NAME}`,
    `HTTPS://www.musterstein.example/uploads/complaints/${NAME}`,
    `https://WWW.musterstein.example/uploads/complaints/${NAME}`,
    `https://www.mustersteın.example/uploads/complaints/${NAME}`,
    `//www.musterstein.example/uploads/complaints/${NAME}`,
    `https:/www.musterstein.example/uploads/complaints/${NAME}`,
    `https:\\\\www.musterstein.example\\uploads\\complaints\\${NAME}`,
    `https://uploads.s3.eu-central-2.amazonaws.com/complaints/${NAME}`,
    `http://169.254.169.254/latest/meta-data/${NAME}`,
    `http://127.0.0.1/uploads/complaints/${NAME}`,
    `javascript:alert(1)//${SITE}/uploads/complaints/${NAME}`,
    'data:image/png;base64,AAAA',
    `file:///uploads/complaints/${NAME}`,
    ` ${path(NAME)}`,
    `${path(NAME)} `,
    `\n${path(NAME)}`,
    `${path(NAME)}\n`,
    `${path(NAME)}\u0000`,
    // More than an address.
    `${path(NAME)}?x=1`,
    `${path(NAME)}?`,
    `${path(NAME)}#x`,
    `${path(NAME)}/`,
    `${path(NAME)}/b.jpg`,
    `${path(NAME)}%00`,
    `${path(NAME)}%0a`,
    `${path(NAME)}, ${path(NAME)}`,
    // Other folders, disguised paths.
    `${SITE}/complaints/${NAME}`,
    `${SITE}/uploads/${NAME}`,
    `${SITE}/uploads/other/${NAME}`,
    `${SITE}/uploads//complaints/${NAME}`,
    `${SITE}//uploads/complaints/${NAME}`,
    `${SITE}/Uploads/complaints/${NAME}`,
    `${SITE}/uploads/../uploads/complaints/${NAME}`,
    path(`../complaints/${NAME}`),
    path(`%2e%2e/complaints/${NAME}`),
    path(`..%2fcomplaints%2f${NAME}`),
    `${SITE}/uploads/complaints%2f${NAME}`,
    `${SITE}/uploads/%63omplaints/${NAME}`,
    `${SITE}/uploads/complaints/%2f${NAME}`,
    // Encoded otherwise than the site does.
    path('1795231769115976168_%61.jpg'),
    path('1795231769115976168_a b.jpg'),
    path('1795231769115976168_ä.jpg'),
    path('1795231769115976168_%c3%a4.jpg'),
    path('1795231769115976168_a%28.jpg'),
    path('1795231769115976168_a+b.jpg'),
    path('1795231769115976168_%ff.jpg'),
    path('1795231769115976168_%E0%A4%A.jpg'),
    path('1795231769115976168_%ED%A0%80.jpg'),
    path('1795231769115976168_%.jpg'),
    path('1795231769115976168_%2561.jpg'),
    // Keys that this site never makes.
    path('a.jpg'),
    path('_a.jpg'),
    path('179523176911597616_a.jpg'),
    path('17952317691159761680_a.jpg'),
    path('1795231769115976168a.jpg'),
    path('1795231769115976168_.jpg'),
    path('1795231769115976168_..jpg'),
    path('1795231769115976168_.a.jpg'),
    path('1795231769115976168_-a.jpg'),
    path('1795231769115976168_a'),
    path('1795231769115976168_a.JPG'),
    path('1795231769115976168_a.gif'),
    path('1795231769115976168_a.svg'),
    path('1795231769115976168_a.jpg.html'),
    path('1795231769115976168_a.jpg%00.html'),
    path('1795231769115976168_a%00.jpg'),
    path('1795231769115976168_a%2Fb.jpg'),
    path('1795231769115976168_a%5Cb.jpg'),
    path('1795231769115976168_a%E2%80%AEgpj.jpg'),
    path('1795231769115976168_a%3Cscript%3E.jpg'),
    path(`1795231769115976168_${'a'.repeat(101)}.jpg`),
    path('１７９５２３１７６９１１５９７６１６８_a.jpg'),
  ])('%s', (url) => {
    expect(photoKey(SITE, url)).toBeUndefined();
  });
});

it('keeps the limits of the decisions', () => {
  expect(MAX_PHOTO_BYTES).toBe(10_485_760);
  expect(MAX_PHOTOS).toBe(10);
  expect(PRESIGN_SECONDS).toBe(300);
  expect(UPLOAD_HEADERS).toEqual(['content-type', 'if-none-match', 'x-amz-meta-submission', 'x-amz-tagging']);
});

it('a key may have any letters, but is at most as long as S3 and a record allow', () => {
  const longest = `complaints/1795231769115976168_${'漢'.repeat(95)}.jpeg`;
  expect(PHOTO_KEY.test(longest)).toBe(true);
  expect(Buffer.byteLength(longest)).toBeLessThanOrEqual(1024);
  expect(photoUrl(SITE, longest).length).toBeLessThanOrEqual(2000);
});
