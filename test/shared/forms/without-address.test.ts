import { expect, it } from 'vitest';
import { teamLetter } from '../../../functions/mail/team-letter.ts';
import { confirmationPage } from '../../../functions/page/confirmation-page.ts';
import { contact } from '../../../shared/forms/contact.ts';
import { checkBody, defineForm } from '../../../shared/forms/define-form.ts';
import { enteredAddress } from '../../../shared/forms/entries.ts';
import { phone, text } from '../../../shared/forms/fields.ts';
import { company } from '../../../shared/owner/company.ts';

/** A call back, for which an address is of no use. */
const callback = defineForm({
  ...contact,
  id: 'callback',
  fields: { name: text({ label: 'Name', required: true, autocomplete: 'name' }), phone: phone({ required: true }) },
});
const entries = { name: 'Anna', phone: '044 111 22 33' };
const sent = {
  submission_id: '0b8f3c6e-5f0b-4f0e-9a51-3f2b6a1c9d10',
  math_answer: '12',
  privacy: true,
  elapsed_ms: 9000,
};

it('a form without an address of mail takes a telephone number, and can require it', () => {
  expect(checkBody(callback, { ...entries, ...sent })).toMatchObject({ record: entries });
  expect(checkBody(callback, { name: 'Anna', ...sent })).toEqual({ errors: [{ field: 'phone', code: 'required' }] });
});

const page = (form: typeof contact, values: Record<string, string>) =>
  confirmationPage({ form, reference: 'K7QF-3M2A', entries: values, photosMissing: false });

it('the confirmation speaks of a mail only where an address was given', () => {
  expect(page(callback, entries)).not.toMatch(/undefined|geht an/u);
  expect(page(callback, entries)).toContain(company.email);
  expect(page(contact, { ...entries, email: ' anna@firma.ch ' })).toContain('geht an anna@firma.ch.');
  expect(enteredAddress(callback, entries)).toBeUndefined();
  expect(enteredAddress(contact, { email: ' ' })).toBeUndefined();
});

it('the mail to the team does not speak of an address that was not given', () => {
  const [createdAt, expiresAt] = ['2026-11-27T08:00:00Z', '2027-11-27T08:00:00Z'];
  const facts = { id: 'a', reference: 'K7QF-3M2A', createdAt, expiresAt, suspect: false };
  const row = { ...facts, form: callback, values: entries };
  const [way] = teamLetter(row, 'https://www.firma.ch', false).closing;
  expect(way).toBe('Eine E-Mail-Adresse wurde nicht angegeben. Bitte antworten Sie auf einem anderen Weg.');
  const [refused] = teamLetter(
    { ...row, form: contact, values: { ...entries, email: 'ä@firma.ch' } },
    'https://www.firma.ch',
    false,
  ).closing;
  expect(refused).toContain('An die angegebene E-Mail-Adresse');
});
