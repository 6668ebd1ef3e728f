import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { PhotosAnswer } from '../../../shared/api.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { MAX_PHOTOS, PHOTO_TYPES, type PhotoType } from '../../../shared/photos.ts';
import { SITE_URL } from '../../functions/call.ts';
import { figure, howMany } from '../effort.ts';
import { CANARY } from '../filled.ts';
import { markedBody } from './bodies.ts';
import { openTarget } from './target.ts';

const SEED = 20_261_142;
const target = openTarget();
afterAll(() => target.expectSound());

const submission_id = '11111111-1111-4111-8111-111111111111';
const types = Object.keys(PHOTO_TYPES) as PhotoType[];
/** Written anew from decisions.md D3 and D4: nanoseconds, a readable name, an extension that agrees. */
const KEY = /^complaints\/\d{19}_([\p{L}\p{N}][\p{L}\p{N}\p{M} ._()-]*)$/u;

/** Asks for uploads under these names. @returns the names in the keys */
async function cleaned(names: readonly string[], type: PhotoType): Promise<string[]> {
  const files = names.map((name) => ({ name, type, size: 1 }));
  const { status, text } = await target.send(
    'complaint-photos',
    JSON.stringify({ submission_id, math_answer: complaint.math.answer, files }),
  );
  expect(status).toBe(200);
  return (JSON.parse(text) as PhotosAnswer).photos.map(({ url, photo_url }) => {
    const key = decodeURIComponent(new URL(photo_url).pathname.slice('/uploads/'.length));
    expect(photo_url.startsWith(`${SITE_URL}/uploads/complaints/`)).toBe(true);
    expect(decodeURIComponent(new URL(url).pathname)).toBe(`/${key}`);
    expect(Buffer.byteLength(key)).toBeLessThan(1024);
    return KEY.exec(key)?.[1] ?? `no name: ${key}`;
  });
}

async function unsound(names: readonly string[], type: PhotoType): Promise<string[]> {
  const clean = await cleaned(names, type);
  const again = await cleaned(clean, type);
  return clean.filter(
    (name, index) =>
      name.length > 100 ||
      name.includes('..') ||
      name !== name.normalize('NFC') ||
      name !== again[index] ||
      !PHOTO_TYPES[type].some((extension) => name.endsWith(extension)),
  );
}

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom(...'../ ..\\ .jpg .PNG %2e%2e%2f CON nul \u202e \u0000 C:\\ / \ud800 😀 ä a\u0308'.split(' ')),
);
const fileName = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

it('B6: whatever a file is called, its key is one file in one folder, and readable', async () => {
  let count = 0;
  const wrong: string[] = [];
  for (const type of types) {
    for (let from = 0; from < naughtyStrings.length; from += MAX_PHOTOS) {
      const names = naughtyStrings.slice(from, from + MAX_PHOTOS);
      count += names.length;
      wrong.push(...(await unsound(names, type)));
    }
  }
  const property = fc.asyncProperty(
    fc.array(fileName, { minLength: MAX_PHOTOS, maxLength: MAX_PHOTOS }),
    fc.constantFrom(...types),
    async (names, type) => {
      count += names.length;
      expect(await unsound(names, type)).toEqual([]);
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: howMany(2000, 30) });
  expect(wrong).toEqual([]);
  figure('B6', `${count} names, seed ${SEED}`);
});

const KEY_PATH = 'complaints/1795231769115976168_Riss.jpg';
const OWN = `${SITE_URL}/uploads/${KEY_PATH}`;
const host = new URL(SITE_URL).host;
/** Words of a list. */
const words = (list: string) => list.split(' ');
const foreign = [
  ...words('http://169.254.169.254/latest/meta-data/ http://127.0.0.1/ http://[::1]/ http://localhost:3000/ ftp://x/'),
  ...words('file:///etc/passwd javascript:alert(1) data:image/png;base64,AA== gopher://x/ //evil.ch/ /uploads/x.jpg'),
  ...words('null undefined ../x.jpg'),
  '',
  ' ',
  KEY_PATH,
  `s3://uploads/${KEY_PATH}`,
  `https://uploads.s3.eu-central-2.amazonaws.com/${KEY_PATH}`,
  ...words('.evil.ch :443 :80 @evil.ch %2eevil.ch \u3002evil.ch \\@evil.ch #@evil.ch ?@evil.ch . /. // \u200b').map(
    (after) => OWN.replace(host, host + after),
  ),
  ...words('evil.ch@ user:pass@ xn-- evil.ch/ \u0430 WWW.').map((before) => OWN.replace(host, before + host)),
  ...[' https:', '\thttps:', ...words('http: HTTPS: https:/ https:/// view-source:https: blob:https:')].map((scheme) =>
    OWN.replace('https:', scheme),
  ),
];
const disguised = [
  ...[' ', '\u0000', '\n', ...words('?x=1 #x / /.. %00 %0a .html %2ehtml ;.html ? # %20 .svg .jpg/')].map(
    (after) => OWN + after,
  ),
  ...words('../ ..%2f %2e%2e/ %2e%2e%2f ./ / %2f %5c ..;/ %252e%252e%252f \u2024\u2024/ %c0%ae%c0%ae/').flatMap(
    (step) => [
      OWN.replace('complaints/', `complaints/${step}`),
      OWN.replace('complaints/', `${step}complaints/`),
      OWN.replace('/uploads/', `/uploads/${step}`),
    ],
  ),
  ...['', ...words('complaint Complaints COMPLAINTS complaints%2f other')].map((folder) =>
    OWN.replace('complaints', folder),
  ),
  ...words('17952317691159761680 179523176911597616 -795231769115976168 0x95231769115976168 ١٧٩٥٢٣١٧٦٩١١٥٩٧٦١٦٨').map(
    (stamp) => OWN.replace('1795231769115976168', stamp),
  ),
  ...[
    ...words('Riss.gif Riss.svg Riss.JPG Riss .jpg Riss.jpg.exe _Riss.jpg -Riss.jpg R%69ss.jpg Riss%2Ejpg a/b.jpg'),
    ...words('a%2Fb.jpg a\\b.jpg Ri\u0308ss.jpg Riß\u202e.jpg %E0%A4%A.jpg %.jpg'),
    ' Riss.jpg',
    `${'a'.repeat(300)}.jpg`,
  ].map((name) => OWN.replace('Riss.jpg', name)),
];

const refuse = async (photo_urls: unknown) => {
  const { status, errors, stored } = await target.send(
    complaint.id,
    JSON.stringify(markedBody(complaint, { photo_urls })),
  );
  expect({ photo_urls, status, errors, stored }).toEqual({
    photo_urls,
    status: 422,
    errors: [{ field: 'photo_urls', code: 'photos' }],
    stored: undefined,
  });
};

it('B7: no address but a photo’s own is stored in a row or requested', async () => {
  const before = target.cases();
  for (const url of [...foreign, ...disguised]) {
    await refuse([url]);
    await refuse([url, url]);
  }
  for (const wrong of [
    OWN,
    { 0: OWN, length: 1 },
    [[OWN]],
    [null],
    [1],
    [{}],
    [OWN, OWN],
    Array.from({ length: 11 }, (_, index) => OWN.replace('Riss', `${CANARY}${index}`)),
    ['a'.repeat(20_000)],
  ])
    await refuse(wrong);
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
  figure(
    'B7',
    `${target.cases() - before} cases, ${new Set([...foreign, ...disguised]).size} of them made by hand, seed ${SEED}`,
  );
});

it('B7: a photo that was never uploaded is looked for by its key, and refused', async () => {
  await refuse([OWN]);
  expect([...target.askedFor]).toEqual([KEY_PATH]);
});
