import { expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { NOT_CHOSEN } from '../../../shared/forms/entries.ts';
import { checkValues, emptyValues, filledValues, typedSum } from '../../../web/delivery/values.ts';

it.each(allForms)('finds every error of $id: what is missing, a wrong sum beside it, and no consent', (form) => {
  const required = Object.entries(form.fields).flatMap(([name, field]) => (field.required ? [name] : []));
  for (const sum of ['', '99', ` ${form.math.answer}`]) {
    const found = checkValues(form, { ...emptyValues(form), math_answer: sum }).map(({ field }) => field);
    expect(found).toEqual([...required, 'math_answer', 'privacy']);
  }
});

it('leaves a cleared topic out', () => {
  expect(filledValues(consultation, { topic: NOT_CHOSEN, name: 'A' })).not.toHaveProperty('topic');
});

it('takes a sum with the blanks of a phone and the wide digits of an input method', () => {
  expect(typedSum(' １４ ')).toBe('14');
});
