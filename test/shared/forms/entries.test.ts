import { expect, it } from 'vitest';
import { consultation } from '../../../shared/forms/consultation.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { enteredAddress, NOT_CHOSEN, sentEntries, tidy } from '../../../shared/forms/entries.ts';
import { sampleFolder } from '../../../shared/forms/sample-folder.ts';

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
