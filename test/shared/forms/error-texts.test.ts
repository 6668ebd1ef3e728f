import { describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES, type FieldErrorCode } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { BODY_TOO_LARGE, errorText } from '../../../shared/forms/error-texts.ts';
import { grouped } from '../../../shared/language.ts';
import { WRONG_SUM } from '../../../shared/notices.ts';
import { MAX_PHOTOS } from '../../../shared/photos.ts';

const CODES: readonly FieldErrorCode[] = ['required', 'email', 'too_long', 'characters', 'photos', 'choice', 'type'];

describe.each(allForms)('$id: an error', (form) => {
  const texts = (name: string) => [...new Set(CODES.map((code) => errorText(form, name, code)))];
  const own = Object.keys(form.fields).filter((name) => name !== form.checkedLast?.field);

  it.each(own)('of %s has a text for each code', (name) => {
    expect(texts(name)).toHaveLength(CODES.length);
    for (const text of texts(name)) expect(text).toMatch(/^Bitte .*\.$/u);
    const limit = form.fields[name]?.maxLength;
    expect(errorText(form, name, 'too_long')).toContain(limit === undefined ? '' : grouped(limit));
    const { maxLength = 0 } = form.fields[name] ?? {};
    const excess = maxLength > 0 ? ' um 17 auf ' : '';
    expect(errorText(form, name, 'too_long', ` ${'x'.repeat(maxLength + 17)} `)).toContain(excess);
  });

  it('of the sum, of the consent and of what is checked last has one text whatever the code', () => {
    expect(texts('math_answer')).toEqual([WRONG_SUM.text]);
    expect(texts('privacy')).toEqual([expect.stringMatching(/Häkchen/u)]);
    for (const { field, notice } of [form.checkedLast ?? []].flat()) expect(texts(field)).toEqual([notice.text]);
  });
});

it('texts name the limits', () => {
  expect(errorText(complaint, 'photo_urls', 'photos')).toContain(String(MAX_PHOTOS));
  expect(errorText(complaint, 'unknown', 'too_long')).toMatch(/^Bitte .*\.$/u);
  expect(BODY_TOO_LARGE).toContain(` ${MAX_BODY_BYTES / 1024}\u00a0KB`);
});
