import { expect, it } from 'vitest';
import { declaredControl, mathControl } from '../../../functions/page/controls.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { formWords } from '../../../shared/forms/form-words.ts';

const fields = allForms.flatMap((form) =>
  Object.entries(form.fields).flatMap(([name, field]) =>
    ['photos', 'choice', 'multiline'].includes(field.input) ? [] : [[`${form.id} ${name}`, name, field] as const],
  ),
);

it.each(fields)('%s shows the placeholder of its declaration, if it has one', async (_id, name, field) => {
  const html = String(await declaredControl({ id: 'a', name, field, value: '', error: undefined }));
  expect(/ placeholder="([^"]*)"/u.exec(html)?.[1]).toBe(field.placeholder);
});

it.each([
  [undefined, 'a-hint'],
  ['Falsch', 'a-hint a-error'],
])('the sum is described by its hint, and by its error if it has one: %s', async (error, describedBy) => {
  for (const { math } of allForms) {
    const html = String(await mathControl({ id: 'a', math, value: '', error }));
    expect(html).toContain(`<p class="hint" id="a-hint">${formWords.mathHint}</p>`);
    expect(html).toContain(`aria-describedby="${describedBy}"`);
    expect(html.includes('aria-invalid=true')).toBe(error !== undefined);
  }
});
