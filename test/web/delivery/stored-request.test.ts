import { expect, it } from 'vitest';
import { readRequest, writtenTexts } from '../../../web/delivery/stored-request.ts';

const id = '11111111-1111-4111-8111-111111111111';
const waiting = {
  id,
  form: 'complaint',
  keptAt: 1_795_264_496_000,
  status: 'waiting',
  body: { submission_id: id, math_answer: '14', privacy: true, elapsed_ms: 5000, product: 'Platte' },
  photos: [
    { name: 'Riss.jpg', type: 'image/jpeg' },
    { name: 'Riss.png', type: 'image/png', url: 'https://www.musterstein.example/uploads/complaints/1_a.png' },
  ],
  errors: [],
};
const refused = { ...waiting, status: 'refused', errors: [{ field: 'product', code: 'too_long' }] };
const sent = { id, form: 'contact', keptAt: 1_795_264_496_000, status: 'sent', reference: 'K7QF-3M2A' };

it.each([waiting, refused, sent])('reads what was stored: %#', (request) => {
  expect(readRequest(structuredClone(request))).toEqual(request);
});

it('what was written for a form that is gone can be shown', () => {
  expect(writtenTexts({ ...waiting, form: 'newsletter' })).toEqual(['Platte']);
  for (const value of [undefined, null, 'x', [], {}, { body: 3 }]) expect(writtenTexts(value)).toEqual([]);
});

// A malformed record made the whole page of a form vanish.
it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', [waiting]],
  ...Object.keys(waiting).map((name): [string, unknown] => [`one without ${name}`, { ...waiting, [name]: undefined }]),
  ...Object.keys(sent).map((name): [string, unknown] => [
    `a sent one whose ${name} is an object`,
    { ...sent, [name]: {} },
  ]),
  ['one of no form', { ...waiting, form: 'newsletter' }],
  ['one with an object as entry', { ...waiting, body: { ...waiting.body, product: { toString: null } } }],
  ['one with a photo without type', { ...waiting, photos: [{ name: 'a' }] }],
  ['one with a photo of another type', { ...waiting, photos: [{ name: 'a', type: 'text/html' }] }],
])('is no request: %s', (_what, value) => expect(readRequest(value)).toBeUndefined());
