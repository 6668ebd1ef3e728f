import { describe, expect, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { consultation } from '../../../shared/forms/consultation.ts';
import { contact } from '../../../shared/forms/contact.ts';
import {
  enteredAddress,
  longestText,
  NOT_CHOSEN,
  sentEntries,
  tidy,
  visibleFields,
} from '../../../shared/forms/entries.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';

describe.each(allForms)('$id', (form) => {
  const texts = visibleFields(form).filter(([, { input }]) => input === 'multiline');

  it('shows a control for each field but the photos', () => {
    const photos = Object.keys(form.fields).filter((name) => form.fields[name]?.input === 'photos');
    expect([...visibleFields(form).map(([name]) => name), ...photos].toSorted()).toEqual(
      Object.keys(form.fields).toSorted(),
    );
  });

  it('is empty, without the sum and the consent, if nothing was entered', () => {
    const empty = Object.fromEntries(visibleFields(form).map(([name]) => [name, '']));
    expect(tidy(form, {})).toEqual({ ...empty, math_answer: '', privacy: false });
    expect(sentEntries(form, {})).toEqual([]);
  });

  it.each(texts)('is shortened best at %s, if that is the longest text', (name) => {
    const others = Object.fromEntries(texts.map(([other]) => [other, 'kurz']));
    expect(longestText(form, { ...others, name: 'x'.repeat(200), [name]: 'etwas länger' })).toBe(name);
    expect(longestText(form, { [name]: 'x' })).toBe(name);
  });
});

it('pasted tabs become blanks, soft line breaks line feeds in a text of several lines only', () => {
  const entry = 'a\u000bb\u000cc\u0085d\u2028e\u2029f';
  expect(tidy(contact, { name: `${entry}\tg`, message: `${entry}\tg` })).toMatchObject({
    name: `${entry} g`,
    message: 'a\nb\nc\nd\ne\nf g',
  });
});

it('the confirmation names the address alone, as it was typed', () => {
  const email = ' Anna <mailto:an\u00adna@küchen.ch?subject=x> ';
  expect(enteredAddress(contact, { email })).toBe('anna@küchen.ch');
  expect(enteredAddress(contact, { email: ' \u200b' })).toBeUndefined();
});

it('what was sent is listed by labels in the order of the form, a choice by its label', () => {
  const [[variant = '', label = ''] = []] = Object.entries(sampleFolder.fields['variant']?.options ?? {});
  expect(sentEntries(sampleFolder, { variant, notes: '  ', name: ' Anna ' })).toEqual(
    Object.entries(sampleFolder.fields).flatMap(([name, field]) => {
      const value = { name: 'Anna', variant: label }[name];
      return value === undefined ? [] : [[field.label, value]];
    }),
  );
  expect(sentEntries(consultation, { topic: NOT_CHOSEN })).toEqual([]);
});
