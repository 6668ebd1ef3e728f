import { describe, expect, it } from 'vitest';
import { formPage } from '../../../functions/page/form-page.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { pathOfForm } from '../../../shared/paths.ts';
import { render } from '../rendered.ts';

/** How a control is filled in: by hand, by a phone's keyboard, by the browser. */
const ATTRIBUTES =
  'type inputmode autocomplete autocapitalize autocorrect spellcheck maxlength rows placeholder required'.split(' ');

/** These attributes of the form's controls, by name. */
function controlsOf(html: string): Record<string, Record<string, string | undefined>> {
  const [form = ''] = /<form[^>]*method="post".*?<\/form>/su.exec(html) ?? [];
  const tags = Array.from(form.matchAll(/<(input|textarea|select)\b[^>]*? name="([^"]*)"[^>]*>/gu));
  return Object.fromEntries(
    tags.map(([tag, element, name = '']) => [
      name,
      { element, ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, valueIn(tag, attribute)])) },
    ]),
  );
}

const valueIn = (tag: string, attribute: string) =>
  new RegExp(` ${attribute}(?:="([^"]*)")?(?=[\\s/>])`, 'iu')
    .exec(tag)
    ?.slice(1)
    .map((value) => value ?? '')[0];

describe.each(allForms)('the controls of $id', (form) => {
  it('are those of its page when it is shown again without script, and ask for the right keyboard', async () => {
    const page = controlsOf((await render(pathOfForm(form.id) ?? '/')).body);
    // Photos need the script.
    const expected = Object.entries(page).filter(([name]) => name !== 'photos');
    const again = controlsOf(formPage({ form, entries: {}, errors: [], submissionId: crypto.randomUUID() }));
    expect(again).toMatchObject(Object.fromEntries(expected));
    // A control with a limit would cut what is pasted.
    for (const { maxlength } of Object.values({ ...page, ...again })) expect(maxlength).toBeUndefined();
    const person = {
      email: { type: 'text', inputmode: 'email', autocomplete: 'email', autocapitalize: 'none' },
      phone: { type: 'tel', autocomplete: 'tel' },
    };
    const asked = Object.entries(person).filter(([name]) => name in form.fields);
    expect(page).toMatchObject(Object.fromEntries(asked));
    expect(page['math_answer']).toMatchObject({ inputmode: 'numeric' });
    expect(page['postalcode']?.['inputmode']).toBe('postalcode' in form.fields ? 'numeric' : undefined);
  });
});
