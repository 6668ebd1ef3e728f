import { describe, expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { checkBody } from '../../../shared/forms/define-form.ts';
import { NOT_CHOSEN, visibleFields } from '../../../shared/forms/entries.ts';
import { checkValues, emptyValues, filledValues } from '../../../web/delivery/values.ts';

const SAMPLE = {
  text: 'Text',
  email: 'name@firma.ch',
  tel: '044 000 00 00',
  multiline: 'Zeile 1\nZeile 2',
  choice: '',
  photos: '',
};

describe.each(allForms.map((form) => [form.id, form] as const))('%s', (_id, form) => {
  const filled = {
    ...emptyValues(form),
    ...Object.fromEntries(
      visibleFields(form).map(([name, { input, options = {} }]) => [
        name,
        input === 'choice' ? Object.keys(options)[0] : SAMPLE[input],
      ]),
    ),
    math_answer: form.math.answer,
    privacy: true,
  } as Record<string, string | boolean>;

  it('marks every required field of the empty form, the sum and the privacy box', () => {
    const required = Object.entries(form.fields).filter(([, field]) => field.required);
    const marked = checkValues(form, emptyValues(form)).map(({ field }) => field);
    expect(marked).toEqual([...required.map(([name]) => name), 'math_answer', 'privacy']);
  });

  it('finds a wrong sum beside a wrong field', () => {
    const wrongSum = { field: 'math_answer', code: 'wrong_answer' };
    expect(checkValues(form, { ...filled, math_answer: '99' })).toEqual([wrongSum]);
    expect(checkValues(form, { ...filled, email: 'x', math_answer: '99' })).toEqual([
      { field: 'email', code: 'email' },
      wrongSum,
    ]);
    expect(checkValues(form, { ...filled, math_answer: ` ${form.math.answer}` })).toEqual([wrongSum]);
  });

  it('sends what the server accepts', () => {
    expect(checkValues(form, filled)).toEqual([]);
    const body = { ...filledValues(form, filled), submission_id: crypto.randomUUID(), elapsed_ms: 5000 };
    expect(checkBody(form, body)).toHaveProperty('record');
  });
});

it('leaves a cleared topic out', () => {
  expect(filledValues(consultation, { topic: NOT_CHOSEN, name: 'A' })).not.toHaveProperty('topic');
});
