import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhotosAnswer } from '../../shared/api.ts';
import { MAX_PHOTO_BYTES } from '../../shared/photos.ts';
import { call, captureLog, handlerOf } from './call.ts';
import type { Body } from './valid-body.ts';

captureLog();
beforeEach(() => void vi.resetModules());

const ID = '11111111-1111-4111-8111-111111111111';
const photo = (changes: Body = {}) => ({ name: 'Riss Süd (1).jpg', type: 'image/jpeg', size: 123_456, ...changes });
const body = (changes: Body = {}) => ({ submission_id: ID, math_answer: '14', files: [photo()], ...changes });
const photosOf = (json: unknown) => (json as PhotosAnswer).photos;

async function presign(changes: Body = {}, environment: Record<string, string> = {}) {
  const { status, json } = await call(await handlerOf('complaint-photos', environment), body(changes));
  expect(status).toBe(200);
  return photosOf(json);
}

it('a presigned upload signs host, length, type, no overwriting, submission and state, for five minutes, without a checksum', async () => {
  const [upload] = await presign();
  const url = new URL(upload?.url ?? '');
  expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match;x-amz-meta-submission;x-amz-tagging',
  );
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  expect([...url.searchParams.keys()].filter((name) => /checksum|tagging|meta/i.test(name))).toEqual([]);
  expect(url.origin).toBe('https://uploads.s3.eu-central-2.amazonaws.com');
  expect(upload?.headers).toEqual({
    'content-type': 'image/jpeg',
    'if-none-match': '*',
    'x-amz-meta-submission': ID,
    'x-amz-tagging': 'state=pending',
  });
});

describe('is refused with 422:', () => {
  it.each<[string, Body, string, string]>([
    ['a submission id that is no UUID', { submission_id: '../../x' }, 'submission_id', 'type'],
    ['a wrong sum', { math_answer: '15' }, 'math_answer', 'wrong_answer'],
    ['the sum of another form', { math_answer: '12' }, 'math_answer', 'wrong_answer'],
  ])('%s', async (_, changes, field, code) => {
    const { status, errors } = await call(await handlerOf('complaint-photos'), body(changes));
    expect([status, errors]).toEqual([422, [{ field, code }]]);
  });

  const sizes = [0, 1.5, MAX_PHOTO_BYTES + 1, '5'];
  const types = ['image/gif', 'image/svg+xml', '', 'toString', null, ['image/png']];
  it.each<[string, unknown]>([
    ['no file', []],
    ['eleven files', Array.from({ length: 11 }, () => photo())],
    ['one bad file among good ones', [photo(), photo({ size: 0 })]],
    ['an unknown key of a file', [photo({ key: 'complaints/x' })]],
    ['a key of the prototype', [JSON.parse('{"name":"a","type":"image/png","size":1,"__proto__":1}')]],
    ...sizes.map((size): [string, unknown] => [`the size ${size}`, [photo({ size })]]),
    ...types.map((type): [string, unknown] => [`the type ${JSON.stringify(type)}`, [photo({ type })]]),
  ])('files: %s', async (_, files) => {
    const { status, errors } = await call(await handlerOf('complaint-photos'), body({ files }));
    expect([status, errors]).toEqual([422, [{ field: 'photos', code: 'photos' }]]);
  });
});

it.each([1, MAX_PHOTO_BYTES])('accepts a photo of %i bytes', async (size) => {
  expect(await presign({ files: [photo({ size })] })).toHaveLength(1);
});
